"""Make pages to train with: printed sheets with random handwriting that ignores the rules, cut into labeled patches."""

from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple

import cv2
import numpy as np
from numpy.typing import NDArray

from dicegame.photo.patches import box_patches, even_light, number_patches, strong_ink
from dicegame.photo.reference import WIDTH, Print, reference, render
from padgen.names import load
from padgen.tables import PHASES
from padgen.theme import PAPERS
from research.photo.ink import (
    Canvas,
    write_number,
    write_phase,
    write_ring,
    write_stray,
    write_text,
    write_tick,
    write_void,
)
from research.photo.wear import worn
from research.photo.writer import Writer, broader, make_writer

EMPTY, CROSS, VOID = 10, 11, 12
"""The labels of number boxes after the digits 0 to 9: nothing, the starting castle's mark, a number scribbled over."""
NOTHING, MARK, RING, BOTH = range(4)
"""The labels of boxes: as printed, a tick or cross, a ring, a ring and a cross."""
SCALE = 8
"""The number of pixels per mm while a page is written on."""
STYLES = ("color", "color", "color", "gray", "low-ink", "symbols", "dry-erase")
SIZES = ("a4", "a4", "a4", "letter", "a5")
LANGUAGES = ("en", "de", "fr")
LARGE = 0.12
"""The share of sheets in large print."""
PIPS = (0.15, 0.15, 0.15, 0.15, 0.2, 0.2)
"""The frequency of each number from 1 to 6. There are more 5s and 6s, because they are confused most often."""
USED = ("cross", "slash", "backslash", "bar", "fill")
PAGES_OF_BLANK = 12
"""The number of writers who write on copies of the same empty sheet."""


class Blank(NamedTuple):
    """An empty sheet."""

    print: Print
    page: NDArray[np.uint8]
    places: dict[str, Any]


class Labeled(NamedTuple):
    """Patches with labels that say what they show."""

    numbers: NDArray[np.uint8]
    number_labels: NDArray[np.intp]
    boxes: NDArray[np.uint8]
    box_labels: NDArray[np.intp]


def make_pages(first: int, count: int, pool: str, folder: Path, processes: int) -> Labeled:
    """Return the patches of `count` pages, by the writers from number `first` on."""
    chunks = range(first, first + count, PAGES_OF_BLANK)
    with ProcessPoolExecutor(processes, get_context("spawn")) as workers:
        parts = list(workers.map(_make_chunk, chunks, repeat(pool), repeat(folder)))
    return Labeled(*(np.concatenate(part) for part in zip(*parts, strict=True)))


def _make_chunk(first: int, pool: str, folder: Path) -> Labeled:
    blank = make_blank(np.random.default_rng([first, 3]))
    parts = [make_page(blank, number, pool, folder) for number in range(first, first + PAGES_OF_BLANK)]
    return Labeled(*(np.concatenate(part) for part in zip(*parts, strict=True)))


def make_blank(rng: np.random.Generator) -> Blank:
    """Return an empty sheet with a random duchy, paper, style and language."""
    paper, style = str(rng.choice(SIZES)), str(rng.choice(STYLES))
    print_ = Print(
        load(str(rng.choice(("a", "b", "c", "d")))),
        PAPERS[paper],
        style,
        None,
        bool(rng.random() < LARGE),
        str(rng.choice(LANGUAGES)),
    )
    return Blank(print_, render(print_.sheet, SCALE), dict(reference(print_).places))


def make_page(blank: Blank, number: int, pool: str, folder: Path) -> Labeled:
    """Return the patches of a page on which the writer with this number has written."""
    rng = np.random.default_rng([number, 5])
    writer = make_writer(number, pool, folder)
    if pool == "train":
        writer = broader(writer, rng)
    else:
        writer = writer._replace(corrections=max(writer.corrections, 0.08))
    canvas = Canvas(blank.page.copy(), SCALE, rng)
    numbers, number_labels = _write_hexes(canvas, blank.places, writer)
    boxes = _write_boxes(canvas, blank.places, writer, (0.6, 1.5) if pool == "train" else (0.8, 1.4))
    known = reference(blank.print)
    gray = cv2.resize(
        worn(canvas.image, WIDTH, blank.print.paper[0], rng), known.gray.shape[::-1], interpolation=cv2.INTER_AREA
    )
    photo = even_light(gray, known.gray, known.scale)
    photo = strong_ink(photo, known.gray, [hex_["number"] for hex_ in blank.places["hexes"]], known.scale)
    parts = [box_patches(photo, known.gray, known.scale, kind, [box for box, _ in found]) for kind, found in boxes.items()]
    labels = [label for found in boxes.values() for _, label in found]
    return Labeled(
        number_patches(photo, known.gray, known.scale, numbers),
        np.array(number_labels, np.intp),
        np.concatenate([part for part in parts if len(part)]),
        np.array(labels, np.intp),
    )


def _write_hexes(canvas: Canvas, places: dict[str, Any], writer: Writer) -> tuple[list[Any], list[int]]:
    rng = canvas.rng
    boxes, labels = [], []
    for hex_ in places["hexes"]:
        what = rng.choice(("digit", "other", "empty", "x", "void"), p=(0.7, 0.06, 0.12, 0.08, 0.04))
        box = hex_["number"]
        label = EMPTY
        if what in ("digit", "other"):
            label = int(rng.choice(6, p=PIPS) + 1 if what == "digit" else rng.choice((0, 7, 8, 9)))
            write_number(canvas, box, label, writer)
        elif what == "x":
            label = VOID if writer.start == "fill" else CROSS
            write_number(canvas, box, "x", writer)
        elif what == "void":
            label = VOID
            write_void(canvas, box, int(rng.integers(1, 7)), writer)
        boxes.append(box)
        labels.append(label)
        if rng.random() < writer.strays:
            write_stray(canvas, hex_["box"], writer)
    for name in PHASES:
        digit = int(rng.integers(0, 10)) if rng.random() < 0.6 else EMPTY
        if digit != EMPTY:
            write_text(canvas, places["sold"][name], str(digit), writer)
        boxes.append(places["sold"][name])
        labels.append(digit)
    return boxes, labels


def _write_boxes(
    canvas: Canvas, places: dict[str, Any], writer: Writer, crossed: tuple[float, float]
) -> dict[str, list[tuple[Any, int]]]:
    """Write ticks, rings and crosses. `crossed` is the smallest and the largest size of a cross in a ring."""
    rng = canvas.rng
    found: dict[str, list[tuple[Any, int]]] = {"tick": [], "circle": [], "color": [], "time": []}
    for hex_ in places["hexes"]:
        if not hex_["ticks"]:
            continue
        phase = int(rng.integers(3)) if rng.random() < 0.7 else None
        if phase is not None:
            write_phase(canvas, hex_["ticks"], phase, writer)
        label = RING if writer.tick == "ring" else MARK
        found["tick"] += [(box, label if number == phase else NOTHING) for number, box in enumerate(hex_["ticks"])]
    rings = [("circle", circle["box"]) for circle in places["circles"]]
    rings += [("color", cell) for cells in places["colors"].values() for cell in (cells["first"], cells["second"])]
    for kind, box in rings:
        label = int(
            rng.choice((NOTHING, MARK, RING, BOTH), p=(0.4, 0.08, 0.3, 0.22) if kind == "circle" else (0.5, 0.1, 0.37, 0.03))
        )
        if label in (RING, BOTH):
            write_ring(canvas, box, writer)
        if label in (MARK, BOTH):
            write_tick(canvas, box, writer, str(rng.choice(USED)), rng.uniform(*crossed))
        found[kind].append((box, label))
    for name in PHASES:
        full = int(rng.integers(0, len(places["time"][name]) + 1))
        for number, box in enumerate(places["time"][name]):
            marked = number < full if rng.random() < 0.95 else number >= full
            if marked:
                write_tick(canvas, box, writer, writer.time, rng.uniform(0.7, 1.1))
            found["time"].append((box, MARK if marked else NOTHING))
    return found
