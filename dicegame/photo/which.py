"""Find and flatten every sheet in a photo, and find how it was printed; or say why no sheet can be read."""

from typing import NamedTuple

import cv2
import numpy as np
from numpy.typing import NDArray

from dicegame.photo.errors import PhotoError
from dicegame.photo.flatten import FIRST_ROUND, LAST_ROUNDS, Floats, Picture, Warp, fit, flatten, in_photo, spread
from dicegame.photo.gate import refusal
from dicegame.photo.locate import (
    LEAST_INLIERS,
    QUICK,
    QUICK_FEATURES,
    QUICK_INLIERS,
    Code,
    Features,
    Located,
    codes,
    corners_of,
    features_of,
    first_of,
    locate,
    locate_code,
    only,
    within,
)
from dicegame.photo.naming import SAME_SHAPE, read_code, read_icons, read_language, read_style
from dicegame.photo.old_sheet import OLD_PAPERS, OLD_STYLES
from dicegame.photo.outline import straightened
from dicegame.photo.reference import Print, reference
from padgen.language import Sentence
from padgen.model import Layout
from padgen.names import load
from padgen.pdf.plan import measures_of
from padgen.theme import PAPERS, STYLES

MOST_SHEETS = 8
SKETCH = 1800
"""The number of features of a printed sheet that are compared in a first search."""
SURE = 100
"""A first search stops at a printed sheet that has this many features in common with the photo."""
EXAMPLES = ("color", "gray", "symbols")
"""The styles of a first search. They share features with all others."""


class Flat(NamedTuple):
    """A sheet in a photo, flattened, with how it was printed and the places of everything on it."""

    image: Picture
    """The picture of the whole page, with `PIXELS_PER_MM` pixels per mm."""
    print: Print
    places: dict[str, object]
    """The places of everything on the sheet, in mm, as `padgen.pdf.places.sheet_places` gives them."""
    error_mm: float
    """The estimated largest error of a place in `image`."""
    grid: NDArray[np.float32]
    """The map from the sheet to the photo, as in `Warp`."""


class Found(NamedTuple):
    """The sheets in a photo."""

    flats: list[Flat]
    """The sheets that can be read, in reading order."""
    refused: list[Sentence]
    """For each sheet that was found but cannot be read safely, the reason and what to do."""


class Refusal(NamedTuple):
    """A sheet that was found but cannot be read safely."""

    why: Sentence
    place: Floats
    """A point on the sheet, in pixels of the photo."""


def sheets(photo: Picture, layout: Layout | None = None) -> Found:
    """Return every sheet in a photo. `layout` is the duchy of sheets whose codes cannot be read.

    Raises: PhotoError, which says what to do, if no sheet is found or none can be read reliably.
    """
    search = _Search(photo, layout)
    search.run()
    if search.found:
        return Found(search.in_order(), search.refused(search.outlines))
    cut_off = any(refusal.why.key == "photo-half" for refusal in search.refusals)
    for straight in [] if cut_off else straightened(photo):
        again = _Search(straight.photo, layout)
        again.run()
        if again.found:
            flats = [
                flat._replace(grid=cv2.perspectiveTransform(flat.grid, straight.plane).astype(np.float32))
                for flat in again.in_order()
            ]
            outlines = [cv2.perspectiveTransform(outline[None], straight.plane)[0] for outline in again.outlines]
            return Found(flats, search.refused(outlines))
        search.refusals += again.refusals
    raise PhotoError(search.refusals[0].why if search.refusals else Sentence("photo-none"))


class _Search:
    """The search for the sheets of one photo, with the sheets found so far."""

    def __init__(self, photo: Picture, layout: Layout | None) -> None:
        self.photo, self.layout = photo, layout
        self.gray = cv2.cvtColor(photo, cv2.COLOR_RGB2GRAY).astype(np.uint8)
        self.features = features_of(photo)
        self.found: list[Flat] = []
        self.outlines: list[Floats] = []
        self.refusals: list[Refusal] = []
        self.known: set[Print] = set()
        """How sheets with legible codes were printed that were refused."""
        self.passed: list[Floats] = []
        """The outlines of sheets that were refused by their looks, so that others are looked for beside them."""

    def run(self) -> None:
        """Find the sheets of the photo: first those with legible codes, then the others."""
        self.by_codes()
        self.by_looks()

    def in_order(self) -> list[Flat]:
        """Return the sheets that were found, in reading order."""
        tallest = max(float(np.ptp(corners[:, 1])) for corners in self.outlines)
        middles = [corners.mean(axis=0) for corners in self.outlines]
        order = sorted(range(len(middles)), key=lambda number: (round(middles[number][1] / tallest), middles[number][0]))
        return [self.found[number] for number in order]

    def refused(self, read: list[Floats]) -> list[Sentence]:
        """Return why sheets were refused. Those within the outlines of sheets that were `read` after all do not count."""
        kept: list[Refusal] = []
        side = max((float(np.ptp(outline[:, 0])) for outline in read), default=0.0)
        for one in self.refusals:
            x, y = map(float, one.place)
            inside = any(cv2.pointPolygonTest(outline.astype(np.float32), (x, y), False) >= 0 for outline in read)
            again = any(np.hypot(*(one.place - other.place)) < side / 2 for other in kept)
            if not inside and not again:
                kept.append(one)
        return [one.why for one in kept]

    def by_codes(self) -> None:
        """Find the sheets whose codes can be read from the photo."""
        for code in codes(self.photo):
            old = code.print.version is None
            located = self._old(code) if old else _located([code], self.features)
            if located is None:
                why = Sentence("photo-old" if old else "photo-unclear")
                self.refusals.append(Refusal(why, code.corners.mean(axis=0)))
            else:
                print_, warp = self._fitted(*located)
                if not self._keep(print_, warp):
                    self.known.add(print_)
                    if self.refusals[-1].why.key == "photo-half":
                        self._pass(print_, warp)

    def _old(self, code: Code) -> tuple[Print, Located] | None:
        """Return how version 0.1 or 0.2 printed a sheet, and where it lies, or None. Its code names only the duchy."""
        papers = [code.print._replace(paper=paper, old=True) for paper in OLD_PAPERS]
        best = _located([code._replace(print=print_) for print_ in papers], self.features)
        if best is None:
            return None
        styles = [best[0]._replace(style=style) for style in OLD_STYLES]
        return _located([code._replace(print=print_) for print_ in styles], self.features)

    def by_looks(self) -> None:
        """Find the sheets whose codes are blurred, hidden or missing."""
        while len(self.found) + len(self.passed) < MOST_SHEETS:
            likely = self._likely()
            if likely is None:
                return
            print_, located = likely
            print_, warp = self._fitted(print_, located)
            named = self._named(print_, warp)
            if named is None:
                why = refusal(self.gray, print_, warp) or Sentence("photo-whose")
                self.refusals.append(Refusal(why, _middle(warp, print_)))
                if not self._pass(print_, warp):
                    return
                continue
            if _look_alike(named, print_):
                named = named._replace(language=print_.language)
                warp = fit(self.gray, named, warp.grid, LAST_ROUNDS)
            elif again := locate(named, self.features):
                named, warp = self._fitted(named, again)
            if not self._keep(named, warp) and not self._pass(named, warp):
                return

    def _pass(self, print_: Print, warp: Warp) -> bool:
        """Leave a refused sheet out of the search from now on. Return whether others may lie beside it."""
        self.passed.append(in_photo(warp, print_, corners_of(print_.paper)))
        return bool(self.found)

    def _fitted(self, print_: Print, located: Located) -> tuple[Print, Warp]:
        """Find the language of a sheet. Return `print_` with this language, and the map from the sheet to the photo."""
        rough = fit(self.gray, print_, spread(print_, located.plane), FIRST_ROUND)
        if not np.isfinite(rough.error_mm):
            return print_, rough
        if not print_.old:
            print_ = read_language(self.gray, rough.grid, print_)
        return print_, fit(self.gray, print_, rough.grid, LAST_ROUNDS)

    def _likely(self) -> tuple[Print, Located] | None:
        """Return the likeliest `Print` of a further sheet, outside those found so far, and where it lies, or None."""
        free = self.features
        for outline in [*self.outlines, *self.passed]:
            free = only(free, ~within(free, outline, 1.05))
        best: tuple[Print, Located] | None = None
        if self.found or self.known:  # sheets of one photo are mostly of one game
            return _best(list({flat.print for flat in self.found} | self.known), free)
        duchy = self.layout or load("a")
        prints = [
            Print(duchy, paper, style, large=large)
            for large in (False, True)  # the rarer ones last: each has to be drawn
            for style in STYLES
            for paper in PAPERS.values()
            if measures_of(paper, int(large))
        ]
        examples = [print_ for print_ in prints if print_.style in EXAMPLES]
        best = _best(examples, first_of(free, QUICK_FEATURES), QUICK, QUICK_INLIERS, QUICK_INLIERS)
        if best is not None:  # its style is found later, but other papers may fit better
            like = [one for one in examples if (one.design, one.style) == (best[0].design, best[0].style)]
            return _best(like, first_of(free, QUICK_FEATURES), QUICK) or best
        best = _best(examples, free, enough=SURE)
        if best is None:
            return None
        return _best([print_ for print_ in prints if print_.design == best[0].design], free) or best

    def _named(self, print_: Print, warp: Warp) -> Print | None:
        """Return how a sheet was printed, by its code, the layout that the user named, or its icons; None if unclear."""
        if not np.isfinite(warp.error_mm):
            return None
        if found := read_code(self.gray, warp, print_):
            return found
        if self.layout is not None:
            return read_style(self.gray, warp, print_._replace(layout=self.layout))
        layout = read_icons(self.gray, warp, print_)
        return read_style(self.gray, warp, print_._replace(layout=layout)) if layout else None

    def _keep(self, print_: Print, warp: Warp) -> bool:
        """Add a sheet to those found, or note why it is refused. Return whether it was added."""
        problem = refusal(self.gray, print_, warp)
        if problem is not None and np.isfinite(warp.error_mm):  # perhaps a corner was too far off to be found
            warp = fit(self.gray, print_, warp.grid, (*FIRST_ROUND, *LAST_ROUNDS))
            problem = refusal(self.gray, print_, warp)
        if problem is not None:
            self.refusals.append(Refusal(problem, _middle(warp, print_)))
            return False
        places = reference(print_).places
        self.found.append(Flat(flatten(self.photo, warp, print_.paper), print_, places, warp.error_mm, warp.grid))
        self.outlines.append(in_photo(warp, print_, corners_of(print_.paper)))
        return True


def _middle(warp: Warp, print_: Print) -> Floats:
    """Return the middle of a sheet in the photo, in pixels."""
    return in_photo(warp, print_, corners_of(print_.paper)).mean(axis=0)


def _located(codes: list[Code], features: Features) -> tuple[Print, Located] | None:
    """Return the `Print` of the code that fits a photo best, and where its sheet lies, or None if none fits."""
    quick = len(codes) == 1  # of several papers, only all features tell which fits best
    found = [(code.print, located) for code in codes if (located := locate_code(code, features, quick))]
    return max(found, key=lambda one: one[1].inliers, default=None)


def _look_alike(first: Print, second: Print) -> bool:
    """Return whether two sheets have everything at the same places, so that the same map to the photo fits both."""
    one, other = (print_.paper[0] / print_.paper[1] for print_ in (first, second))
    return first.design == second.design and abs(one - other) < SAME_SHAPE


def _best(
    prints: list[Print], features: Features, most: int = SKETCH, least: int = LEAST_INLIERS, enough: float = np.inf
) -> tuple[Print, Located] | None:
    """Return the `Print` with the most features in common with a photo, or the first with `enough`, and where it lies.

    The `most` strongest features of each print are compared. A print with fewer than `least` in common does not count.
    """
    best = None
    for print_ in prints:
        located = locate(print_, features, most, least)
        if located is not None and (best is None or located.inliers > best[1].inliers):
            best = print_, located
            if located.inliers >= enough:
                break
    return best
