"""What a finished PDF really shows: text and shapes with their places, read back by another library."""

import io
from collections.abc import Iterator, Sequence
from functools import cached_property, lru_cache
from typing import Any, NamedTuple

import pdfminer.pdfinterp
import pdfplumber
import pypdfium2
import shapely
from pdfminer.pdfinterp import PDFContentParser
from pdfminer.pdftypes import PDFStream, stream_value
from pdfminer.psexceptions import PSEOF
from PIL import Image
from shapely.geometry import LineString, MultiLineString, MultiPolygon, Polygon, box
from shapely.geometry.base import BaseGeometry

from padgen.theme import STYLES

MM = 72 / 25.4
DEEP = set("gjpqyQ,;()[]{}/|_…")
"""Characters that reach below the line."""


def _rgb(color: str) -> tuple[float, ...]:
    return tuple(round(int(color[at : at + 2], 16) / 255, 3) for at in (1, 3, 5))


GROUNDS = {_rgb(ground) for style in STYLES.values() for ground in (style.band, style.panel) if ground}
"""The colors of title bands and panels."""
HANGING = [
    {ground, _rgb(shield)}
    for style in STYLES.values()
    for ground in GROUNDS
    for shield in (style.accent, style.gold)
    if shield
]
"""Pairs of colors whose shapes may overlap: shields hang over the edge of title bands."""


class Letter(NamedTuple):
    """One character and the box of its ink, in points, y downward."""

    text: str
    size: float
    ink: Polygon


class Drawn(NamedTuple):
    """One path: its shape, whether it is filled, and the line that its stroke leaves."""

    shape: BaseGeometry
    filled: bool
    stroke: BaseGeometry | None
    stroke_color: tuple[float, ...] | None
    fill_color: tuple[float, ...] | None = None


class Page:
    """One page as a reader sees it. What nobody asks for is not read, since that takes long."""

    def __init__(self, page: Any) -> None:
        self._page, self.width, self.height = page, float(page.width), float(page.height)

    @cached_property
    def letters(self) -> list[Letter]:
        return [_letter(char, self.height) for char in self._page.chars if char["text"].strip()]

    @cached_property
    def drawn(self) -> list[Drawn]:
        return [_drawn(thing) for kind in ("curve", "rect", "line") for thing in self._page.objects.get(kind, [])]

    @property
    def images(self) -> int:
        return len(self._page.images)

    @cached_property
    def text(self) -> str:
        data: bytes = self._page.pdf.stream.getvalue()
        return _texts_once(data)[int(self._page.page_number) - 1]


class _Streams:
    """Content streams, for which it is passed to the library by their bytes."""

    def __init__(self, streams: Sequence[PDFStream]) -> None:
        self.streams, self.data = streams, tuple(stream_value(stream).get_data() for stream in streams)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Streams) and self.data == other.data

    def __hash__(self) -> int:
        return hash(self.data)


@lru_cache(1000)
def _objects(streams: _Streams) -> list[Any]:
    parser, found = PDFContentParser(streams.streams), []
    while True:
        try:
            found.append(parser.nextobject())
        except PSEOF:
            return found


class _ParsedOnce:
    """In the place of the library's parser, which parses a hex again for each of the forty that are drawn from one stamp."""

    def __init__(self, streams: Sequence[PDFStream]) -> None:
        self.left = iter(_objects(_Streams(streams)))

    def nextobject(self) -> Any:
        for found in self.left:
            return found
        raise PSEOF


pdfminer.pdfinterp.PDFContentParser = _ParsedOnce  # type: ignore[assignment, misc]


def read_pages(data: bytes) -> list[Page]:
    """All pages of a PDF."""
    return [Page(page) for page in pdfplumber.open(io.BytesIO(data)).pages]


def texts(data: bytes) -> list[str]:
    """The text of each page, and nothing else: much faster than all that is on them."""
    document = pypdfium2.PdfDocument(data)
    return [page.get_textpage().get_text_range().replace("\r\n", "\n") for page in document]


@lru_cache(8)
def _texts_once(data: bytes) -> list[str]:
    return texts(data)


def printed(text: str) -> str:
    """A text as it is read back from a page, on which all spaces look alike."""
    return text.replace("\u00a0", " ")


def render(data: bytes, page: int = 0, dpi: int = 200) -> Image.Image:
    """A page as a picture."""
    document = pypdfium2.PdfDocument(data)
    picture: Image.Image = document[page].render(scale=dpi / 72).to_pil()
    return picture


def fonts(data: bytes) -> dict[str, bool]:
    """The fonts of a PDF, and whether each is embedded."""
    from pdfminer.pdftypes import resolve1

    found = {}
    with pdfplumber.open(io.BytesIO(data)) as pdf:
        for number in {number for xref in pdf.doc.xrefs for number in xref.get_objids()}:
            thing = resolve1(pdf.doc.getobj(number))
            if isinstance(thing, dict) and getattr(thing.get("Type"), "name", "") == "Font":
                descriptor = resolve1(thing.get("FontDescriptor")) or {}
                found[thing["BaseFont"].name] = "FontFile2" in descriptor
    return found


def faults(page: Page, margin_mm: float = 4) -> list[str]:
    """Everything that overlaps or is cut: empty for a good page.

    No character lies on another, on a stroke or on the edge of a filled shape; closed shapes lie apart or inside one
    another; all stay `margin_mm` away from the paper's edge.
    """
    margin = margin_mm * MM
    paper = box(margin, margin, page.width - margin, page.height - margin)
    found = [f"cut: letter {letter.text!r}" for letter in page.letters if not paper.contains(letter.ink)]
    found += [f"cut: shape at {thing.shape.bounds}" for thing in page.drawn if not paper.contains(_footprint(thing))]
    inks = [letter.ink for letter in page.letters]
    for i, j in _pairs(inks, inks):
        if i < j and inks[i].intersection(inks[j]).area > 0.02 * min(inks[i].area, inks[j].area):
            found.append(f"letters {page.letters[i].text!r} and {page.letters[j].text!r} overlap at {inks[i].bounds}")
    strokes = [thing.stroke for thing in page.drawn if thing.stroke is not None]
    found += [
        f"letter {page.letters[i].text!r} at {inks[i].bounds} lies on a line"
        for i, j in _pairs(inks, strokes)
        if inks[i].intersects(strokes[j])
    ]
    large = [thing for thing in page.drawn if thing.shape.area > 0.01]
    shapes, fills = [thing.shape for thing in large], [_shade(thing) for thing in large]
    for i, j in _pairs(inks, shapes):
        if 0.01 < inks[i].intersection(shapes[j]).area < 0.99 * inks[i].area:
            found.append(f"letter {page.letters[i].text!r} at {inks[i].bounds} lies across a shape's edge")
    for i, j in _pairs(shapes, shapes):
        if {fills[i], fills[j]} in HANGING:
            continue
        common = shapes[i].intersection(shapes[j]).area if i < j else 0
        if 0.05 < common < 0.995 * min(shapes[i].area, shapes[j].area):
            found.append(f"shapes at {_rounded(shapes[i])} and {_rounded(shapes[j])} overlap")
    icons = [thing.shape for thing in page.drawn if thing.filled and thing.stroke is None and _shade(thing) not in GROUNDS]
    for i, j in _pairs(icons, strokes):
        if icons[i].intersection(strokes[j]).area > 0.02 * icons[i].area:
            found.append(f"the picture at {_rounded(icons[i])} lies on a line")
    return found


def _shade(thing: Drawn) -> tuple[float, ...] | None:
    return thing.fill_color and tuple(round(part, 3) for part in thing.fill_color)


def _rounded(shape: BaseGeometry) -> list[float]:
    return [round(value, 1) for value in shape.bounds]


def _footprint(thing: Drawn) -> BaseGeometry:
    return thing.shape if thing.stroke is None else shapely.union(thing.shape, thing.stroke)


def _pairs(some: Sequence[BaseGeometry], others: Sequence[BaseGeometry]) -> Iterator[tuple[int, int]]:
    """Indices of those whose boxes meet."""
    if some and others:
        yield from shapely.STRtree(others).query(some).T.tolist()


def _letter(char: dict[str, Any], height: float) -> Letter:
    if not char["upright"]:  # read from below
        return Letter(char["text"], char["x1"] - char["x0"], box(char["x0"], char["top"], char["x1"], char["bottom"]))
    baseline = height - char["matrix"][5]
    size = char["size"]
    below = 0.22 if char["text"] in DEEP else -0.02
    edge = 0.03 * size
    return Letter(
        char["text"], size, box(char["x0"] + edge, baseline - 0.74 * size, char["x1"] - edge, baseline + below * size)
    )


def _drawn(thing: dict[str, Any]) -> Drawn:
    rings = list(
        _rings(thing["path"] if "path" in thing else [("m", p) if i == 0 else ("l", p) for i, p in enumerate(thing["pts"])])
    )
    is_open = not thing["fill"] and "path" in thing and not any(step[0] in "hc" for step in thing["path"])
    closed = [] if is_open else [ring for ring in rings if len(ring) > 2]
    shape: BaseGeometry
    if thing["object_type"] == "line" or not closed:
        shape = LineString(rings[0]) if len(rings) == 1 else MultiLineString(rings)
    elif thing["evenodd"] or len(closed) == 1:
        shape = shapely.Polygon(closed[0]) if len(closed) == 1 else _even_odd(closed)
    else:
        shape = MultiPolygon([Polygon(ring) for ring in closed])
    stroke = None
    if thing["stroke"]:
        lines = [LineString([*ring, ring[0]] if len(ring) > 2 and not is_open else ring) for ring in rings]
        stroke = shapely.union_all(lines).buffer(thing["linewidth"] / 2, cap_style="flat", join_style="mitre")
    stroke_color = thing["stroking_color"] if thing["stroke"] else None
    return Drawn(shape, bool(thing["fill"]), stroke, stroke_color, thing["non_stroking_color"] if thing["fill"] else None)


def _even_odd(rings: list[list[tuple[float, float]]]) -> BaseGeometry:
    if len(rings) > 20:  # a QR code: rings side by side
        return shapely.union_all([Polygon(ring) for ring in rings])
    shape: BaseGeometry = Polygon()
    for ring in rings:
        shape = shape.symmetric_difference(Polygon(ring))
    return shape


def _rings(path: list[tuple[Any, ...]]) -> Iterator[list[tuple[float, float]]]:
    """The corners of each part of a path, curves in eight steps."""
    ring: list[tuple[float, float]] = []
    for operator, *points in path:
        if operator == "m":
            if ring:
                yield ring
            ring = [points[0]]
        elif operator == "l":
            ring.append(points[0])
        elif operator == "c":
            a, (b, c, d) = ring[-1], points
            for step in range(1, 9):
                t = step / 8
                weights = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
                ring.append(
                    (
                        sum(w * p[0] for w, p in zip(weights, (a, b, c, d), strict=True)),
                        sum(w * p[1] for w, p in zip(weights, (a, b, c, d), strict=True)),
                    )
                )
    if len(ring) > 1 and ring[0] == ring[-1]:
        ring.pop()
    if ring:
        yield ring
