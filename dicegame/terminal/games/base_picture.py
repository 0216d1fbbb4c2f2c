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

DEPOTS_AT = 44
"""The column where the depots begin."""
SHORT = HEX_WIDTH - 1
"""Columns for the short name of a tile in a depot or on a hex."""
GOOD_STYLES = ("bold dark_cyan", "bold purple", "bold hot_pink", "bold red", "bold orange3", "bold dark_orange")
"""The styles of goods on the screen, in the order of the dice that sell them."""

ShortName = Callable[[int], str]
"""A function that returns the short name of a tile, at most five characters."""


def duchy_picture(layout: Layout, tiles: Mapping[int, int], legal: Collection[int], short: ShortName) -> list[Text]:
    """Return the rows of a duchy. A hex shows its tile, or its letter, the number of its die and its own number.

    A star marks the hexes where a tile can be placed now.
    """

    def face(hex_: Hex, number: int) -> tuple[str, str]:
        if number in tiles:
            return short(tiles[number]), " bold reverse"
        cell = layout.cells[hex_]
        return f"{letter_of(layout.game, cell)}{cell.die}{'*' if number in legal else ' '}{number + 1}", ""

    return duchy_rows(layout, face)


def depot_row(game: Game, depot: int, short: ShortName) -> Text:
    """Return the row of a depot: its number, tiles and goods."""
    row = Text(f"{depot} ")
    for tile in game.market.depots[depot]:
        row.append(f"{short(tile):<{SHORT}}" if tile else " " * SHORT, _style(tile))
        row.append(" ")
    for good, number in enumerate(game.market.goods[depot]):
        row.append(str(good + 1) * number, GOOD_STYLES[good])
    return row


def side_by_side(duchy: Sequence[Text], depots: Sequence[Text]) -> list[Text]:
    """Return the rows of a duchy with the rows of the depots at their right."""
    rows = []
    for left, right in zip_longest(duchy, depots):
        row = left.copy() if left else Text()
        if right:
            row.append(" " * (DEPOTS_AT - row.cell_len))
            row.append(right)
        rows.append(row)
    return rows


def _style(tile: int) -> str:
    if not tile:
        return ""
    colors = STYLES["color"].palette[GameKind.BASE, COLOR_NAMES[COLOR_OF[tile]]]
    return f"{colors.ink} on {colors.fill}"
