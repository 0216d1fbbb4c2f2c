"""Make the pictures of the README: `make readme-pictures`."""

import io
from itertools import islice
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import pypdfium2
from PIL import Image

from dicegame.base.playable import BASE_GAME
from dicegame.dice.masks import COLOR_NAMES
from dicegame.dice.playable import DICE_GAME, DiceSession
from dicegame.dice.roll import Roll, roll_dice
from dicegame.dice.turn import format_turn
from dicegame.play.events import standing_chances
from padgen import load
from padgen.generate import Spec, generate_layouts
from padgen.hexgrid import Hex
from padgen.pdf import PageSetup, Sheet, draw_pad
from padgen.pdf.dicepage import dice_pages
from padgen.pdf.playerboard import PlayerBoard, player_boards
from padgen.pdf.rules import rules_pages
from padgen.pdf.scorepad import Scorepad, draw_scorepad
from padgen.svg import draw_board
from padgen.tables import DiceTables
from padgen.theme import PAPERS
from research.make_evening import EVENING, evening
from tests.dicegame.web.browser import Phone, begun, chromium, open_table, serving

FOLDER = Path(__file__).parents[1] / "docs/images"
A4 = PAPERS["a4"]


def page(data: bytes, number: int = 0, dpi: float = 60) -> Image.Image:
    """Return a picture of a page of a PDF."""
    picture: Image.Image = pypdfium2.PdfDocument(data)[number].render(scale=dpi / 72).to_pil()
    return picture


def save(picture: Image.Image, name: str) -> None:
    """Save a picture reduced to 255 colors, so that it is small enough for a repository."""
    picture.convert("RGB").quantize(255).save(FOLDER / name, optimize=True)


def contact_sheet(pictures: list[Image.Image], columns: int, height: int = 330, gap: int = 14) -> Image.Image:
    """Return one picture with all pictures in rows on gray, scaled to the same height."""
    small = [
        picture.resize((round(picture.width * height / picture.height), height), Image.Resampling.LANCZOS)
        for picture in pictures
    ]
    rows = [small[start : start + columns] for start in range(0, len(small), columns)]
    width = max(sum(picture.width + gap for picture in row) for row in rows) + gap
    sheet = Image.new("RGB", (width, len(rows) * (height + gap) + gap), "#b5b5b5")
    for line, row in enumerate(rows):
        x = gap
        for picture in row:
            sheet.paste(picture, (x, gap + line * (height + gap)))
            x += picture.width + gap
    return sheet


def typed(rolled: Roll) -> str:
    """Return a roll as text that the host can type."""
    words = [
        *(COLOR_NAMES[color] for color in rolled.colors),
        *map(str, rolled.pips),
        *(["double"] if rolled.double else []),
    ]
    return " ".join(words)


def table(width: int, rounds: int = 12) -> Image.Image:
    """Return a picture of a game of two in the browser: the whole screen.

    A bot has played `rounds` rounds with seeded dice, and it is Ada's turn.
    """
    with TemporaryDirectory() as folder, chromium() as browser, serving(Path(folder)) as (url, app):
        phones = [Phone(browser, url, {"width": width, "height": 740}, device_scale_factor=2) for _ in range(2)]
        code = begun(phones[0], phones[1:], ["Ada", "Ben"], dice="table", layout="a", hints="yes")
        rng, bot = Random(7), DICE_GAME.find_bot("planner")
        for number in range(rounds):
            phones[0].post(f"/t/{code}/roll", die=typed(roll_dice(rng)))
            session: DiceSession = app.state.tables.find(code).running_session()
            clock = session.game.clock
            for place, phone in enumerate(phones[number + 1 == rounds :], number + 1 == rounds):
                turn = bot.advise(session.game, place)[0].move
                phone.post(
                    f"/t/{code}/turn", seat=str(place), turn=format_turn(turn), round=f"{clock.phase + 1}.{clock.round + 1}"
                )
        page = phones[0].go(f"/t/{code}").page
        picture = Image.open(io.BytesIO(page.screenshot()))
        for phone in phones:
            phone.close()
        return picture


def base_table(rounds: int = 7) -> Image.Image:
    """Return a picture of a base game of three on a phone: bots have played `rounds` rounds, and Ada has chosen a die."""
    with TemporaryDirectory() as folder, chromium() as browser, serving(Path(folder)) as (url, app):
        phones = [Phone(browser, url, {"width": 360, "height": 740}, device_scale_factor=2) for _ in range(3)]
        code = open_table(phones[0], "Ada", layout="base-1", hints="yes", auto="yes")
        table = app.state.tables.find(code)
        table.seed = 11
        for phone, name in zip(phones[1:], ("Ben", "Carla"), strict=True):
            phone.post(f"/t/{code}/sit", name=name)
        phones[0].post(f"/t/{code}/begin")
        session, bot = table.running_session(), BASE_GAME.find_bot("planner")
        while (game := session.game).phase * 5 + game.round < rounds or game.due or game.side(0).dice.count(0):
            phones[game.due].post(
                f"/t/{code}/turn",
                seat=str(game.due),
                turn=BASE_GAME.format_move(bot.advise(game, game.due)[0].move),
                round=str(len(standing_chances(session.events))),
            )
        die = next(die for die in game.side(0).dice if die)
        picture = Image.open(io.BytesIO(phones[0].go(f"/t/{code}?die={die}").page.screenshot()))
        for phone in phones:
            phone.close()
        return picture


def main() -> None:
    """Write all pictures."""
    FOLDER.mkdir(exist_ok=True)
    FOLDER.joinpath("board-a.svg").write_text(draw_board(load("a"), size_mm=8, marks={Hex(0, 0): "2"}))
    FOLDER.joinpath("board-b-symbols.svg").write_text(draw_board(load("b"), style="symbols", size_mm=8))
    save(page(draw_pad([Sheet(load("a"))]), dpi=75), "sheet-a.png")
    new = islice(generate_layouts(Random(7), Spec(load("a"))), 12)
    save(
        contact_sheet([page(draw_pad([Sheet(duchy)]), dpi=55).crop((44, 158, 412, 492)) for duchy in new], 6, 190),
        "random.png",
    )
    four = PageSetup(per_page=4, bleed=3, crop_marks=True)
    tables = DiceTables()
    pages = [
        page(draw_pad([Sheet(load("b"), style="low-ink")])),
        page(draw_pad([Sheet(load("c"), style="gray", language="de")])),
        page(draw_pad([Sheet(load("d"), style="symbols")])),
        page(draw_pad([Sheet(load(name), four.sheet) for name in "abcd"], None, four)),
        page(draw_pad([Sheet(load("a"))], rules=[p.draw for p in rules_pages(A4, "color", "en", tables)]), 1),
        page(draw_pad([Sheet(load("a"))], extras=[p.draw for p in dice_pages(A4, "color", "en", tables, 7, 6)]), 1),
        page(player_boards([PlayerBoard(load("base-11a"))], [0], PageSetup())),
        page(draw_scorepad(Scorepad("base-2019"))),
    ]
    save(contact_sheet(pages, 4), "contact-sheet.png")
    save(table(360), "table-phone.png")
    save(base_table(), "base-phone.png")
    save(table(1100), "table-desktop.png")
    evening(EVENING)


if __name__ == "__main__":
    main()
