"""Riftbound: the oracle and its data."""
