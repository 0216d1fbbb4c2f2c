"""Judge the photo reader with photos that it has not learned from: `python -m research.photo.held_out --count 40`.

The handwriting (`held_out_hand.py`) and the camera (`held_out_camera.py`) are not those of the training. Never train or
choose a limit with these photos. `--prints 10` compares kinds of print instead. `--keep DIR` writes the photos, to look at.
Seconds are of one core, from the file to the entries. A sheet is refused if the reader says so, or if more of it is in doubt
than may be scored. A hex under a finger counts as wrong even if it is asked, so the table has two columns: right before any
question, and right or asked.
"""

import argparse
import random
import sys
import time
from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import cv2
import numpy as np

from benchmarks.photo_reading import texts
from dicegame.dice.masks import BONUS_NAMES, COLOR_NAMES
from dicegame.photo.decide import ReadSheet
from dicegame.photo.errors import PhotoError
from dicegame.photo.read import read
from dicegame.photo.reference import Print, reference, render
from padgen import load
from padgen.theme import PAPERS
from research.photo.calibrate import Said, curve, said_of
from research.photo.filling import Filling, fillings
from research.photo.held_out_camera import Shot, photograph
from research.photo.held_out_hand import SCALE, make_hand, write_sheet
from research.photo.others import OTHERS, make_other
from research.photo.wear import stain_code

GROUPS = ("plain", "faint", "chat", "struck", "curl", "finger", "glare", "cut")
STYLES = ("color", "gray", "symbols", "color", "low-ink", "color", "dry-erase")
SIZES = ("a4", "letter", "a4", "a5")


PRINTS = ("color", "gray", "low-ink", "symbols", "dry-erase", "mono")
"""The kinds of print that `--prints` compares. `mono` is a color sheet from a laser printer without colors."""


class Case(NamedTuple):
    """A photo of one sheet, and what is written on it."""

    group: str
    jpeg: bytes
    print: Print
    filling: Filling


def make_case(number: int, kind: str = "", *, stained: bool = False) -> Case:
    """Return the photo with this number, counted from 0. The groups take turns; `kind` is one of `PRINTS`, or any.

    Of `stained` sheets nobody can read the code.
    """
    group = GROUPS[number % len(GROUPS)]
    chance, rng = random.Random(f"held out {number}"), np.random.default_rng([number, 20261])
    turn = number // len(GROUPS) + number % len(GROUPS)
    print_ = Print(
        load("abcd"[turn % 4]),
        PAPERS[SIZES[(turn // 2) % len(SIZES)]],
        {"": STYLES[turn % len(STYLES)], "mono": "color"}.get(kind, kind),
        language=("en", "de", "fr")[turn % 3],
    )
    places: Any = reference(print_).places
    filling = fillings(print_.layout, places, chance, 2)[0]
    hand = make_hand(rng, faint=group == "faint", struck=group == "struck")
    blank = render(print_.sheet, SCALE)
    page = write_sheet(halftone(blank) if kind == "mono" else blank, places, filling, hand, rng)
    if stained:
        stain_code(page, places, SCALE)
    spot = places["hexes"][chance.choice([mark.hex for mark in filling.sheet.marks])]["number"]
    middle = (spot[0] + spot[2] / 2, spot[1] + spot[3] / 2)
    unit = print_.paper[0] / 210
    shots = {
        "chat": Shot(rng.uniform(0, 12), long_side=int(rng.choice((1200, 1600, 2048))), quality=int(rng.uniform(50, 75))),
        "curl": Shot(rng.uniform(2, 16), curl=rng.uniform(6, 16) * unit),
        "finger": Shot(rng.uniform(0, 12), finger=middle),
        "glare": Shot(rng.uniform(4, 16), glare=(*middle, rng.uniform(7, 18) * unit)),
        "cut": Shot(rng.uniform(0, 10), cut=(0.04, 0.1, 0.17, 0.25)[number // len(GROUPS) % 4], side=int(rng.integers(4))),
    }
    shot = shots.get(group) or Shot(rng.uniform(0, 16), curl=rng.uniform(0, 3) * unit, quality=int(rng.uniform(80, 95)))
    return Case(group, photograph(page, print_.paper, shot, rng), print_, filling)


def halftone(page: Any) -> Any:
    """Return a page as a laser printer without colors prints it: black dots, 85 to an inch, at 45 degrees."""
    fine = 3
    gray = cv2.resize(cv2.cvtColor(page, cv2.COLOR_RGB2GRAY), None, fx=fine, fy=fine, interpolation=cv2.INTER_LINEAR)
    ys, xs = np.mgrid[0 : gray.shape[0], 0 : gray.shape[1]].astype(np.float32)
    turn = np.float32(2 * np.pi * 85 / 25.4 / (SCALE * fine) / np.sqrt(2))
    dots = (np.cos((xs + ys) * turn) + np.cos((xs - ys) * turn)) / 4 + 0.5
    printed = np.where(gray > 8 + dots * 240, 252, 30).astype(np.uint8)
    small = cv2.resize(printed, page.shape[1::-1], interpolation=cv2.INTER_AREA)
    return cv2.cvtColor(small, cv2.COLOR_GRAY2RGB)


def compare(case: Case, sheet: ReadSheet) -> tuple[Counter[str], list[str]]:
    """Return what was right on a sheet and what was not, and a line about each silent error."""
    found: Counter[str] = Counter(questions=len(sheet.doubts), read=1)
    right = texts(case.filling, len(sheet.marks))
    asked = {doubt.place for doubt in sheet.doubts}
    silent = []
    whole = True
    for hex_, (wanted, got) in enumerate(zip(right, sheet.marks, strict=True)):
        found["filled"] += wanted != "."
        found["filled right"] += wanted != "." and wanted == got
        found["filled right or asked"] += wanted != "." and (wanted == got or hex_ in asked)
        whole = whole and wanted == got
        if wanted != got and hex_ not in asked:
            silent.append(f"hex {hex_}: {wanted} read as {got}")
    own = case.filling.sheet
    pairs = [(f"sold-{number}", a, b) for number, (a, b) in enumerate(zip(own.sold, sheet.sold, strict=True), 1)]
    for claim, wanted_claims, read_claims in (("first", own.first, sheet.first), ("second", own.second, sheet.second)):
        pairs += [
            (f"{claim}-{name}", color in wanted_claims, name in read_claims)
            for color, name in enumerate(COLOR_NAMES)
            if name in sheet.flat.places["colors"]  # type: ignore[operator]
        ]
    for place, want, have in pairs:
        whole = whole and want == have
        if want != have and place not in asked:
            silent.append(f"{place}: {want} read as {have}")
    for name, counted, counted_read in zip(BONUS_NAMES, own.unused, sheet.unused, strict=True):
        if counted != counted_read and f"unused-{name}" not in asked:
            found["circles"] += 1
    for written, legible in zip(case.filling.written, sheet.written, strict=False):
        found["sums"] += 1
        found["sums read"] += legible is not None
        if legible not in (None, written):
            silent.append(f"sum: {written} read as {legible}")
    found["whole"] = int(whole)
    found["silent"] = len(silent)
    return found, silent


def measure(cases: Iterable[tuple[str, Case]], keep: Path | None, said: list[Said]) -> Iterator[str]:
    """Read photos, each with its name and in the groups of the table by the case's group.

    Yields a line about each, and then the table. `said` collects what the reader said about hexes.
    """
    tally: dict[str, Counter[str]] = {}
    seconds: dict[str, list[float]] = {}
    for name, case in cases:
        if keep:
            keep.mkdir(parents=True, exist_ok=True)
            (keep / f"{name}.jpg").write_bytes(case.jpeg)
        own, spent = tally.setdefault(case.group, Counter()), seconds.setdefault(case.group, [])
        own["sheets"] += 1
        began = time.process_time()
        try:
            (sheet,) = read(case.jpeg).sheets
        except PhotoError as error:
            spent.append(time.process_time() - began)
            own["refused"] += 1
            line = f"refused: {getattr(error.sentence, 'key', error.sentence)}"
        else:
            spent.append(time.process_time() - began)
            found, silent = compare(case, sheet)
            if sheet.illegible:
                own["refused"] += 1
                line = f"too much in doubt: {len(sheet.doubts)} places, {found['filled right']} right"
            else:
                own.update(found)
                said += said_of(sheet, texts(case.filling, len(sheet.marks)))
                line = "; ".join([f"{found['filled right']} of {found['filled']}, {found['questions']} asked", *silent])
        yield f"{name} {case.print.style} {case.print.paper[0]:g} mm: {line} ({spent[-1]:.2f} s)"
    yield "\n| photos | sheets | refused | hexes right | right or asked | whole | questions | silent | circles | sums | s |"
    yield "|---|---|---|---|---|---|---|---|---|---|---|"
    groups = {group: [group] for group in tally}
    groups["plain to curl, no faint pencil"] = [group for group in tally if group in ("plain", "chat", "struck", "curl")]
    groups["all but faint pencil"] = [group for group in tally if group != "faint"]
    groups["all"] = list(tally)
    for label, members in groups.items():
        total: Counter[str] = sum((tally[group] for group in members), Counter())
        if total["sheets"]:
            yield _row(label, total, [second for group in members for second in seconds[group]])


def _row(label: str, total: Counter[str], seconds: list[float]) -> str:
    sheets = max(1, total["read"])
    return (
        f"| {label} | {total['sheets']} | {total['refused']} | {total['filled right'] / max(1, total['filled']):.1%} "
        f"| {total['filled right or asked'] / max(1, total['filled']):.1%} "
        f"| {total['whole'] / sheets:.0%} | {total['questions'] / sheets:.1f} | {total['silent']} | {total['circles']} "
        f"| {total['sums read']} of {total['sums']} | {np.median(seconds):.2f}, at most {max(seconds):.2f} |"
    )


def in_groups(count: int, first: int, groups: Collection[str], stained: bool) -> Iterator[tuple[str, Case]]:
    """Yield the photos of some groups with their names, in the order of their numbers."""
    for number in range(first, first + count):
        if GROUPS[number % len(GROUPS)] in groups:
            case = make_case(number, stained=stained)
            yield f"{number:03}-{case.group}", case


def in_prints(count: int) -> Iterator[tuple[str, Case]]:
    """Yield `count` plain photos of each of `PRINTS`: the same sheets by the same hands, printed differently."""
    for number in range(0, count * len(GROUPS), len(GROUPS)):
        for kind in PRINTS:
            yield f"{number:03}-{kind}", make_case(number, kind)._replace(group=kind)


def main() -> None:
    """Print the lines of `measure`, and the curve of certainty."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=40)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--prints", type=int, metavar="COUNT", help="compare kinds of print instead, so many sheets of each")
    parser.add_argument("--keep", type=Path, metavar="DIR")
    parser.add_argument("--groups", default=",".join(GROUPS))
    parser.add_argument("--stained", action="store_true", help="with a stain on the code of each sheet")
    parser.add_argument("--others", type=int, default=len(OTHERS))
    asked = parser.parse_args()
    cv2.setNumThreads(1)
    cases = (
        in_prints(asked.prints)
        if asked.prints
        else in_groups(asked.count, asked.first, asked.groups.split(","), asked.stained)
    )
    said: list[Said] = []
    for line in measure(cases, asked.keep, said):
        _say(line)
    _say("")
    for line in curve(said):
        _say(line)
    refused = 0
    for number in range(0 if asked.prints else asked.others):
        try:
            read(make_other(number))
            _say(f"picture {number} of another thing was read")
        except PhotoError:
            refused += 1
    if not asked.prints:
        _say(f"pictures of other things refused: {refused} of {asked.others}")


def _say(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
