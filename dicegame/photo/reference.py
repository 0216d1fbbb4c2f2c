"""Pictures of sheets as they were printed, with the place of everything. They are compared with a photo."""

import re
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from dicegame.photo.errors import PhotoError
from dicegame.photo.old_sheet import draw_old, old_places, old_plan
from padgen.errors import LayoutError
from padgen.language import Sentence
from padgen.model import Layout
from padgen.names import same_in_catalog
from padgen.notation import parse_notation
from padgen.pdf.places import sheet_places
from padgen.pdf.sheet import Sheet, plan_of
from padgen.tables import Game
from padgen.theme import PAPERS, STYLES

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

WIDTH = 840
"""The width of the picture of a sheet, in pixels. It is the same for all papers."""
NOTATION = re.compile(r"dice:[PGBOYpgbo/]+")


class Print(NamedTuple):
    """How a sheet was printed, as far as it is known."""

    layout: Layout
    paper: tuple[float, float] = PAPERS["a4"]
    """Width and height in mm."""
    style: str = "color"
    version: str | None = None
    """The version of padgen that printed it, or None if the sheet does not say it."""
    large: bool = False
    language: str = "en"
    old: bool = False
    """Whether version 0.1 or 0.2 printed it."""

    @property
    def head_mm(self) -> float:
        """Return the distance from the top of the page to the end of the header with name, date and number of the sheet."""
        return old_plan(self.paper, self.layout).tracks.y if self.old else plan_of(self.sheet).header.bottom

    @property
    def design(self) -> str:
        """Return the name of the design. Sheets of the same design have everything at the same places."""
        return "old" if self.old else plan_of(self.sheet).measures.design

    @property
    def sheet(self) -> Sheet:
        """Return this print as a `Sheet`, from which its PDF can be drawn."""
        return Sheet(self.layout, self.paper, self.style, self.language, large=self.large)


class Reference(NamedTuple):
    """The picture of a sheet as it was printed, and the places of everything on it."""

    gray: "NDArray[np.uint8]"
    scale: float
    """The number of pixels per mm of the picture."""
    places: dict[str, object]
    """The places of everything in mm, as `padgen.pdf.places.sheet_places` returns them."""


def print_of(code: str) -> Print | None:
    """Return how a sheet was printed, as far as its `code` says, or None if that is not the code of a duchy.

    Raises: PhotoError for a sheet of the base game.

    >>> print_of("dice:PP/OgO/YY#0.3.0,105x148.5,gray,large").paper
    (105.0, 148.5)
    """
    found = NOTATION.search(code)
    if found is None:
        if code.startswith("base:"):
            raise PhotoError(Sentence("photo-base"))
        return None
    try:
        written = parse_notation(found[0])
        layout = same_in_catalog(written) or written
    except LayoutError:
        return None
    if layout.game is not Game.DICE:
        return None
    version, paper, style, *more = (*code.partition("#")[2].split(","), "", "", "")
    size = PAPERS.get(paper) or _size(paper)
    if style not in STYLES or size is None:
        return Print(layout)
    return Print(layout, size, style, version, "large" in more)


@lru_cache(maxsize=24)
def reference(print_: Print) -> Reference:
    """Return the picture and the places of a printed sheet. Raises: LayoutError if it cannot be printed in this way."""
    import cv2

    scale = WIDTH / print_.paper[0]
    if print_.old:
        rgb = _picture(draw_old(print_.paper, print_.layout, print_.style), scale)
        places = old_places(print_.paper, print_.layout)
    else:
        rgb, places = render(print_.sheet, scale), sheet_places(print_.sheet)
    return Reference(cv2.cvtColor(rgb, cv2.COLOR_RGB2GRAY).astype("uint8"), scale, places)


def render(sheet: Sheet, scale: float) -> "NDArray[np.uint8]":
    """Return a picture of a sheet with `scale` pixels per mm. Raises: LayoutError if it cannot be printed in this way."""
    from padgen.pdf.pad import draw_pad
    from padgen.pdf.page_setup import PageSetup

    return _picture(draw_pad([sheet], setup=PageSetup(sheet.paper)), scale)


def _picture(pdf: bytes, scale: float) -> "NDArray[np.uint8]":
    """Return a picture of the first page of a PDF, with `scale` pixels per mm."""
    import numpy as np
    import pypdfium2

    document = pypdfium2.PdfDocument(pdf)
    try:
        page = document[0]
        exact = scale * 25.4 / 72 * (1 - 1e-6)
        width, height = (np.ceil(side * exact) / exact for side in page.get_size())
        page.set_mediabox(
            0, page.get_height() - height, width, page.get_height()
        )  # whole pixels, or pdfium stretches the page
        return np.array(page.render(scale=exact * (1 - 1e-7), rev_byteorder=True).to_numpy()[:, :, :3])
    finally:
        document.close()


def _size(paper: str) -> tuple[float, float] | None:
    """Return the width and height in mm of a size such as "105x148.5", or None if it is not a size."""
    found = re.fullmatch(r"(\d+(?:\.\d+)?)x(\d+(?:\.\d+)?)", paper)
    return (float(found[1]), float(found[2])) if found else None
