"""Draw artificial handwriting on an empty sheet. Boxes are left, top, width and height in mm from the top left."""

from collections.abc import Mapping, Sequence
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from dicegame.dice.masks import COLOR_NAMES
from padgen.tables import PHASES
from research.photo.digits import line, shape
from research.photo.filling import PLAIN, USED, Filling
from research.photo.strokes import DIGITS, MORE, TICKS, Shape, jittered, ring, scribble, smooth
from research.photo.writer import Pen, Writer

Image = NDArray[Any]
BoxMm = Sequence[float]
FINE = 2
"""Lines are drawn larger by this factor, and then reduced."""


class Canvas:
    """The picture of a page, on which ink is laid."""

    def __init__(self, image: Image, pixels_per_mm: float, rng: np.random.Generator) -> None:
        self.image = image
        self.scale = pixels_per_mm
        self.rng = rng

    def lay(self, mask: NDArray[Any], x: int, y: int, pen: Pen, strength: float = 1.0) -> None:
        """Lay ink on the page by a mask (0 to 1). Its top left is at the pixel (x, y)."""
        high, wide = mask.shape
        top, left = max(0, y), max(0, x)
        bottom, right = min(self.image.shape[0], y + high), min(self.image.shape[1], x + wide)
        if top >= bottom or left >= right:
            return
        ink = mask[top - y : bottom - y, left - x : right - x]
        if pen.grain:
            noise: Image = self.rng.random(((high + 1) // 2, (wide + 1) // 2), dtype=np.float32)
            noise = cv2.resize(noise, (wide, high), interpolation=cv2.INTER_LINEAR)[: bottom - top, : right - left]
            ink = ink * (1 - np.float32(pen.grain) * noise)
        ink = (ink * np.float32(pen.opacity * strength))[..., None]
        part = self.image[top:bottom, left:right]
        part[:] = (part * (1 - ink * (1 - np.array(pen.color, np.float32) / 255)) + 0.5).astype(np.uint8)

    def lines(self, shape_: Shape, box: BoxMm, pen: Pen, turn: float = 0, slant: float = 0, strength: float = 1.0) -> None:
        """Draw a shape, given in the unit square, into a box."""
        left, top, width, height = box
        angle = np.deg2rad(turn)
        margin = 2 + pen.width_mm
        curves = []
        for one in shape_:
            points = smooth(one) - 0.5
            x, y = points[:, 0] * width - slant * points[:, 1] * height, points[:, 1] * height
            curves.append(
                np.stack(
                    [x * np.cos(angle) - y * np.sin(angle) + width / 2, x * np.sin(angle) + y * np.cos(angle) + height / 2],
                    1,
                )
            )
        low = np.min([curve.min(axis=0) for curve in curves], axis=0) - margin
        high = np.max([curve.max(axis=0) for curve in curves], axis=0) + margin
        corner = np.floor((np.array([left, top]) + low) * self.scale).astype(int)
        size = np.ceil((high - low) * self.scale).astype(int) + 2
        mask = np.zeros((size[1] * FINE, size[0] * FINE), np.uint8)
        for curve in curves:
            pixels = ((curve + np.array([left, top])) * self.scale - corner) * FINE
            thick = max(1, round(pen.width_mm * self.scale * FINE * self.rng.uniform(0.85, 1.15)))
            cv2.polylines(mask, [np.round(pixels * 16).astype(np.int32)], False, 255, thick, cv2.LINE_AA, 4)
        small = cv2.resize(mask, (int(size[0]), int(size[1])), interpolation=cv2.INTER_AREA).astype(np.float32) / 255
        self.lay(small, int(corner[0]), int(corner[1]), pen, strength)


def ink(
    page: Image, places: Mapping[str, Any], filled: Filling, writer: Writer, rng: np.random.Generator, scale: float = 8
) -> Image:
    """Return the picture of a page after a writer has filled it in.

    `places` has the places of the sheet, as docs/places.md describes them.
    """
    canvas = Canvas(page.copy(), scale, rng)
    marks = {mark.hex: mark for mark in filled.sheet.marks}
    for number, hex_ in enumerate(places["hexes"]):
        if number in marks:
            mark = marks[number]
            write_number(canvas, hex_["number"], mark.pip or "x", writer)
            if mark.pip and mark.phase is not None and hex_["ticks"]:
                write_phase(canvas, hex_["ticks"], mark.phase, writer)
        if rng.random() < writer.strays:
            write_stray(canvas, hex_["box"], writer)
    for circle, state in zip(places["circles"], filled.circles, strict=True):
        if state != PLAIN:
            write_ring(canvas, circle["box"], writer)
        if state == USED:
            write_tick(canvas, circle["box"], writer, writer.used, rng.uniform(0.8, 1.4))
    for phase, name in enumerate(PHASES):
        for box in places["time"][name][: filled.time[phase]]:
            write_tick(canvas, box, writer, writer.time, rng.uniform(0.7, 1.1))
        if filled.sheet.sold[phase]:
            write_text(canvas, places["sold"][name], str(filled.sheet.sold[phase]), writer)
        if filled.written:
            write_text(canvas, places["points"][name]["subtotal"], str(filled.written[phase]), writer)
    for color, name in enumerate(COLOR_NAMES):
        for claimed, which in ((filled.sheet.first, "first"), (filled.sheet.second, "second")):
            if color in claimed and name in places["colors"]:
                write_ring(canvas, places["colors"][name][which], writer)
    if filled.total is not None:
        write_text(canvas, places["total"], str(filled.total), writer)
    return canvas.image


def write_number(canvas: Canvas, box: BoxMm, what: int | str, writer: Writer) -> None:
    """Write a digit, or `x` for the starting castle, into the number box of a hex. Some digits correct a wrong one."""
    rng = canvas.rng
    if what == "x":
        inner = _inside(box, rng.uniform(0.4, 0.95), rng, writer.off)
        _mark(canvas, inner, writer.start, writer)
        return
    assert isinstance(what, int)
    if rng.random() >= writer.corrections:
        write_digit(canvas, _digit_box(box, writer, rng), what, writer)
        return
    wrong = int(rng.integers(1, 7))
    first = _digit_box(box, writer, rng)
    if writer.rubber:
        write_digit(canvas, first, wrong, writer, rng.uniform(0.08, 0.3))
        write_digit(canvas, _digit_box(box, writer, rng), what, writer)
        return
    write_void(canvas, box, wrong, writer, 0.6)
    left, top, width, height = box
    small = height * rng.uniform(0.4, 0.55)
    corner = rng.choice(3)
    x = left + width * (0.72 if corner != 1 else 0.5) - small * 0.3
    y = top + height * (-0.12 if corner == 0 else 0.62 if corner == 2 else -0.2)
    write_digit(canvas, (x, y, small * 0.6, small), what, writer)


def write_void(canvas: Canvas, box: BoxMm, wrong: int, writer: Writer, size: float = 1.0) -> None:
    """Write the digit `wrong` and scribble over it."""
    rng = canvas.rng
    left, top, width, height = _digit_box((box[0], box[1], box[2] * size, box[3]), writer, rng)
    write_digit(canvas, (left, top, width, height), wrong, writer)
    over = scribble(rng, int(rng.integers(4, 9)))
    canvas.lines(over, (left - 0.6, top, width + 1.2, height), writer.pen, turn=rng.normal(0, 12))


def write_digit(canvas: Canvas, box: BoxMm, digit: int, writer: Writer, strength: float = 1.0) -> None:
    """Write a digit with the height of a box, around the middle of the box."""
    rng = canvas.rng
    left, top, width, height = box
    turn, slant = writer.turn + rng.normal(0, 3), writer.slant + rng.normal(0, 0.05)
    if writer.shapes[digit] >= 0:
        wide = height * (0.22 if digit == 1 and writer.shapes[1] == 0 else 0.6) * writer.stretch
        form = jittered([*DIGITS[digit], *MORE.get(digit, ())][writer.shapes[digit]], rng, writer.jitter)
        canvas.lines(form, (left + (width - wide) / 2, top, wide, height), writer.pen, turn, slant, strength)
        return
    assert writer.digits is not None
    row = writer.rows[digit][int(rng.integers(len(writer.rows[digit])))]
    picture = writer.digits.pictures[row]
    pixels = max(8, round(height * canvas.scale))
    if rng.random() < writer.thin:
        mask = _thin(line(picture), pixels, writer.pen.width_mm * canvas.scale)
    else:
        mask = shape(picture, pixels, writer.boldness)
    mask = _sheared(mask, writer.stretch, slant * 0.5, turn)
    x = (left + width / 2) * canvas.scale - mask.shape[1] / 2
    y = (top + height / 2) * canvas.scale - mask.shape[0] / 2
    canvas.lay(mask, round(x), round(y), writer.pen, strength)


def write_phase(canvas: Canvas, ticks: Sequence[BoxMm], phase: int, writer: Writer) -> None:
    """Tick the box of a phase. Sometimes another box was ticked first and rubbed out."""
    if writer.rubber and canvas.rng.random() < writer.corrections:
        write_tick(
            canvas, ticks[int(canvas.rng.integers(3))], writer, writer.tick, writer.tick_size, canvas.rng.uniform(0.05, 0.2)
        )
    write_tick(canvas, ticks[phase], writer, writer.tick, writer.tick_size)


def write_tick(canvas: Canvas, box: BoxMm, writer: Writer, kind: str, size: float, strength: float = 1.0) -> None:
    """Tick, cross or fill a box."""
    rng = canvas.rng
    left, top, width, height = box
    side = min(width, height)
    size *= rng.uniform(0.85, 1.15)
    wide, high = (side * size * rng.uniform(0.85, 1.3), side * size)
    if kind == "fill":
        wide, high = min(width, 2 * side) * rng.uniform(0.7, 1), side * rng.uniform(0.7, 1.05)
    if kind == "bar" and width > height:
        wide = width * rng.uniform(0.5, 1)
    x = left + width / 2 + rng.normal(0, writer.off * side) - wide / 2
    y = top + height / 2 + rng.normal(0, writer.off * side) - high / 2 - (0.15 * side if kind in ("tick", "hook") else 0)
    _mark(canvas, (x, y, wide, high), kind, writer, strength)


def write_ring(canvas: Canvas, box: BoxMm, writer: Writer) -> None:
    """Draw a ring around a printed circle or number."""
    rng = canvas.rng
    left, top, width, height = box
    size = writer.ring_size * rng.uniform(0.92, 1.08)
    wide, high = max(width * size, height), max(height * size, 3.4)
    x = left + width / 2 + rng.normal(0, 0.05 * height) - wide / 2
    y = top + height / 2 + rng.normal(0, 0.05 * height) - high / 2
    canvas.lines(ring(rng), (x, y, wide, high), writer.pen)


def write_text(canvas: Canvas, box: BoxMm, text: str, writer: Writer) -> None:
    """Write a number with one or more digits into a box."""
    rng = canvas.rng
    left, top, width, height = box
    high = height * rng.uniform(0.6, 0.9)
    step = high * rng.uniform(0.58, 0.8)
    room = max(0.0, width - step * len(text))
    x = left + room * rng.uniform(0.25, 0.75)
    for letter in text:
        y = top + (height - high) / 2 + rng.normal(0, 0.03 * height)
        write_digit(canvas, (x, y, step, high), int(letter), writer)
        x += step


def write_stray(canvas: Canvas, box: BoxMm, writer: Writer) -> None:
    """Draw a short line without a meaning near a box."""
    rng = canvas.rng
    left, top, width, height = box
    x, y = left + width * rng.random(), top + height * rng.random()
    canvas.lines([[(0, 0), (0.5, rng.random()), (1, 1)]], (x, y, rng.uniform(0.1, 2.0), rng.uniform(0.1, 2.0)), writer.pen)


def _mark(canvas: Canvas, box: BoxMm, kind: str, writer: Writer, strength: float = 1.0) -> None:
    rng = canvas.rng
    left, top, width, height = box
    turn = rng.normal(0, 6)
    if kind == "fill":
        canvas.lines(scribble(rng, int(rng.integers(5, 10))), box, writer.pen, turn, strength=strength)
    elif kind == "ring":
        canvas.lines(ring(rng), (left - 0.4, top - 0.4, width + 0.8, height + 0.8), writer.pen, strength=strength)
    elif kind == "dot":
        size = rng.uniform(0.5, 1.2)
        middle = (left + width / 2, top + height / 2)
        canvas.lines(
            scribble(rng, 4), (middle[0] - size / 2, middle[1] - size / 2, size, size), writer.pen, turn, strength=strength
        )
    else:
        canvas.lines(jittered(TICKS[kind], rng, 0.07), box, writer.pen, turn, strength=strength)


def _digit_box(box: BoxMm, writer: Writer, rng: np.random.Generator) -> BoxMm:
    left, top, width, height = box
    high = height * min(1.0, writer.height * rng.uniform(0.88, 1.12))
    wide = high * 0.6
    x = left + (width - wide) / 2 + rng.normal(0, writer.off) * width
    y = top + (height - high) / 2 + rng.normal(0, writer.off) * height
    return (x, y, wide, high)


def _inside(box: BoxMm, share: float, rng: np.random.Generator, off: float) -> BoxMm:
    left, top, width, height = box
    wide, high = width * share * rng.uniform(0.8, 1), height * share
    x = left + (width - wide) / 2 + rng.normal(0, off) * width
    y = top + (height - high) / 2 + rng.normal(0, off) * height
    return (x, y, wide, high)


def _thin(skeleton: Image, height: int, width: float) -> NDArray[Any]:
    """Return center lines scaled to a height, drawn with the width of the pen. Both are in pixels."""
    rows, columns = np.nonzero(skeleton)
    if not len(rows):
        return np.zeros((height, height // 2), np.float32)
    top, left = rows.min(), columns.min()
    scale = height / max(4, rows.max() - top + 1)
    pad = int(width) + 3
    high, wide = height + 2 * pad, round((columns.max() - left + 1) * scale) + 2 * pad
    mask = np.zeros((high, wide), np.uint8)
    known = set(zip(rows.tolist(), columns.tolist(), strict=True))
    thick = max(1, round(width))
    for row, column in known:
        start = (round(((column - left + 0.5) * scale + pad) * 16), round(((row - top + 0.5) * scale + pad) * 16))
        for down, right in ((0, 1), (1, 0), (1, 1), (1, -1)):
            if (row + down, column + right) in known:
                end = (start[0] + round(right * scale * 16), start[1] + round(down * scale * 16))
                cv2.line(mask, start, end, 255, thick, cv2.LINE_AA, 4)
    return cv2.GaussianBlur(mask, (0, 0), 1.0).astype(np.float32) / 255


def _sheared(mask: NDArray[Any], stretch: float, slant: float, turn: float) -> NDArray[Any]:
    high, wide = mask.shape
    angle = np.deg2rad(turn)
    matrix = np.array([[stretch, -slant], [0, 1.0]])
    matrix = np.array([[np.cos(angle), -np.sin(angle)], [np.sin(angle), np.cos(angle)]]) @ matrix
    pad = int(0.25 * high) + 2
    size = (wide + 2 * pad, high + 2 * pad)
    middle, target = np.array([wide / 2, high / 2]), np.array([size[0] / 2, size[1] / 2])
    full = np.hstack([matrix, (target - matrix @ middle)[:, None]])
    return cv2.warpAffine(mask, full, size, flags=cv2.INTER_LINEAR)
