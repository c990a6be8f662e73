"""The reference engines: they know nobody outside this package."""
