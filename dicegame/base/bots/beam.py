"""The best ways to play one's own turn: a beam of moves, since no chance falls within a turn.

The beam keeps the best moments after each move and stops where the turn can end. `dicegame.base.bots.learned` has the
weights that say what a moment is worth. All functions use only what numba can compile.
"""

from typing import NamedTuple

from dicegame.base.bots.features import FEATURES, measure
from dicegame.base.bots.value import value
from dicegame.base.rules.effects import act
from dicegame.base.rules.final import points_now
from dicegame.base.rules.legal import MOST_MOVES, legal
from dicegame.base.simulation.box import BOX, CHANCE_SIZE
from dicegame.base.state.duchy import DICE, OWN, board_at, duchy_at
from dicegame.base.state.market import PHASE, ROUND, ROUNDS, SHARED, STACK, STACK_SIZE
from dicegame.base.state.moves import BUY, BUY_FOR_BOTH, END
from dicegame.fast.limit import count_step
from dicegame.fast.rows import copy_words, nth_row

MOST_WIDTH = 32
MOST_PLANS = 8
"""How many ways to play the turn are kept."""
PATH = 24
"""Room for the moves of a turn; the beam looks no further."""
ROW_SIZE = SHARED + 4 * OWN
DIE_WORTH = 5.0
OWED_WORTHS = (0.0, 5.0, 7.0, 4.0, 6.0, 3.5, 1.5, 1.0, -4.0)
"""Estimated points of an unused die, and of each kind of owed effect. They only decide which moments stay in the beam."""


class Workspace(NamedTuple):
    """Memory of a bot that chooses: rows of ints, each used by the functions that name it."""

    found: list[int]
    trial: list[int]
    nodes: list[list[int]]
    """Two generations of moments."""
    paths: list[list[int]]
    """The moves to each of them: their number, then the moves."""
    kept: list[int]
    """For the next generation, the parent and the move of each moment."""
    plans: list[list[int]]
    """The best ways to play the turn, as paths, best first."""
    line: list[int]
    """The path that a bot follows; in its last place, how many of its moves have been made."""
    lines: list[list[int]]
    """The paths that `search` compares."""
    choices: list[int]
    """The legal moves that `greedy` compares."""
    world: list[int]
    """A moment from which games are played on."""
    luck: list[int]
    """A box from which games are played on, and one to start again from."""
    next_luck: list[int]
    words: list[int]
    """Room for one random event."""


class Numbers(NamedTuple):
    """The weights, and memory for floats."""

    weights: list[float]
    features: list[float]
    values: list[float]
    """Of two generations of moments; then their ranks; then of the plans; then of the lines."""
    samples: list[float]
    """For training: the features after each turn."""
    lessons: list[float]
    """For training: turns compared over common futures (`dicegame.base.bots.lessons`)."""


RANKS = 2 * MOST_WIDTH
PLAN_VALUES = RANKS + MOST_WIDTH
LINE_VALUES = PLAN_VALUES + MOST_PLANS
VALUES = LINE_VALUES + MOST_PLANS


RANDOM, GREEDY, PLANNER, SEARCH = range(4)
"""The kinds of bots."""


def judge(kind: int, row: list[int], boards: list[int], player: int, numbers: Numbers) -> float:
    """Return what a moment is worth to a bot."""
    return value(row, boards, player) if kind == GREEDY else worth(row, boards, player, numbers)


def worth(row: list[int], boards: list[int], player: int, numbers: Numbers) -> float:
    """Return the points that a player can expect at the end of the game: the points now, and a linear function."""
    count_step()
    at = duchy_at(player)
    measure(row, boards, player, at, board_at(player), numbers.features)
    begin = (row[PHASE] * ROUNDS + row[ROUND]) * FEATURES
    first = second = third = fourth = 0.0
    for place in range(0, FEATURES - 3, 4):  # four sums at a time: a processor need not wait for one to add the next
        first += numbers.features[place] * numbers.weights[begin + place]
        second += numbers.features[place + 1] * numbers.weights[begin + place + 1]
        third += numbers.features[place + 2] * numbers.weights[begin + place + 2]
        fourth += numbers.features[place + 3] * numbers.weights[begin + place + 3]
    for place in range(FEATURES - FEATURES % 4, FEATURES):
        first += numbers.features[place] * numbers.weights[begin + place]
    return (first + second) + (third + fourth) + points_now(row, at)


def rank_of(row: list[int], at: int) -> float:
    """Return what the rest of the turn may add to a moment within it, roughly."""
    total = DIE_WORTH * ((row[at + DICE] > 0) + (row[at + DICE + 1] > 0))
    for place in range(row[STACK_SIZE]):
        total += OWED_WORTHS[row[STACK + place] & 15]
    return total


def plan_turn(
    row: list[int], boards: list[int], player: int, kind: int, width: int, most: int, workspace: Workspace, numbers: Numbers
) -> int:
    """Find the best ways to play the rest of the turn, at most `most`, and return how many there are.

    The greedy bot looks no further than to the moment when nothing is owed.
    """
    at = duchy_at(player)
    copy_words(workspace.trial, row, 0, ROW_SIZE)
    for index in range(2 * width):
        copy_words(nth_row(workspace.nodes, index, ROW_SIZE), row, 0, ROW_SIZE)
    nth_row(workspace.paths, 0, PATH)[0] = 0
    numbers.values[0] = judge(kind, row, boards, player, numbers)
    count, side, plans = 1, 0, 0
    for _ in range(PATH - 1):
        kept = 0
        for index in range(side, side + count):
            node = nth_row(workspace.nodes, index, ROW_SIZE)
            if kind == GREEDY and node[STACK_SIZE] == 0:
                plans = add_plan(index, plans, most, workspace, numbers)
                continue
            moves = legal(node, boards, workspace.found)
            for place in range(moves):
                move = workspace.found[place]
                if move & 15 == END:
                    plans = add_plan(index, plans, most, workspace, numbers)
                elif kind != GREEDY or not BUY <= move & 15 <= BUY_FOR_BOTH:
                    copy_part(workspace.trial, node, at)
                    act(workspace.trial, boards, move)
                    points = judge(kind, workspace.trial, boards, player, numbers)
                    rank = points if kind == GREEDY else points + rank_of(workspace.trial, at)
                    kept = keep(points, rank, index, move, kept, width, width - side, workspace, numbers)
        if kept == 0:
            return plans
        side = width - side
        count = kept
        for index in range(count):
            grow(index, side + index, boards, at, workspace)
    return plans


def copy_part(to: list[int], source: list[int], at: int) -> None:
    """Copy what can change in a player's turn: the shared side and the own duchy."""
    copy_words(to, source, 0, SHARED)
    copy_words(to, source, at, at + OWN)


def keep(
    points: float,
    rank: float,
    parent: int,
    move: int,
    kept: int,
    width: int,
    side: int,
    workspace: Workspace,
    numbers: Numbers,
) -> int:
    """Keep a moment for the next generation if it is among the best; one as good as another is taken for the same."""
    values = numbers.values
    place = kept
    while place > 0 and values[RANKS + place - 1] < rank:
        place -= 1
    if place == width or (place > 0 and values[RANKS + place - 1] == rank):
        return kept
    last = kept if kept < width else width - 1
    while last > place:
        values[RANKS + last], values[side + last] = values[RANKS + last - 1], values[side + last - 1]
        workspace.kept[2 * last], workspace.kept[2 * last + 1] = workspace.kept[2 * last - 2], workspace.kept[2 * last - 1]
        last -= 1
    values[RANKS + place], values[side + place] = rank, points
    workspace.kept[2 * place], workspace.kept[2 * place + 1] = parent, move
    return min(kept + 1, width)


def grow(index: int, node: int, boards: list[int], at: int, workspace: Workspace) -> None:
    """Make a moment that was kept, with the moves to it."""
    parent, move = workspace.kept[2 * index], workspace.kept[2 * index + 1]
    new, old = nth_row(workspace.nodes, node, ROW_SIZE), nth_row(workspace.nodes, parent, ROW_SIZE)
    copy_part(new, old, at)
    act(new, boards, move)
    path, before = nth_row(workspace.paths, node, PATH), nth_row(workspace.paths, parent, PATH)
    copy_words(path, before, 0, PATH)
    path[0] = before[0] + 1
    path[path[0]] = move


def add_plan(node: int, plans: int, most: int, workspace: Workspace, numbers: Numbers) -> int:
    """Keep the way to a moment where the turn can end if it is among the best."""
    values, points = numbers.values, numbers.values[node]
    place = plans
    while place > 0 and values[PLAN_VALUES + place - 1] < points:
        place -= 1
    if place == most or (place > 0 and values[PLAN_VALUES + place - 1] == points):
        return plans
    last = plans if plans < most else most - 1
    while last > place:
        values[PLAN_VALUES + last] = values[PLAN_VALUES + last - 1]
        copy_words(nth_row(workspace.plans, last, PATH), nth_row(workspace.plans, last - 1, PATH), 0, PATH)
        last -= 1
    values[PLAN_VALUES + place] = points
    copy_words(nth_row(workspace.plans, place, PATH), nth_row(workspace.paths, node, PATH), 0, PATH)
    return min(plans + 1, most)


def empty_workspace() -> Workspace:
    """Return the memory of a bot in plain Python."""
    return Workspace(
        [0] * MOST_MOVES,
        [0] * ROW_SIZE,
        [[0] * ROW_SIZE for _ in range(2 * MOST_WIDTH)],
        [[0] * PATH for _ in range(2 * MOST_WIDTH)],
        [0] * (2 * MOST_WIDTH),
        [[0] * PATH for _ in range(MOST_PLANS)],
        [0] * PATH,
        [[0] * PATH for _ in range(MOST_PLANS)],
        [0] * MOST_MOVES,
        [0] * ROW_SIZE,
        [0] * BOX,
        [0] * BOX,
        [0] * CHANCE_SIZE,
    )
