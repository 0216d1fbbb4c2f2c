"""Named positions with how many turns are legal in them, as the naive second reading of the rulebook counts."""

import pytest

from dicegame.dice.masks import compile_layout
from dicegame.dice.roll import parse_roll
from dicegame.dice.rules import legal_turns
from padgen import load
from tests.dicegame.dice import naive_dice_game as naive
from tests.dicegame.dice.dice_positions import position
from tests.dicegame.dice.test_two_ways import naive_roll

ROLLS = (
    "orange yellow 1 6",
    "orange yellow 3 4 double",
    "purple blue 2 5",
    "green green 1 1 double",
    "gray orange 4 4",
    "green yellow 2 6 double",
)
POSITIONS = [
    # name, duchy, pips row by row, circles (monk, silver, commodity, worker), turns for each of the rolls
    (
        "opening on A, blue castle",
        "a",
        ". . . . / . . . . . / . x . . . . / . . . . . . . / . . . . . . / . . . . . / . . . .",
        (0, 0, 1, 0),
        (9, 56, 3, 2, 4, 6),
    ),
    (
        "opening on B, gray castle",
        "b",
        ". . . . / . . . . . / . . . . . . / . . . . . . . / . x . . . . / . . . . . / . . . .",
        (0, 1, 0, 0),
        (1, 1, 19, 1, 3, 1),
    ),
    (
        "A after 6 rounds",
        "a",
        ". . . . / 2 3 . . . / . x 3 . . . / . 6 6 . . . . / 6 . . . . . / . . . . . / . . . .",
        (0, 0, 0, 1),
        (11, 11, 11, 2, 9, 4),
    ),
    (
        "B after 8 rounds",
        "b",
        ". . 1 3 / 4 5 2 3 . / 6 x . . . . / . . . . . . . / . . . . . . / . . . . . / . . . .",
        (0, 1, 0, 1),
        (27, 27, 11, 2, 4, 30),
    ),
    (
        "C after 12 rounds",
        "c",
        "4 x 1 1 / 4 . 3 6 1 / 3 . . . 1 . / 4 5 . . . . . / . . . . . . / . . . . . / . . . .",
        (1, 0, 0, 1),
        (29, 30, 16, 9, 15, 28),
    ),
    (
        "D after 16 rounds",
        "d",
        ". 1 6 2 / . . 1 4 2 / . 2 2 4 5 5 / . . . 6 2 2 6 / . 2 x 5 2 . / . 2 . . . / . . . .",
        (0, 0, 0, 3),
        (67, 67, 5, 1, 39, 31),
    ),
    (
        "A after 20 rounds, rich",
        "a",
        "6 . 4 4 / . 5 1 2 2 / . . 3 3 x 1 / . . . 2 1 3 6 / . . . . 1 3 / . . . 2 1 / . . . 1",
        (2, 2, 2, 2),
        (20, 20, 21, 12, 6, 22),
    ),
    (
        "C after 5 rounds, rich",
        "c",
        ". . . . / . . . . . / 2 x 1 . . . / . 3 1 . . . . / . . 1 . . . / . . . . . / . . . .",
        (2, 2, 2, 2),
        (74, 158, 20, 12, 55, 40),
    ),
    (
        "D after 28 rounds, rich",
        "d",
        "2 x 6 3 / 3 2 2 4 3 / . 3 4 4 . . / . 4 4 5 2 1 1 / 2 . 4 6 1 . / 1 . 2 5 3 / 6 4 3 2",
        (3, 3, 0, 3),
        (10, 4, 29, 4, 4, 8),
    ),
    (
        "B after 45 rounds",
        "b",
        ". . 2 3 / 4 6 5 4 6 / 2 4 6 3 2 2 / 3 6 6 3 5 2 2 / 4 2 2 6 x 4 / 2 2 3 2 2 / 4 5 4 2",
        (1, 1, 3, 1),
        (13, 26, 5, 6, 3, 26),
    ),
]


@pytest.mark.parametrize(
    ("duchy", "rows", "circles", "counts"), [row[1:] for row in POSITIONS], ids=[row[0] for row in POSITIONS]
)
def test_number_of_legal_turns(duchy: str, rows: str, circles: tuple[int, ...], counts: tuple[int, ...]) -> None:
    layout = load(duchy)
    tokens = rows.replace("/", " ").split()
    monks, silver, commodities, workers = circles
    sheet = position(
        " ".join(tokens), compile_layout(layout), monks=monks, silver=silver, commodities=commodities, workers=workers
    )
    cells = list(layout.cells)
    pips = {cells[hex_]: int(token) for hex_, token in enumerate(tokens) if token.isdigit()}
    unused = dict(zip(("monk", "silver", "commodity", "worker"), circles, strict=True))
    page = naive.page_from(naive.Board(layout), cells[tokens.index("x")], pips, unused)
    for text, count in zip(ROLLS, counts, strict=True):
        roll = parse_roll(text)
        assert len(legal_turns(compile_layout(layout), sheet, roll)) == count
        assert len(naive.legal_turns(page, naive_roll(roll))) == count


def test_the_opening_counted_by_hand() -> None:
    """Around the blue castle of A lie three city hexes, one pasture hex and two river hexes."""
    counts = dict(zip(ROLLS, POSITIONS[0][4], strict=True))
    assert counts["orange yellow 1 6"] == 3 * 2 + 1 * 2 + 1
    assert counts["purple blue 2 5"] == 2 * 1 + 1
    assert counts["gray orange 4 4"] == 3 * 1 + 1
