"""Find the probabilities of what is written at each place of a flattened sheet, before the rules are considered."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import cv2
import numpy as np
from numpy.typing import NDArray

from dicegame.dice.masks import COLOR_NAMES
from dicegame.photo.hidden import covered, hidden_hexes, partly_covered
from dicegame.photo.net import Floats, evaluate, evaluate_numbers, load_net, log_shares
from dicegame.photo.patches import (
    Gray,
    Patches,
    box_patches,
    centered,
    even_light,
    faint_marks,
    net_input,
    number_patches,
    strong_ink,
)
from dicegame.photo.reference import reference
from dicegame.photo.sums import read_long_sale, read_sums
from dicegame.photo.which import Flat
from padgen.model import Layout
from padgen.tables import PHASES

VALUES = (".", "1", "2", "3", "4", "5", "6", "x")
"""The possible contents of a number box, written as in the paper file; x is the starting castle."""
EMPTY, CROSS, VOID = 10, 11, 12
"""Outputs of the net for numbers after the digits: nothing, the mark of the starting castle, a number scribbled over."""
NOTHING, MARK, RING, BOTH = range(4)
"""Outputs of the net for boxes: as printed, a tick or cross, a ring, a ring and a cross."""

NUMBER_TEMPERATURE, BOX_TEMPERATURE = 0.85, 1.0
"""Temperatures fitted to the validation pages of the training. Below 1, because two nets averaged are too unsure."""
USED_MORE = 4.0
"""Used circles are this many times as likely as in the training pages: players use four of five bonuses that they earn."""
OWN, PERHAPS_OWN, OTHERS = 0.98, 0.5, 0.02
"""The probabilities that a value struck out is the player's own claim: the color complete and no ring on the sheet; the
color complete, but other claims ringed or both values struck out; and otherwise."""
PALE = 20
"""Ink of a patch that is paler than this (0 to 255) is not counted in `_own_ink`."""
BESIDE, PERHAPS_BESIDE = 0.18, 0.25
"""What is in the half of a color's box away from the box beside it is this share of the ink there: below it, the ink is the
end of a stroke there; between the two it may be. Rings have 0.35 to 0.7, ends of strokes up to 0.12."""
NEVER = 1e-6
MOST_SOLD = 19
"""The largest number that is read as commodities sold in a phase. Players sell fewer."""
TWO_DIGITS = 0.9
"""The probability that two tall digits side by side are one number, and not a single digit in two pieces."""
SURELY_EMPTY = -1e-4
"""A hex with a trace of writing is asked unless the log-probability that it is empty is higher than this."""
FLOOR = -16.0
"""The lowest log-probability. Nets that are more sure than this are not believed."""


class SheetMarks(NamedTuple):
    """The log-probabilities of what may be written at every place of a sheet."""

    values: Floats
    """A row for each hex, with the log-probability of each of `VALUES`."""
    void: Floats
    """For each hex, the probability that a number was scribbled over and no other is written beside it."""
    ticks: Floats
    """For each hex and phase: no tick, a tick. The shape is (hexes, 3, 2). A hex without boxes has no ticks."""
    circles: Floats
    """For each circle of the bonus tracks: plain, ringed, used."""
    claims: Floats
    """For each color and value (first, second): not claimed, claimed. The shape is (6, 2, 2)."""
    sold: Floats
    """For each phase: 0 to 19 commodities sold."""
    time: Floats
    """For each phase and time box: empty, checked off."""
    sums: tuple[dict[int, float], ...] = ({}, {}, {})
    """For each phase: the probabilities (not logarithms) of the sums that may be written below its points."""
    asked: frozenset[tuple[str, int]] = frozenset()
    """The kinds and numbers of places that cannot be seen, such as `("hex", 5)`, and of hexes that may have faint writing
    where none is read: the user is always asked. Kinds are as in `Change` of `decide.py`."""


def read_marks(flat: Flat) -> SheetMarks:
    """Return the log-probabilities of what may be written at every place of a flattened sheet."""
    known = reference(flat.print)
    scale, blank = known.scale, known.gray
    photo = cv2.resize(cv2.cvtColor(flat.image, cv2.COLOR_RGB2GRAY), blank.shape[::-1], interpolation=cv2.INTER_AREA)
    photo = even_light(np.asarray(photo, np.uint8), blank, scale)
    places: Mapping[str, Any] = flat.places
    hexes = places["hexes"]
    numbers_of = [hex_["number"] for hex_ in hexes]
    unseen = hidden_hexes(photo, blank, scale, hexes)
    even = photo
    photo = strong_ink(photo, blank, numbers_of, scale)
    sold = [places["sold"][phase] for phase in PHASES if phase in places["sold"]]
    patches = number_patches(photo, blank, scale, numbers_of + sold)
    numbers = _numbers(patches)
    values, void = _values(numbers[: len(hexes)], np.array([bool(hex_["square"]) for hex_ in hexes]))
    colors = [places["colors"].get(color) for color in COLOR_NAMES]
    cells = [cell for color in colors if color for cell in (color["first"], color["second"])]
    boxes = {
        "tick": [tick for hex_ in hexes for tick in hex_["ticks"]],
        "circle": [circle["box"] for circle in places["circles"]],
        "color": cells,
        "time": [box for phase in PHASES for box in places["time"][phase]],
    }
    read = _read_boxes(photo, blank, scale, boxes)
    read["color"] = _own_ink(read["color"], box_patches(photo, blank, scale, "color", cells), cells)
    hidden_claims = covered(even, blank, scale, cells)
    gone = [box for box, here in zip([*numbers_of, *cells], [*unseen, *hidden_claims], strict=True) if here]
    return SheetMarks(
        values,
        void,
        _ticks(read["tick"], [bool(hex_["ticks"]) for hex_ in hexes]),
        _circles(read["circle"]),
        _claims(read["color"], [bool(color) for color in colors], _complete(flat.print.layout, values)),
        _sold(
            numbers[len(hexes) :],
            [
                read_long_sale(photo, blank, scale, places, phase, NUMBER_TEMPERATURE)
                for phase in PHASES
                if phase in places["sold"]
            ],
        ),
        _yes_no(_either(read["time"], MARK, RING, BOTH)).reshape(len(PHASES), -1, 2),
        tuple(read_sums(photo, blank, scale, places, NUMBER_TEMPERATURE)),
        _asked(
            {
                "hex": unseen | _traces(values, patches[: len(hexes)]),
                "circle": covered(even, blank, scale, boxes["circle"]),
                "claim": hidden_claims | partly_covered(even, blank, scale, cells, gone),
                "sold": covered(even, blank, scale, [*sold, *numbers_of])[: len(sold)],
            }
        ),
    )


def _asked(found: Mapping[str, NDArray[np.bool_]]) -> frozenset[tuple[str, int]]:
    """Return the kinds and numbers of the places for which `found` is true."""
    return frozenset((kind, number) for kind, here in found.items() for number in np.flatnonzero(here).tolist())


def _numbers(patches: Patches) -> Floats:
    """Return a row of log-probabilities for each number box: of the digits 0 to 9, `EMPTY`, `CROSS` and `VOID`."""
    found = log_shares(evaluate_numbers(net_input(centered(patches))), NUMBER_TEMPERATURE)
    return np.maximum(found, FLOOR)


def _traces(values: Floats, patches: Patches) -> NDArray[np.bool_]:
    """Return for each hex whether it may have faint writing, though the nets read nothing there."""
    found: NDArray[np.bool_] = (values.argmax(axis=1) == 0) & (values[:, 0] < SURELY_EMPTY) & faint_marks(patches)
    return found


def _read_boxes(photo: Gray, blank: Gray, scale: float, boxes: Mapping[str, Sequence[Sequence[float]]]) -> dict[str, Floats]:
    parts = [box_patches(photo, blank, scale, kind, found) for kind, found in boxes.items()]
    outputs = evaluate(load_net("box"), net_input(np.concatenate(parts)), 128)
    shares = np.maximum(log_shares(outputs, BOX_TEMPERATURE), FLOOR)
    ends = np.cumsum([len(part) for part in parts])[:-1]
    return dict(zip(boxes, np.split(shares, ends), strict=True))


def _values(numbers: Floats, castle: NDArray[np.bool_]) -> tuple[Floats, Floats]:
    """Return the log-probabilities of `VALUES` for each hex, and the probability that a number was scribbled over.

    In a castle, a scribble may also mark the starting castle.
    """
    void = np.exp(numbers[:, [VOID, 0, 7, 8, 9]]).sum(axis=1)
    empty = np.logaddexp(numbers[:, EMPTY], numbers[:, VOID] + np.where(castle, np.log(0.4), 0))
    cross = np.logaddexp(numbers[:, CROSS], np.where(castle, numbers[:, VOID] + np.log(0.6), FLOOR))
    values = np.column_stack([empty, numbers[:, 1:7], cross]).astype(np.float32)
    return np.maximum(values - _total(values), FLOOR), void


def _own_ink(boxes: Floats, patches: Patches, cells: Sequence[Sequence[float]]) -> Floats:
    """Return the log-probabilities of color boxes without what is only the end of a stroke in the box beside it.

    `cells` has the two values of each color one after the other. Half of a ring or a cross is in either half of its box.
    """
    if not cells:
        return boxes  # a sheet of version 0.2
    found = boxes.copy()
    inks = np.maximum(cv2.subtract(patches[..., 0], patches[..., 1]).astype(np.float32) - PALE, 0)
    middle = inks.shape[2] // 2
    shares = []
    for number, box in enumerate(cells):
        away = inks[number][:, middle:] if box[0] > cells[number ^ 1][0] else inks[number][:, :middle]
        shares.append(float(away.sum()) / max(1.0, float(inks[number ^ 1].sum())))
    for number, share in enumerate(shares):
        other = number ^ 1
        if boxes[other, NOTHING] > np.log(0.5):
            continue
        end = _end_of_stroke(share, shares[other])
        if end == 1:
            found[number] = np.log([1 - 3 * NEVER, NEVER, NEVER, NEVER])
        elif end:
            found[number] = np.logaddexp(boxes[number] + np.log(1 - end), np.log([end, NEVER, NEVER, NEVER]))
    return found


def _end_of_stroke(share: float, other: float) -> float:
    """Return the probability that the ink in a color's box is the end of a stroke in the box beside it.

    `share` is explained at `BESIDE`; `other` is the same for the box beside it. If both are low, a stroke between the two
    belongs to the box with the larger share.
    """
    if share < BESIDE and other < BESIDE:
        return 0.0 if share > 2 * other else 1.0 if other > 2 * share else 0.5
    return 1.0 if share < BESIDE else 0.5 if share < PERHAPS_BESIDE else 0.0


def _complete(layout: Layout, values: Floats) -> NDArray[np.bool_]:
    """Return for each color whether something is written in all its hexes."""
    written = values.argmax(axis=1) != 0
    own = [np.array([cell.color == color for cell in layout.cells.values()]) for color in COLOR_NAMES]
    return np.array([written[hexes].all() and hexes.any() for hexes in own], bool)


def _ticks(boxes: Floats, has: Sequence[bool]) -> Floats:
    found = np.tile(np.array([0.0, FLOOR], np.float32), (len(has), len(PHASES), 1))
    found[np.flatnonzero(has)] = _yes_no(_either(boxes, MARK, RING, BOTH)).reshape(-1, len(PHASES), 2)
    return found


def _circles(boxes: Floats) -> Floats:
    """Return the log-probabilities that each circle is plain, ringed or used."""
    found = np.stack([boxes[:, NOTHING], boxes[:, RING], _either(boxes, MARK, BOTH) + np.float32(np.log(USED_MORE))], 1)
    return np.asarray(np.maximum(found - _total(found), FLOOR), np.float32)


def _claims(boxes: Floats, has: Sequence[bool], complete: NDArray[np.bool_]) -> Floats:
    """Return the log-probabilities that color bonuses are claimed. `complete` says which colors are wholly marked.

    A value that is struck out was claimed by another player. But some strike out their own claims instead of ringing them:
    then there is no ring at all, and the color is complete with one value struck out.
    """
    found = np.full((len(has), 2, 2), np.log(0.5), np.float32)
    found[:, :, 1] = FLOOR
    shares = np.exp(boxes).reshape(-1, 2, boxes.shape[1])
    ringed = shares[:, :, RING] + shares[:, :, BOTH]
    struck = shares[:, :, MARK]
    own = np.zeros_like(struck)
    for row, color in enumerate(np.flatnonzero(has)):
        if complete[color] and (struck[row] > 0.2).any() and not (ringed[row] > 0.5).any():
            own[row] = OWN if (struck[row] > 0.5).sum() == 1 and not (ringed > 0.5).any() else PERHAPS_OWN
    claimed = np.log(shares[:, :, RING] + 0.8 * shares[:, :, BOTH] + own * struck + OTHERS * (own == 0) * struck + 1e-7)
    found[np.flatnonzero(has)] = _yes_no(np.minimum(claimed, -1e-6).reshape(-1)).reshape(-1, 2, 2)
    return found


def _sold(numbers: Floats, long: Sequence[Mapping[int, float]]) -> Floats:
    """Return the log-probabilities of 0 to 19 commodities sold. An empty box is 0. `long` comes from `read_long_sale`."""
    if not len(numbers):  # a sheet without these boxes
        return np.tile(np.array([0.0] + [FLOOR] * MOST_SOLD, np.float32), (len(PHASES), 1))
    found = np.full((len(numbers), MOST_SOLD + 1), FLOOR, np.float32)
    found[:, :10] = numbers[:, :10]
    found[:, 0] = np.logaddexp(found[:, 0], numbers[:, EMPTY])
    found = np.maximum(found - _total(found), FLOOR)
    for row, likely in zip(found, long, strict=True):
        known = {number: p for number, p in likely.items() if 10 <= number <= MOST_SOLD}
        share = TWO_DIGITS * sum(known.values())
        row += np.log(1 - share, dtype=np.float32)
        for number, p in known.items():
            row[number] = np.logaddexp(row[number], np.log(TWO_DIGITS * p))
    return np.asarray(np.maximum(found - _total(found), FLOOR), np.float32)


def _either(rows: Floats, *columns: int) -> Floats:
    found: Floats = np.maximum(np.log(np.exp(rows[:, columns]).sum(axis=1)), FLOOR)
    return found


def _yes_no(yes: Floats) -> Floats:
    no = np.log(np.maximum(1 - np.exp(yes.astype(np.float64)), np.exp(FLOOR)))
    return np.asarray(np.stack([no, np.maximum(yes, FLOOR)], 1), np.float32)


def _total(rows: Floats) -> Floats:
    return np.asarray(np.log(np.exp(rows).sum(axis=1, keepdims=True)), np.float32)
