"""What all tests share: feature files are tests too."""

pytest_plugins = ["touchstone.pytest_bdd"]
