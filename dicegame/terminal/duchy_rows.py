"""The rows of a duchy as text in color, for the boards of all games."""

from collections.abc import Callable

from rich.text import Text

from padgen.hexgrid import Hex
from padgen.model import Layout
from padgen.theme import STYLES

HEX_WIDTH = 6
"""Columns of a hex, with the gap to its neighbor."""


def duchy_rows(layout: Layout, face: Callable[[Hex, int], tuple[str, str]]) -> list[Text]:
    """Return the rows of a duchy. There is no gap between the hexes of an area.

    `face` gets a hex with its number, counted from 0, and returns its text and what is added to the style of its color.
    """
    palette = STYLES["color"].palette
    left = min(2 * hex_.q + hex_.r for hex_ in layout.cells)
    numbers = {hex_: number for number, hex_ in enumerate(layout.cells)}
    rows = []
    for row in layout.rows:
        text = Text()
        for hex_ in row:
            colors = palette[layout.game, layout.cells[hex_].color]
            content, more = face(hex_, numbers[hex_])
            style = f"{colors.ink} on {colors.fill}{more}"
            right = Hex(hex_.q + 1, hex_.r)
            same = right in numbers and layout.area_of[right] is layout.area_of[hex_]
            text.append(" " * (HEX_WIDTH // 2 * (2 * hex_.q + hex_.r - left) - text.cell_len))
            text.append(f"{content:<{HEX_WIDTH - 1}}", style)
            text.append(" ", style if same else "")
        rows.append(text)
    return rows
