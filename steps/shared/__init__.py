"""What the languages of all games have in common: players, lists, tables, clauses, answers, questions."""
