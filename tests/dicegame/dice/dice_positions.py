"""Positions for tests of the dice game, written as on paper: pips row by row, `x` the starting castle, `.` empty."""

from dicegame.dice.masks import Masks, compile_layout
from dicegame.dice.rules import mark, start
from dicegame.dice.sheet import Sheet
from padgen import load

A = load("a")
MASKS = compile_layout(A)


def position(
    rows: str,
    masks: Masks = MASKS,
    *,
    monks: int = 0,
    silver: int = 0,
    commodities: int = 0,
    workers: int = 0,
    points: int = 0,
) -> Sheet:
    """The sheet with these pips, and with exactly these circles and points; marks may stand anywhere."""
    tokens = rows.split()
    assert len(tokens) == len(masks.near)
    sheet = start(masks, tokens.index("x"))
    for hex_, token in enumerate(tokens):
        if token.isdigit():
            sheet = mark(masks, sheet, hex_, int(token), 0)
    return sheet._replace(monks=monks, silver=silver, commodities=commodities, workers=workers, points=points)


def at(row: int, place: int) -> int:
    """The number of a hex of a printed duchy, in text: counted from 1."""
    return sum((4, 5, 6, 7, 6, 5, 4)[: row - 1]) + place
