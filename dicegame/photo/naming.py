"""Find which duchy a flattened sheet shows, by its code or else by its icons. Find its style and its language."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import product
from typing import Any, NamedTuple

import cv2
import numpy as np
import zxingcpp
from numpy.typing import NDArray

from dicegame.photo.flatten import Picture, Warp, remap
from dicegame.photo.reference import Print, print_of, reference
from padgen.hexgrid import Hex
from padgen.language import languages
from padgen.model import Layout
from padgen.names import catalog, load, same_in_catalog
from padgen.notation import CELLS, letter_of
from padgen.pdf.box import Box
from padgen.tables import Game
from padgen.theme import PAPERS, STYLES
from padgen.validate import problems

MARGIN_MM = 5.0
"""The margin around the code in which it is looked for: its quiet zone, and some room for errors."""
ZOOMS = (3.0, 2.0, 4.5)
"""The picture of a code is enlarged by these factors, compared with the reference, until it can be read."""
LEAST_LIKENESS = 0.35
"""A duchy of the catalog is accepted if the mean likeness of its hexes is greater than this."""
LEAST_LEAD = 0.01
"""The sum of the likenesses of the best duchy must exceed that of the second best by this, if it is not in the catalog."""
MOST_UNCLEAR, MOST_LOSS = 6, 0.03
"""How many hexes may be read as their second most likely kind, and how much likeness they may lose by that in all."""
ICONS = ((-0.25, -0.88, 0.5, 0.38), (-0.25, 0.46, 0.5, 0.36))
"""Left, top, width and height of the icon, and of the hint or bonus, from the middle of a hex, in sizes of the hex."""
SLACK = 4
"""How far an icon may be from its place, in pixels of the reference."""
SAME_SHAPE = 0.01
"""Papers whose ratios of width to height differ by less than this cannot be told apart in a photo."""
WORD, WORDS, WORD_SLACK = (48, 16), 16, 8
"""The width and height of a piece of text, the number of pieces that are compared, and how far one may be from its place.

Lengths are in pixels of the reference. Icons beside words lie elsewhere in other languages, and draw a first fit with them.
"""
QR: Any = zxingcpp.BarcodeFormat.QRCode
"""The only kind of code that is looked for."""
LETTERS = tuple(CELLS[Game.DICE])


def read_code(photo_gray: Picture, warp: Warp, print_: Print) -> Print | None:
    """Return what the code of a flattened sheet says, or None if it cannot be read. Raises: PhotoError for the base game."""
    known = reference(print_)
    code: Any = known.places["code"]
    if not code:
        return None
    box = Box(*code["box"]).grown(MARGIN_MM)
    left, top, side = box.x * known.scale, box.y * known.scale, box.width * known.scale
    for zoom in ZOOMS:
        crop = remap(photo_gray, warp.grid, round(side * zoom), round(side * zoom), zoom, left, top)
        for sharp in (crop, cv2.addWeighted(crop, 2.5, cv2.GaussianBlur(crop, (0, 0), 1.2 * zoom), -1.5, 0)):
            for one in zxingcpp.read_barcodes(sharp, formats=QR):
                found = print_of(one.text)
                if found is not None:
                    return found
    return None


def read_language(photo_gray: Picture, grid: NDArray[np.float32], print_: Print) -> Print:
    """Return `print_` with the language whose words look most like those on the flattened sheet."""
    prints = [print_._replace(language=language) for language in languages()]
    grays = [cv2.GaussianBlur(reference(one).gray, (0, 0), 1.0) for one in prints]
    flat = remap(photo_gray, grid, grays[0].shape[1], grays[0].shape[0])
    likeness = np.zeros(len(prints))
    for x, y in _telling(prints[0], tuple(prints)):
        area = flat[y - WORD_SLACK : y + WORD[1] + WORD_SLACK, x - WORD_SLACK : x + WORD[0] + WORD_SLACK]
        for number, gray in enumerate(grays):
            word = gray[y : y + WORD[1], x : x + WORD[0]]
            likeness[number] += cv2.matchTemplate(area, word, cv2.TM_CCOEFF_NORMED).max() if word.std() > 1 else 0
    return prints[int(likeness.argmax())]


@lru_cache(maxsize=24)
def _telling(first: Print, prints: tuple[Print, ...]) -> tuple[tuple[int, int], ...]:
    """Return the top left corners of the pieces in which sheets in different languages differ most, in pixels."""
    grays = [reference(one).gray.astype(np.float32) for one in prints]
    differ = cv2.boxFilter(np.ptp(grays, axis=0), -1, WORD)
    differ[: round(first.head_mm * reference(first).scale)] = 0
    differ[:, : WORD[0]], differ[:, -WORD[0] :], differ[-2 * WORD[1] :] = 0, 0, 0
    found = []
    for _ in range(WORDS):
        _, most, _, (x, y) = cv2.minMaxLoc(differ)
        if most < 5:
            break
        found.append((x - WORD[0] // 2, y - WORD[1] // 2))
        cv2.rectangle(differ, (x - WORD[0], y - WORD[1]), (x + WORD[0], y + WORD[1]), 0, -1)
    return tuple(found)


class _Face(NamedTuple):
    """A part of a hex's picture. `left` and `top` are its corner, in pixels of the reference from the hex's middle."""

    left: int
    top: int
    gray: Picture


def read_icons(photo_gray: Picture, warp: Warp, print_: Print) -> Layout | None:
    """Return the duchy that the icons of a flattened sheet show, or None if they are not clear.

    Its hexes must be at the same places as those of the duchy of `print_`.
    """
    known = reference(print_)
    flat = remap(photo_gray, warp.grid, known.gray.shape[1], known.gray.shape[0])
    flat = np.pad(flat, SLACK, mode="edge")
    likeness = np.array([_likeness(flat, print_, middle) for middle in _middles(print_)])
    letters = {letter: number for number, letter in enumerate(LETTERS)}

    def mean(layout: Layout) -> float:
        rows = [letters[letter_of(Game.DICE, cell)] for cell in layout.cells.values()]
        return float(np.mean(likeness[np.arange(len(rows)), rows]))

    cells = print_.layout.cells
    fitting = [layout for layout in catalog() if layout.game is Game.DICE and list(layout.cells) == list(cells)]
    best = [LETTERS[number] for number in likeness.argmax(axis=1)]
    free = Layout(Game.DICE, {hex_: CELLS[Game.DICE][letter] for hex_, letter in zip(cells, best, strict=True)})
    if fitting:
        nearest = max(fitting, key=mean)
        same = sum(nearest.cells[hex_] == free.cells[hex_] for hex_ in cells)
        if same > 0.8 * len(cells) and mean(nearest) > LEAST_LIKENESS:
            return nearest
    return _most_likely(likeness, list(cells))


def _most_likely(likeness: NDArray[np.float64], cells: Sequence[Hex]) -> Layout | None:
    """Return the duchy with the largest sum of likenesses, or None if a second duchy is nearly as likely.

    `likeness` has a row for each hex and a column for each kind. Only duchies without a problem count, so an unclear castle
    gets the bonus that the other castles leave.
    """
    order = np.argsort(-likeness, axis=1)
    ranked = np.take_along_axis(likeness, order, axis=1)
    lead = ranked[:, 0] - ranked[:, 1]
    unclear = np.argsort(lead)[:MOST_UNCLEAR]
    found: list[tuple[float, Layout]] = []
    for changed in product((0, 1), repeat=len(unclear)):
        loss = float(lead[unclear] @ changed)
        if loss < MOST_LOSS:
            chosen = order[:, 0].copy()
            chosen[unclear] = order[unclear, changed]
            kinds = (CELLS[Game.DICE][LETTERS[number]] for number in chosen)
            layout = Layout(Game.DICE, dict(zip(cells, kinds, strict=True)))
            if not problems(layout):
                found.append((loss, layout))
    found.sort(key=lambda one: one[0])
    if not found or (len(found) > 1 and found[1][0] - found[0][0] < LEAST_LEAD):
        return None
    return same_in_catalog(found[0][1]) or found[0][1]


def read_style(photo_gray: Picture, warp: Warp, print_: Print) -> Print:
    """Return `print_` with the style whose hexes look most like those on the flattened sheet.

    One style may look like another style on smaller paper, so the paper may change as well.
    """
    prints = [print_._replace(style=style) for style in STYLES]
    prints += [
        print_._replace(style=style, paper=paper)
        for style in STYLES
        for paper in PAPERS.values()
        if paper != print_.paper and abs(paper[0] / paper[1] - print_.paper[0] / print_.paper[1]) < SAME_SHAPE
    ]
    prints = [one for one in prints if one.design == print_.design]
    known = reference(print_)
    hexes: Any = known.places["hexes"]
    half = round(hexes[0]["box"][3] / 2 * known.scale)
    flat = np.pad(remap(photo_gray, warp.grid, known.gray.shape[1], known.gray.shape[0]), SLACK, mode="edge")
    likeness = np.zeros(len(prints))
    for number, one in enumerate(prints):
        gray = cv2.GaussianBlur(reference(one).gray, (0, 0), 1.0)
        for x, y in _middles(print_):
            left, top = max(0, round(x) - half), max(0, round(y) - half)
            face = gray[top : top + 2 * half, left : left + 2 * half]
            area = flat[top : top + face.shape[0] + 2 * SLACK, left : left + face.shape[1] + 2 * SLACK]
            likeness[number] += cv2.matchTemplate(area, face, cv2.TM_CCOEFF_NORMED).max()
    return prints[int(likeness.argmax())]


def _middles(print_: Print) -> list[tuple[float, float]]:
    """Return the middle of each hex of a printed sheet, x and y, in pixels of the reference."""
    known = reference(print_)
    hexes: Any = known.places["hexes"]
    found = []
    for hex_ in hexes:
        x, y = Box(*hex_["box"]).middle
        found.append((x * known.scale, y * known.scale))
    return found


def _likeness(flat: Picture, print_: Print, middle: tuple[float, float]) -> list[float]:
    """Return how much the hex at `middle` looks like each kind of hex (at most 1), in the order of `LETTERS`."""
    found = []
    for faces in _faces(print_):
        each = []
        for face in faces:
            x, y = round(middle[0]) + face.left, round(middle[1]) + face.top
            height, width = face.gray.shape
            area = flat[y : y + height + 2 * SLACK, x : x + width + 2 * SLACK]
            each.append(float(cv2.matchTemplate(area, face.gray, cv2.TM_CCOEFF_NORMED).max()))
        found.append(float(np.mean(each)))
    return found


@lru_cache(maxsize=24)
def _faces(print_: Print) -> tuple[tuple[_Face, ...], ...]:
    """Return the parts of each kind of hex at the places `ICONS`, cut from a printed sheet, in the order of `LETTERS`."""
    example = print_._replace(layout=load("a"))
    known = reference(example)
    hexes: Any = known.places["hexes"]
    size = hexes[0]["box"][3] / 2 * known.scale
    found: dict[str, tuple[_Face, ...]] = {}
    for cell, (x, y) in zip(example.layout.cells.values(), _middles(example), strict=True):
        parts = []
        for left, top, width, height in ICONS:
            from_x, from_y = round(left * size), round(top * size)
            at_x, at_y = round(x) + from_x, round(y) + from_y
            piece = known.gray[at_y : at_y + round(height * size), at_x : at_x + round(width * size)]
            parts.append(_Face(from_x, from_y, cv2.GaussianBlur(piece, (0, 0), 1.0)))
        found.setdefault(letter_of(Game.DICE, cell), tuple(parts))
    return tuple(found[letter] for letter in LETTERS)
