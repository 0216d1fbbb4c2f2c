"""Lessons to learn from: the best ways to play one turn, each played on over the same unseen tiles and dice.

Whole games differ by fifteen points through chance; turns that are compared over common futures differ by much less. So a
lesson tells what one moment is worth more than another. All functions use only what numba can compile.
"""

from dicegame.base.bots.beam import MOST_PLANS, PATH, PLANNER, Numbers, Workspace, plan_turn
from dicegame.base.bots.features import FEATURES, measure
from dicegame.base.bots.policies import make_moves, open_future, play_line
from dicegame.base.rules.final import points_now
from dicegame.base.state.duchy import Board
from dicegame.base.state.market import GameState
from dicegame.fast.rows import copy_words, nth_row
from dicegame.fast.states import copy_state

LINE = FEATURES + 2
"""The words that a lesson has for one way to play the turn: the features after it, the points then, and the final points."""
LESSON = 1 + MOST_PLANS * LINE
"""The words of a lesson: the number of its lines, then the lines."""


def give_lesson(
    number: int,
    game: GameState,
    boards: list[Board],
    box: list[int],
    player: int,
    width: int,
    futures: int,
    chance: int,
    workspace: Workspace,
    numbers: Numbers,
) -> None:
    """Compare the planner's best turns of this moment over common futures, and record them as the lesson with a number."""
    lesson = numbers.lessons
    count = plan_turn(game, boards, player, PLANNER, width, MOST_PLANS, workspace, numbers)
    lesson[number * LESSON] = count
    for index in range(count):
        copy_words(nth_row(workspace.lines, index, PATH), nth_row(workspace.plans, index, PATH), 0, PATH)
        copy_state(workspace.world, game)
        make_moves(workspace.world, boards, nth_row(workspace.lines, index, PATH))
        measure(workspace.world, boards, player, numbers.features)
        place = number * LESSON + 1 + index * LINE
        for feature in range(FEATURES):
            lesson[place + feature] = numbers.features[feature]
        lesson[place + FEATURES] = points_now(workspace.world, workspace.world.sides[player])
    for future in range(futures):
        open_future(future, chance, box, workspace)
        for index in range(count):
            points = play_line(index, game, boards, player, workspace, numbers)
            lesson[number * LESSON + (index + 1) * LINE] += points / futures
