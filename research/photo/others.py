"""Pictures of things that are not sheets of the dice game, drawn here, to see that all of them are refused."""

from collections.abc import Callable
from typing import Any

import cv2
import numpy as np

from padgen import load
from padgen.pdf.job import Job
from padgen.theme import PAPERS
from research.photo.held_out_camera import Shot, photograph, table

Picture = Any
HIGH, WIDE = 2970, 2100
"""The pixels of a drawn page of A4."""
FONT, SCRIPT = cv2.FONT_HERSHEY_SIMPLEX, cv2.FONT_HERSHEY_SCRIPT_SIMPLEX


def make_other(number: int) -> bytes:
    """Return a photo of one of `OTHERS`, by its place among them, as a JPEG. It is the same at each call."""
    rng = np.random.default_rng([number, 777])
    drawn = OTHERS[number % len(OTHERS)](rng)
    if drawn.shape[0] == HIGH:
        return photograph(drawn, PAPERS["a4"], Shot(rng.uniform(0, 12)), rng)
    return bytes(cv2.imencode(".jpg", cv2.cvtColor(drawn, cv2.COLOR_RGB2BGR))[1].tobytes())


def _page(shade: float = 250) -> Picture:
    return np.full((HIGH, WIDE, 3), shade, np.uint8)


def _text(page: Picture, rng: np.random.Generator, box: tuple[int, int, int, int], size: float = 1.3, ink: int = 40) -> None:
    """Fill a box (left, top, right, bottom) with lines of letters."""
    left, top, right, bottom = box
    step = round(34 * size)
    for y in range(top + step, bottom, step):
        x = left
        while x < right - 60:
            word = "".join(chr(int(rng.integers(97, 122))) for _ in range(int(rng.integers(2, 9))))
            cv2.putText(page, word, (x, y), FONT, 0.8 * size, (ink,) * 3, max(1, round(2 * size)), cv2.LINE_AA)
            x += round(18 * size * (len(word) + 1))


def _magazine(rng: np.random.Generator) -> Picture:
    page = _page()
    cv2.putText(page, "Weekend", (140, 330), cv2.FONT_HERSHEY_TRIPLEX, 9, (150, 20, 40), 26)
    for color, box in (((60, 110, 160), (140, 420, 1960, 1240)), ((190, 150, 90), (1080, 2000, 1960, 2780))):
        cv2.rectangle(page, box[:2], box[2:], color, -1)
        for _ in range(25):
            middle = (int(rng.uniform(box[0], box[2])), int(rng.uniform(box[1], box[3])))
            cv2.circle(page, middle, int(rng.uniform(20, 120)), tuple(float(v) for v in rng.uniform(30, 240, 3)), -1)
    _text(page, rng, (140, 1290, 1020, 2860))
    _text(page, rng, (1080, 1290, 1960, 1960))
    return page


def _tablecloth(rng: np.random.Generator) -> Picture:
    ys, xs = np.mgrid[0:2400, 0:1800]
    weave = ((xs // 90) % 2 + (ys // 90) % 2) / 2
    return (255 - weave[..., None] * np.array((60, 190, 190)) - rng.integers(0, 12, (2400, 1800, 1))).astype(np.uint8)


def _hand(rng: np.random.Generator) -> Picture:
    picture = table(rng, 1800, 2400)
    skin = (214, 168, 140)
    cv2.ellipse(picture, (900, 1700), (420, 520), 0, 0, 360, skin, -1)
    for tip, root, wide in (
        ((300, 1150), (640, 1700), 150),
        ((620, 500), (720, 1400), 150),
        ((880, 380), (890, 1400), 155),
        ((1140, 480), (1060, 1400), 150),
        ((1370, 780), (1210, 1500), 125),
    ):
        cv2.line(picture, tip, root, skin, wide, cv2.LINE_AA)
        cv2.ellipse(picture, tip, (wide // 4, wide // 3), 0, 0, 360, (236, 200, 180), -1)
    return cv2.GaussianBlur(picture, (0, 0), 2)


def _chess(rng: np.random.Generator) -> Picture:
    picture = table(rng, 2400, 2400)
    for row in range(8):
        for column in range(8):
            x, y = 200 + 250 * column, 200 + 250 * row
            light = (row + column) % 2 == 0
            cv2.rectangle(picture, (x, y), (x + 250, y + 250), (232, 208, 170) if light else (110, 70, 40), -1)
            if rng.random() < 0.4:
                side = float(rng.choice((30, 235)))
                cv2.circle(picture, (x + 125, y + 125), 80, (side, side, side), -1)
                cv2.circle(picture, (x + 125, y + 125), 46, (128, 128, 128), 6)
    return picture


def _receipt(rng: np.random.Generator) -> Picture:
    page = _page(120)
    cv2.rectangle(page, (650, 80), (1450, 2890), (248, 246, 240), -1)
    cv2.putText(page, "MARKET", (780, 260), FONT, 4, (50, 50, 50), 9)
    for y in range(380, 2400, 62):
        _text(page, rng, (700, y, 1150, y + 50), 1.1, 70)
        cv2.putText(page, f"{rng.uniform(0.5, 30):.2f}", (1240, y + 38), FONT, 1.2, (70, 70, 70), 3)
    for x in range(720, 1380, 9):
        if rng.random() < 0.55:
            cv2.line(page, (x, 2520), (x, 2760), (30, 30, 30), int(rng.integers(3, 9)))
    return page


def _keyboard(rng: np.random.Generator) -> Picture:
    picture = np.full((1500, 2600, 3), 60, np.uint8)
    for row in range(5):
        for column in range(14):
            x, y = 90 + 172 * column + 40 * (row % 3), 120 + 250 * row
            cv2.rectangle(picture, (x, y), (x + 140, y + 200), (35, 35, 38), -1)
            letter = chr(int(rng.integers(65, 91)))
            cv2.putText(picture, letter, (x + 30, y + 90), FONT, 2, (225, 225, 225), 4, cv2.LINE_AA)
    return picture


def _hex_map(rng: np.random.Generator) -> Picture:
    page = _page()
    for row in range(14):
        for column in range(9):
            middle = np.array((250 + column * 200 + (row % 2) * 100, 250 + row * 174))
            corners = middle + 115 * np.array([(np.sin(a), np.cos(a)) for a in np.arange(6) * np.pi / 3])
            cv2.fillPoly(page, [corners.astype(np.int32)], tuple(float(v) for v in rng.uniform(60, 240, 3)))
            cv2.polylines(page, [corners.astype(np.int32)], True, (40, 40, 40), 5)
            cv2.putText(page, f"{column:02}{row:02}", (middle[0] - 55, middle[1] + 80), FONT, 1.1, (20, 20, 20), 2)
    return page


def _sudoku(rng: np.random.Generator) -> Picture:
    page = _page()
    cv2.putText(page, "Sudoku", (150, 260), cv2.FONT_HERSHEY_TRIPLEX, 5, (20, 20, 20), 12)
    for line in range(10):
        place, thick = 150 + 200 * line, 12 if line % 3 == 0 else 4
        cv2.line(page, (150, 250 + place), (1950, 250 + place), (20, 20, 20), thick)
        cv2.line(page, (place, 400), (place, 2200), (20, 20, 20), thick)
    for row in range(9):
        for column in range(9):
            if rng.random() < 0.7:
                at = (205 + 200 * column, 550 + 200 * row)
                ink = (20, 20, 20) if rng.random() < 0.5 else (40, 60, 160)
                cv2.putText(page, str(int(rng.integers(1, 10))), at, SCRIPT if ink[2] > 99 else FONT, 3.4, ink, 8)
    _text(page, rng, (150, 2300, 1950, 2850))
    return page


def _score_sheet(rng: np.random.Generator) -> Picture:
    """Return the score sheet of another dice game: rows with names, boxes and handwritten numbers."""
    page = _page()
    for row in range(18):
        y = 300 + 140 * row
        _text(page, rng, (140, y, 640, y + 100), 1.5)
        for column in range(6):
            x = 700 + 210 * column
            cv2.rectangle(page, (x, y), (x + 180, y + 110), (60, 60, 60), 4)
            if rng.random() < 0.8:
                cv2.putText(page, str(int(rng.integers(1, 40))), (x + 30, y + 85), SCRIPT, 2.6, (40, 50, 120), 5)
    return page


def _music(rng: np.random.Generator) -> Picture:
    page = _page()
    for top in range(260, 2700, 320):
        for line in range(5):
            cv2.line(page, (120, top + 34 * line), (1980, top + 34 * line), (40, 40, 40), 4)
        for x in range(240, 1940, 86):
            y = top + 17 * int(rng.integers(0, 9))
            cv2.ellipse(page, (x, y), (24, 18), -20, 0, 360, (20, 20, 20), -1)
            cv2.line(page, (x + 22, y), (x + 22, y - 120), (20, 20, 20), 5)
    return page


def _printed(job: Job, number: int) -> Picture:
    import pypdfium2

    drawn = pypdfium2.PdfDocument(job.draw())[number].render(scale=4, rev_byteorder=True).to_numpy()
    return cv2.resize(np.array(drawn[:, :, :3]), (WIDE, HIGH), interpolation=cv2.INTER_AREA)


def _base_sheet(_: np.random.Generator) -> Picture:
    return _printed(Job([load("base-1")]), 0)


def _rules(_: np.random.Generator) -> Picture:
    return _printed(Job([load("a")], rules=True), 1)


OTHERS: tuple[Callable[[np.random.Generator], Picture], ...] = (
    _magazine,
    _tablecloth,
    _hand,
    _chess,
    _receipt,
    _keyboard,
    _hex_map,
    _sudoku,
    _score_sheet,
    _music,
    _base_sheet,
    _rules,
)
"""A page of a magazine, a checked tablecloth, a hand on a table, a chess board, a receipt, a keyboard, a map of hexes, a
puzzle, the score sheet of another game, sheet music, a sheet of the base game, and a page of our own rules."""
