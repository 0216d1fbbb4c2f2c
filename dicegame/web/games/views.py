"""The views of games, for pages and the API, by the key of the game."""

from functools import cache

from dicegame.games import find_kit
from dicegame.web.games.view import GameView
from dicegame.web.table.seating import TableError
from dicegame.web.table.table import Table
from padgen.language import Sentence


@cache
def _view(game: str) -> GameView:
    view: type[GameView] = find_kit(game).view or GameView
    return view()


def view_of(table: Table) -> GameView:
    """Return the view of a table's game, or the plain view."""
    return _view(table.playable.key)


def check_round(table: Table, open_round: str | None) -> None:
    """Refuse an action that was meant for another round than the open one.

    Raises: TableError.
    """
    if open_round is not None and open_round != view_of(table).open_round(table):
        raise TableError(Sentence("table-other-round"))
