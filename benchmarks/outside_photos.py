"""Thirty photos of filled sheets that have nothing in common with those that the reader learned from.

The training's photos are made with OpenCV. These are pages in Chromium: the printed sheet under handwriting in Debian's
fonts and SVG strokes, bent by CSS 3D transforms, on tables of CSS gradients, under gradients as light and shadow. The games
are those of another player (the planner bot), too.

    python -m benchmarks.outside_photos make FOLDER [SEED ...]     photos, with the truth beside: 01.jpg, 01.json
    python -m benchmarks.outside_photos read FOLDER [SEED ...]     what `dicegame.photo` makes of them

On Debian: apt-get install chromium fonts-bwht fonts-dkg-handwriting fonts-femkeklaver fonts-breip fonts-sjfonts fonts-klee
fonts-dancingscript fonts-rufscript fonts-humor-sans fonts-yusei-magic fonts-comic-neue
"""

import base64
import io
import json
import math
import shutil
import sys
import time
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pypdfium2
from playwright.sync_api import Browser, sync_playwright

from dicegame.dice.game import Setup, begin_round, filled_sheet, new_game, settle, take_turn
from dicegame.dice.masks import BONUS_NAMES, COLOR_NAMES, COMMODITY, GREEN, NOTHING, compile_layout, members
from dicegame.dice.playable import DICE_GAME
from dicegame.dice.roll import roll_dice
from dicegame.dice.rules import legal_turns
from dicegame.dice.sheet import FilledSheet
from padgen import Layout
from padgen.errors import PadgenError
from padgen.names import catalog
from padgen.pdf import Press, Sheet, draw_pad
from padgen.pdf.places import sheet_places
from padgen.tables import PHASES, Game
from padgen.theme import PAPERS

PHOTOS = 30
SCALE = 7
"""CSS pixels per mm of a sheet before it is turned."""
STRIPS = 14
"""A bent sheet is made of so many flat ones."""
FONTS = (
    "Because We Learn", "Because We Organize", "Because We Mentor", "Because We Connect", "Because We Create", "Rufscript",
    "DkgHandwriting", "femkeklaver", "Breip", "Steve", "Delphine", "Klee One", "Dancing Script", "Humor Sans", "Yusei Magic",
    "Comic Neue",
)  # fmt: skip
PENS = (("#5b5b60", 0.75), ("#1d3f9c", 0.9), ("#18181c", 0.95), ("#a01c1c", 0.9), ("#0f6b3a", 0.9), ("#6c6c72", 0.75))
"""Colors and opacities: pencils and ball pens."""
STYLES = ("color", "gray", "color", "low-ink", "symbols", "color", "dry-erase")
SIZES = ("a4", "a4", "letter", "a5")
LANGUAGES = ("en", "de", "fr")
TABLES = (
    "repeating-linear-gradient(93deg, #7d5533 0 9px, #865c38 9px 23px, #774f2e 23px 31px)",
    "linear-gradient(160deg, #d9d6cf, #a9a59b)",
    "repeating-linear-gradient(0deg, #c336 0 60px, #eee6 60px 120px), "
    "repeating-linear-gradient(90deg, #c33 0 60px, #eee 60px 120px)",
    "radial-gradient(circle at 30% 20%, #2c4a3a, #16261e)",
    "repeating-linear-gradient(45deg, #cdb489 0 4px, #c4a97b 4px 13px)",
    "linear-gradient(20deg, #2b2b30, #4a4a52)",
)

CSS = """
* { margin: 0; box-sizing: border-box; }
body { overflow: hidden; position: relative; }
.photo, .camera { position: absolute; inset: 0; } .camera { display: grid; place-items: center; }
.table { display: flex; transform-style: preserve-3d; }
.sheet { position: relative; transform-style: preserve-3d; }
.strip { position: absolute; left: 0; top: 0; overflow: hidden; transform-origin: 0 0; box-shadow: 0 0 1px #0002; }
.inner { position: absolute; left: 0; } .inner svg { position: absolute; inset: 0; width: 100%; height: 100%; }
.strip i { position: absolute; inset: 0; background: #201808; }
.over { position: absolute; inset: -80px; }
.light { mix-blend-mode: multiply; } .grain { mix-blend-mode: overlay; }
"""


class Written(NamedTuple):
    """What stands on a sheet."""

    sheet: FilledSheet
    used: tuple[int, ...]
    """The circles crossed out, of each bonus."""
    time: tuple[int, ...]
    sums: tuple[int, ...]


def play(layout: Layout, players: int, rng: Random) -> list[Written]:
    """Play a game: the planner moves, and chance now and then."""
    names = ("Anna", "Ben", "Cleo")[:players]
    castles = members(compile_layout(layout).of[GREEN])
    setup = Setup(layout, names, tuple(rng.choice(castles) for _ in names), "standard" if players > 1 else "solo")
    game, bot = new_game(setup), DICE_GAME.find_bot("planner")
    used = [[0] * len(BONUS_NAMES) for _ in names]
    boxes = [0, 0, 0]
    while not game.clock.over:
        game = begin_round(game, roll_dice(rng))
        phase = game.clock.phase
        assert game.roll
        for player in range(players):
            turn = bot.advise(game, player)[0].move
            if rng.random() < 0.15:
                turn = rng.choice(legal_turns(setup.masks, game.players[player].sheet, game.roll))
            if turn.bonus != NOTHING:
                used[player][turn.bonus] += 1
            game = take_turn(game, player, turn)
        boxes[phase] = min(game.clock.limit, game.clock.done) if setup.solo else game.clock.boxes
        game = settle(game)
    written = []
    for player, report in enumerate(game.outcome.players):
        sheet = filled_sheet(game, player)
        used[player][COMMODITY] = sum(sheet.sold)
        written.append(Written(sheet, tuple(used[player]), tuple(boxes), tuple(report.phases)))
    return written


def truth(layout: Layout, one: Written) -> dict[str, Any]:
    """Return what is to be read, with the words of a paper file."""
    marks = ["."] * len(layout.cells)
    for mark in one.sheet.marks:
        marks[mark.hex] = "x" if mark.pip == 0 else f"{mark.pip}{PHASES[mark.phase or 0]}"
    return {
        "layout": layout.name,
        "marks": marks,
        "sold": list(one.sheet.sold),
        "first": [COLOR_NAMES[color] for color in one.sheet.first],
        "second": [COLOR_NAMES[color] for color in one.sheet.second],
        "unused": list(one.sheet.unused),
        "written": list(one.sums),
    }


class Hand:
    """Somebody's handwriting, as SVG. Lengths are mm."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.font = rng.choice(FONTS)
        self.color, self.opacity = rng.choice(PENS)
        self.size = rng.uniform(0.62, 0.95)
        self.width = rng.uniform(0.3, 0.62)
        self.lean = rng.uniform(-8, 8)
        self.tick = rng.choice(("cross", "check", "slash", "fill", "dot"))
        self.castle = rng.choice(("cross", "check", "fill"))
        self.parts: list[str] = []

    def near(self, spread: float) -> float:
        """Return how far a hand misses."""
        return self.rng.gauss(0, spread)

    def text(self, text: str, box: Any, size: float = 0.0) -> None:
        """Write into the middle of a box."""
        left, top, width, height = box
        high = (size or self.size) * height * self.rng.uniform(0.9, 1.08)
        x, y = left + width / 2 + self.near(width * 0.05), top + height / 2 + self.near(height * 0.04)
        turn = self.lean + self.near(4)
        self.parts.append(
            f'<text x="{x:.2f}" y="{y:.2f}" font-family="{self.font}" font-size="{high:.2f}" text-anchor="middle" '
            f'dominant-baseline="central" transform="rotate({turn:.1f} {x:.2f} {y:.2f})" fill="{self.color}" '
            f'stroke="{self.color}" stroke-width="{self.width * 0.35:.2f}">{text}</text>'
        )

    def stroke(self, points: list[tuple[float, float]], width: float = 1.0) -> None:
        """Draw a line through points with a shaky hand."""
        (x, y), *rest = [(px + self.near(0.12), py + self.near(0.12)) for px, py in points]
        path = f"M{x:.2f} {y:.2f}"
        for ax, ay in rest:
            path += f"Q{(x + ax) / 2 + self.near(0.2):.2f} {(y + ay) / 2 + self.near(0.2):.2f} {ax:.2f} {ay:.2f}"
            x, y = ax, ay
        self.parts.append(
            f'<path d="{path}" fill="none" stroke="{self.color}" stroke-width="{self.width * width:.2f}" '
            'stroke-linecap="round"/>'
        )

    def mark(self, box: Any, kind: str) -> None:
        """Tick a box."""
        left, top, width, height = box
        right, low, mid = left + width, top + height, left + width / 2
        out = self.rng.uniform(-0.05, 0.2) * height
        if kind in ("cross", "slash"):
            self.stroke([(left - out, low + out), (right + out, top - out)])
        if kind == "cross":
            self.stroke([(left - out, top - out), (right + out, low + out)])
        if kind == "check":
            self.stroke([(left, top + height * 0.5), (mid, low), (right + 2 * out, top - 2 * out)])
        if kind == "fill":
            rows = 6
            zigzag = [(right if row % 2 else left, top + height * (0.1 + 0.8 * row / rows)) for row in range(rows + 1)]
            self.stroke(zigzag, 1.3)
        if kind == "dot":
            self.stroke([(mid - 0.3, top + height / 2), (mid + 0.3, top + height / 2)], 3)

    def ring(self, box: Any, spare: float = 1.12) -> None:
        """Circle something; the end of the line passes its beginning."""
        left, top, width, height = box
        x, y, rx, ry = left + width / 2, top + height / 2, width / 2 * spare, height / 2 * spare
        begin, turns = self.rng.uniform(0, 6), self.rng.uniform(1.0, 1.12)
        steps = [begin + 2 * math.pi * turns * step / 16 for step in range(17)]
        drift = self.near(0.03)
        self.stroke([(x + rx * (1 + drift * n / 8) * math.cos(a), y + ry * math.sin(a)) for n, a in enumerate(steps)])

    def svg(self, width: float, height: float) -> str:
        """Return all that was written, over a sheet of a size."""
        look = f"opacity:{self.opacity};mix-blend-mode:multiply"
        return f'<svg viewBox="0 0 {width} {height}" style="{look}">{"".join(self.parts)}</svg>'


def fill(hand: Hand, layout: Layout, places: Any, one: Written, others_first: set[int]) -> None:
    """Write everything on a sheet. `others_first` are the colors that somebody else finished first."""
    for mark in one.sheet.marks:
        hex_ = places["hexes"][mark.hex]
        if mark.pip == 0:
            left, top, width, height = hex_["number"]
            hand.mark((left + width * 0.2, top + height * 0.2, width * 0.6, height * 0.6), hand.castle)
            continue
        hand.text(str(mark.pip), hex_["number"])
        if hex_["ticks"]:
            hand.mark(hex_["ticks"][mark.phase or 0], hand.tick)
    marked = {mark.hex for mark in one.sheet.marks}
    open_castles = {layout.places[hex_] for number, hex_ in enumerate(layout.cells) if number in marked}
    for bonus, color in enumerate(COLOR_NAMES[: len(BONUS_NAMES)]):
        earned = one.used[bonus] + one.sheet.unused[bonus]
        circles = [circle for circle in places["circles"] if circle["bonus"] == color]
        castle = [circle for circle in circles if circle["castle"] and tuple(circle["castle"]) in open_castles]
        track = [circle for circle in circles if not circle["castle"]][: earned - len(castle)]
        for number, circle in enumerate([*track, *castle]):
            hand.ring(circle["box"])
            if number < one.used[bonus]:
                hand.mark(circle["box"], "cross")
    for phase, name in enumerate(PHASES):
        if one.sheet.sold[phase]:
            hand.text(str(one.sheet.sold[phase]), places["sold"][name], 0.9)
        for box in places["time"][name][: one.time[phase]]:
            left, top, width, height = box
            hand.mark((left + width * 0.25, top, width * 0.5, height), "check" if hand.tick == "check" else "cross")
        hand.text(str(one.sums[phase]), places["points"][name]["subtotal"], 0.85)
    for color, cells in places["colors"].items():
        number = COLOR_NAMES.index(color)
        if number in one.sheet.first:
            hand.ring(cells["first"], 1.2)
        elif number in others_first:
            hand.mark(cells["first"], "slash")
        if number in one.sheet.second:
            hand.ring(cells["second"], 1.2)
    hand.text(str(sum(one.sums)), places["total"], 0.6)
    left, top, width, height = places["name"]
    hand.text(one.sheet.name, (left, top, width, max(height, 5)), 0.9)


def page_png(sheet: Sheet) -> str:
    """Return the printed sheet as a data address."""
    document = pypdfium2.PdfDocument(draw_pad([sheet], press=Press(sheet.paper)))
    buffer = io.BytesIO()
    document[0].render(scale=SCALE * 25.4 / 72).to_pil().save(buffer, "PNG")
    return "data:image/png;base64," + base64.b64encode(buffer.getvalue()).decode()


def bent(sheet: Sheet, picture: str, ink: str, bend: float, tint: str) -> str:
    """Return a sheet of strips, each turned a little against the one before. `bend` is the largest angle in degrees."""
    width, height = sheet.paper[0] * SCALE, sheet.paper[1] * SCALE
    high = height / STRIPS
    strips, y, z = [], 0.0, 0.0
    for number in range(STRIPS):
        angle = bend * math.cos(math.pi * (number + 0.5) / STRIPS * 1.5)
        shade = 0.05 + 0.18 * max(0.0, math.sin(math.radians(angle * 2)))
        strips.append(
            f'<div class="strip" style="width:{width}px;height:{high + 0.8}px;'
            f'transform:translate3d(0,{y:.2f}px,{z:.2f}px) rotateX({angle:.2f}deg)">'
            f'<div class="inner" style="top:{-number * high}px;width:{width}px;height:{height}px;'
            f'background:url({picture}) 0 0/100% 100%,{tint}">{ink}</div><i style="opacity:{shade:.2f}"></i></div>'
        )
        y += high * math.cos(math.radians(angle))
        z += high * math.sin(math.radians(angle))
    return f'<div class="sheet" style="width:{width}px;height:{y:.1f}px">{"".join(strips)}</div>'


def scene(seed: int) -> tuple[str, tuple[int, int], int, list[dict[str, Any]], dict[str, Any]]:
    """Return a page, its size, the quality of its JPEG, what is to be read, and how it was made."""
    rng = Random(f"outside {seed}")
    layouts = [layout for layout in catalog() if layout.game is Game.DICE]
    layout = layouts[seed % len(layouts)]
    together = {7: 2, 15: 3, 23: 2}.get(seed, 1)
    style, paper, language = STYLES[seed % len(STYLES)], SIZES[seed % len(SIZES)], LANGUAGES[seed % len(LANGUAGES)]
    hard = seed % 5 == 0
    sheet = Sheet(layout, PAPERS[paper], style, language)
    places: Any = sheet_places(sheet)
    game = play(layout, max(2, together) if seed % 6 else 1, rng)[:together]
    picture = page_png(sheet)
    firsts = [set(one.sheet.first) for one in game]
    sheets, hands = [], []
    for number, one in enumerate(game):
        hand = Hand(rng)
        fill(hand, layout, places, one, set().union(*firsts[:number], *firsts[number + 1 :]) | set(one.sheet.second))
        hands.append({"font": hand.font, "pen": hand.color, "tick": hand.tick})
        tint = rng.choice(("#fff", "#fffdf4", "#f4f6fb"))
        turn = rng.uniform(-14, 14) + (180 if seed == 11 else 90 if seed == 19 else 0)
        body = bent(sheet, picture, hand.svg(*sheet.paper), rng.uniform(2, 9 if hard else 5), tint)
        sheets.append(f'<div style="transform:rotateZ({turn:.1f}deg);transform-style:preserve-3d">{body}</div>')
    wide, tall = sheet.paper[0] * SCALE * together, sheet.paper[1] * SCALE
    lean = (14 if hard else 7, 28 if hard else 16)
    tilt, pan = rng.uniform(*lean) * rng.choice((-1, 1)), rng.uniform(0, lean[1] * 0.6) * rng.choice((-1, 1))
    edge = 1.18 if together == 1 else 1.15
    width, height = round(wide * edge + 200), round(tall * (edge + 0.1))
    if seed == 19:
        width = round(tall * edge)
    light = f"{rng.uniform(0, 100):.0f}% {rng.uniform(0, 100):.0f}%"
    dark = rng.uniform(0.35, 0.6) if hard else rng.uniform(0.1, 0.35)
    warm = rng.choice(("#ffd9a0", "#ffffff", "#dbe6ff", "#fff3dd"))
    shadow = ""
    if rng.random() < 0.6:
        angle, depth = rng.uniform(0, 360), "a" if hard else "6"
        look = f"filter:blur({rng.uniform(10, 40):.0f}px);background:"
        look += f"linear-gradient({angle:.0f}deg, #000{depth} 0 18%, #0000 34%)"
        shadow = f'<div class="over" style="{look}"></div>'
    blur = rng.uniform(0.6, 1.3) if hard else rng.uniform(0, 0.6)
    size = 0.92 if together == 1 else 0.8
    style_sheet = (
        CSS
        + f"""
    body {{ width: {width}px; height: {height}px; background: {rng.choice(TABLES)}; }}
    .photo {{ filter: blur({blur:.2f}px) contrast({rng.uniform(0.8, 1.1):.2f}); }}
    .camera {{ perspective: {rng.uniform(1.6, 2.6) * tall:.0f}px; }}
    .table {{ transform: rotateX({tilt:.1f}deg) rotateY({pan:.1f}deg) scale({size}); gap: {40 * (together > 1)}px; }}
    .light {{ background: radial-gradient(circle at {light}, {warm} 10%, #000 150%); opacity: {dark + 0.3:.2f}; }}
    .grain {{ opacity: {0.22 if hard else 0.12}; }}"""
    )
    noise = f'<feTurbulence type="fractalNoise" baseFrequency="{rng.uniform(0.5, 0.9):.2f}" numOctaves="2" seed="{seed}"/>'
    html = f"""<!doctype html><style>{style_sheet}</style><body>
    <div class="photo"><div class="camera"><div class="table">{"".join(sheets)}</div></div></div>
    {shadow}<div class="over light"></div><svg class="over grain" width="{width + 160}" height="{height + 160}">
    <filter id="n">{noise}</filter><rect width="100%" height="100%" filter="url(#n)"/></svg></body>"""
    made = {"style": style, "paper": paper, "language": language, "hard": hard, "hands": hands, "tilt": [tilt, pan]}
    return html, (width, height), rng.choice((55, 75, 90)), [truth(layout, one) for one in game], made


def make(browser: Browser, folder: Path, seed: int) -> None:
    """Write a photo, and the truth beside."""
    html, (width, height), quality, sheets, made = scene(seed)
    context = browser.new_context(viewport={"width": width, "height": height})
    page = context.new_page()
    page.set_content(html, wait_until="load")
    page.evaluate("document.fonts.ready")
    page.screenshot(path=folder / f"{seed:02}.jpg", type="jpeg", quality=quality, timeout=120_000)
    context.close()
    (folder / f"{seed:02}.json").write_text(json.dumps({"sheets": sheets, "made": made}, indent=1), encoding="utf-8")


def compare(found: Any, sheets: list[dict[str, Any]]) -> tuple[list[str], int, int]:
    """Return what differs from the truth, the hexes that are wrong and were not asked, and the questions."""
    notes, wrong, asked = [], 0, 0
    for sheet in found:
        true = max(
            (one for one in sheets if one["layout"] == sheet.layout.name),
            key=lambda one: sum(a == b for a, b in zip(one["marks"], sheet.marks, strict=True)),
            default=None,
        )
        if true is None:
            notes.append(f"duchy {sheet.layout.name}")
            continue
        doubts = {doubt.place: (doubt.first, doubt.second) for doubt in sheet.doubts}
        asked += len(doubts)
        for number, (is_, was) in enumerate(zip(true["marks"], sheet.marks, strict=True)):
            if is_ != was:
                wrong += number not in doubts
                notes.append(f"hex {number}: {is_} read as {was}" + (" (asked)" if is_ in doubts.get(number, ()) else ""))
        notes += [
            f"{key}: {true[key]} read as {list(getattr(sheet, key))}"
            for key in ("sold", "first", "second", "unused", "written")
            if sorted(map(str, true[key])) != sorted(map(str, getattr(sheet, key)))
            or (key in ("sold", "unused", "written") and true[key] != list(getattr(sheet, key)))
        ]
    if len(found) != len(sheets):
        notes.append(f"{len(found)} of {len(sheets)} sheets found")
    return notes, wrong, asked


def read_all(folder: Path, seeds: list[int]) -> None:
    """Read the photos and print what differs from the truth."""
    from dicegame.photo.read import read

    right = hexes = bad = questions = sheets = unread = 0
    for seed in seeds:
        known = json.loads((folder / f"{seed:02}.json").read_text(encoding="utf-8"))["sheets"]
        start = time.perf_counter()
        try:
            found = read((folder / f"{seed:02}.jpg").read_bytes())
        except PadgenError as error:
            print(f"{seed:02} refused: {error}")
            unread += len(known)
            continue
        notes, wrong, asked = compare(found, known)
        print(f"{seed:02} {time.perf_counter() - start:.1f} s, {asked} questions", *notes, sep="\n   ")
        sheets += len(found)
        right += not any(note.startswith("hex") for note in notes)
        hexes += sum(len(one["marks"]) for one in known)
        bad += wrong
        questions += asked
    print(f"{sheets} sheets read, {unread} not; photos without a wrong hex: {right} of {len(seeds)}")
    print(f"hexes wrong and not asked: {bad} of {hexes}; questions a sheet: {questions / max(1, sheets):.2f}")


def main() -> None:
    """Run the command."""
    what, folder, *numbers = sys.argv[1:]
    seeds = [*map(int, numbers)] or [*range(1, PHOTOS + 1)]
    if what == "read":
        read_all(Path(folder), seeds)
        return
    Path(folder).mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        program = shutil.which("chromium") or shutil.which("chromium-browser")
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        for seed in seeds:
            make(browser, Path(folder), seed)
            print(f"{seed:02}", end=" ", flush=True)
        browser.close()


if __name__ == "__main__":
    main()
