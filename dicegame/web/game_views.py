"""The views of games in pages and in the API, by the key of the game."""

from dicegame.web.dice.game_view import DiceView
from dicegame.web.seating import TableError
from dicegame.web.table import Table
from dicegame.web.view import GameView
from padgen.language import Sentence

VIEWS: dict[str, GameView] = {"dice": DiceView()}
"""Games with a view of their own."""
PLAIN = GameView()


def view_of(table: Table) -> GameView:
    """Return the view of a table's game; the plain one where it has none of its own."""
    return VIEWS.get(table.playable.key, PLAIN)


def check_round(table: Table, open_round: str | None) -> None:
    """Refuse what was meant for another round than the open one.

    Raises: TableError.
    """
    if open_round is not None and open_round != view_of(table).open_round(table):
        raise TableError(Sentence("table-other-round"))
