"""Draw the picture of a base game in color: a duchy with its tiles, and the depots at its right."""

from collections.abc import Callable, Collection, Mapping, Sequence
from itertools import zip_longest

from rich.text import Text

from dicegame.base.game import Game
from dicegame.base.state.tiles import COLOR_NAMES, COLOR_OF
from dicegame.terminal.drawing import HEX_WIDTH, duchy_rows
from padgen.hexgrid import Hex
from padgen.model import Layout
from padgen.notation import letter_of
from padgen.tables import Game as GameKind
from padgen.theme import STYLES

DEPOTS_AT, NARROW_AT = 44, 42
"""The column where the depots begin, and where they begin if they show shields."""
DEPOT_WIDTH, DEPOTS_ABREAST = 26, 3
"""The columns of a depot below a wide duchy, and how many are side by side."""
POST, LEAVES = "^", "<"
"""The marks of a hex of a border post, and of a tile that leaves first in the solo game."""
SHORT = HEX_WIDTH - 1
"""Columns for the short name of a tile in a depot or on a hex."""
GOOD_STYLES = ("bold dark_cyan", "bold purple", "bold hot_pink", "bold red", "bold orange3", "bold dark_orange")
"""The styles of goods on the screen, in the order of the dice that sell them."""

ShortName = Callable[[int], str]
"""A function that returns the short name of a tile, at most five characters."""


def duchy_picture(
    layout: Layout, tiles: Mapping[int, int], legal: Collection[int], short: ShortName, posts: bool = False
) -> list[Text]:
    """Return the rows of a duchy. A hex shows its tile, or its letter, the number of its die and its own number.

    A star marks the hexes where a tile can be placed now. If `posts`, a mark follows on the hexes of border posts.
    """
    marked = {hex_ for post in layout.posts for hex_ in post} if posts else set()

    def face(hex_: Hex, number: int) -> tuple[str, str]:
        mark = POST if hex_ in marked else ""
        if number in tiles:
            return f"{short(tiles[number]):<{SHORT if mark else 0}}{mark}", " bold reverse"
        cell = layout.cells[hex_]
        star = "*" if number in legal else " "
        text = f"{letter_of(layout.game, cell)}{cell.die}{star}{number + 1}"
        return f"{text:<{SHORT if mark else 0}}{mark}", ""

    return duchy_rows(layout, face)


def depot_row(game: Game, depot: int, short: ShortName, leaves: int = 0, room: int = 0) -> Text:
    """Return the row of a depot: its number, tiles, goods and shields. A mark follows the tile `leaves`, which leaves first.

    A row that is longer than `room` columns, if given, has its tiles side by side, without columns for empty places.
    """
    row = _depot(game, depot, short, leaves, SHORT)
    return _depot(game, depot, short, leaves, 0) if room and row.cell_len > room else row


def _depot(game: Game, depot: int, short: ShortName, leaves: int, width: int) -> Text:
    row, left = Text(f"{depot} "), leaves
    for tile in game.market.depots[depot]:
        if tile or width:
            row.append(f"{short(tile):<{width}}" if tile else " " * width, _style(tile))
            row.append(f"{LEAVES} " if tile and tile == left else " ")
            left = 0 if tile == left else left
    for good, number in enumerate(game.market.goods[depot]):
        row.append(str(good + 1) * number, GOOD_STYLES[good])
    if shields := game.market.shields[depot]:
        row.append(" " * (not row.plain.endswith(" ")) + " ".join(f"s{shield}" for shield in shields), "bold")
    return row


def side_by_side(duchy: Sequence[Text], depots: Sequence[Text], column: int = DEPOTS_AT) -> list[Text]:
    """Return the rows of a duchy with the rows of the depots at their right, from a column on."""
    rows = []
    for left, right in zip_longest(duchy, depots):
        row = left.copy() if left else Text()
        if right:
            row.append(" " * (column - row.cell_len))
            row.append(right)
        rows.append(row)
    return rows


def depots_below(depots: Sequence[Text]) -> list[Text]:
    """Return the rows of depots, some of them side by side, for below a duchy that has no room at its right."""
    rows = []
    for first in range(0, len(depots), DEPOTS_ABREAST):
        row = Text()
        for place, depot in enumerate(depots[first:][:DEPOTS_ABREAST]):
            row.append(" " * (place * DEPOT_WIDTH - row.cell_len))
            row.append(depot)
        rows.append(row)
    return rows


def _style(tile: int) -> str:
    if not tile:
        return ""
    colors = STYLES["color"].palette[GameKind.BASE, COLOR_NAMES[COLOR_OF[tile]]]
    return f"{colors.ink} on {colors.fill}"
