"""Make the pictures of the README: `make pictures`."""

from itertools import islice
from pathlib import Path
from random import Random

import pypdfium2
from PIL import Image

from padgen import load
from padgen.generate import Spec, generate
from padgen.hexgrid import Hex
from padgen.pdf import Press, Sheet, pad
from padgen.pdf.dicepage import dice_pages
from padgen.pdf.playerboard import PlayerBoard, player_boards
from padgen.pdf.rules import draw_rules
from padgen.pdf.scorepad import scorepad
from padgen.svg import board
from padgen.tables import DiceTables
from padgen.theme import PAPERS

FOLDER = Path(__file__).parent / "images"
A4 = PAPERS["a4"]


def page(data: bytes, number: int = 0, dpi: float = 60) -> Image.Image:
    """One page of a PDF."""
    picture: Image.Image = pypdfium2.PdfDocument(data)[number].render(scale=dpi / 72).to_pil()
    return picture


def save(picture: Image.Image, name: str) -> None:
    """Save a picture with few colors, small enough for a repository."""
    picture.convert("RGB").quantize(255).save(FOLDER / name, optimize=True)


def contact_sheet(pictures: list[Image.Image], columns: int, height: int = 330, gap: int = 14) -> Image.Image:
    """Pictures of the same height in rows on gray."""
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


def main() -> None:
    """Write all pictures."""
    FOLDER.mkdir(exist_ok=True)
    FOLDER.joinpath("board-a.svg").write_text(board(load("a"), size_mm=8, marks={Hex(0, 0): "2"}))
    FOLDER.joinpath("board-b-symbols.svg").write_text(board(load("b"), style="symbols", size_mm=8))
    save(page(pad([Sheet(load("a"))]), dpi=75), "sheet-a.png")
    new = islice(generate(Random(7), Spec(load("a"))), 12)
    save(contact_sheet([page(pad([Sheet(duchy)]), dpi=55).crop((20, 150, 435, 512)) for duchy in new], 6, 190), "random.png")
    four = Press(per_page=4, bleed=3, crop_marks=True)
    tables = DiceTables()
    pages = [
        page(pad([Sheet(load("b"), style="low-ink")])),
        page(pad([Sheet(load("c"), style="gray", language="de")])),
        page(pad([Sheet(load("d"), style="symbols")])),
        page(pad([Sheet(load(name), four.sheet) for name in "abcd"], None, four)),
        page(
            pad(
                [Sheet(load("a"))],
                extras=[lambda pen: draw_rules(pen, paper=A4, style="color", language="en", tables=tables)],
            ),
            1,
        ),
        page(pad([Sheet(load("a"))], extras=[p.draw for p in dice_pages(A4, "color", "en", tables, 7, 6)]), 1),
        page(player_boards([PlayerBoard(load("base-11a"))], [0], Press())),
        page(scorepad("base-2019")),
    ]
    save(contact_sheet(pages, 4), "contact-sheet.png")


if __name__ == "__main__":
    main()
