"""Let bots choose moves in simulated games. A number stands for each bot. All functions use only code that numba compiles.

A bot chooses a path, which is a row of moves, and follows it. No random event happens within a turn, so planners plan
the whole turn at its beginning. The greedy bot plans only one move and the moves that settle its effects.
"""

from dicegame.base.bots.beam import (
    BLIND,
    GREEDY,
    LINE_VALUES,
    MOST_PLANS,
    PATH,
    PLAN_VALUES,
    PLANNER,
    RANDOM,
    SEARCH,
    Numbers,
    Workspace,
    judge,
    plan_turn,
    standing,
)
from dicegame.base.rules.effects import act
from dicegame.base.rules.legal import legal
from dicegame.base.rules.readings import ANY_DICE
from dicegame.base.simulation.box import BOX, DICE_LUCK, bring_chance, random_number, shuffle
from dicegame.base.state.duchy import Board
from dicegame.base.state.market import MOVE_DUE, OVER, GameState, side_due
from dicegame.base.state.moves import END
from dicegame.fast.random_stream import stream
from dicegame.fast.rows import copy_words, nth_row
from dicegame.fast.states import copy_state

KINDS = 4
WIDTHS = 64
"""A bot's number is its kind, plus `KINDS` times the width of its beam, plus `KINDS * WIDTHS` times a number of its own: for
`planner`, the turns in a hundred that are played at random among the best, to learn from; for `search`, the futures."""
TOLD_NOTHING = 128
"""The own number of a planner that is told nothing of the expansions (`BLIND`)."""
DONE = PATH - 1
"""The index in a bot's path at which the number of moves already made is kept."""
GREEDY_WIDTH = 12
LINES = MOST_PLANS
"""The number of ways to play the turn that `search` begins with. It drops the worse half of them after an eighth of the
futures, after a quarter and after half, so that as much time goes into many lines as into the last few."""
FEW_LINES = 8
"""The number of best ways to play a turn among which a planner that explores chooses, and which lessons compare."""
LOOK_BACK_LINES = 6
"""The number of best ways to play a turn with which the turn that was played is compared."""
HORIZON = 5
"""The number of its own turns that `search` simulates."""
OWN_WIDTH, OTHERS_WIDTH = 2, 1
"""The beam widths of the player who thinks and of the others in these simulated games."""


def next_move(
    bot: int,
    game: GameState,
    boards: list[Board],
    box: list[int],
    player: int,
    fresh: bool,
    workspace: Workspace,
    numbers: Numbers,
) -> int:
    """Return the next move of the bot with this number. `fresh` is true at the beginning of its turn."""
    if bot % KINDS == RANDOM:
        return workspace.found[random_number(box) % legal(game, boards, workspace.found)]
    line = workspace.line
    if fresh or line[DONE] == line[0]:
        if bot % KINDS == GREEDY:
            choose_greedily(game, boards, player, workspace, numbers)
        else:
            choose_turn(bot, game, boards, box, player, workspace, numbers)
        line[DONE] = 0
    if line[DONE] == line[0]:
        return END
    line[DONE] += 1
    return line[line[DONE]]


def choose_turn(
    bot: int, game: GameState, boards: list[Board], box: list[int], player: int, workspace: Workspace, numbers: Numbers
) -> None:
    """Let `planner` or `search` choose its remaining moves of this turn, and write them into `workspace.line`."""
    kind, width, own = bot % KINDS, bot // KINDS % WIDTHS, bot // KINDS // WIDTHS
    chance = random_number(box)
    if kind == SEARCH:
        compare_lines(game, boards, box, player, width, own, chance, workspace, numbers)
        copy_words(workspace.line, nth_row(workspace.lines, 0, PATH), 0, PATH)
    elif own == TOLD_NOTHING:
        plan_turn(game, boards, player, BLIND, width, 1, workspace, numbers)
        copy_words(workspace.line, nth_row(workspace.plans, 0, PATH), 0, PATH)
    elif chance % 100 < own:
        count = plan_turn(game, boards, player, PLANNER, width, FEW_LINES, workspace, numbers)
        copy_words(workspace.line, nth_row(workspace.plans, random_number(box) % count, PATH), 0, PATH)
    else:
        plan_turn(game, boards, player, PLANNER, width, 1, workspace, numbers)
        copy_words(workspace.line, nth_row(workspace.plans, 0, PATH), 0, PATH)


def choose_greedily(game: GameState, boards: list[Board], player: int, workspace: Workspace, numbers: Numbers) -> None:
    """Let `greedy` choose one move and the moves that settle its effects, and write them into `workspace.line`."""
    moves = legal(game, boards, workspace.choices)
    best = -1e9
    for place in range(moves):
        points = greedy_value(workspace.choices[place], game, boards, player, workspace, numbers)
        if points > best:
            best = points
            workspace.line[0] = 1
            workspace.line[1] = workspace.choices[place]
            if workspace.world.stack_size and workspace.world.due == MOVE_DUE:
                path = nth_row(workspace.plans, 0, PATH)
                for step in range(path[0]):
                    workspace.line[2 + step] = path[1 + step]
                workspace.line[0] += path[0]


def greedy_value(
    move: int, game: GameState, boards: list[Board], player: int, workspace: Workspace, numbers: Numbers
) -> float:
    """Return the value of a move for `greedy`. Write the best moves that settle its effects into the first plan."""
    copy_state(workspace.world, game)
    act(workspace.world, boards, move)
    if workspace.world.stack_size and workspace.world.due == MOVE_DUE:
        plan_turn(workspace.world, boards, player, GREEDY, GREEDY_WIDTH, 1, workspace, numbers)
        return numbers.values[PLAN_VALUES]
    return judge(GREEDY, workspace.world, boards, player, numbers)


def compare_lines(
    game: GameState,
    boards: list[Board],
    box: list[int],
    player: int,
    width: int,
    futures: int,
    chance: int,
    workspace: Workspace,
    numbers: Numbers,
) -> int:
    """Compare the planner's best turns in the same futures, sort them into `workspace.lines`, and return their number.

    Each future is a new shuffle of the unseen tiles and dice. `numbers.values` gets the mean points of each line.
    """
    values = numbers.values
    count = plan_turn(game, boards, player, PLANNER, width, LINES, workspace, numbers)
    for index in range(count):
        copy_words(nth_row(workspace.lines, index, PATH), nth_row(workspace.plans, index, PATH), 0, PATH)
        values[LINE_VALUES + index] = values[PLAN_VALUES + index]
    if count == 1 or futures == 0:
        return count
    for index in range(count):
        values[LINE_VALUES + index] = 0.0
    compared = count
    for future in range(futures):
        if future > 0 and future in (futures // 8, futures // 4, futures // 2):
            sort_lines(compared, workspace, numbers)
            kept = (compared + 1) // 2
            for index in range(kept, compared):
                values[LINE_VALUES + index] /= future
            compared = kept
        open_future(future, chance, box, workspace)
        for index in range(compared):
            points = play_line(index, HORIZON, OWN_WIDTH, OTHERS_WIDTH, game, boards, player, workspace, numbers)
            values[LINE_VALUES + index] += points
    for index in range(compared):
        values[LINE_VALUES + index] /= futures
    sort_lines(compared, workspace, numbers)
    for place in range(LINE_VALUES + compared, LINE_VALUES + count):  # the luck of fewer futures must not change the order
        values[place] = min(values[place], values[place - 1])
    return count


def look_back(
    game: GameState,
    boards: list[Board],
    box: list[int],
    player: int,
    width: int,
    futures: int,
    chance: int,
    path: list[int],
    workspace: Workspace,
    numbers: Numbers,
) -> int:
    """Simulate the turn that was played (`path`) and the planner's best turns in the same futures; return their number.

    `workspace.lines` has the turn that was played, then the others. `numbers.samples` has their points in each future.
    """
    count = plan_turn(game, boards, player, PLANNER, width, LOOK_BACK_LINES, workspace, numbers) + 1
    copy_words(nth_row(workspace.lines, 0, PATH), path, 0, PATH)
    for index in range(1, count):
        copy_words(nth_row(workspace.lines, index, PATH), nth_row(workspace.plans, index - 1, PATH), 0, PATH)
    for future in range(futures):
        open_future(future, chance, box, workspace)
        for index in range(count):
            points = play_line(index, HORIZON, OWN_WIDTH, OTHERS_WIDTH, game, boards, player, workspace, numbers)
            numbers.samples[future * MOST_PLANS + index] = points
    return count


def open_future(future: int, chance: int, box: list[int], workspace: Workspace) -> None:
    """Prepare a future: shuffle the unseen part of the box by random stream number `future` of the seed `chance`."""
    copy_words(workspace.next_luck, box, 0, BOX)
    workspace.next_luck[DICE_LUCK] = stream(chance, future)
    shuffle(workspace.next_luck)


def play_line(
    index: int,
    most: int,
    own: int,
    others: int,
    game: GameState,
    boards: list[Board],
    player: int,
    workspace: Workspace,
    numbers: Numbers,
) -> float:
    """Play line number `index` and then on in the prepared future; return the points that `player` can expect.

    `most`, `own` and `others` are for `play_on`.
    """
    copy_words(workspace.luck, workspace.next_luck, 0, BOX)
    copy_state(workspace.world, game)
    make_moves(workspace.world, boards, nth_row(workspace.lines, index, PATH))
    finish_turn(workspace.world, boards, game.turn)
    return play_on(most, own, others, boards, player, workspace, numbers)


def make_moves(game: GameState, boards: list[Board], path: list[int]) -> None:
    """Carry out the moves of a path. Its first item is the number of moves."""
    for place in range(path[0]):
        act(game, boards, path[1 + place])


def finish_turn(game: GameState, boards: list[Board], turn: int) -> None:
    """End the turn number `turn` of the round if it can end: not after answers at the end of a phase, and not in the middle
    of a turn that is longer than a path.
    """
    if game.due == MOVE_DUE and game.turn == turn and game.step == 0 and game.stack_size == 0:
        side = game.sides[side_due(game)]
        if side.dice[0] + side.dice[1] == 0 or game.readings & ANY_DICE:
            act(game, boards, END)


def play_on(
    most: int, own: int, others: int, boards: list[Board], player: int, workspace: Workspace, numbers: Numbers
) -> float:
    """Simulate the next turns, `most` of them by `player`, and return the points that `player` can expect.

    All are planners, with beams of the widths `own` and `others`.
    """
    world, turns = workspace.world, 0
    while world.due != OVER:
        if world.due != MOVE_DUE:
            bring_chance(world, workspace.luck, workspace.words)
            continue
        turn, mover, asked = world.turn, side_due(world), world.step > 0
        plan_turn(world, boards, mover, PLANNER, own if mover == player else others, 1, workspace, numbers)
        make_moves(world, boards, nth_row(workspace.plans, 0, PATH))
        if mover == player and not asked:
            turns += 1
            if turns == most:
                return judge(PLANNER, world, boards, player, numbers)
        finish_turn(world, boards, turn)
    return standing(world, world.sides[player], boards[player])


def sort_lines(count: int, workspace: Workspace, numbers: Numbers) -> None:
    """Sort the first `count` of `workspace.lines` by their values, best first."""
    values = numbers.values
    for last in range(1, count):
        place = last
        while place > 0 and values[LINE_VALUES + place - 1] < values[LINE_VALUES + place]:
            high, low = LINE_VALUES + place, LINE_VALUES + place - 1
            values[high], values[low] = values[low], values[high]
            upper, lower = nth_row(workspace.lines, place, PATH), nth_row(workspace.lines, place - 1, PATH)
            for word in range(PATH):
                upper[word], lower[word] = lower[word], upper[word]
            place -= 1
