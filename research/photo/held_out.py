"""Judge the photo reader with photos that it has not learned from: `python -m research.photo.held_out --count 40`.

The handwriting (`held_out_hand.py`) and the camera (`held_out_camera.py`) are not those of the training. Never train or
choose a limit with these photos. `--keep DIR` writes them, to look at. Seconds are of one core, from the file to the
entries. A sheet is refused if the reader says so, or if more of it is in doubt than may be scored.
"""

import argparse
import random
import sys
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import cv2
import numpy as np

from dicegame.dice.masks import BONUS_NAMES, COLOR_NAMES
from dicegame.photo.decide import ReadSheet
from dicegame.photo.errors import PhotoError
from dicegame.photo.read import read
from dicegame.photo.reference import Print, reference, render
from padgen import load
from padgen.pdf.job import Job
from padgen.tables import PHASES
from padgen.theme import PAPERS
from research.photo.filling import Filling, fillings
from research.photo.held_out_camera import Shot, photograph, table
from research.photo.held_out_hand import SCALE, make_hand, write_sheet

GROUPS = ("plain", "faint", "chat", "struck", "curl", "finger", "glare", "cut")
STYLES = ("color", "gray", "symbols", "color", "low-ink", "color", "dry-erase")
SIZES = ("a4", "letter", "a4", "a5")
OTHERS = 12
"""The number of pictures of other things, which must be refused."""


class Case(NamedTuple):
    """A photo of one sheet, and what is written on it."""

    group: str
    jpeg: bytes
    print: Print
    filling: Filling


def make_case(number: int) -> Case:
    """Return the photo with this number, counted from 0. The groups take turns."""
    group = GROUPS[number % len(GROUPS)]
    chance, rng = random.Random(f"held out {number}"), np.random.default_rng([number, 20261])
    turn = number // len(GROUPS) + number % len(GROUPS)
    print_ = Print(
        load("abcd"[turn % 4]),
        PAPERS[SIZES[(turn // 2) % len(SIZES)]],
        STYLES[turn % len(STYLES)],
        language=("en", "de", "fr")[turn % 3],
    )
    places: Any = reference(print_).places
    filling = fillings(print_.layout, places, chance, 2)[0]
    hand = make_hand(rng, faint=group == "faint", struck=group == "struck")
    page = write_sheet(render(print_.sheet, SCALE), places, filling, hand, rng)
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


def make_other(number: int) -> bytes:
    """Return a picture of something that is not a filled sheet of the dice game."""
    rng = np.random.default_rng([number, 777])
    kind = number % 6
    if kind == 0:
        return _jpeg(table(rng, 1800, 2400))
    a4 = PAPERS["a4"]
    page: Any = np.full((2970, 2100, 3), 250, np.uint8)
    if kind in (1, 2):
        import pypdfium2

        job = Job([load("base-1")]) if kind == 1 else Job([load("a")], rules=True)
        drawn = pypdfium2.PdfDocument(job.draw())[kind - 1].render(scale=4, rev_byteorder=True).to_numpy()
        page = cv2.resize(np.array(drawn[:, :, :3]), (2100, 2970), interpolation=cv2.INTER_AREA)
    elif kind == 3:  # a page of text in two columns
        for y in range(200, 2800, 44):
            for x in range(150, 1950, 60):
                if rng.random() < 0.85 and abs(x - 1050) > 60:
                    cv2.putText(
                        page, chr(int(rng.integers(97, 122))), (x, y), cv2.FONT_HERSHEY_SIMPLEX, 1.4, (30, 30, 30), 3
                    )
    elif kind == 4:  # a map of colored hexes
        for row in range(8):
            for column in range(8):
                at = np.array((260 + column * 220 + (row % 2) * 110, 400 + row * 190))
                corners = at + 115 * np.array([(np.sin(a), np.cos(a)) for a in np.arange(6) * np.pi / 3])
                cv2.fillPoly(page, [corners.astype(np.int32)], tuple(float(v) for v in rng.uniform(60, 240, 3)))
    else:  # a table of numbers
        for y in range(150, 2900, 90):
            cv2.line(page, (100, y), (2000, y), (120, 120, 120), 3)
            for x in range(100, 2001, 190):
                cv2.line(page, (x, 150), (x, 2850), (120, 120, 120), 3)
                cv2.putText(
                    page, str(rng.integers(100)), (x + 40, y + 65), cv2.FONT_HERSHEY_SCRIPT_SIMPLEX, 2, (60, 60, 90), 3
                )
    return photograph(page, a4, Shot(rng.uniform(0, 12)), rng)


def _jpeg(picture: Any) -> bytes:
    return bytes(cv2.imencode(".jpg", picture)[1].tobytes())


def compare(case: Case, sheet: ReadSheet) -> tuple[Counter[str], list[str]]:
    """Return what was right on a sheet and what was not, and a line about each silent error."""
    found: Counter[str] = Counter(questions=len(sheet.doubts), read=1)
    right = ["."] * len(sheet.marks)
    for mark in case.filling.sheet.marks:
        right[mark.hex] = "x" if mark.pip == 0 else f"{mark.pip}{PHASES[mark.phase or 0]}"
    asked = {doubt.place for doubt in sheet.doubts}
    silent = []
    whole = True
    for hex_, (wanted, got) in enumerate(zip(right, sheet.marks, strict=True)):
        found["filled"] += wanted != "."
        found["filled right"] += wanted != "." and wanted == got
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


def measure(count: int, first: int, keep: Path | None, groups: tuple[str, ...]) -> Iterator[str]:
    """Read the photos and yield a line about each, and then the table."""
    tally: dict[str, Counter[str]] = {group: Counter() for group in groups}
    seconds: dict[str, list[float]] = {group: [] for group in groups}
    for number in range(first, first + count):
        if GROUPS[number % len(GROUPS)] not in groups:
            continue
        case = make_case(number)
        name = f"{number:03}-{case.group}"
        if keep:
            keep.mkdir(parents=True, exist_ok=True)
            (keep / f"{name}.jpg").write_bytes(case.jpeg)
        own = tally[case.group]
        own["sheets"] += 1
        began = time.process_time()
        try:
            (sheet,) = read(case.jpeg).sheets
        except PhotoError as error:
            own["refused"] += 1
            line = f"refused: {getattr(error.sentence, 'key', error.sentence)}"
        else:
            if sheet.illegible:
                own["refused"] += 1
                right = compare(case, sheet)[0]["filled right"]
                line = f"too much in doubt: {len(sheet.doubts)} places, {right} right"
                seconds[case.group].append(time.process_time() - began)
                yield f"{name} {case.print.style} {case.print.paper[0]:g} mm: {line}"
                continue
            found, silent = compare(case, sheet)
            own.update(found)
            line = "; ".join([f"{found['filled right']} of {found['filled']}, {found['questions']} asked", *silent])
        seconds[case.group].append(time.process_time() - began)
        yield f"{name} {case.print.style} {case.print.paper[0]:g} mm: {line} ({seconds[case.group][-1]:.2f} s)"
    yield "\n| photos | sheets | refused | hexes right | whole at once | questions | silent errors | circles | sums | s |"
    yield "|---|---|---|---|---|---|---|---|---|---|"
    easy = [group for group in groups if group in ("plain", "chat", "struck", "curl")]
    for label, members in [
        *((group, [group]) for group in groups),
        ("plain to curl, no faint pencil", easy),
        ("all", groups),
    ]:
        total: Counter[str] = sum((tally[group] for group in members), Counter())
        spent = [second for group in members for second in seconds[group]]
        if total["sheets"]:
            yield _row(label, total, spent)


def _row(label: str, total: Counter[str], seconds: list[float]) -> str:
    sheets = max(1, total["read"])
    return (
        f"| {label} | {total['sheets']} | {total['refused']} | {total['filled right'] / max(1, total['filled']):.1%} "
        f"| {total['whole'] / sheets:.0%} | {total['questions'] / sheets:.1f} | {total['silent']} | {total['circles']} "
        f"| {total['sums read']} of {total['sums']} | {np.median(seconds):.2f}, at most {max(seconds):.2f} |"
    )


def main() -> None:
    """Print the lines of `measure`."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=40)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--keep", type=Path, metavar="DIR")
    parser.add_argument("--groups", default=",".join(GROUPS))
    parser.add_argument("--others", type=int, default=OTHERS)
    asked = parser.parse_args()
    cv2.setNumThreads(1)
    for line in measure(asked.count, asked.first, asked.keep, tuple(asked.groups.split(","))):
        _say(line)
    refused = 0
    for number in range(asked.others):
        try:
            read(make_other(number))
            _say(f"picture {number} of another thing was read")
        except PhotoError:
            refused += 1
    _say(f"pictures of other things refused: {refused} of {asked.others}")


def _say(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
