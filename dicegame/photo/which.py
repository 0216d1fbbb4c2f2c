"""Find and flatten every sheet in a photo, and find how it was printed; or say why no sheet can be read."""

from typing import NamedTuple

import cv2
import numpy as np
from numpy.typing import NDArray

from dicegame.photo.errors import PhotoError
from dicegame.photo.first_look import examples, first_features
from dicegame.photo.flatten import FIRST_ROUND, LAST_ROUNDS, Floats, Picture, Warp, fit, flatten, in_photo, spread
from dicegame.photo.gate import refusal
from dicegame.photo.locate import (
    FEW_INLIERS,
    QUICK_FEATURES,
    Code,
    Features,
    Located,
    codes,
    compare,
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

MOST_SHEETS = 8
SKETCH = 1800
"""The number of features of a printed sheet that are compared in a search for a sheet like those found."""
INEXACT = 50
"""An error of a hundredth of the width of a sheet lowers the fitness of a map by half as much."""
SURE, LEAST_FITNESS = 0.72, 0.55
"""A first look stops at an example that fits so well, and ignores those that fit worse than the second value.

Measured with sheets in all designs and styles whose codes were hidden: of each, the best map of the right design had 0.70 to
0.96; maps of other designs had at most 0.69.
"""


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
        again = _Search(straight.photo, layout, fills=True)
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

    def __init__(self, photo: Picture, layout: Layout | None, fills: bool = False) -> None:
        self.photo, self.layout, self.fills = photo, layout, fills
        """`fills` means that one sheet fills the photo, if there is any: then the strongest features are enough."""
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
            print_, warp = self._finished(*likely)
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
        return self._finished(print_, self._rough(print_, located))

    def _rough(self, print_: Print, located: Located) -> Warp:
        """Return a first map from a sheet to the photo."""
        return fit(self.gray, print_, spread(print_, located.plane), FIRST_ROUND)

    def _finished(self, print_: Print, rough: Warp) -> tuple[Print, Warp]:
        """Find the language of a sheet, and improve a first map to the photo. Return both."""
        if not np.isfinite(rough.error_mm):
            return print_, rough
        if not print_.old:
            print_ = read_language(self.gray, rough.grid, print_)
        return print_, fit(self.gray, print_, rough.grid, LAST_ROUNDS)

    def _likely(self) -> tuple[Print, Warp] | None:
        """Return the likeliest `Print` of a further sheet, outside those found so far, with a first map to it, or None."""
        free = self.features
        for outline in [*self.outlines, *self.passed]:
            free = only(free, ~within(free, outline, 1.05))
        if self.found or self.known:  # sheets of one photo are mostly of one game
            best = _best(list({flat.print for flat in self.found} | self.known), free)
            return best and (best[0], self._rough(*best))
        quick = self._first_look(first_of(free, QUICK_FEATURES))
        return quick if quick or self.fills else self._first_look(free)

    def _first_look(self, features: Features) -> tuple[Print, Warp] | None:
        """Return the example whose patches fit the photo best, with a first map to it, or None if none fits.

        Designs share features: large print looks like smaller paper. So the example with the most features in common is
        only the first to be tried.
        """
        found = []
        for print_ in examples(self.layout):
            located = compare(first_features(print_), print_.paper, features, FEW_INLIERS)
            if located is not None:
                found.append((print_, located))
        tried: list[tuple[Print, Warp]] = []
        for print_, located in sorted(found, key=lambda one: -one[1].inliers):
            tried.append((print_, self._rough(print_, located)))
            if _fitness(*tried[-1]) > SURE:
                break
        best = max(tried, key=lambda one: _fitness(*one), default=None)
        return best if best is not None and _fitness(*best) > LEAST_FITNESS else None

    def _named(self, print_: Print, warp: Warp) -> Print | None:
        """Return how a sheet was printed, by its code, the layout that the user named, or its icons; None if unclear."""
        if not np.isfinite(warp.error_mm):
            return None
        if found := read_code(self.gray, warp, print_):
            return found
        if self.layout is not None:
            return read_style(self.gray, warp, print_._replace(layout=self.layout))
        for like in [print_, *(one for one in examples() if one.style != print_.style and _look_alike(one, print_))]:
            if layout := read_icons(self.gray, warp, like):
                return read_style(self.gray, warp, like._replace(layout=layout))
        return None

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


def _fitness(print_: Print, warp: Warp) -> float:
    """Return how well a map fits: the share of the patches that were found, less a penalty for its error; at most 1."""
    return warp.matched - INEXACT * warp.error_mm / print_.paper[0]


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


def _best(prints: list[Print], features: Features) -> tuple[Print, Located] | None:
    """Return the `Print` with the most features in common with a photo, and where it lies, or None."""
    found = [(print_, located) for print_ in prints if (located := locate(print_, features, SKETCH))]
    return max(found, key=lambda one: one[1].inliers, default=None)
