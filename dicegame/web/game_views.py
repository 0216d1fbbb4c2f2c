"""The views of games, for pages and the API, by the key of the game."""

from dicegame.web.dice.game_view import DiceView
from dicegame.web.seating import TableError
from dicegame.web.table import Table
from dicegame.web.view import GameView
from padgen.language import Sentence

VIEWS: dict[str, GameView] = {"dice": DiceView()}
"""The games with their own view."""
PLAIN = GameView()


def view_of(table: Table) -> GameView:
    """Return the view of a table's game, or the plain view."""
    return VIEWS.get(table.playable.key, PLAIN)


def check_round(table: Table, open_round: str | None) -> None:
    """Refuse an action that was meant for another round than the open one.

    Raises: TableError.
    """
    if open_round is not None and open_round != view_of(table).open_round(table):
        raise TableError(Sentence("table-other-round"))
