"""How simulated bots choose: by the number of the bot. All functions use only what numba can compile.

A planner plans its whole turn at its first move and then follows the plan, since no chance falls within a turn.
"""

from dicegame.base.bots.beam import MOST_PLANS, PATH, Desk, Numbers, plan_turn
from dicegame.base.box import random_number
from dicegame.base.moves import END
from dicegame.base.rules import legal
from dicegame.fast.rows import copy_words, nth_row

RANDOM, GREEDY, PLANNER, SEARCH = range(4)
KINDS = 4
WIDTHS = 64
"""A bot's number is its kind, plus `KINDS` times the width of its beam, plus `KINDS * WIDTHS` times its percentage of turns
that are played at random among the best, to learn from."""
DONE = PATH - 1
"""In the first plan, how many of its moves have been made."""


def next_move(
    bot: int, row: list[int], boards: list[int], box: list[int], player: int, fresh: bool, desk: Desk, numbers: Numbers
) -> int:
    """Return the move of a bot. `fresh` is true at the beginning of its turn."""
    kind, width, tries = bot % KINDS, bot // KINDS % WIDTHS, bot // KINDS // WIDTHS
    if kind == RANDOM:
        return desk.found[random_number(box) % legal(row, boards, desk.found)]
    plan = nth_row(desk.plans, 0, PATH)
    if fresh or plan[DONE] == plan[0]:
        if random_number(box) % 100 < tries:
            count = plan_turn(row, boards, player, width, MOST_PLANS, desk, numbers)
            copy_words(plan, nth_row(desk.plans, random_number(box) % count, PATH), 0, PATH)
        else:
            plan_turn(row, boards, player, width, 1, desk, numbers)
        plan[DONE] = 0
    if plan[DONE] == plan[0]:
        return END
    plan[DONE] += 1
    return plan[plan[DONE]]
