"""A sheet that was read from a photo, as plain values for the pages. Photos are read in worker processes."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from dicegame.dice.masks import BONUS_NAMES, COLOR_NAMES
from dicegame.web.scoring.sheet_form import CLAIMS, SheetForm
from padgen.language import Sentence
from padgen.model import Layout
from padgen.names import same_in_catalog
from padgen.notation import format_notation
from padgen.pdf.box import enclosing
from padgen.tables import PHASES

PIXELS_PER_MM = 8
"""The number of pixels for each mm of a page in flattened photos."""
JPEG_QUALITY = 75
"""The JPEG quality of flattened sheets. An A4 sheet then has about 300 kB, and pencil stays legible."""

Box = tuple[float, float, float, float]
"""A rectangle: left, top, width and height in mm, measured from the top left of the page."""


class Question(NamedTuple):
    """A question about a doubtful place: which of two values it has. The likelier one comes first."""

    place: str
    """`hex-12` (counted from 0), `sold-1`, `first-blue`, `second-blue`, `unused-monk` or `written-1`."""
    answers: tuple[str, str]
    """The two values as paper files write them, such as `5II`, `.`, `x` or a number; or `yes` and `no`."""


class PhotoSheet(NamedTuple):
    """A sheet that was found in a photo, with its picture and the entries that were read."""

    layout: str
    """The duchy of the sheet, as a name in the catalog or a notation."""
    picture: bytes
    """The flattened sheet, a JPEG."""
    box: Box
    """Where the sheet is on its page."""
    page: tuple[float, float]
    """Width and height of the page in mm."""
    hexes: tuple[Box, ...]
    parts: Mapping[str, Box]
    """The boxes of places other than hexes, named as in questions; `hexes`, `tracks`, `colors`, `sums` enclose several."""
    entries: SheetForm
    """The entries that were read. The name is empty."""
    questions: tuple[Question, ...]
    missing: tuple[Sentence, ...] = ()
    """Messages about entries that the player must add, because the sheet has no boxes for them."""
    illegible: Sentence | str = ""
    """The message that too much is in doubt for the sheet to be scored; its questions then say where."""

    @property
    def doubtful(self) -> list[Box]:
        """Return the boxes of the places with questions."""
        places = (question.place.partition("-") for question in self.questions)
        return [
            self.hexes[int(where)] if what == "hex" else self.parts[f"{what}-{where}"]
            for what, _, where in places
            if what == "hex" or f"{what}-{where}" in self.parts
        ]


class PhotoSheets(NamedTuple):
    """What was found in a photo."""

    sheets: list[PhotoSheet]
    refused: list[Sentence]
    """For each sheet that was found but not read, the reason and what to do."""


def read_photo(photo: bytes) -> PhotoSheets:
    """Find and read the sheets in a photo. Raises: PhotoError, which says how to take a better photo."""
    from dicegame.photo.read import read

    found = read(photo)
    return PhotoSheets([plain(sheet) for sheet in found.sheets], found.refused)


def plain(sheet: Any) -> PhotoSheet:
    """Return a `ReadSheet` of `dicegame.photo` as plain values, with its picture as a JPEG."""
    from dicegame.photo.bright import bright
    from dicegame.photo.picture import as_jpeg
    from dicegame.photo.read import illegible, not_on_sheet

    places = sheet.flat.places
    height, width = sheet.flat.image.shape[:2]
    return PhotoSheet(
        _known(sheet.layout),
        as_jpeg(bright(sheet.flat), JPEG_QUALITY),
        _box(places["box"]),
        (width / PIXELS_PER_MM, height / PIXELS_PER_MM),
        tuple(_box(hex_["box"]) for hex_ in places["hexes"]),
        _parts(places),
        SheetForm(
            "",
            tuple(sheet.marks),
            tuple(map(_text, sheet.sold)),
            tuple(next((one for one in CLAIMS[1:] if color in getattr(sheet, one)), "") for color in COLOR_NAMES),
            tuple(map(_text, sheet.unused)),
            tuple(map(_text, sheet.written)),
        ),
        tuple(
            Question(f"hex-{doubt.place}" if isinstance(doubt.place, int) else doubt.place, (doubt.first, doubt.second))
            for doubt in sheet.doubts
        ),
        tuple(not_on_sheet(sheet)),
        illegible(sheet) if sheet.illegible else "",
    )


def _known(layout: Layout) -> str:
    """Return the catalog name of a layout, or else its notation."""
    known = same_in_catalog(layout)
    return known.name if known else format_notation(layout) or layout.name


def _text(number: int | None) -> str:
    return "" if number is None else str(number)


def _parts(places: Mapping[str, Any]) -> dict[str, Box]:
    """Return the boxes of all places other than hexes. `places` is the content of a file of places (docs/places.md)."""
    numbered = list(enumerate(PHASES, 1))
    sold = {f"sold-{number}": _box(places["sold"][phase]) for number, phase in numbered if phase in places["sold"]}
    sums = {f"written-{number}": _box(places["points"][phase]["subtotal"]) for number, phase in numbered}
    colors = {
        f"{claim}-{color}": _box(cells[claim])
        for color, cells in places["colors"].items()
        for claim in CLAIMS[1:]
        if cells.get(claim)
    }
    circles = {
        f"unused-{name}": enclosing(
            [_box(circle["box"]) for circle in places["circles"] if circle["track"] == color and not circle["castle"]]
        )
        for name, color in zip(BONUS_NAMES, COLOR_NAMES, strict=False)
    }
    whole = {
        "hexes": enclosing([_box(hex_["box"]) for hex_ in places["hexes"]]),
        "tracks": enclosing([_box(circle["box"]) for circle in places["circles"]] + list(sold.values())),
        **({"colors": enclosing(list(colors.values()))} if colors else {}),
        "sums": enclosing(list(sums.values())),
    }
    return {**sold, **sums, **colors, **circles, **whole}


def _box(sides: Any) -> Box:
    left, top, width, height = map(float, sides)
    return left, top, width, height


def missing_extra() -> Sentence | str:
    """Return a message that says what to install if photos cannot be read here, or an empty text if they can."""
    from dicegame.photo.errors import PhotoError, check_extra

    try:
        check_extra()
    except PhotoError as error:
        return error.sentence
    return ""
