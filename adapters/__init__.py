"""The port between the suite and the engines it checks, and the ways to reach an engine."""
