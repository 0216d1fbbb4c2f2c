"""Player boards of the base game with tiles at their true size, in as many parts as the paper needs."""

from collections.abc import Iterable, Sequence
from functools import partial
from math import ceil, sqrt
from typing import NamedTuple

from padgen.face import AREA_LINE, POST, RIM_LINE, face_shapes, hex_shape
from padgen.geometry import Point, bounds_mm, center_mm, outline_mm, post_mm
from padgen.language import Words
from padgen.model import Cell, Layout
from padgen.notation import format_notation
from padgen.pdf.look import RULER_MM, draw_ruler, pad_title
from padgen.pdf.pen import Pen, fitting_height
from padgen.pdf.plan import Box, margin_mm
from padgen.pdf.press import Press
from padgen.tables import Game
from padgen.theme import STYLES, Style

TILE_MM = 27.0
"""Side to side of a hex space. Source: sillyfrog/Castles-of-Burgundy-Player-Mat-Overlay, an overlay measured on the printed
board, whose spaces repeat every 27 mm and take tiles of 25.4 mm ("likely": one source)."""

GOODS = 0.8
"""Side of a goods space in tile widths; our choice."""

LETTERING = 0.15
"""Font size of the words on a board, in tile widths."""

OVERLAP = 8.0
"""Strip in mm that the next part is glued over."""
CAPTION = 5.0
"""Height in mm of the line that says which part this is."""


class PlayerBoard(NamedTuple):
    """The content of one player board."""

    layout: Layout
    style: str = "color"
    language: str = "en"
    tile_mm: float = TILE_MM

    @property
    def size(self) -> float:
        """Return the distance from center to corner of a hex, in mm."""
        return self.tile_mm / sqrt(3)

    @property
    def extent(self) -> tuple[float, float]:
        """Return width and height of the whole board, in mm."""
        left, top, right, bottom = bounds_mm(self.layout.cells, self.size)
        width = max(right - left + 0.3 * self.size, 6.9 * self.tile_mm)
        return width, (bottom - top) + 0.3 * self.size + 2.4 * self.tile_mm


class Parts(NamedTuple):
    """The division of a board into parts for a paper size."""

    paper: tuple[float, float]
    columns: int
    rows: int
    room: Box
    """The part of each page that shows the board."""

    @property
    def pages(self) -> int:
        """Return the number of pages of one board."""
        return self.columns * self.rows

    def corner(self, part: int) -> Point:
        """Return the point of the board in the upper left corner of a part."""
        return (part % self.columns * (self.room.width - OVERLAP), part // self.columns * (self.room.height - OVERLAP))


def parts(board: PlayerBoard, paper: tuple[float, float]) -> Parts:
    """Return the division that needs the fewest pages, with the paper upright or turned sideways."""
    ways = []
    for size in (paper, (paper[1], paper[0])):
        margin = margin_mm(size)
        room = Box(margin, margin, size[0] - 2 * margin, size[1] - 2 * margin)
        columns, rows = (1 if need <= have else 0 for need, have in zip(board.extent, room[2:], strict=True))
        if not columns or not rows:
            room = room._replace(height=room.height - CAPTION)
            columns, rows = (
                max(1, ceil((need - OVERLAP) / (have - OVERLAP))) for need, have in zip(board.extent, room[2:], strict=True)
            )
        ways.append(Parts(size, columns, rows, room))
    return min(ways, key=lambda way: way.pages)


def player_boards(boards: Sequence[PlayerBoard], order: Iterable[int], press: Press) -> bytes:
    """Return the PDF of player boards in an order of indices, each in as many parts as the paper needs."""
    style = STYLES[boards[0].style]
    words = Words(boards[0].language)
    title = pad_title(words, "board-title", [board.layout.name for board in boards])
    pen = Pen(title, words("board-subject"), words("license"), duplex=press.duplex)
    for index in order:
        board = boards[index]
        way = parts(board, press.paper)
        page = press._replace(paper=way.paper)
        for part in range(way.pages):
            page.start_page(pen, style)
            _draw_part(pen, board, index, way, part)
            page.finish_page(pen, style)
    return pen.finish()


def _draw_part(pen: Pen, board: PlayerBoard, key: int, way: Parts, part: int) -> None:
    style, room = STYLES[board.style], way.room
    x, y = way.corner(part)
    if way.pages == 1:
        width, height = board.extent
        at = (room.x + (room.width - width) / 2, room.y + (room.height - height) / 2)
        pen.stamp(("board", key), partial(_draw_board, pen, board, style), at)
        return
    with pen.moved((0, 0)):
        pen.clip(*room)
        pen.stamp(("board", key), partial(_draw_board, pen, board, style), (room.x - x, room.y - y))
    across, down = part % way.columns < way.columns - 1, part // way.columns < way.rows - 1
    if across:
        seam = room.right - OVERLAP
        pen.line((seam, room.y), (seam, room.bottom), style.text, 0.2, dashed=True)
    if down:
        seam = room.bottom - OVERLAP
        pen.line((room.x, seam), (room.right, seam), style.text, 0.2, dashed=True)
    for corner in ((room.x, room.y), (room.right, room.y), (room.x, room.bottom), (room.right, room.bottom)):
        _draw_register_mark(pen, style, corner)
    words = Words(board.language)
    text = words("board-part", number=part + 1, total=way.pages)
    if across or down:
        text = f"{text}. {words('board-glue')}"
    pen.text((room.x + 2, room.bottom + CAPTION / 2), text, fitting_height(text, room.width - 4, 2.6), style.text)


def _draw_register_mark(pen: Pen, style: Style, at: Point) -> None:
    """Draw a small cross where the corners of the parts must meet."""
    x, y = at
    pen.line((x - 1.5, y), (x + 1.5, y), style.text, 0.15)
    pen.line((x, y - 1.5), (x, y + 1.5), style.text, 0.15)


def _draw_board(pen: Pen, board: PlayerBoard, style: Style) -> None:
    """Draw the whole board, from its upper left corner: the duchy, the spaces for tiles and goods, and the foot."""
    size, tile = board.size, board.tile_mm
    left, top, right, bottom = bounds_mm(board.layout.cells, size)
    origin = (board.extent[0] / 2 - (left + right) / 2, 0.15 * size - top)
    _draw_duchy(pen, board, style, origin)
    spaces = origin[1] + bottom + 0.25 * size
    _draw_spaces(pen, board, style, spaces)
    _draw_foot(pen, board, style, spaces + 1.7 * LETTERING * tile + 2 * size)


def _draw_spaces(pen: Pen, board: PlayerBoard, style: Style, top: float) -> None:
    """Draw three hexes to store tiles, three squares for goods, and one for sold goods."""
    words, size, tile, width = Words(board.language), board.size, board.tile_mm, board.extent[0]
    text, left = LETTERING * tile, 0.1 * size
    word = words("board-storage")
    pen.text((left, top + 0.6 * text), word, fitting_height(word, 3 * tile, text), style.text)
    row = top + 1.4 * text
    hex_ = hex_shape(Game.BASE, "monastery", style, size)._replace(fill=style.paper, stroke=style.faint, width=0.3)
    for place in range(3):
        pen.shapes([hex_], (left + (place + 0.5) * tile, row + size))
    side = GOODS * tile
    for place, label in enumerate(("board-goods", "board-goods", "board-goods", "board-sold")):
        x = width - (4 - place) * (side + 0.1 * tile) + 0.05 * tile
        pen.box(x, row, side, side, style.paper, style.faint, 0.3)
        word = words(label)
        height = fitting_height(word, side, text)
        pen.text((x + side / 2, row - 0.75 * text), word, height, style.text, align="middle")


def _draw_foot(pen: Pen, board: PlayerBoard, style: Style, top: float) -> None:
    """Draw the name of the board, places for dice, silver and workers, the ruler, and the small print."""
    words, tile, width = Words(board.language), board.tile_mm, board.extent[0]
    text, left = LETTERING * tile, 0.1 * board.size
    name = f"{words('board')} {board.layout.name.removeprefix('base-')}"
    height = fitting_height(name, 2.8 * tile, 0.32 * tile, bold=True)
    pen.text((left, top + 0.2 * tile), name, height, style.text, bold=True)
    draw_ruler(pen, style, (left, top + 0.68 * tile), 3 * tile - RULER_MM, words("ruler"), 0.7)
    notes = f"{words('board-tile', tile=tile)} · {words('unofficial')}"
    for line, content in enumerate((format_notation(board.layout) or "", notes)):
        y = top + (0.58 + 0.15 * line) * tile
        pen.text((width, y), content, fitting_height(content, 3.8 * tile, 0.11 * tile), style.text, align="right")
    for place, label in enumerate(("board-dice", "board-silver", "board-workers")):
        x = (3 + 1.3 * place) * tile
        pen.box(x, top + 0.1 * tile, 1.2 * tile, 0.4 * tile, style.paper, style.faint, 0.3)
        word = words(label)
        height = fitting_height(word, 1.1 * tile, text)
        pen.text((x + 0.6 * tile, top + 0.3 * tile), word, height, style.faint, align="middle")


def _draw_duchy(pen: Pen, board: PlayerBoard, style: Style, origin: Point) -> None:
    layout, size = board.layout, board.size

    def draw_cell(cell: Cell) -> None:
        pen.shapes([hex_shape(Game.BASE, cell.color, style, size), *face_shapes(Game.BASE, cell, style, size)])

    for hex_, cell in layout.cells.items():
        dx, dy = center_mm(hex_, size)
        pen.stamp((cell, board.style, size), partial(draw_cell, cell), (origin[0] + dx, origin[1] + dy))
    for hexes, width in (*((area.hexes, AREA_LINE) for area in layout.areas), (tuple(layout.cells), RIM_LINE)):
        rings = [tuple((origin[0] + x, origin[1] + y) for x, y in ring) for ring in outline_mm(hexes, size)]
        pen.path(rings, stroke=style.outline, width=width * style.weight * size)
    for post in layout.posts:
        x, y = post_mm(post, layout.cells, size)
        pen.disc((origin[0] + x, origin[1] + y), POST * size, style.text)
