"""A reader of photos that knows what it should read: a photo is a line of text that names players of the example."""

import tomllib
from functools import cache
from types import SimpleNamespace
from typing import Any, NamedTuple

import numpy as np
import pypdfium2

from dicegame.dice.masks import BONUS_NAMES
from dicegame.photo.reference import Print
from dicegame.web.scoring.photo_sheet import PIXELS_PER_MM, PhotoSheets, plain
from padgen import load
from padgen.errors import PadgenError
from padgen.language import Sentence
from padgen.model import Layout
from padgen.pdf import PageSetup, Sheet, draw_pad
from padgen.pdf.places import sheet_places
from tests import ROOT

EXAMPLE = ROOT / "docs" / "examples" / "dice-game.toml"
REFUSED = "Hold it flatter and nearer."


class Doubt(NamedTuple):
    place: int | str
    first: str
    second: str
    probability: float


def players() -> list[dict[str, Any]]:
    """The players of the example, with their marks as a list."""
    game = tomllib.loads(EXAMPLE.read_text(encoding="utf-8"))
    return [{**player, "sheet": player["sheet"].split()} for player in game["players"]]


def read_photo(photo: bytes) -> PhotoSheets:
    """The sheets in a photo such as `Anna Ben`; `other` is a sheet of duchy b. What is read wrong is asked.

    `Clara` has the sheet of Anna with three questions. A `cut` sheet is refused, and a `faint` one has too many doubts.
    """
    if photo == b"bad":
        raise PadgenError(REFUSED)
    names = photo.decode().split()
    found = [plain(read_sheet(name)) for name in names if name != "cut"]
    return PhotoSheets(found, [Sentence("photo-half")] * names.count("cut"))


def read_sheet(name: str) -> SimpleNamespace:
    """The sheet of a player of the example as the reader gives it, with a white picture."""
    layout = load("b" if name == "other" else "a")
    player = next(player for player in players()[::-1] if player["name"] in (name, "Anna"))
    marks = list(player["sheet"])
    marks[0] = marks[0].replace("5", "6") if marks[0] != "." else "5I"
    marks[5] = "4II" if marks[5] == "4I" else "4I"
    doubts = (
        Doubt(0, marks[0], player["sheet"][0], 0.6),
        Doubt(5, marks[5], player["sheet"][5], 0.7),
        Doubt("sold-1", "3", str(player["sold"][0]), 0.6),
        Doubt("unused-worker", str(player["unused"]["worker"] + 1), str(player["unused"]["worker"]), 0.6),
        Doubt("first-green", *(("no", "yes") if "green" in player["first"] else ("yes", "no")), 0.6),
    )
    first = [color for color in player["first"] if color != "green"] + ["green"] * ("green" not in player["first"])
    return SimpleNamespace(
        flat=SimpleNamespace(image=blank(layout), print=Print(layout), places=sheet_places(Sheet(layout))),
        layout=layout,
        marks=tuple(marks),
        sold=(3, *player["sold"][1:]),
        first=tuple(first),
        second=tuple(player["second"]),
        unused=tuple(player["unused"][name] + (name == "worker") for name in BONUS_NAMES),
        written=(*player["written"][:2], None),
        doubts=doubts[:3] if name == "Clara" else doubts,
        illegible=name == "faint",
    )


@cache
def blank(layout: Layout) -> Any:
    """The picture of an empty sheet."""
    sheet = Sheet(layout)
    document = pypdfium2.PdfDocument(draw_pad([sheet], setup=PageSetup(sheet.paper)))
    return np.array(document[0].render(scale=PIXELS_PER_MM * 25.4 / 72, rev_byteorder=True).to_numpy()[:, :, :3])
