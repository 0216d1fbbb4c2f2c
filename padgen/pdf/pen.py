"""A pen that draws one PDF document. Callers use mm with y down; only this module converts to PDF points with y up."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from io import BytesIO
from itertools import groupby
from pathlib import Path

from reportlab import rl_config
from reportlab.lib.colors import Color, toColor
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas

from padgen.face import Disc, Lines, Polygon, Shape, Word
from padgen.geometry import Point, Ring
from padgen.pdf.inks import ALL_INKS, BLACK, INKS, area_ink, line_ink, line_width, text_ink
from padgen.pdf.metadata import describe
from padgen.pdf.overprint import LETTERS, LINES, OFF, OverprintCanvas
from padgen.pdf.structure import Structure

POINTS = 72 / 25.4
"""Points in a millimetre."""

MIDLINE = 0.322
"""Half the height of a capital or digit as a fraction of the font size. It is nearly the same in the three fonts."""

rl_config.useA85 = 0  # without the ASCII encoding of streams, files are a fifth smaller and much faster to write

THINNEST = 0.25
"""Width of the thinnest line in points. Thinner lines would break up on a printing press."""

Rectangle = tuple[float, float, float, float]
"""Left, top, width and height in mm, such as a `Box`."""

_FAR = 3000
"""Half the side, in points, of the square in which a stamp can draw. It is larger than any paper that we allow."""


REGULAR, BOLD, DISPLAY = "DuchySans-Regular", "DuchySans-Bold", "DuchyDisplay-Bold"
"""The fonts of running text, of headings and numbers, and of titles. Files and license are in `padgen/fonts`."""


def _font(bold: bool = False, display: bool = False) -> str:
    """Return the name of the regular, bold or display font, which is loaded if necessary."""
    return _loaded(DISPLAY if display else BOLD if bold else REGULAR)


@cache
def _loaded(name: str) -> str:
    """Load a font when it is first used, and return its name."""
    pdfmetrics.registerFont(TTFont(name, str(Path(__file__).parent.parent / "fonts" / f"{name}.ttf")))
    return name


def unprintable(text: str) -> str:
    """Return the characters of a text that a font lacks, each once, in order of appearance.

    >>> unprintable("Łódź Ωμέγα Замок"), unprintable("Burg 城堡")
    ('', '城堡')
    """
    known = [pdfmetrics.getFont(_font(display=display)).face.charToGlyph for display in (False, True)]  # type: ignore[attr-defined]
    return "".join(dict.fromkeys(c for c in text if any(ord(c) not in glyphs for glyphs in known)))


@cache
def _color(text: str) -> Color:
    return toColor(text)


def _dark_runs(modules: Sequence[bool]) -> Iterator[tuple[int, int]]:
    """Yield the start and end of each run of dark modules (the squares of a QR code) in a row of it.

    >>> list(_dark_runs([True, True, False, True]))
    [(0, 2), (3, 4)]
    """
    at = 0
    for dark, run in groupby(modules):
        length = len(list(run))
        if dark:
            yield at, at + length
        at += length


HAIR, AIR = "\N{HAIR SPACE}", 0.06
"""The thin space beside dashes, and its width as a fraction of the font size. The fonts have no such space."""


def text_width(text: str, height: float, bold: bool = False, *, display: bool = False) -> float:
    """Return the width in mm of a text whose font size is `height` mm."""
    air = text.count(HAIR) * AIR * height
    return pdfmetrics.stringWidth(text.replace(HAIR, ""), _font(bold, display), height) + air


def fitting_height(text: str, width: float, height: float, bold: bool = False, *, display: bool = False) -> float:
    """Return the largest font size up to `height` at which the text is no wider than `width`, all in mm."""
    return min(height, height * width / max(text_width(text, height, bold, display=display), 1e-9))


def wrapped(text: str, width: float, height: float, bold: bool = False) -> list[str]:
    """Return a text in lines no wider than `width` mm at a font size of `height` mm. Words that are too wide stay whole.

    Lines are broken at plain spaces only, not at no-break spaces.
    """
    lines: list[str] = []
    for word in filter(None, text.split(" ")):
        if lines and text_width(f"{lines[-1]} {word}", height, bold) <= width:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


class Pen:
    """A pen that draws one document page by page. A drawing that recurs (a stamp) is stored only once.

    The origin of each page is the upper left corner of the trimmed paper.
    """

    def __init__(
        self, title: str, subject: str, terms: str, *, language: str = "en", duplex: bool = False, shop: bool = False
    ) -> None:
        """Begin a document. `terms` is its license, and `language` the language of its text. `duplex` asks printers to
        print two-sided. `shop` uses the inks of a print shop and makes the document PDF/X-4.
        """
        self._file = BytesIO()
        self._canvas = (OverprintCanvas if shop else Canvas)(
            self._file,
            invariant=1,
            pageCompression=1,
            # a font of our own keeps a reference to Helvetica, which is not embedded, out of the file
            initialFontName=_font(),  # type: ignore[arg-type]
            pdfVersion=(1, 6) if shop else (1, 5),
            lang=language,
        )
        describe(self._canvas, title, subject, terms, shop=shop)
        if duplex:
            self._canvas.setViewerPreference("Duplex", "DuplexFlipLongEdge")
        self._area: Callable[[str], Color] = area_ink if shop else _color
        self._line: Callable[[str, float], Color] = line_ink if shop else lambda color, _: _color(color)
        self._letter: Callable[[str], Color] = text_ink if shop else _color
        self.structure = Structure(self._canvas)
        self._stamps: dict[object, str] = {}
        self._bookmarks = 0
        self._shop = shop
        self.faint = not shop
        """Whether faint lines are drawn. In a print shop's file they would be halftones, and ragged."""
        self.title, self.number = title, 0
        """Title of the document, and number of the page that is being drawn."""

    def start_page(
        self, trim: tuple[float, float], bleed: float = 0, slug: float = 0, shift: tuple[float, float] = (0, 0)
    ) -> None:
        """Begin a page. `trim` is the width and height of the paper after cutting. `bleed` is the width of the strip around
        it that is printed and cut off, `slug` that of the strip around the bleed for marks. Everything is moved by `shift`
        to the right and down. All lengths are in mm.
        """
        self.number += 1
        edge = (bleed + slug) * POINTS
        width, height = trim[0] * POINTS, trim[1] * POINTS
        self._canvas.setPageSize((width + 2 * edge, height + 2 * edge))
        if edge or self._shop:
            self._canvas.setTrimBox((edge, edge, edge + width, edge + height))
            inner = slug * POINTS
            self._canvas.setBleedBox((inner, inner, width + 2 * edge - inner, height + 2 * edge - inner))
        self._canvas.translate(edge + shift[0] * POINTS, edge + height - shift[1] * POINTS)

    def bookmark(self, title: str) -> None:
        """Add the current page with this title to the outline (the clickable table of contents) of the document."""
        self._bookmarks += 1
        key = f"b{self._bookmarks}"
        self._canvas.bookmarkPage(key)
        self._canvas.addOutlineEntry(title, key, 0)

    def polygon(self, points: Ring, fill: str | None = None, stroke: str | None = None, width: float = 0) -> None:
        """Draw a polygon. Without `fill` it is not filled, and without `stroke` it has no outline."""
        self.path([points], fill, stroke, width)

    def path(self, rings: Iterable[Ring], fill: str | None = None, stroke: str | None = None, width: float = 0) -> None:
        """Draw several closed rings as one shape. A ring inside another one is a hole (even-odd rule)."""
        path = self._canvas.beginPath()
        for ring in rings:
            path.moveTo(*self._at(ring[0]))
            for point in ring[1:]:
                path.lineTo(*self._at(point))
            path.close()
        with self._painting(fill, stroke, width):
            self._canvas.drawPath(path, stroke=int(stroke is not None), fill=int(fill is not None), fillMode=0)

    def disc(
        self, middle: Point, radius: float, fill: str | None = None, stroke: str | None = None, width: float = 0
    ) -> None:
        """Draw a circle. Without `fill` it is not filled, and without `stroke` it has no outline."""
        x, y = self._at(middle)
        with self._painting(fill, stroke, width):
            self._canvas.circle(x, y, radius * POINTS, stroke=int(stroke is not None), fill=int(fill is not None))

    def box(self, box: Rectangle, fill: str | None = None, stroke: str | None = None, width: float = 0) -> None:
        """Draw a rectangle. Without `fill` it is not filled, and without `stroke` it has no outline."""
        x, y, across, down = box
        self.polygon(((x, y), (x + across, y), (x + across, y + down), (x, y + down)), fill, stroke, width)

    def line(self, a: Point, b: Point, color: str, width: float, *, dashed: bool = False) -> None:
        """Draw a straight line from `a` to `b` that is `width` mm wide."""
        if dashed:
            self._canvas.setDash(4, 4)
        with self._painting(None, color, width):
            self._canvas.line(*self._at(a), *self._at(b))
        if dashed:
            self._canvas.setDash()

    def lines(self, lines: Iterable[Ring], color: str, width: float) -> None:
        """Draw open lines as one faint shape. Each is given by its points. A print shop's file has none of them."""
        if not self.faint:
            return
        path = self._canvas.beginPath()
        for line in lines:
            path.moveTo(*self._at(line[0]))
            for point in line[1:]:
                path.lineTo(*self._at(point))
        self._canvas.setStrokeColor(self._area(color))
        self._canvas.setLineWidth(max(width * POINTS, THINNEST))
        self._canvas.drawPath(path, stroke=1, fill=0)

    def rounded(
        self, box: Rectangle, radius: float, fill: str | None = None, stroke: str | None = None, width: float = 0
    ) -> None:
        """Draw a rectangle whose corners are rounded with this radius in mm."""
        x, y, across, down = box
        left, bottom = self._at((x, y + down))
        size = (across * POINTS, down * POINTS)
        with self._painting(fill, stroke, width):
            self._canvas.roundRect(
                left, bottom, *size, radius * POINTS, stroke=int(stroke is not None), fill=int(fill is not None)
            )

    def text(
        self,
        at: Point,
        text: str,
        height: float,
        color: str,
        *,
        bold: bool = False,
        display: bool = False,
        align: str = "left",
    ) -> None:
        """Draw a line of text. Its left end, center or right end (`align`) is at `at`. `height` is the font size in mm.

        The y of `at` is the middle of the height of a capital letter.
        """
        canvas = self._canvas
        if HAIR in text:
            width = text_width(text, height, bold, display=display)
            x = at[0] - {"left": 0, "middle": width / 2, "right": width}[align]
            for part in text.split(HAIR):
                self.text((x, at[1]), part, height, color, bold=bold, display=display)
                x += text_width(part + HAIR, height, bold, display=display)
            return
        ink = self._letter(color)
        canvas.setFont(_font(bold, display), height * POINTS)
        canvas.setFillColor(ink)
        x, y = self._at((at[0], at[1] + MIDLINE * height))
        draw = {"left": canvas.drawString, "middle": canvas.drawCentredString, "right": canvas.drawRightString}[align]
        with self._overprinting(LETTERS, ink):
            draw(x, y, text)

    def upright_text(self, at: Point, text: str, height: float, color: str) -> None:
        """Draw a line of text that is read from below. Its middle is at `at`. `height` is the font size in mm."""
        self._canvas.saveState()
        self._canvas.translate(*self._at(at))
        self._canvas.rotate(90)
        self.text((0, 0), text, height, color, align="middle")
        self._canvas.restoreState()

    def shapes(self, shapes: Iterable[Shape | Lines], at: Point = (0, 0)) -> None:
        """Draw shapes, such as those of a hex, with their origin at `at`."""
        dx, dy = at
        for shape in shapes:
            match shape:
                case Polygon(points, fill, stroke, width):
                    self.polygon(tuple((x + dx, y + dy) for x, y in points), fill, stroke, width)
                case Disc((x, y), radius, fill, stroke, width):
                    self.disc((x + dx, y + dy), radius, fill, stroke, width)
                case Lines(lines, stroke, width):
                    self.lines([tuple((x + dx, y + dy) for x, y in line) for line in lines], stroke, width)
                case Word((x, y), text, height, fill, bold):
                    self.text((x + dx, y + dy), text, height, fill, bold=bold, align="middle")

    @contextmanager
    def moved(self, at: Point) -> Iterator[None]:
        """Move the origin to `at` for everything that is drawn in the `with` block."""
        self._canvas.saveState()
        self._canvas.translate(*self._at(at))
        yield
        self._canvas.restoreState()

    def clip(self, box: Rectangle) -> None:
        """Hide everything drawn outside a rectangle, until the end of the `moved` block or page."""
        x, y, width, height = box
        path = self._canvas.beginPath()
        path.rect(*self._at((x, y + height)), width * POINTS, height * POINTS)
        self._canvas.clipPath(path, stroke=0, fill=0)

    def stamp(self, key: object, draw: Callable[[], None], at: Point = (0, 0)) -> None:
        """Draw something that recurs, with its origin at `at`. `draw` is only called the first time a `key` is used."""
        if key not in self._stamps:
            self._stamps[key] = name = f"s{len(self._stamps)}"
            self._canvas.beginForm(name, -_FAR, -_FAR, _FAR, _FAR)
            with self.structure.part():
                draw()
            self._canvas.endForm()
        # This does the same as `moved`, but faster: it skips ReportLab's bookkeeping, which stamps do not need.
        x, y = self._at(at)
        self._canvas.addLiteral(f"q 1 0 0 1 {x:.4f} {y:.4f} cm")
        self._canvas.doForm(self._stamps[key])
        self._canvas.addLiteral("Q")

    def registration_mark(self, at: Point, radius: float) -> None:
        """Draw a cross in a circle with every ink. In print it shows whether the printing plates are aligned."""
        x, y = self._at(at)
        reach = radius * POINTS
        self._canvas.setStrokeColor(ALL_INKS)
        self._canvas.setLineWidth(THINNEST)
        self._canvas.circle(x, y, 0.6 * reach, stroke=1, fill=0)
        self._canvas.line(x - reach, y, x + reach, y)
        self._canvas.line(x, y - reach, x, y + reach)

    def patch(self, at: Point, side: float, ink: str) -> None:
        """Draw a square of one ink. `at` is its upper left corner, and `ink` a key of `INKS`."""
        self._canvas.setFillColor(INKS[ink])
        x, y = self._at((at[0], at[1] + side))
        self._canvas.rect(x, y, side * POINTS, side * POINTS, stroke=0, fill=1)

    def modules(self, rows: Sequence[Sequence[bool]], at: Point, side: float) -> None:
        """Draw a square of dark and light modules, such as a QR code. `at` is its upper left corner, `side` its width."""
        x, y = self._at(at)
        scale = side * POINTS / len(rows)
        self._canvas.setFillColor(self._area("#000000"))
        runs = [
            f"{start} {-row - 1} {stop - start} 1 re"
            for row, modules in enumerate(rows)
            for start, stop in _dark_runs(modules)
        ]
        self._canvas.addLiteral(f"q {scale:.5f} 0 0 {scale:.5f} {x:.4f} {y:.4f} cm {' '.join(runs)} f Q")

    def end_page(self) -> None:
        """Finish the page."""
        self._canvas.showPage()
        self.structure.end_page()

    def finish(self) -> bytes:
        """Finish the document and return its bytes. The same drawing always gives the same bytes."""
        self.structure.finish()
        self._canvas.save()
        return self._file.getvalue()

    @staticmethod
    def _at(point: Point) -> Point:
        return (point[0] * POINTS, -point[1] * POINTS)

    @contextmanager
    def _painting(self, fill: str | None, stroke: str | None, width: float) -> Iterator[None]:
        """Set the colors and the width of the line of a shape that is drawn in the `with` block."""
        if fill is not None:
            self._canvas.setFillColor(self._area(fill))
        if stroke is None:
            yield
            return
        ink = self._line(stroke, width)
        self._canvas.setStrokeColor(ink)
        self._canvas.setLineWidth(max((line_width(stroke, width) if self._shop else width) * POINTS, THINNEST))
        with self._overprinting(LINES, ink):
            yield

    @contextmanager
    def _overprinting(self, state: str, ink: Color) -> Iterator[None]:
        """Let what is drawn in the `with` block overprint if its ink is the black of a print shop's file.

        Afterward nothing does, so that stamps, which inherit the state, begin without it.
        """
        if isinstance(self._canvas, OverprintCanvas) and ink is BLACK:
            self._canvas.set_overprint(state)
            yield
            self._canvas.set_overprint(OFF)
        else:
            yield
