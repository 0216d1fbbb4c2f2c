"""Player boards of the base game at true size. A board that is larger than the paper is printed in parts."""

from collections.abc import Iterable, Sequence
from functools import partial
from math import sqrt
from typing import Literal, NamedTuple

from padgen.face import (
    AREA_LINE,
    FACE_ROOMS,
    POST,
    RIM_LINE,
    face_shapes,
    hex_shape,
    icon,
    pattern,
    river_shapes,
    texture_shapes,
)
from padgen.geometry import Point, bounds_mm, center_mm, corners_mm, outline_mm, post_mm
from padgen.language import Words, say
from padgen.model import Cell, Layout
from padgen.notation import format_notation
from padgen.pdf.board_parts import CAPTION, Parts, draw_seams, parts_of
from padgen.pdf.box import Box
from padgen.pdf.code import board_code_text, draw_code
from padgen.pdf.drawing import RULER_MM, THIN, draw_ruler, pad_title
from padgen.pdf.heading import STARS, draw_stars
from padgen.pdf.ornaments import draw_band, draw_blank, draw_panel, shield_right
from padgen.pdf.page_setup import PageSetup
from padgen.pdf.pen import Pen, fitting_height, text_width, wrapped
from padgen.pdf.plan import POINT, meets
from padgen.pdf.solosheet import SoloSheet
from padgen.ratings import Rating
from padgen.rivers import drawn_hexes
from padgen.tables import COLORS, BaseTables, Game
from padgen.theme import STYLES, Style
from padgen.validate import short_name, solo_surety

TILE_MM = 27.0
"""Width of a hex space, from side to side. Source: sillyfrog/Castles-of-Burgundy-Player-Mat-Overlay, an overlay measured on
the printed board. Its spaces repeat every 27 mm and take tiles of 25.4 mm ("likely": one source)."""

CODE, LEAST_CODE = 0.8, 15.0
"""Side of the code with its quiet zone, in tile widths, and its smallest side in mm: modules of a third of a millimeter."""

GOODS = 0.8
"""Side of a goods space in tile widths. This is our own choice."""

LETTERING = 0.13
"""Font size of the texts on a board, as a fraction of the width of a tile."""
SMALLEST, WORDS = 2.6, 9 * POINT
"""Font size of the smallest words in mm: 7.4 points on small boards, and 9 on those of true size."""
LEAST_TILE = 18.0
"""Boards with smaller tiles have no room for explanations: their key only names the colors."""

BAND, HEAD = 0.44, 0.99
"""Height of the title band, and of the band and the key below it, in tile widths."""
PAD = 0.08
"""The room between the edge of a panel and its content, in tile widths."""
CORNER = (1.5, 0.92)
"""Width and height of the panels with the points for areas and the posts, in tile widths."""
FOOT = 10.6
"""Height of the ruler and the small print below the spaces for tiles, in mm."""
SPARE = 1.05
"""The most height, in tile widths, that a board takes on higher paper beyond what it needs."""
KEY, AIR = 0.26, 0.05
"""The shares of this height for the key, and for the gaps above and below the duchy. The spaces for tiles get the rest."""

RIM = 0.15
"""Space around the duchy for its outline, as a fraction of the size of a hex."""


class PlayerBoard(NamedTuple):
    """One player board: its layout, and its style, language and size in print."""

    layout: Layout
    style: str = "color"
    language: str = "en"
    tile_mm: float = TILE_MM
    link: str | None = None
    """The web address that the code opens. The duchy replaces `{layout}` in it, or is added at the end."""
    spare: float = 0
    """The height in mm that the paper has beyond what the board needs."""

    @property
    def small(self) -> float:
        """Return the font size of the smallest words, in mm."""
        return max(SMALLEST, min(1, self.tile_mm / TILE_MM) * WORDS)

    @property
    def size(self) -> float:
        """Return the distance from center to corner of a hex, in mm."""
        return self.tile_mm / sqrt(3)

    @property
    def origin(self) -> Point:
        """Return the middle of `Hex(0, 0)` on the board, in mm."""
        left, top, right, _ = bounds_mm(drawn_hexes(self.layout), self.size)
        return (
            self.width / 2 - (left + right) / 2,
            self.key.bottom + 0.04 * self.tile_mm + AIR * self.spare + RIM * self.size - top,
        )

    @property
    def spaces(self) -> float:
        """Return the y on the board, in mm, at which the duchy ends and the spaces for tiles and goods begin."""
        _, _, _, bottom = bounds_mm(drawn_hexes(self.layout), self.size)
        return self.origin[1] + bottom + RIM * self.size + 0.09 * self.tile_mm + AIR * self.spare

    @property
    def band(self) -> Box:
        """Return the title band at the top of the board."""
        return Box(0, 0, self.width, BAND * self.tile_mm)

    @property
    def key(self) -> Box:
        """Return the panel that explains the colors and the points for areas, below the title band."""
        tile = self.tile_mm
        return Box(0, (BAND + 0.06) * tile, self.width, (HEAD - BAND - 0.1) * tile + KEY * self.spare)

    @property
    def width(self) -> float:
        """Return the width of the whole board, in mm."""
        left, _, right, _ = bounds_mm(drawn_hexes(self.layout), self.size)
        return max(right - left + 2 * RIM * self.size, 6.9 * self.tile_mm)

    @property
    def extent(self) -> tuple[float, float]:
        """Return the width and height of the whole board, in mm."""
        return self.width, self.storage.bottom + FOOT

    @property
    def storage(self) -> Box:
        """Return the panel of the spaces for tiles."""
        text = 1.6 * max(self.small, LETTERING * self.tile_mm)
        height = text + 2 * self.size + PAD * self.tile_mm + (1 - KEY - 2 * AIR) * self.spare
        return Box(0, self.spaces, min(self.width - self._supply_width - PAD * self.tile_mm, 3.6 * self.tile_mm), height)

    @property
    def _supply_width(self) -> float:
        return (4 * GOODS + 0.3 + 2 * PAD) * self.tile_mm

    @property
    def supply(self) -> Box:
        """Return the panel of the spaces for goods, dice, silver and workers, right of the spaces for tiles."""
        width = self._supply_width
        return Box(self.width - width, self.spaces, width, self.storage.height)

    def fitted(self, paper: tuple[float, float], margin: float | None = None) -> "PlayerBoard":
        """Return the board with panels that fill the height of the paper, if it is not divided between two rows of parts."""
        way = parts(self, paper, margin)
        spare = way.room.height - self.extent[1]
        return self._replace(spare=min(spare, SPARE * self.tile_mm)) if len(way.rows) == 1 and spare > 0 else self


def areas_box(board: PlayerBoard) -> Box | None:
    """Return the panel of the points for areas, left of the duchy and below the key, or None without room for it.

    In hexagonal duchies the corner is free. The solo duchies with rivers score no areas.
    """
    width, height = (share * board.tile_mm for share in CORNER)
    box = Box(0, board.key.bottom + 0.05 * board.tile_mm, width, height)
    return None if board.layout.links or board.tile_mm < LEAST_TILE or _covered(board, box) else box


def posts_box(board: PlayerBoard) -> Box | None:
    """Return the panel that explains border posts, left of the duchy and above the tiles, or None without posts or room."""
    width, height = CORNER[0] * board.tile_mm, 0.74 * board.tile_mm
    box = Box(0, board.spaces - height - PAD * board.tile_mm, width, height)
    return box if board.layout.posts and board.tile_mm >= LEAST_TILE and not _covered(board, box) else None


def _covered(board: PlayerBoard, box: Box) -> bool:
    """Return whether a hex of the duchy reaches into a box."""
    (x, y), room = board.origin, box.grown(RIM * board.size / 2)
    shapes = (corners_mm(hex_, board.size) for hex_ in drawn_hexes(board.layout))
    return any(meets([(x + dx, y + dy) for dx, dy in shape], room) for shape in shapes)


def code_box(board: PlayerBoard) -> Box | None:
    """Return the box of the code with its quiet zone, right of the duchy and below the key, or None without room for it.

    In hexagonal duchies the corner is free.
    """
    side = CODE * board.tile_mm
    box = Box(board.width - side, board.key.bottom + 0.05 * board.tile_mm, side, side + board.small)
    if side < LEAST_CODE or _covered(board, box) or not board_code_text(board.layout, board.style):
        return None
    return box._replace(height=side)


Font = Literal["regular", "bold", "display"]


class Label(NamedTuple):
    """A text on a board. It fills `box`, and its font size is `height` mm. `font` is regular, bold or display."""

    text: str
    box: Box
    height: float
    align: str = "left"
    font: Font = "regular"


def labels(board: PlayerBoard) -> list[Label]:
    """Return all texts on a board: its name, the labels of spaces and ruler, and the small print."""
    words, tile, width = Words(board.language), board.tile_mm, board.width
    text, pad, storage = max(board.small, LETTERING * tile), PAD * tile, board.storage
    top = storage.y + 0.4 * text
    found = [_label(words("board-storage"), pad, top, 3 * tile, text, font="display")]
    for key, box in _goods(board):
        found.append(_label(words(key), box.x, top, box.width, text, "middle", "display"))
    for key, box in _supplies(board):
        y = min(box.middle[1] - text / 2, box.y + 0.55 * text)
        found.append(_label(words(key), box.x, y, box.width, text, "middle"))
    if code := code_box(board):
        key = "code-link" if board.link else "code-short"
        found.append(_label(words(key), code.x, code.bottom, code.width, board.small, "middle"))
    name = f"{words('board')} {short_name(board.layout)}"
    start = shield_right(board.band) + 0.1 * tile
    found.append(_label(name, start, 0.07 * tile, 0.4 * width, 0.28 * tile, font="display"))
    found += [*_key_labels(board), *_area_labels(board)]
    if posts := posts_box(board):
        inner = _beside_post(board, posts)
        size, lines = _wrapped_to_fit(words("board-posts"), inner.width, inner.height, board.small)
        for line, content in zip(inner.lines(len(lines)), lines, strict=True):
            found.append(_label(content, line.x, line.middle[1] - size / 2, line.width, size))
    foot = storage.bottom + 2.5
    found.append(_label(words("ruler"), 0.2, foot + 3.9, RULER_MM, board.small))
    surety = solo_surety(board.layout)
    last = format_notation(board.layout) or (say(surety, board.language) if surety else "")
    notes = (f"{words('board-tile', tile=tile)} · {words('unofficial')}", last)
    room = min(width / 2, width - RULER_MM - 4)
    for number, content in enumerate(notes):
        found.append(_label(content, width - room, foot + 3.9 * number, room, board.small, "right"))
    return found


def _beside_post(board: PlayerBoard, box: Box) -> Box:
    """Return the part of the panel of border posts that is right of the picture of a post."""
    left = (POST + 0.1) * 2 * board.size
    return Box(box.x + left, box.y + 0.06 * board.tile_mm, box.width - left - 1, box.height - 0.12 * board.tile_mm)


def _key_labels(board: PlayerBoard) -> list[Label]:
    """Return the texts of the key: each color with what its tiles bring."""
    words, tile, found = Words(board.language), board.tile_mm, list[Label]()
    ease = board.spare / (SPARE * tile)
    name_size, most = max(SMALLEST, (0.135 + 0.02 * ease) * tile), board.small * (1 + 0.1 * ease)
    entries = [(color, _beside_hex(board, entry)) for color, entry in _key_entries(board)]
    explained = tile >= LEAST_TILE
    room = entries[0][1].height - 1.15 * name_size
    fitted = [_wrapped_to_fit(words(f"board-{color}"), box.width, room, most) for color, box in entries]
    size = min(size for size, _ in fitted)
    for color, box in entries:
        name = words(f"color-{color}")
        if STYLES[board.style].letters:
            name += f" ({words('letter', color=color)})"
        lines = wrapped(words(f"board-{color}"), box.width, size) if explained else []
        y = box.middle[1] - (1.15 * name_size + 1.06 * size * len(lines)) / 2
        found.append(_label(name[0].upper() + name[1:], box.x, y, box.width, name_size, font="bold"))
        for place, line in enumerate(lines):
            found.append(_label(line, box.x, y + 1.15 * name_size + place * 1.06 * size, box.width, size))
    return found


def _area_labels(board: PlayerBoard) -> list[Label]:
    """Return the texts of the panel of points for areas: by size, and by the phase in which they are finished."""
    box, tables = areas_box(board), board.layout.tables
    if not box:
        return []
    assert isinstance(tables, BaseTables)
    words, tile, found = Words(board.language), board.tile_mm, list[Label]()
    inner = Box(box.x + PAD * tile, box.y + 0.06 * tile, box.width - 2 * PAD * tile, box.height - 0.1 * tile)
    sizes = sorted(tables.area_points)
    phases = [chr(ord("A") + number) for number in range(len(tables.phase_points))]
    parts = (
        ("board-areas", [str(size) for size in sizes], [str(tables.area_points[size][0]) for size in sizes]),
        ("board-phases", phases, [f"+{points}" for points in tables.phase_points]),
    )
    small = board.small
    for half, (key, heads, numbers) in zip(inner.lines(2, 0.03 * tile), parts, strict=True):
        title, *rows = half.lines(3)
        found.append(_label(words(key), title.x, title.middle[1] - small / 2, title.width, small, font="bold"))
        fonts: tuple[Font, Font] = ("regular", "bold")
        for row, texts, font in zip(rows, (heads, numbers), fonts, strict=True):
            for cell, text in zip(row.columns(len(texts)), texts, strict=True):
                found.append(_label(text, cell.x, cell.middle[1] - small / 2, cell.width, small, "middle", font))
    return found


def _wrapped_to_fit(text: str, width: float, height: float, size: float) -> tuple[float, list[str]]:
    """Return a font size up to `size`, and a text in lines that fill a room of this width and height."""
    while True:
        lines = wrapped(text, width, size)
        if size <= 2 or (len(lines) * size <= height and max(text_width(line, size) for line in lines) <= width):
            return size, lines
        size *= 0.97


def _key_entries(board: PlayerBoard) -> list[tuple[str, Box]]:
    """Return a pair for each color: its key, and its place in the panel of the key."""
    key, tile = board.key, board.tile_mm
    row = Box(key.x + 0.05 * tile, key.y + 0.02 * tile, key.width - 0.1 * tile, key.height - 0.04 * tile)
    return list(zip(COLORS[Game.BASE], row.columns(len(COLORS[Game.BASE])), strict=True))


def _beside_hex(board: PlayerBoard, entry: Box) -> Box:
    """Return the part of an entry of the key that is right of its hex."""
    return Box(entry.x + 0.41 * board.tile_mm, entry.y, entry.width - 0.42 * board.tile_mm, entry.height)


def _label(text: str, x: float, y: float, room: float, height: float, align: str = "left", font: Font = "regular") -> Label:
    """Return a label with its upper edge at `y`. Its font size is `height`, or less so that it is no wider than `room`."""
    bold, display = font == "bold", font == "display"
    height = fitting_height(text, room, height, bold, display=display)
    width = text_width(text, height, bold, display=display)
    left = x + {"left": 0.0, "middle": (room - width) / 2, "right": room - width}[align]
    return Label(text, Box(left, y, width, height), height, align, font)


def _goods(board: PlayerBoard) -> list[tuple[str, Box]]:
    """Return a pair for each goods space, right of the spaces for tiles: the message key of its label, and its box."""
    tile, side, right = board.tile_mm, GOODS * board.tile_mm, board.width - PAD * board.tile_mm
    y = board.spaces + 1.6 * max(board.small, LETTERING * tile)
    height = side + 0.35 * board.spare
    keys = ("board-goods", "board-goods", "board-goods", "board-sold")
    return [
        (key, Box(right - (4 - place) * side - (3 - place) * 0.1 * tile, y, side, height)) for place, key in enumerate(keys)
    ]


def _supplies(board: PlayerBoard) -> list[tuple[str, Box]]:
    """Return a pair for each place of dice, silver and workers, below the goods: the message key of its label, its box."""
    tile, goods = board.tile_mm, [box for _, box in _goods(board)]
    left, right, y = goods[0].x, goods[-1].right, goods[0].bottom + 0.09 * tile
    width = (right - left - 0.2 * tile) / 3
    height = board.supply.bottom - PAD * tile - y
    keys = ("board-dice", "board-silver", "board-workers")
    return [(key, Box(left + place * (width + 0.1 * tile), y, width, height)) for place, key in enumerate(keys)]


def _tile_spaces(board: PlayerBoard) -> list[Point]:
    """Return the middles of the three spaces for tiles."""
    storage, tile, top = board.storage, board.tile_mm, _goods(board)[0][1].y
    middle = (top + storage.bottom - PAD * tile) / 2
    gap = (storage.width - 3 * tile) / 4
    return [(gap + tile / 2 + place * (tile + gap), middle) for place in range(3)]


def parts(board: PlayerBoard, paper: tuple[float, float], margin: float | None = None) -> Parts:
    """Return the division of a board into parts that fit on the paper. Seams avoid the words and the code."""
    boxes = [label.box for label in labels(board)] + [code for code in [code_box(board)] if code]
    return parts_of(board.extent, boxes, paper, margin)


def player_boards(boards: Sequence[PlayerBoard], order: Iterable[int], setup: PageSetup) -> bytes:
    """Return the PDF of player boards, each in as many parts as the paper needs. `order` has the indices in `boards`.

    A sheet for the solo game follows each solo duchy.
    """
    style = STYLES[boards[0].style]
    words = Words(boards[0].language)
    title = pad_title(words, "board-title", [board.layout.name for board in boards])
    pen = setup.new_pen(words, title, "board-subject")
    known: set[int] = set()
    sides = 0
    for index in order:
        board = boards[index].fitted(setup.paper, setup.margin)
        way = parts(board, setup.paper, setup.margin)
        page = setup._replace(paper=way.paper)
        for part in range(way.pages):
            page.start_page(pen, style, back=setup.duplex and sides % 2 == 1)
            sides += 1
            if index not in known:
                known.add(index)
                pen.bookmark(f"{words('board')} {board.layout.name}")
            _draw_part(pen, board, index, way, part)
            page.finish_page(pen, style)
        if board.layout.links:
            setup.start_page(pen, style, back=setup.duplex and sides % 2 == 1)
            sides += 1
            SoloSheet(board.layout, setup.paper, board.style, board.language, setup.margin).draw(pen)
            setup.finish_page(pen, style)
    return pen.finish()


def _draw_part(pen: Pen, board: PlayerBoard, key: int, way: Parts, part: int) -> None:
    style, words = STYLES[board.style], Words(board.language)
    window, place = way.window(part), way.place(part)
    at = (place.x - window.x, place.y - window.y)
    name = words("picture-title", name=board.layout.name)
    with pen.structure.element("Figure", name), pen.moved((0, 0)):
        if way.pages > 1:
            pen.clip(place)
        pen.stamp(("board", key), partial(_draw_board, pen, board, style), at)
    if way.pages == 1:
        return
    across, down = part % len(way.columns) < len(way.columns) - 1, part // len(way.columns) < len(way.rows) - 1
    with pen.structure.artifact():
        draw_seams(pen, style, place, across, down)
    text = words("board-part", number=part + 1, total=way.pages)
    if across or down:
        text = f"{text}. {words('board-glue')}"
    height = fitting_height(text, way.room.width - 4, 3.2)
    with pen.structure.element("P"):
        pen.text((way.room.x + 2, way.room.bottom + 0.62 * CAPTION), text, height, style.text)


def _draw_board(pen: Pen, board: PlayerBoard, style: Style) -> None:
    """Draw the whole board: the duchy, the spaces for tiles and goods, and the texts. Its upper left corner is (0, 0)."""
    tile, u = board.tile_mm, board.tile_mm / TILE_MM
    name = short_name(board.layout)
    draw_band(pen, style, board.band, u, name if len(name) <= 3 else "")
    draw_panel(pen, style, board.key, u, first=True)
    panels = [board.storage, board.supply, areas_box(board), posts_box(board)]
    for panel in panels:
        if panel:
            draw_panel(pen, style, panel, u)
    _draw_duchy(pen, board, style, board.origin)
    hex_ = hex_shape(Game.BASE, "monastery", style, board.size)._replace(fill=style.paper, stroke=style.rule, width=0.3)
    for middle in _tile_spaces(board):
        pen.shapes([hex_], middle)
    for _, box in (*_goods(board), *_supplies(board)):
        pen.rounded(box, 0.8, style.paper, style.rule, 0.3)
    for color, entry in _key_entries(board):
        middle, size = (entry.x + 0.2 * tile, entry.middle[1]), min(0.205 * tile, 0.43 * entry.height)
        pen.shapes([hex_shape(Game.BASE, color, style, size)], middle)
        pen.shapes(pattern(color, style, size, ((-0.62, -0.6, 0.62, 0.6),)), middle)
        pen.shapes(icon(color, middle, size, style.palette[Game.BASE, color].ink))
    if posts := posts_box(board):
        radius = POST * board.size
        pen.disc((posts.x + 1.35 * radius, posts.middle[1]), radius, style.text)
    for label in labels(board):
        at, display = (label.box.x, label.box.middle[1]), label.font == "display"
        ink = style.accent if display else style.text
        pen.text(at, label.text, label.height, ink, bold=label.font == "bold", display=display)
    code, text = code_box(board), board_code_text(board.layout, board.style, board.link)
    if code and text:
        draw_code(pen, code, text)
    if board.layout.rating:
        _draw_difficulty(pen, board, board.layout.rating, style)
    else:
        draw_blank(pen, style, board.band, Words(board.language)("name"), max(board.small, 0.12 * tile), 2.2 * tile)
    draw_ruler(pen, style, (0.2, board.storage.bottom + 2.5 + 2.6), (2.6, 1.6), THIN)


def _draw_difficulty(pen: Pen, board: PlayerBoard, rating: Rating, style: Style) -> None:
    """Draw the stars for the difficulty after the name."""
    name = next(label for label in labels(board) if label.text.endswith(short_name(board.layout)))
    height = 0.5 * name.height
    width = STARS * height
    end = (name.box.right + width + 4, name.box.middle[1])
    draw_stars(pen, end, height, rating, style, THIN)
    word = Words(board.language)("difficulty")
    size = fitting_height(word, board.band.right - end[0] - 6, max(SMALLEST, 0.6 * height))
    pen.text((end[0] + 2, end[1]), word, size, style.soft)


def _draw_duchy(pen: Pen, board: PlayerBoard, style: Style, origin: Point) -> None:
    layout, size, words = board.layout, board.size, Words(board.language)

    def draw_cell(cell: Cell) -> None:
        letter = words("letter", color=cell.color) if style.letters else ""
        pen.shapes([hex_shape(Game.BASE, cell.color, style, size), *face_shapes(Game.BASE, cell, style, size, letter)])
        pen.shapes(texture_shapes(Game.BASE, cell.color, style, size, FACE_ROOMS))

    pen.shapes(river_shapes(layout, style, size), origin)
    for hex_, cell in layout.cells.items():
        dx, dy = center_mm(hex_, size)
        pen.stamp((cell, board.style, board.language, size), partial(draw_cell, cell), (origin[0] + dx, origin[1] + dy))
    for hexes, width in (*((area.hexes, AREA_LINE) for area in layout.areas), (tuple(layout.cells), RIM_LINE)):
        rings = [tuple((origin[0] + x, origin[1] + y) for x, y in ring) for ring in outline_mm(hexes, size)]
        pen.path(rings, stroke=style.outline, width=width * style.weight * size)
    for post in layout.posts:
        x, y = post_mm(post, layout.cells, size)
        pen.disc((origin[0] + x, origin[1] + y), POST * size, style.text)
