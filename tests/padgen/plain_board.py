"""A second way to draw a board: every element anew, with svgwrite, from the first hex to the last.

`padgen.svg.draw_board` draws a layout once and puts marks, links and rings into its text. Both must give the same text.
"""

from collections.abc import Collection, Mapping

import svgwrite

from padgen.face import AREA_LINE, POST, RIM_LINE, Polygon, Word, face_shapes, hex_shape, mark, ring
from padgen.geometry import bounds_mm, center_mm, outline_mm, post_mm
from padgen.hexgrid import Hex
from padgen.language import ENGLISH, Words, say
from padgen.model import Layout
from padgen.rivers import BANK, courses, drawn_hexes, river_mm
from padgen.svg import NOTE, _element, _hex_title, _label, _Note, _number, _path
from padgen.tables import Game
from padgen.theme import FONT_FAMILY, STYLES
from padgen.validate import describe_layout, solo_surety


def draw_plainly(
    layout: Layout,
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
) -> str:
    words, look, marks = Words(language), STYLES[style], marks or {}
    left, top, right, bottom = bounds_mm(drawn_hexes(layout), size_mm)
    margin = size_mm * (0.35 if layout.posts else 0.12)
    surety, note = solo_surety(layout), NOTE * size_mm
    width, height = right - left + 2 * margin, bottom - top + 2 * margin + (1.5 * note if surety else 0)
    drawing = svgwrite.Drawing(
        size=(f"{_number(width)}mm", f"{_number(height)}mm"),
        viewBox=" ".join(map(_number, (left - margin, top - margin, width, height))),
        debug=False,
        role="group" if links else "img",
        aria_labelledby=f"{id_prefix}title {id_prefix}desc",
    )
    for tag, text in (("title", words("picture-title", name=layout.name)), ("desc", describe_layout(layout, words))):
        drawing.add(_Note(tag, text, f"{id_prefix}{tag}"))
    if layout.links:
        water = drawing.add(drawing.g(class_="rivers"))
        colors = look.palette[Game.BASE, "ship"]
        for course in courses(layout):
            river = Polygon(river_mm(course, size_mm), colors.fill, colors.line, BANK * size_mm)
            water.add(_element(drawing, river))
    hexes = drawing.add(drawing.g(class_="hexes", text_anchor="middle", font_family=FONT_FAMILY))
    numbers = {area: number for number, area in enumerate(layout.areas, 1)}
    for hex_, cell in layout.cells.items():
        state = ["marked"] * (hex_ in marks) + ["lit"] * (hex_ in lit) + ["dashed"] * (hex_ in dashed)
        group = drawing.g(
            id=f"{id_prefix}hex-{hex_.q}-{hex_.r}",
            class_=" ".join(("hex", cell.color, f"area-{numbers[layout.area_of[hex_]]}", *state)),
            transform="translate({},{})".format(*map(_number, center_mm(hex_, size_mm))),
        )
        group.add(_Note("title", _hex_title(layout, hex_, words)))
        letter = words("letter", color=cell.color)
        shapes = [hex_shape(layout.game, cell.color, look, size_mm), *face_shapes(layout.game, cell, look, size_mm, letter)]
        if labels:
            shapes.append(_label(layout, hex_, look, size_mm))
        if hex_ in marks:
            shapes.append(mark(cell, marks[hex_], look, size_mm))
        if hex_ in lit or hex_ in dashed:
            shapes.append(ring(look, size_mm))
        for shape in shapes:
            group.add(_element(drawing, shape))
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
    if surety:
        below = ((left + right) / 2, bottom + margin + note / 2)
        line = drawing.add(drawing.g(class_="surety", text_anchor="middle", font_family=FONT_FAMILY))
        line.add(_element(drawing, Word(below, say(surety, language), note, look.text)))
    return str(drawing.tostring())
