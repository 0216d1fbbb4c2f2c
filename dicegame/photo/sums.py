"""Read numbers of several digits: the sum of each phase, which helps to check the sheet, and sales of ten or more."""

from collections.abc import Mapping, Sequence
from itertools import product
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from dicegame.photo.net import evaluate_numbers, log_shares
from dicegame.photo.patches import Gray, centered, net_input, number_patches
from padgen.tables import PHASES

MOST_DIGITS = 3
WIDEST = 1.4
"""Ink is not a single digit if its width is more than this multiple of its height."""
LEAST_PAIR = 0.55
"""Ink may be two digits that touch if its width is more than this multiple of its height."""
EVEN, SPREAD = 1.05, 0.07
"""Ink with the width `EVEN`, in heights, is as likely to be one digit as two. `SPREAD` says how slowly this changes."""
NONE = 0.02
"""The probability that a mark is not a number at all."""
MOST_CUTS = 6
"""The number of places at which digits that touch are cut for a try."""
MOST_OFF_MM = 1.0
"""The largest distance of a box from its expected place on a flattened sheet."""
EDGE_MM, NARROW_EDGE_MM = 0.95, 0.25
"""The width of the strip along the frame of a box that is not read: in that of a sum, and in that for commodities sold."""
LEAST_HEIGHT = 0.35
"""The least height of each of two digits, as a share of their box. Lower ink may be a piece of a single digit."""
INK = 28
"""Pixels that are darker than the print by more than this are ink. The scale is 0 to 255."""
FAINT = 11
"""Pixels that are darker than the print by more than this may be ink of a digit that is too faint to be read."""
NOISE = 2.0
"""Faint ink must be darker than most of the box by this factor. Otherwise it is noise of the camera."""
SPECK = 0.6
"""Faint ink with a smaller area, in square millimeters, is ignored."""
HEIGHT = 0.5
"""The height of a digit, as a share of the side of its patch. It is about the same in the boxes of hexes."""
LEAST = 0.002
"""Numbers that are less likely than this are left out."""
RIGHT, OTHER = 0.75, 0.25 / 40
"""How likely it is that a sum is the points of its phase, and that it is any other number: players forget things."""
NO_DOUBT = 0.955
"""A sum that is at least as likely as this is taken as read."""


def read_sums(
    photo: Gray, blank: Gray, scale: float, places: Mapping[str, Any], temperature: float
) -> list[dict[int, float]]:
    """Return for each phase the probability of each sum that may be written in its box, empty if no sum is legible."""
    printed = _printed(blank, scale, places)
    boxes = [places["points"][phase]["subtotal"] for phase in PHASES]
    found = []
    for box in boxes:
        parts, more = _digits(photo, blank, scale, box, EDGE_MM, MOST_OFF_MM)
        found.append({} if more else _numbers(parts, printed, temperature))
    return found


def read_long_sale(
    photo: Gray, blank: Gray, scale: float, places: Mapping[str, Any], phase: str, temperature: float
) -> dict[int, float]:
    """Return the probabilities of the two-digit numbers that may be written in the box for commodities sold.

    The result is empty unless two tall digits are written there side by side.
    """
    box = places["sold"][phase]
    parts, _ = _digits(photo, blank, scale, box, NARROW_EDGE_MM, 0)  # digits fill this box, so its frame is hard to see
    if len(parts) != 2 or min(len(part) for part in parts) < LEAST_HEIGHT * box[3] * scale:
        return {}
    return _numbers(parts, _printed(blank, scale, places), temperature)


def _printed(blank: Gray, scale: float, places: Mapping[str, Any]) -> NDArray[Any]:
    """Return the printed number box of the first hex. Each digit is copied into it for the net to read."""
    found: NDArray[Any] = number_patches(blank, blank, scale, [places["hexes"][0]["number"]])[0, :, :, 1]
    return found


def _numbers(parts: Sequence[NDArray[Any]], printed: NDArray[Any], temperature: float) -> dict[int, float]:
    """Return the probabilities of the numbers that parts of ink may show. A single part may be two digits that touch."""
    if not 1 <= len(parts) <= MOST_DIGITS:
        return {}
    ways: list[list[list[NDArray[Any]]]] = []
    for part in parts:
        high, wide = part.shape
        cuts = _cuts(part) if wide > LEAST_PAIR * high and len(parts) == 1 else []
        ways.append([[part]] * (wide <= WIDEST * high) + [[part[:, :cut], part[:, cut:]] for cut in cuts])
    digits = [_trimmed(digit) for way in ways for piece in way for digit in piece]
    if not digits or not all(ways):
        return {}
    patches = np.stack([_patch(digit, printed) for digit in digits])
    shares = iter(np.exp(log_shares(evaluate_numbers(net_input(centered(patches))), temperature)))
    found: dict[int, float] = {0: 1.0}
    for part, way in zip(parts, ways, strict=True):
        read = [[next(shares)[:10] for _ in piece] for piece in way]
        pairs = [pair for pair in read if len(pair) == 2]
        best = [max(pairs, key=lambda pair: pair[0].max() * pair[1].max())] if pairs else []
        two = 1 / (1 + float(np.exp((EVEN - part.shape[1] / part.shape[0]) / SPREAD))) if pairs else 0.0
        found = _appended(found, [[one[0] * (1 - two)] for one in read if len(one) == 1] + [[a * two, b] for a, b in best])
    return {number: p for number, p in found.items() if p > LEAST}


def _appended(numbers: Mapping[int, float], ways: Sequence[Sequence[NDArray[Any]]]) -> dict[int, float]:
    """Return the probabilities of numbers after digits were appended. `ways` has the possible readings of these digits."""
    total = sum(float(np.prod([row.sum() for row in way])) for way in ways) + NONE
    found: dict[int, float] = {}
    for way in ways:
        for digits in product(range(10), repeat=len(way)):
            p = float(np.prod([row[digit] for row, digit in zip(way, digits, strict=True)])) / total
            if p > LEAST:
                for number, before in numbers.items():
                    longer = int(f"{number}{''.join(map(str, digits))}")
                    found[longer] = found.get(longer, 0.0) + before * p
    return found


def _cuts(part: NDArray[Any]) -> list[int]:
    """Return the columns at which two digits that touch may be cut: those with the least ink."""
    wide = part.shape[1]
    ink = cv2.GaussianBlur(part.sum(axis=0, dtype=np.float32)[None], (0, 0), 0.8)[0]
    between = np.arange(round(0.25 * wide), round(0.75 * wide) + 1)
    return sorted(int(column) for column in between[np.argsort(ink[between])][:MOST_CUTS])


def _trimmed(digit: NDArray[Any]) -> NDArray[Any]:
    """Return the ink of a digit without the empty rows and columns around it."""
    rows, columns = np.flatnonzero(digit.max(axis=1) > INK), np.flatnonzero(digit.max(axis=0) > INK)
    return digit[rows[0] : rows[-1] + 1, columns[0] : columns[-1] + 1] if len(rows) and len(columns) else digit


def _digits(
    photo: Gray, blank: Gray, scale: float, box: Sequence[float], edge_mm: float, off_mm: float
) -> tuple[list[NDArray[Any]], bool]:
    """Return the ink of each digit in a box, from left to right. Strokes above each other are one digit.

    The second value is true if another digit is too faint or cut off by the edge of the box. If such a digit were
    overlooked, a 24 would become a 4.
    """
    edge = round(edge_mm * scale)
    ink = _ink(photo, blank, scale, box, off_mm)[edge:-edge, edge:-edge]
    soft = cv2.GaussianBlur(ink, (0, 0), 0.7)
    mask = (soft > INK).astype(np.uint8)
    count, labels, stats, _ = cv2.connectedComponentsWithStats(mask, connectivity=8)
    spans: list[tuple[int, int, list[int]]] = []
    known = np.zeros_like(mask)
    order = sorted(range(1, count), key=lambda one: int(stats[one, cv2.CC_STAT_LEFT]))
    for one in order:
        if stats[one, cv2.CC_STAT_AREA] < 0.25 * scale * scale:
            continue
        begin = int(stats[one, cv2.CC_STAT_LEFT])
        end = begin + int(stats[one, cv2.CC_STAT_WIDTH])
        if spans:
            last_begin, last_end, members = spans[-1]
            shared = min(last_end, end) - begin
            if shared > 0.5 * min(end - begin, last_end - last_begin):
                spans[-1] = (last_begin, max(last_end, end), [*members, one])
                continue
        spans.append((begin, end, [one]))
    found = []
    for begin, end, members in spans:
        part = np.where(np.isin(labels, members), ink, 0).astype(np.uint8)[:, begin:end]
        rows = np.flatnonzero(part.max(axis=1))
        if len(rows) >= 1.5 * scale:
            found.append(part[rows[0] : rows[-1] + 1])
            known |= np.isin(labels, members).astype(np.uint8)
    return found, _more(soft, known, scale)


def _ink(photo: Gray, blank: Gray, scale: float, box: Sequence[float], off_mm: float) -> NDArray[Any]:
    """Return how much darker each pixel of a box is in the photo than in the print.

    The photo is first shifted by up to `off_mm`, so that the frame of the box lies on the printed frame.
    """
    left, top, width, height = (round(side * scale) for side in box)
    most = round(off_mm * scale)
    printed = blank[top : top + height, left : left + width].astype(np.int16)
    frame = np.ones(printed.shape, bool)
    if most:
        frame[most:-most, most:-most] = False
    best = (np.inf, printed)
    for down, right in product(range(-most, most + 1), repeat=2):
        if top + down < 0 or left + right < 0:
            continue
        moved = photo[top + down : top + down + height, left + right : left + right + width].astype(np.int16)
        if moved.shape == printed.shape:
            off = np.abs(moved - printed)[frame].mean() + 0.01 * (abs(down) + abs(right))
            best = min(best, (float(off), moved), key=lambda one: one[0])
    return np.clip(printed - best[1], 0, 255).astype(np.uint8)


def _more(ink: NDArray[Any], known: NDArray[Any], scale: float) -> bool:
    """Return whether there is ink beside the known digits, or whether a known digit touches the left or right edge."""
    near = cv2.dilate(known, np.ones((3, 3), np.uint8), iterations=max(1, round(0.4 * scale)))
    soft = cv2.GaussianBlur(ink, (0, 0), 0.25 * scale)
    faint = ((soft > max(FAINT, NOISE * float(np.percentile(soft, 80)))) & (near == 0)).astype(np.uint8)
    _, _, stats, _ = cv2.connectedComponentsWithStats(faint, connectivity=8)
    return bool((stats[1:, cv2.CC_STAT_AREA] > SPECK * scale * scale).any() or known[:, [0, 1, -2, -1]].any())


def _patch(ink: NDArray[Any], printed: NDArray[Any]) -> NDArray[Any]:
    """Return the patch of a digit as if it were written in the number box of a hex."""
    side = len(printed)
    share = min(HEIGHT * side / ink.shape[0], 0.62 * side / ink.shape[1])
    small = cv2.resize(ink, None, fx=share, fy=share, interpolation=cv2.INTER_AREA if share < 1 else cv2.INTER_LINEAR)
    high, wide = small.shape
    top, left = (side - high) // 2, (side - wide) // 2
    dark: Gray = printed.astype(np.int16)
    dark[top : top + high, left : left + wide] += small
    return np.stack([np.clip(dark, 0, 255).astype(np.uint8), printed], axis=-1)


def legible(sums: Mapping[int, float], points: int | None = None) -> int | None:
    """Return the most likely sum, or None if it is in doubt. `points` are those of the phase, which it most likely is."""
    if not sums:
        return None
    shares = dict(sums)
    if points is not None:
        likely = {number: RIGHT if number == points else OTHER for number in (*sums, points)}
        shares = {number: max(LEAST, sums.get(number, 0.0)) * weight for number, weight in likely.items()}
    best = max(shares, key=lambda number: shares[number])
    return best if shares[best] >= NO_DOUBT * sum(shares.values()) else None
