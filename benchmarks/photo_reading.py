"""Measure how well sheets are read: made games, made photos, made handwriting of people that the training never saw.

    python -m benchmarks.photo_reading --digits DIR [--sheets 200] [--hardness normal] [--pool tune|held] [--seed 1] [--flat]

`--pool tune` is for choosing thresholds; `held` is never used for that. `--flat` leaves the camera's geometry out.
docs/photos-training.md says where the digits come from.
"""

import argparse
import random
import sys
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import cv2
import numpy as np
from PIL import Image, ImageDraw, ImageFont

from dicegame.dice.masks import BONUS_NAMES, COLOR_NAMES
from dicegame.photo.decide import ReadSheet, decide
from dicegame.photo.errors import PhotoError
from dicegame.photo.marks import read_marks
from dicegame.photo.picture import load as load_picture
from dicegame.photo.reference import WIDTH, Print, reference, render
from dicegame.photo.which import Flat, sheets
from padgen.names import load
from padgen.tables import PHASES
from padgen.theme import PAPERS
from research.photo.digits import Digits
from research.photo.filling import PLAIN, RINGED, Filling, fillings
from research.photo.ink import ink
from research.photo.scene import Hardness, take_photo
from research.photo.wear import worn
from research.photo.writer import Pen, make_writer

SCALE = 8
FIRST = {"tune": 2_000_000, "held": 3_000_000}
STYLES = ("color", "color", "gray", "low-ink", "symbols", "dry-erase")
SIZES = ("a4", "a4", "letter", "a5")


class Case(NamedTuple):
    """A filled-in sheet and a picture of it."""

    print: Print
    filling: Filling
    page: Any
    places: dict[str, Any]


def font_digits(path: Path) -> Digits:
    """Return the digits of a font as if they were a pool of MNIST: handwriting that no net has seen."""
    pictures = np.zeros((10, 28, 28), np.uint8)
    font = ImageFont.truetype(str(path), 100)
    for digit in range(10):
        left, top, right, bottom = font.getbbox(str(digit))
        image = Image.new("L", (round(right - left) + 20, round(bottom - top) + 20))
        ImageDraw.Draw(image).text((10 - left, 10 - top), str(digit), 255, font)
        share = 20 / max(image.size)
        small = image.resize((max(4, round(image.width * share)), max(4, round(image.height * share))), Image.Resampling.BOX)
        x, y = (28 - small.width) // 2, (28 - small.height) // 2
        picture = np.asarray(small).astype(np.float32)
        picture *= 255 / max(1, picture.max())
        pictures[digit, y : y + small.height, x : x + small.width] = picture.astype(np.uint8)
    return Digits(pictures, np.arange(10, dtype=np.uint8), tuple(np.array([digit]) for digit in range(10)))


def make_case(number: int, pool: str, folder: Path, fonts: Sequence[Path] = (), pen: Pen | None = None) -> Case:
    """Return the sheet with a number: its duchy, style, paper, language, game and writer all follow from it.

    A `pen` takes the place of the writer's own.
    """
    rng = random.Random(number)
    layout = load(rng.choice("abcd"))
    print_ = Print(layout, PAPERS[rng.choice(SIZES)], rng.choice(STYLES), None, False, rng.choice(("en", "de", "fr")))
    places = dict(reference(print_).places)
    filling = fillings(layout, places, rng, 2)[0]
    writer = make_writer(number, pool, folder)
    writer = writer._replace(pen=pen or writer.pen)
    if fonts:
        rows = tuple((digit,) for digit in range(10))
        writer = writer._replace(digits=font_digits(fonts[number % len(fonts)]), rows=rows, shapes=(-1,) * 10)
    page = ink(render(print_.sheet, SCALE), places, filling, writer, np.random.default_rng([number, 7]), SCALE)
    return Case(print_, filling, page, places)


def flat_of(case: Case, number: int, hardness: Hardness, flat: bool, held: bool) -> tuple[Flat | None, float]:
    """Return the flattened sheet, or None if it was refused, and how long finding it took."""
    if flat:
        gray = worn(case.page, WIDTH, case.print.paper[0], np.random.default_rng([number, 11]))
        width, height = (round(side * SCALE) for side in case.print.paper)
        image = cv2.cvtColor(cv2.resize(gray, (width, height), interpolation=cv2.INTER_CUBIC), cv2.COLOR_GRAY2RGB)
        return Flat(np.asarray(image, np.uint8), case.print, case.places, 0.0, np.zeros((1, 1, 2), np.float32)), 0.0
    photo = take_photo([(case.page, case.print.paper)], number, hardness, held_out=held)
    began = time.process_time()
    try:
        found = sheets(load_picture(photo.jpeg)).flats
    except PhotoError:
        return None, time.process_time() - began
    return found[0], time.process_time() - began


def texts(filling: Filling, count: int) -> list[str]:
    """Return the words of the paper file for each hex."""
    found = ["."] * count
    for mark in filling.sheet.marks:
        found[mark.hex] = "x" if mark.pip == 0 else f"{mark.pip}{PHASES[mark.phase or 0]}"
    return found


def compare(case: Case, read: ReadSheet, tally: Counter[str], wrong: list[str], where: str) -> None:
    """Count what was read right."""
    truth = texts(case.filling, len(read.marks))
    asked = {doubt.place for doubt in read.doubts}
    value_errors = phase_errors = unasked = 0
    for number, (right, got) in enumerate(zip(truth, read.marks, strict=True)):
        has_ticks = bool(case.places["hexes"][number]["ticks"])
        value_errors += right.rstrip("I") != got.rstrip("I")
        tally["hexes"] += 1
        if has_ticks:
            tally["phase boxes"] += 3
            pair = {right.lstrip(".x123456"), got.lstrip(".x123456")}
            phase_errors += len(pair - {""}) if len(pair) == 2 else 0
        same = right == got if has_ticks else right.rstrip("I") == got.rstrip("I")
        if not same:
            unasked += number not in asked
            wrong.append(f"{where} hex {number}: {right} read as {got}{' (asked)' if number in asked else ''}")
    tally["hexes right"] += len(truth) - value_errors
    tally["phase boxes right"] += 3 * sum(bool(hex_["ticks"]) for hex_ in case.places["hexes"]) - phase_errors
    tally["sheets"] += 1
    tally["sheets with all numbers right"] += value_errors == 0
    sheet = case.filling.sheet
    claims = [[COLOR_NAMES[color] for color in colors] for colors in (sheet.first, sheet.second)]
    rings = [(sorted(claims[0]), sorted(read.first), "first"), (sorted(claims[1]), sorted(read.second), "second")]
    others = value_errors + phase_errors
    for right_claims, got_claims, kind in rings:
        off = set(right_claims) ^ set(got_claims)
        tally["color rings"] += 6
        tally["color rings right"] += 6 - len(off)
        others += len(off)
        for color in off:
            unasked_other = f"{kind}-{color}" not in asked
            tally["other entries wrong, not asked"] += unasked_other
            wrong.append(f"{where} {kind} {color}: {color in right_claims}{'' if unasked_other else ' (asked)'}")
    for phase in range(3):
        tally["sold"] += 1
        tally["sold right"] += sheet.sold[phase] == read.sold[phase]
        tally["time boxes"] += len(case.places["time"][PHASES[phase]])
        tally["time boxes right"] += len(case.places["time"][PHASES[phase]]) - abs(
            read.time[phase] - case.filling.time[phase]
        )
        if sheet.sold[phase] != read.sold[phase]:
            others += 1
            asked_it = f"sold-{phase + 1}" in asked
            tally["other entries wrong, not asked"] += not asked_it
            text = f"{sheet.sold[phase]} read as {read.sold[phase]}"
            wrong.append(f"{where} sold {phase + 1}: {text}{' (asked)' if asked_it else ''}")
    unused = [0] * 4
    for circle, state, got_state in zip(case.places["circles"], case.filling.circles, read.circles, strict=True):
        unused[COLOR_NAMES.index(circle["bonus"])] += state == RINGED
        tally["bonus rings"] += 1
        tally["bonus rings right"] += (state == PLAIN) == (got_state == PLAIN)
        tally["bonus rings and crosses"] += 1
        tally["bonus rings and crosses right"] += state == got_state
    for bonus, name in enumerate(BONUS_NAMES):
        tally["circles left"] += 1
        tally["circles left right"] += unused[bonus] == read.unused[bonus]
        if unused[bonus] != read.unused[bonus]:
            others += 1
            asked_it = f"unused-{name}" in asked
            tally["other entries wrong, not asked"] += not asked_it
            wrong.append(
                f"{where} unused {name}: {unused[bonus]} read as {read.unused[bonus]}{' (asked)' if asked_it else ''}"
            )
    tally["sheets with everything right"] += others == 0
    tally["questions"] += len(read.doubts)
    tally["questions about hexes"] += sum(isinstance(doubt.place, int) for doubt in read.doubts)
    tally["hexes wrong, not asked"] += unasked
    if any(points is not None for points in read.written):
        pairs = list(zip(case.filling.written or (None,) * 3, read.written, strict=True))
        tally["sums read"] += sum(got is not None for _, got in pairs)
        tally["sums read right"] += sum(got is not None and got == right for right, got in pairs)


def main() -> None:
    """Measure, and print a table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--digits", type=Path, required=True)
    parser.add_argument("--sheets", type=int, default=200)
    parser.add_argument("--hardness", choices=("easy", "normal", "hard"), default="normal")
    parser.add_argument("--pool", choices=("tune", "held"), default="tune")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--fonts", type=Path, nargs="+", default=(), help="handwriting fonts, instead of the pool's digits")
    parser.add_argument("--flat", action="store_true")
    parser.add_argument("--wrong", action="store_true", help="list what was read wrong")
    asked = parser.parse_args()
    cv2.setNumThreads(1)
    tally: Counter[str] = Counter()
    wrong: list[str] = []
    found_time = read_time = 0.0
    for number in range(asked.sheets):
        case_number = FIRST[asked.pool] + 10_000 * asked.seed + number
        case = make_case(case_number, asked.pool, asked.digits, asked.fonts)
        flat, seconds = flat_of(case, case_number, asked.hardness, asked.flat, asked.pool == "held")
        found_time += seconds
        tally["photos"] += 1
        if flat is None or flat.print.layout.cells != case.print.layout.cells:
            tally["refused"] += 1
            continue
        began = time.process_time()
        read = decide(read_marks(flat), flat)
        read_time += time.process_time() - began
        compare(case, read, tally, wrong, str(case_number))
        if number % 25 == 24:
            sys.stderr.write(f"{number + 1} of {asked.sheets}\n")
    if asked.wrong:
        print(*wrong, sep="\n")
    for key in (
        "hexes",
        "phase boxes",
        "bonus rings",
        "bonus rings and crosses",
        "circles left",
        "color rings",
        "sold",
        "time boxes",
        "sums read",
    ):
        if tally[key]:
            print(f"{key:<34}{100 * tally[f'{key} right'] / tally[key]:8.2f} % of {tally[key]}")
    done = max(1, tally["sheets"])
    for key in ("sheets with all numbers right", "sheets with everything right"):
        print(f"{key:<34}{100 * tally[key] / done:8.1f} % of {done}")
    hexes = tally["questions about hexes"] / done
    print(f"{'questions a sheet':<34}{tally['questions'] / done:8.2f} ({hexes:.2f} about hexes)")
    for key in ("hexes wrong, not asked", "other entries wrong, not asked", "refused"):
        print(f"{key:<34}{tally[key]:8d} in {done if key != 'refused' else tally['photos']} sheets")
    print(f"{'seconds to find / to read':<34}{found_time / max(1, tally['photos']):8.2f} / {read_time / done:.2f}")


if __name__ == "__main__":
    main()
