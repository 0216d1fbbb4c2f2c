"""Thirty photos of filled sheets that have nothing in common with those that the reader learned from.

The training's photos are made with OpenCV. These are pages in Chromium: the printed sheet under handwriting in Debian's
fonts and SVG strokes, bent by CSS 3D transforms, on tables of CSS gradients, under gradients as light and shadow. The games
are those of another player (the planner bot), too.

    python -m benchmarks.outside_photos make FOLDER [SEED ...]     photos, with the truth beside: 01.jpg, 01.json
    python -m benchmarks.outside_photos three FOLDER SEED ...      three players' photos of a game: 01a.jpg, 01b.jpg, 01c.jpg
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

from benchmarks.outside_hand import Hand, Written, fill
from dicegame.dice.game import Setup, begin_round, filled_sheet, new_game, settle, take_turn
from dicegame.dice.masks import BONUS_NAMES, COLOR_NAMES, COMMODITY, GREEN, NOTHING, compile_layout, members
from dicegame.dice.playable import DICE_GAME
from dicegame.dice.roll import roll_dice
from dicegame.dice.rules import legal_turns
from padgen import Layout
from padgen.errors import PadgenError
from padgen.names import catalog
from padgen.pdf import PageSetup, Sheet, draw_pad
from padgen.pdf.places import sheet_places
from padgen.tables import PHASES, Game
from padgen.theme import PAPERS

PHOTOS = 30
SCALE = 7
"""CSS pixels per mm of a sheet before it is turned."""
STRIPS = 14
"""A bent sheet is made of so many flat ones."""
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


def page_png(sheet: Sheet) -> str:
    """Return the printed sheet as a data address."""
    document = pypdfium2.PdfDocument(draw_pad([sheet], setup=PageSetup(sheet.paper)))
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


class Photo(NamedTuple):
    """A page that looks like a photo, and what is on it."""

    html: str
    size: tuple[int, int]
    quality: int
    """Of the JPEG."""
    sheets: list[dict[str, Any]]
    """The true entries of each sheet, which the reader should find."""
    made: dict[str, Any]


def scene(seed: int) -> Photo:
    """Return one of the photos: a sheet, or two or three, of a game."""
    rng = Random(f"outside {seed}")
    together = {7: 2, 15: 3, 23: 2}.get(seed, 1)
    sheet = printed(seed)
    game = play(sheet.layout, max(2, together) if seed % 6 else 1, rng)
    return photographed(rng, seed, sheet, game, range(together))


def game_of_three(seed: int) -> list[Photo]:
    """Return the photos that the three players of a game take of their sheets, each with another phone."""
    game = play(printed(seed).layout, 3, Random(f"three {seed}"))
    return [
        photographed(Random(f"three {seed} {player}"), seed + 30 + player, printed(seed), game, range(player, player + 1))
        for player in range(3)
    ]


def printed(seed: int) -> Sheet:
    """Return the sheet of a photo, before anybody writes on it."""
    layouts = [layout for layout in catalog() if layout.game is Game.DICE]
    paper, language = PAPERS[SIZES[(seed + seed // 4) % len(SIZES)]], LANGUAGES[seed % len(LANGUAGES)]
    return Sheet(layouts[seed % len(layouts)], paper, STYLES[seed % len(STYLES)], language)


def photographed(rng: Random, seed: int, sheet: Sheet, game: list[Written], shown: range) -> Photo:
    """Return a photo of some players' sheets."""
    layout, together, hard = sheet.layout, len(shown), seed % 5 == 0
    places: Any = sheet_places(sheet)
    picture = page_png(sheet)
    firsts = [set(one.sheet.first) for one in game]
    sheets, hands = [], []
    for number in shown:
        one = game[number]
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
    made = {"style": sheet.style, "paper": sheet.paper, "language": sheet.language, "hard": hard, "hands": hands}
    return Photo(html, (width, height), rng.choice((55, 75, 90)), [truth(layout, game[number]) for number in shown], made)


def make(browser: Browser, folder: Path, name: str, photo: Photo) -> Path:
    """Write a photo, and the truth beside. Return the photo's path."""
    context = browser.new_context(viewport={"width": photo.size[0], "height": photo.size[1]})
    page = context.new_page()
    page.set_content(photo.html, wait_until="load")
    page.evaluate("document.fonts.ready")
    path = folder / f"{name}.jpg"
    page.screenshot(path=path, type="jpeg", quality=photo.quality, timeout=120_000)
    context.close()
    path.with_suffix(".json").write_text(
        json.dumps({"sheets": photo.sheets, "made": photo.made}, indent=1), encoding="utf-8"
    )
    return path


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
            found = read((folder / f"{seed:02}.jpg").read_bytes()).sheets
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
            photos = game_of_three(seed) if what == "three" else [scene(seed)]
            for photo, name in zip(photos, "abc", strict=False):
                print(make(browser, Path(folder), f"{seed:02}{name if what == 'three' else ''}", photo), flush=True)
        browser.close()


if __name__ == "__main__":
    main()
