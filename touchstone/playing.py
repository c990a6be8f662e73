"""The command ``play``: random legal games of the oracle."""

from touchstone.lines import say


def play_randomly(seed: int, games: int) -> int:
    """Play games and print them; 1 if one of them ended in an error."""
    from adapters.oracle import play_games

    return 0 if play_games(seed, games, say) else 1
