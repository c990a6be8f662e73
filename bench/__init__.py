"""How fast it is: ``python -m bench`` prints one table, every ratio measured in the same run."""
