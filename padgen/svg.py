"""Draw boards as SVG text. Only this module imports svgwrite."""

from collections.abc import Collection, Iterable, Mapping

import svgwrite
from svgwrite.base import BaseElement
from svgwrite.container import Group

from padgen.face import AREA_LINE, POST, RIM_LINE, Disc, Polygon, Shape, Word, face_shapes, hex_shape, mark, ring
from padgen.geometry import Point, Ring, bounds_mm, center_mm, outline_mm, post_mm
from padgen.hexgrid import Hex
from padgen.language import ENGLISH, Sentence, Words
from padgen.model import Layout
from padgen.theme import FONT_FAMILY, STYLES, Style
from padgen.validate import color_name

MIDLINE = 0.36
"""Distance from the middle of a word down to its baseline, in font sizes: half the height of a capital or digit."""


def draw_board(
    layout: Layout,
    *,
    style: str = "color",
    size_mm: float = 10,
    labels: bool = False,
    marks: Mapping[Hex, str] | None = None,
    links: Mapping[Hex, str] | None = None,
    lit: Collection[Hex] = (),
    id_prefix: str = "",
    language: str = ENGLISH,
) -> str:
    """Return a board as an SVG document, in mm.

    `size_mm` is the distance from the center of a hex to a corner. `labels` adds row and place to each hex. `marks` are
    texts written into hexes, `links` are the addresses of hexes that can be clicked, and `lit` hexes get a ring.
    `id_prefix` keeps the ids of several boards on one page apart. `language` is that of the texts for screen readers.

    Each hex is a group with the id `hex-Q-R` and the classes `hex`, its color, `area-N` with N counting the areas from 1,
    and `marked` or `lit` if that is so.
    """
    words = Words(language)
    look = STYLES[style]
    left, top, right, bottom = bounds_mm(layout.cells, size_mm)
    margin = size_mm * (0.35 if layout.posts else 0.12)
    width, height = right - left + 2 * margin, bottom - top + 2 * margin
    drawing = svgwrite.Drawing(
        size=(f"{_number(width)}mm", f"{_number(height)}mm"),
        viewBox=" ".join(map(_number, (left - margin, top - margin, width, height))),
        debug=False,
        role="group" if links else "img",  # screen readers skip the inside of an img
        aria_labelledby=f"{id_prefix}title {id_prefix}desc",
    )
    for tag, text in (("title", words("picture-title", name=layout.name)), ("desc", _description(layout, words))):
        drawing.add(_Note(tag, text, f"{id_prefix}{tag}"))
    hexes = drawing.add(drawing.g(class_="hexes", text_anchor="middle", font_family=FONT_FAMILY))
    numbers = {area: number for number, area in enumerate(layout.areas, 1)}
    marks = marks or {}
    for hex_, cell in layout.cells.items():
        state = ["marked"] * (hex_ in marks) + ["lit"] * (hex_ in lit)
        group = drawing.g(
            id=f"{id_prefix}hex-{hex_.q}-{hex_.r}",
            class_=" ".join(("hex", cell.color, f"area-{numbers[layout.area_of[hex_]]}", *state)),
            transform="translate({},{})".format(*map(_number, center_mm(hex_, size_mm))),
        )
        group.add(_Note("title", _hex_title(layout, hex_, words)))
        shapes = [hex_shape(layout.game, cell.color, look, size_mm), *face_shapes(layout.game, cell, look, size_mm)]
        if labels:
            shapes.append(_label(layout, hex_, look, size_mm))
        if hex_ in marks:
            shapes.append(mark(cell, marks[hex_], look, size_mm))
        if hex_ in lit:
            shapes.append(ring(look, size_mm))
        _add(drawing, group, shapes)
        if links and hex_ in links:
            link = drawing.a(links[hex_], target="_self", id=f"{id_prefix}to-{hex_.q}-{hex_.r}")
            link.add(group)
            group = link
        hexes.add(group)
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
    return str(drawing.tostring())


class _Note(BaseElement):  # type: ignore[misc]  # svgwrite has no types
    """A `<title>` or `<desc>` with an id of its own."""

    def __init__(self, tag: str, text: str, id_: str | None = None) -> None:
        self.elementname = tag
        super().__init__(debug=False, **({"id": id_} if id_ else {}))
        self.text = text

    def get_xml(self) -> object:
        xml = super().get_xml()
        xml.text = self.text
        return xml


def _add(drawing: svgwrite.Drawing, group: Group, shapes: Iterable[Shape]) -> None:
    for shape in shapes:
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
        group.add(element)


def _label(layout: Layout, hex_: Hex, style: Style, size_mm: float) -> Word:
    ink = style.palette[layout.game, layout.cells[hex_].color].ink
    row, place = layout.places[hex_]
    return Word((0, -0.81 * size_mm), f"{row}.{place}", 0.17 * size_mm, ink)


def _description(layout: Layout, words: Words) -> str:
    areas = "; ".join(
        words("picture-areas", color=color_name(color), sizes=layout.area_sizes(color))
        for color, found in layout.counts.items()
        if found
    )
    return words("picture-text", hexes=len(layout.cells), game=Sentence(f"game-{layout.game}"), areas=areas)


def _hex_title(layout: Layout, hex_: Hex, words: Words) -> str:
    cell, place = layout.cells[hex_], layout.place_of(hex_)
    color = color_name(cell.color)
    if cell.square:
        return words("picture-castle", place=place, color=color, square=color_name(cell.square))
    if cell.die:
        return words("picture-die", place=place, color=color, die=cell.die)
    return words("picture-hex", place=place, color=color)


def _path(rings: Iterable[Ring]) -> str:
    return " ".join("M" + " ".join(map(_point, ring)) + "Z" for ring in rings)


def _point(point: Point) -> str:
    return f"{_number(point[0])},{_number(point[1])}"


def _number(value: float) -> str:
    return f"{round(value, 3):g}"
