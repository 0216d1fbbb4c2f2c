"""Write the file of a finished paper game: empty, for people to fill in, or with an entered game."""

from collections.abc import Mapping, Sequence
from datetime import date
from typing import Any

from dicegame.dice.paper.file import EMPTY, PaperError
from padgen.language import ENGLISH, Sentence, say
from padgen.model import Layout
from padgen.notation import picture
from padgen.tables import Game
from padgen.tomltext import format_toml, format_value, with_comments


def paper_template(layout: Layout, layout_text: str, players: int = 1, language: str = ENGLISH) -> str:
    """Return the text of an empty file for a game on `layout`, which it calls `layout_text`. Comments are translated.

    Raises: PaperError for a layout of the base game.
    """
    if layout.game is not Game.DICE:
        raise PaperError(Sentence("paper-base-layout", name=layout.name))
    rows: list[tuple[str, Sentence | str]] = [
        ("", Sentence("template-dice")),
        ('game = "dice"', ""),
        (f"layout = {format_value(layout_text)}", Sentence("template-layout")),
        ('variant = "standard"', Sentence("template-variant")),
        ('# castles = "different"', Sentence("template-castles")),
        ("# date = 2026-11-20", Sentence("template-date")),
        ("", ""),
        ("", Sentence("template-duchy")),
        *((f"#   {line}", "") for line in picture(layout).splitlines()),
    ]
    sheet = sheet_text(layout, [EMPTY] * len(layout.cells))
    for number in range(1, players + 1):
        rows += [
            ("", ""),
            ("[[players]]", ""),
            (f"name = {format_value(say(Sentence('template-player', number=number), language))}", ""),
            ('start = ""', Sentence("template-start")),
            ("", Sentence("template-sheet")),
            (f'sheet = """\n{sheet}\n"""', ""),
            ("sold = [0, 0, 0]", Sentence("template-sold")),
            ("first = []", Sentence("template-first")),
            ("second = []", Sentence("template-second")),
            ("unused = { monk = 0, silver = 0, commodity = 0, worker = 0 }", Sentence("template-unused")),
            ("# written = [0, 0, 0]", Sentence("template-written")),
        ]
    return with_comments(rows, language)


def sheet_text(layout: Layout, marks: Sequence[str]) -> str:
    """Return the text of a sheet: a mark for each hex, row by row, spaced like the hexes."""
    left = min(2 * hex_.q + hex_.r for hex_ in layout.cells)
    written = iter(marks)
    lines = []
    for row in layout.rows:
        line = ""
        for hex_ in row:
            line = line.ljust(3 * (2 * hex_.q + hex_.r - left)) + next(written)
        lines.append(line)
    return "\n".join(lines)


def format_paper(entered: Mapping[str, Any]) -> str:
    """Return the TOML text of an entered game, which `read_paper` turns into the same game."""
    data = {key: value for key, value in entered.items() if key != "date" or value}
    if "date" in data:
        data["date"] = date.fromisoformat(data["date"])
    return format_toml(data)
