"""Draw boards as SVG text with the library svgwrite, which only this module imports."""

from collections.abc import Collection, Iterable, Mapping
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple
from xml.sax.saxutils import escape

import svgwrite
from svgwrite.base import BaseElement

from padgen.errors import check_choice
from padgen.face import (
    AREA_LINE,
    POST,
    RIM_LINE,
    Disc,
    Polygon,
    Shape,
    Word,
    face_shapes,
    hex_shape,
    mark,
    ring,
    river_shapes,
)
from padgen.geometry import Point, Ring, bounds_mm, center_mm, outline_mm, post_mm
from padgen.hexgrid import Hex
from padgen.language import ENGLISH, Words, say
from padgen.model import Cell, Layout
from padgen.names import layout_of
from padgen.rivers import drawn_hexes
from padgen.tables import Game
from padgen.theme import FONT_FAMILY, STYLES, Style
from padgen.validate import color_name, describe_layout, solo_surety

MIDLINE = 0.36
"""Distance from the middle of a word down to its baseline, as a fraction of the font size: half the height of a capital."""
NOTE = 0.5
"""Font size of the line below a solo duchy, as a fraction of the size of a hex."""
BOARDS_KEPT, SHAPES_KEPT = 64, 2000
"""The number of boards and of shapes that are cached. A board without marks takes about 30 kB."""


def hex_id(hex_: Hex) -> str:
    """Return the id of a hex in the SVG of a board, without the `id_prefix`."""
    return f"hex-{hex_.q}-{hex_.r}"


def draw_board(
    layout: Layout | str,
    *,
    style: str = "color",
    size_mm: float = 10,
    labels: bool = False,
    marks: Mapping[Hex, str] | None = None,
    links: Mapping[Hex, str] | None = None,
    lit: Collection[Hex] = (),
    dashed: Collection[Hex] = (),
    id_prefix: str = "",
    language: str = ENGLISH,
    faces_at: str = "",
) -> str:
    """Return the board of a layout, or of one that `load` finds, as an SVG document in mm.

    `size_mm` is the distance from the center of a hex to a corner. `labels` adds row and place to each hex. `marks` are
    texts written into hexes, and `links` are the web addresses that open when hexes are clicked. Hexes in `lit` or `dashed`
    get a ring; a stylesheet can draw that of `dashed` ones with dashes.
    `id_prefix` keeps the ids of several boards on one page apart. `language` is that of the texts for screen readers.
    `faces_at` is the address of the SVG that `draw_faces` returns. The board then refers to it and is a third shorter.

    Each hex is a group with the id `hex-Q-R`. Its classes are `hex`, its color, `area-N` (areas are counted from 1), and
    `marked`, `lit` or `dashed` where that applies. The plain board is cached; marks, links and rings are added each time.
    """
    check_choice("style", style, STYLES)
    layout, marks, links = layout_of(layout), marks or {}, links or {}
    board = _draw(layout, style, size_mm, labels, id_prefix, language, faces_at)
    texts = [board.opening.replace('role="img"', 'role="group"', 1) if links else board.opening]
    for hex_, cell in layout.cells.items():
        state = " marked" * (hex_ in marks) + " lit" * (hex_ in lit) + " dashed" * (hex_ in dashed)
        drawn = board.hexes[hex_]
        text = f"{drawn.color}{state}{drawn.face}"
        if hex_ in marks:
            text += _shape_text(mark(cell, marks[hex_], STYLES[style], size_mm))
        if hex_ in lit or hex_ in dashed:
            text += board.ring
        text += _HEX_ENDS
        if hex_ in links:
            text = f'<a id="{drawn.link}" target="_self" xlink:href="{escape(links[hex_], _QUOTES)}">{text}</a>'
        texts.append(text)
    return "".join([*texts, board.closing])


def draw_faces(game: Game, cells: Iterable[Cell], *, style: str = "color", size_mm: float = 10) -> str:
    """Return an SVG document with the drawing inside each kind of hex, to which boards drawn with `faces_at` refer."""
    look = STYLES[style]
    faces = {_face_name(cell): "".join(map(_shape_text, face_shapes(game, cell, look, size_mm))) for cell in cells}
    groups = "".join(f'<g id="{name}">{shapes}</g>' for name, shapes in faces.items())
    return f'<svg xmlns="http://www.w3.org/2000/svg"><defs>{groups}</defs></svg>'


def draw_shapes(shapes: Iterable[Shape], width_mm: float, height_mm: float, title: str) -> str:
    """Return a picture made of shapes, in mm, as an SVG document. `title` is the text for screen readers."""
    drawing = svgwrite.Drawing(
        size=(f"{_number(width_mm)}mm", f"{_number(height_mm)}mm"),
        viewBox=f"0 0 {_number(width_mm)} {_number(height_mm)}",
        debug=False,
        role="img",
        aria_labelledby="title",
    )
    drawing.add(_Note("title", title, "title"))
    group = drawing.add(drawing.g(text_anchor="middle", font_family=FONT_FAMILY))
    for shape in shapes:
        group.add(_element(drawing, shape))
    return str(drawing.tostring())


class _Hex(NamedTuple):
    """The SVG text of a hex. `draw_board` adds classes such as `lit` after `color`, and marks and rings after `face`."""

    color: str
    face: str
    link: str
    """The id of the link around the hex, if it has one."""


class _Board(NamedTuple):
    """The SVG text of a board in parts, before marks and links are added. `ring` is drawn in lit and dashed hexes."""

    opening: str
    hexes: Mapping[Hex, _Hex]
    closing: str
    ring: str


_HEX_ENDS = "</g>"
_SLOT = "<g />"
"""A placeholder for the hexes in the text of a board. Names and titles cannot contain it, because they are escaped."""
_QUOTES = {'"': "&quot;", "\n": "&#10;", "\r": "&#13;", "\t": "&#09;"}


@lru_cache(BOARDS_KEPT)
def _draw(layout: Layout, style: str, size_mm: float, labels: bool, id_prefix: str, language: str, faces_at: str) -> _Board:
    """Return the SVG parts of a board without marks, links and rings. `draw_board` puts them together. They are cached."""
    words = Words(language)
    look = STYLES[style]
    left, top, right, bottom = bounds_mm(drawn_hexes(layout), size_mm)
    margin = size_mm * (0.35 if layout.posts else 0.12)
    surety = solo_surety(layout)
    note = NOTE * size_mm
    width, height = right - left + 2 * margin, bottom - top + 2 * margin + (1.5 * note if surety else 0)
    drawing = svgwrite.Drawing(
        size=(f"{_number(width)}mm", f"{_number(height)}mm"),
        viewBox=" ".join(map(_number, (left - margin, top - margin, width, height))),
        debug=False,
        role="img",  # screen readers skip the inside of an img
        aria_labelledby=f"{id_prefix}title {id_prefix}desc",
    )
    for tag, text in (("title", words("picture-title", name=layout.name)), ("desc", describe_layout(layout, words))):
        drawing.add(_Note(tag, text, f"{id_prefix}{tag}"))
    if layout.links:
        rivers = drawing.add(drawing.g(class_="rivers"))
        for river in river_shapes(layout, look, size_mm):
            rivers.add(_element(drawing, river))
    hexes = drawing.add(drawing.g(class_="hexes", text_anchor="middle", font_family=FONT_FAMILY))
    hexes.add(drawing.g())
    outlines = drawing.add(drawing.g(class_="areas", fill="none", stroke=look.outline, stroke_linejoin="round"))
    for area in layout.areas:
        outlines.add(
            drawing.path(_path(outline_mm(area.hexes, size_mm)), stroke_width=_number(AREA_LINE * look.weight * size_mm))
        )
    rim = _path(outline_mm(tuple(layout.cells), size_mm))
    outlines.add(drawing.path(rim, class_="rim", stroke_width=_number(RIM_LINE * look.weight * size_mm)))
    for post in layout.posts:
        x, y = post_mm(post, layout.cells, size_mm)
        drawing.add(drawing.circle((_number(x), _number(y)), _number(POST * size_mm), class_="post", fill=look.text))
    if surety:
        word = Word(((left + right) / 2, bottom + margin + note / 2), say(surety, language), note, look.text)
        texts = drawing.add(drawing.g(class_="surety", text_anchor="middle", font_family=FONT_FAMILY))
        texts.add(_element(drawing, word))
    opening, closing = drawing.tostring().split(_SLOT)
    numbers = {area: number for number, area in enumerate(layout.areas, 1)}
    drawn = {}
    for hex_, cell in layout.cells.items():
        group = drawing.g(
            id=id_prefix + hex_id(hex_),
            class_=" ".join(("hex", cell.color, f"area-{numbers[layout.area_of[hex_]]}")),
            transform="translate({},{})".format(*map(_number, center_mm(hex_, size_mm))),
        )
        group.add(_Note("title", _hex_title(layout, hex_, words)))
        shapes = [_shape_text(hex_shape(layout.game, cell.color, look, size_mm))]
        if faces_at:
            shapes.append(f'<use xlink:href="{escape(faces_at, _QUOTES)}#{_face_name(cell)}"/>')
        else:
            letter = words("letter", color=cell.color) if look.letters else ""
            shapes += map(_shape_text, face_shapes(layout.game, cell, look, size_mm, letter))
        if labels:
            shapes.append(_shape_text(_label(layout, hex_, look, size_mm)))
        color, quote, face = group.tostring().removesuffix(_HEX_ENDS).partition('" id=')
        link = escape(f"{id_prefix}to-{hex_.q}-{hex_.r}", _QUOTES)
        drawn[hex_] = _Hex(color, quote + face + "".join(shapes), link)
    return _Board(opening, drawn, closing, _shape_text(ring(look, size_mm)))


class _Note(BaseElement):  # type: ignore[misc]  # svgwrite has no types
    """A `<title>` or `<desc>` element, which may have an id."""

    def __init__(self, tag: str, text: str, id_: str | None = None) -> None:
        self.elementname = tag
        super().__init__(debug=False, **({"id": id_} if id_ else {}))
        self.text = text

    def get_xml(self) -> object:
        xml = super().get_xml()
        xml.text = self.text
        return xml


@lru_cache(SHAPES_KEPT)
def _shape_text(shape: Shape) -> str:
    """Return a shape as SVG text. The texts are cached, because most shapes occur in many hexes of a board."""
    return str(_element(svgwrite.Drawing(debug=False), shape).tostring())


def _element(drawing: svgwrite.Drawing, shape: Shape) -> BaseElement:
    match shape:
        case Polygon(points, fill, stroke, width):
            element = drawing.polygon([tuple(map(_number, point)) for point in points])
        case Disc(middle, radius, fill, stroke, width):
            element = drawing.circle(tuple(map(_number, middle)), _number(radius))
        case Word((x, y), text, height, fill, bold):
            stroke, width = None, 0
            element = drawing.text(text, insert=(_number(x), _number(y + MIDLINE * height)), font_size=_number(height))
            if bold:
                element["font-weight"] = "bold"
    element["fill"] = fill or "none"
    if stroke:
        element["stroke"], element["stroke-width"] = stroke, _number(width)
    return element


def _face_name(cell: Cell) -> str:
    return "-".join(map(str, filter(None, cell)))


def _label(layout: Layout, hex_: Hex, style: Style, size_mm: float) -> Word:
    ink = style.palette[layout.game, layout.cells[hex_].color].ink
    row, place = layout.places[hex_]
    return Word((0, -0.81 * size_mm), f"{row}.{place}", 0.17 * size_mm, ink)


def _hex_title(layout: Layout, hex_: Hex, words: Words) -> str:
    cell, place = layout.cells[hex_], layout.place_of(hex_)
    color = color_name(cell.color)
    if cell.square:
        return words("picture-castle", place=place, color=color, square=color_name(cell.square))
    if cell.die:
        return words("picture-die", place=place, color=color, die=cell.die)
    return words("picture-hex", place=place, color=color)


def _path(rings: Iterable[Ring]) -> str:
    """Return rings as an SVG path of steps from corner to corner. There are few different steps, so they compress well."""
    texts = []
    for one in rings:
        corners = [(round(x, 3), round(y, 3)) for x, y in one]
        steps = [(x - before_x, y - before_y) for (before_x, before_y), (x, y) in pairwise(corners)]
        texts.append(f"M{_point(corners[0])}l{' '.join(map(_point, steps))}Z")
    return " ".join(texts)


def _point(point: Point) -> str:
    return f"{_number(point[0])},{_number(point[1])}"


def _number(value: float) -> str:
    return f"{round(value, 3):g}"
