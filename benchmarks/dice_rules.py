"""Speed of random legal games in plain Python: the rules, compared with the naive version that the tests use.

Run: python -m benchmarks.dice_rules
"""

import random
import sys
import time

from dicegame.dice.masks import compile_layout
from dicegame.dice.roll import roll_dice
from dicegame.dice.rules import follow, legal_turns, start
from padgen import load
from tests.dicegame.dice import naive_dice_game as naive

AT_LEAST = 4.0
ROUNDS = (0,) * 8 + (1,) * 8 + (2,) * 8


def rules_games(games: int) -> float:
    """Solo games a second by the rules."""
    masks = compile_layout(load("a"))
    rng = random.Random(1)
    began = time.perf_counter()
    for _ in range(games):
        sheet = start(masks, 10)
        for phase in ROUNDS:
            sheet = follow(masks, sheet, rng.choice(legal_turns(masks, sheet, roll_dice(rng))), phase)
    return games / (time.perf_counter() - began)


def naive_games(games: int) -> float:
    """Solo games a second by the naive version."""
    layout = load("a")
    board = naive.Board(layout)
    castle = list(layout.cells)[10]
    rng = random.Random(1)
    began = time.perf_counter()
    for _ in range(games):
        page = naive.new_page(board, castle)
        for phase in ROUNDS:
            first, second, *rest = roll_dice(rng)[0] + roll_dice(rng)[1]
            roll = naive.Roll((naive.COLORS[first], naive.COLORS[second]), (rest[0], rest[1]), rng.randrange(6) < 2)
            page = naive.apply_turn(page, rng.choice(list(naive.legal_turns(page, roll))), phase + 1)
    return games / (time.perf_counter() - began)


def main() -> int:
    ratios = []
    for _ in range(3):
        fast, slow = rules_games(1000), naive_games(100)
        ratios.append(fast / slow)
        print(
            f"random solo games a second: {fast:,.0f} by the rules, {slow:,.0f} in sets and dicts: {fast / slow:.1f} times"
        )
    reached = sorted(ratios)[1]
    print(f"median {reached:.1f}, expected at least {AT_LEAST}")
    return reached < AT_LEAST


if __name__ == "__main__":
    sys.exit(main())
