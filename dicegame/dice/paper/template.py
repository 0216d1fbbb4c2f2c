"""Write the file of a finished paper game: empty, for people to fill in, or with an entered game."""

from collections.abc import Mapping, Sequence
from datetime import date
from typing import Any

from dicegame.dice.paper.file import EMPTY, PaperError
from padgen.language import Sentence
from padgen.model import Layout
from padgen.notation import picture
from padgen.tables import Game
from padgen.tomltext import format_toml, format_value


def paper_template(layout: Layout, layout_text: str, players: int = 1) -> str:
    """Return an empty file for a finished game, with comments; `read_paper` reads it.

    Raises: PaperError for a layout of the base game.
    """
    if layout.game is not Game.DICE:
        raise PaperError(Sentence("paper-base-layout", name=layout.name))
    duchy = "".join(f"#   {line}\n" for line in picture(layout).splitlines())
    return _HEAD.format(layout=format_value(layout_text), duchy=duchy) + "".join(
        _PLAYER.format(number=number, sheet=sheet_text(layout, [EMPTY] * len(layout.cells)))
        for number in range(1, players + 1)
    )


_HEAD = """\
# A finished game of The Castles of Burgundy: The Dice Game. Fill it in, then: dicegame score THIS-FILE
game = "dice"
layout = {layout}            # name, path or notation
variant = "standard"    # or "solo"
# date = 2026-11-20     # the day of the game

# The duchy: Purple monastery, Gray mine, Blue river, Orange city, Yellow pasture; a small letter is a castle and its square.
{duchy}"""
_PLAYER = '''
[[players]]
name = "Player {number}"
start = ""              # square of the starting castle: purple, gray, blue or orange
# Pip and phase of each hex, row by row: 4II is a 4 marked in phase II (4 alone will do); x = starting castle, . = empty
sheet = """
{sheet}
"""
sold = [0, 0, 0]        # commodities sold in phases I, II, III
first = []              # colors this player was first to finish, such as ["yellow"] (solo: leave empty)
second = []             # ... and second
unused = {{ monk = 0, silver = 0, commodity = 0, worker = 0 }}   # circled, not checked off, castle track included
# written = [0, 0, 0]   # what the player added up for each phase; differences are shown
'''


def sheet_text(layout: Layout, marks: Sequence[str]) -> str:
    """Return the marks row by row, spaced like the hexes."""
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
