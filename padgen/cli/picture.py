"""A small colored picture of a layout for the terminal."""

from rich.text import Text

from padgen.hexgrid import Hex
from padgen.model import Layout
from padgen.notation import letter_of
from padgen.theme import STYLES


def picture(layout: Layout) -> Text:
    """Return a picture: each hex three columns wide with its letter and die number, each row half a hex beside the last.

    Hexes of one area run together; without color the letters remain.
    """
    palette = STYLES["color"].palette
    left = min(2 * hex_.q + hex_.r for hex_ in layout.cells)
    text = Text()
    above = layout.rows[0][0].r
    for row in layout.rows:
        text.append("\n" * (row[0].r - above))
        above = row[0].r
        at = 0
        for hex_ in row:
            cell = layout.cells[hex_]
            column = 2 * (2 * hex_.q + hex_.r - left)
            colors = palette[layout.game, cell.color]
            style = f"{colors.ink} on {colors.fill}"
            text.append(" " * (column - at))
            text.append(f" {letter_of(layout.game, cell)}{cell.die or ' '}", style)
            right = layout.area_of.get(Hex(hex_.q + 1, hex_.r))
            text.append(" ", style if right == layout.area_of[hex_] else "")
            at = column + 4
    text.rstrip()
    return text
