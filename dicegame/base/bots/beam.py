"""Find the best ways to play one turn by beam search over its moves. No random event happens within a turn.

After each move, the beam keeps the best game states; it stops where the turn can end. A game state is valued with the
weights of `dicegame.base.bots.learned`. All functions use only code that numba can compile.
"""

from collections.abc import Sequence
from typing import NamedTuple

from dicegame.base.bots.features import FEATURES, SEEN, measure
from dicegame.base.bots.module_value import EXTRAS, module_worth, progress
from dicegame.base.bots.network import MEMORY, keep_base, together
from dicegame.base.bots.value import value
from dicegame.base.rules.choices import MOST_MOVES
from dicegame.base.rules.effects import act
from dicegame.base.rules.final import points_now
from dicegame.base.rules.legal import legal
from dicegame.base.simulation.box import BOX, CHANCE_SIZE
from dicegame.base.state.duchy import Board, SideState
from dicegame.base.state.market import MOVE_DUE, ROUNDS, GameState
from dicegame.base.state.modules import SHIELDS_ON, SOLO_ON
from dicegame.base.state.moves import BUY, BUY_FOR_BOTH, END, kind_of
from dicegame.fast.limit import count_step
from dicegame.fast.rows import copy_words, nth_row
from dicegame.fast.states import copied, copy_numbers, copy_state

MOST_WIDTH = 32
MOST_PLANS = 24
"""The largest number of ways to play a turn that a workspace can keep."""
PATH = 24
"""The size of a path. Its first number is the number of its moves."""
MOST_STEPS = PATH - 3
"""The largest number of moves of a plan. A longer turn is planned again from there. `greedy` has one more move in its path,
and the last number of a path has another use."""
DIE_WORTH = 5.0
OWED_WORTHS = (0.0, 5.0, 7.0, 4.0, 6.0, 3.5, 1.5, 1.0, -4.0, 5.0, 2.0, 6.0, *(0.0,) * 9)
"""Estimated points of an unused die and of each kind of owed effect. They only decide which states stay in the beam."""


class Workspace(NamedTuple):
    """The working memory of a bot. The functions that choose a move read and write its fields."""

    found: list[int]
    trial: GameState
    nodes: list[GameState]
    """Two generations of game states."""
    paths: list[list[int]]
    """For each of these game states, the path to it: the number of moves, then the moves."""
    kept: list[int]
    """For each game state of the next generation, its parent and the move that leads to it."""
    plans: list[list[int]]
    """The best ways to play the turn, as paths, best first."""
    line: list[int]
    """The path that a bot follows. Its last item is the number of moves already made."""
    lines: list[list[int]]
    """The paths that `search` compares."""
    choices: list[int]
    """The legal moves that `greedy` compares."""
    world: GameState
    """A game state from which games are played on."""
    luck: list[int]
    """The box of the game that is being simulated. `next_luck` is the box with which each simulated game starts."""
    next_luck: list[int]
    words: list[int]
    """Memory for one random event."""


class Numbers(NamedTuple):
    """The learned weights of a bot, and its working memory for floats."""

    weights: list[float]
    """One for each feature and round, one for each of the `EXTRAS` of the expansions and round, and those of the network."""
    features: list[float]
    seen: list[int]
    """The duchy whose features are in `features` (`see_duchy`), so these numbers serve one table of players only."""
    network: list[float]
    """The memory of the network, at first zeros."""
    values: list[float]
    """The values of two generations of game states, then their ranks, then the values of the plans and of the lines."""
    samples: list[float]
    """For look-backs: the points of each line in each future."""


RANKS = 2 * MOST_WIDTH
PLAN_VALUES = RANKS + MOST_WIDTH
LINE_VALUES = PLAN_VALUES + MOST_PLANS
VALUES = LINE_VALUES + MOST_PLANS


RANDOM, GREEDY, PLANNER, SEARCH = range(4)
"""The kinds of bots."""
BLIND = 4
"""A planner that is told nothing of the expansions, for comparisons."""


def judge(kind: int, game: GameState, boards: list[Board], player: int, numbers: Numbers) -> float:
    """Return the value of a game for a player, by fixed prices if `kind` is `GREEDY`, otherwise by learned weights."""
    if kind == GREEDY and not game.modules & SOLO_ON:
        return value(game, boards, player)
    points = worth(game, boards, player, numbers)
    if game.modules and kind != BLIND:
        points += module_worth(game, boards, player, numbers.weights, numbers.features)
    return points


def worth(game: GameState, boards: list[Board], player: int, numbers: Numbers) -> float:
    """Return the points that a player can expect at the end of the game: the points now plus a learned estimate."""
    count_step()
    side = game.sides[player]
    measure(game, boards, player, numbers.features, numbers.seen)
    turn = game.phase * ROUNDS + game.round
    begin = turn * FEATURES
    first = second = third = fourth = 0.0
    for place in range(0, FEATURES - 3, 4):  # four sums at a time: a processor need not wait for one to add the next
        first += numbers.features[place] * numbers.weights[begin + place]
        second += numbers.features[place + 1] * numbers.weights[begin + place + 1]
        third += numbers.features[place + 2] * numbers.weights[begin + place + 2]
        fourth += numbers.features[place + 3] * numbers.weights[begin + place + 3]
    for place in range(FEATURES - FEATURES % 4, FEATURES):
        first += numbers.features[place] * numbers.weights[begin + place]
    points = (first + second) + (third + fourth) + together(turn, numbers.features, numbers.weights, numbers.network)
    return points + standing(game, side, boards[player])


def standing(game: GameState, side: SideState, board: Board) -> float:
    """Return a player's points if the game ended now; in the solo game, how far the duchy is filled."""
    return progress(side, board) if game.modules & SOLO_ON else float(points_now(game, side))


def rank_of(game: GameState, player: int) -> float:
    """Return a rough estimate of the points that a player's unused dice and owed effects may still bring in this turn."""
    side = game.sides[player]
    total = DIE_WORTH * ((side.dice[0] > 0) + (side.dice[1] > 0))
    for place in range(game.stack_size):
        total += OWED_WORTHS[kind_of(game.stack[place])]
    return total


def plan_turn(
    game: GameState,
    boards: list[Board],
    player: int,
    kind: int,
    width: int,
    most: int,
    workspace: Workspace,
    numbers: Numbers,
) -> int:
    """Write the best ways to play the rest of the turn, at most `most`, into `workspace.plans`, and return their number.

    `kind` is the kind of bot, and `width` is the width of the beam. A plan of `GREEDY` ends when no effect is owed.
    """
    copy_state(workspace.trial, game)
    for index in range(2 * width):
        copy_state(workspace.nodes[index], game)
    nth_row(workspace.paths, 0, PATH)[0] = 0
    numbers.values[0] = judge(kind, game, boards, player, numbers)
    if kind != GREEDY:
        keep_base(numbers.features, numbers.weights, numbers.network)
    count, begin, plans, mover = 1, 0, 0, game.order[game.turn]
    for step in range(MOST_STEPS + 1):
        kept = 0
        for index in range(begin, begin + count):
            node = workspace.nodes[index]
            elsewhere = node.due != MOVE_DUE or node.order[node.turn] != mover
            if elsewhere or step == MOST_STEPS or (kind == GREEDY and node.stack_size == 0):
                plans = add_plan(index, plans, most, workspace, numbers)
                continue
            moves = legal(node, boards, workspace.found)
            for place in range(moves):
                move = workspace.found[place]
                if kind_of(move) == END:
                    plans = add_plan(index, plans, most, workspace, numbers)
                elif kind != GREEDY or not BUY <= kind_of(move) <= BUY_FOR_BOTH:
                    copy_turn(workspace.trial, node, player)
                    act(workspace.trial, boards, move)
                    points = judge(kind, workspace.trial, boards, player, numbers)
                    rank = points if kind == GREEDY else points + rank_of(workspace.trial, player)
                    kept = keep(points, rank, index, move, kept, width, width - begin, workspace, numbers)
        if kept == 0:
            return plans
        begin = width - begin
        count = kept
        for index in range(count):
            grow(index, begin + index, boards, player, workspace)
    return plans


def copy_turn(to: GameState, source: GameState, player: int) -> None:
    """Copy the parts of a state that can change in a player's turn: all but the sides of the other players.

    Only shields change these: one gives workers to others, one copies monasteries, and the end of a phase pays all mines.
    """
    if source.modules & SHIELDS_ON:
        copy_state(to, source)
    else:
        copy_numbers(to, source)
        copy_state(to.sides[player], source.sides[player])


def keep(
    points: float,
    rank: float,
    parent: int,
    move: int,
    kept: int,
    width: int,
    begin: int,
    workspace: Workspace,
    numbers: Numbers,
) -> int:
    """Keep the game state after `move` if its rank is among the best `width`, and return how many are kept then.

    So far `kept` are kept, with their values from index `begin` on. Game states of equal rank count as the same one.
    """
    values = numbers.values
    place = kept
    while place > 0 and values[RANKS + place - 1] < rank:
        place -= 1
    if place == width or (place > 0 and values[RANKS + place - 1] == rank):
        return kept
    last = kept if kept < width else width - 1
    while last > place:
        values[RANKS + last], values[begin + last] = values[RANKS + last - 1], values[begin + last - 1]
        workspace.kept[2 * last], workspace.kept[2 * last + 1] = workspace.kept[2 * last - 2], workspace.kept[2 * last - 1]
        last -= 1
    values[RANKS + place], values[begin + place] = rank, points
    workspace.kept[2 * place], workspace.kept[2 * place + 1] = parent, move
    return min(kept + 1, width)


def grow(index: int, node: int, boards: list[Board], player: int, workspace: Workspace) -> None:
    """Build kept game state number `index` in `workspace.nodes[node]`, and write its path into `workspace.paths`."""
    parent, move = workspace.kept[2 * index], workspace.kept[2 * index + 1]
    copy_turn(workspace.nodes[node], workspace.nodes[parent], player)
    act(workspace.nodes[node], boards, move)
    path, before = nth_row(workspace.paths, node, PATH), nth_row(workspace.paths, parent, PATH)
    copy_words(path, before, 0, PATH)
    path[0] = before[0] + 1
    path[path[0]] = move


def add_plan(node: int, plans: int, most: int, workspace: Workspace, numbers: Numbers) -> int:
    """Add the path to `node` to the plans if it is among the best `most`, and return the new number of plans."""
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


def empty_workspace(width: int = MOST_WIDTH) -> Workspace:
    """Return new working memory for a bot in plain Python, for beams of at most `width` game states."""
    game = GameState()
    return Workspace(
        [0] * MOST_MOVES,
        GameState(),
        [copied(game) for _ in range(2 * width)],
        [[0] * PATH for _ in range(2 * width)],
        [0] * (2 * width),
        [[0] * PATH for _ in range(MOST_PLANS)],
        [0] * PATH,
        [[0] * PATH for _ in range(MOST_PLANS)],
        [0] * MOST_MOVES,
        GameState(),
        [0] * BOX,
        [0] * BOX,
        [0] * CHANCE_SIZE,
    )


def empty_numbers(weights: Sequence[float]) -> Numbers:
    """Return the numbers of a bot with these weights in plain Python, with empty working memory."""
    return Numbers(list(weights), [0.0] * (FEATURES + EXTRAS), [0] * SEEN, [0.0] * MEMORY, [0.0] * VALUES, [])
