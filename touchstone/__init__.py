"""The command line: rulings as executable cases, run against any engine behind the port."""
