"""The rules of Grand Archive, as a reference engine that plays whole games."""
