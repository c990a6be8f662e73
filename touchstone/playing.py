"""The command ``play``: random legal games of the oracle."""

from touchstone.errors import UserError, nearest
from touchstone.lines import say


def play_randomly(game: str, seed: int, games: int) -> int:
    """Play games and print them; 1 if one of them ended in an error."""
    from adapters.random_play import GAMES, play_games

    if game not in GAMES:
        listed = f"; it is one of: {', '.join(GAMES)}"
        raise UserError(f'unknown game "{game}"{nearest(game, GAMES, otherwise=listed)}')
    return 0 if play_games(game, seed, games, say) else 1
