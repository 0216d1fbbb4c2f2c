"""Make lessons for training: several good ways to play one turn, each continued with the same future tiles and dice.

Chance changes the result of a whole game by about fifteen points. With common futures this noise is much smaller, so a
lesson shows how much more one position is worth than another. It records the moments after the turn and some turns later.
There are two kinds of lessons: those for the weights of single features look far ahead, and better weights can value the
same lesson again; those for the network look one turn ahead and are many. The compiled functions are plain functions above
the rules.
"""

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from dicegame.base.bots.beam import PATH, PLANNER, Numbers, Workspace, judge, plan_turn, standing
from dicegame.base.bots.features import FEATURES
from dicegame.base.bots.module_value import EXTRAS, measure_modules, tribute_lost
from dicegame.base.bots.policies import FEW_LINES, HORIZON, KINDS, WIDTHS, make_moves, next_move, open_future, play_line
from dicegame.base.rules.effects import act
from dicegame.base.simulation.batch import Batch, new_numbers, new_state, new_workspace, numbers_of
from dicegame.base.simulation.box import BOX, CHANCE_SIZE, bring_chance, full_box, random_number
from dicegame.base.simulation.games import GameNumbers, set_up
from dicegame.base.state.duchy import Board
from dicegame.base.state.market import MOVE_DUE, OVER, ROUNDS, TURNS, GameState, side_due
from dicegame.base.state.moves import END, kind_of
from dicegame.base.supply import Box
from dicegame.fast.bodies import fast
from dicegame.fast.records import records_of, zeros_like
from dicegame.fast.rows import copy_words, nth_row
from dicegame.fast.states import copy_state

POINTS = FEATURES + EXTRAS
"""The index of the points in a line or a sample, after the features and the numbers of the expansions."""
WORTH = POINTS + 1
"""The index of what the weights of then expect of a moment, in points at the end of the game."""
MOMENT = WORTH + 1
"""The length of a moment: its features, the numbers of its expansions, the points so far, and its worth."""
LINE = 2 * MOMENT
"""The length of a line, which describes one way to play the turn: the moment after it, and the mean moment it leads to.

That is the moment after some more turns of the player, or the end of the game, which has points and no features.
"""
LESSON = 1 + FEW_LINES * LINE
"""The length of a lesson in numbers: the count of its lines, and then the lines."""


class Kind(NamedTuple):
    """A kind of lessons."""

    every: int
    """The number of rounds from one lesson to the next."""
    futures: int
    """The number of common futures."""
    turns: int
    """The number of the player's turns in each future."""
    own: int
    others: int
    """The beam widths of the player and of the others in these turns."""


FAR = Kind(every=4, futures=4, turns=HORIZON, own=2, others=2)
NEAR = Kind(every=1, futures=2, turns=1, own=4, others=1)


class Learned(NamedTuple):
    """The data that a batch of games gives for learning."""

    totals: npt.NDArray[np.int64]
    """Final points. The shape is games x bots."""
    samples: npt.NDArray[np.float64]
    """The moments after all turns. The shape is games x turns x bots x `MOMENT`."""
    lessons: npt.NDArray[np.float64]
    """The lessons. The shape is games x turns x `LESSON`."""


class LessonRows(NamedTuple):
    """The input and output of `play_lessons`: those of `simulate`, with samples and lessons."""

    numbers: GameNumbers
    kind: Kind
    bots: list[int]
    boards: list[Board]
    starts: list[int]
    new: GameState
    full: list[int]
    totals: list[int]
    samples: list[float]
    lessons: list[float]
    game: GameState
    box: list[int]
    words: list[int]


def games_to_learn_from(batch: Batch, kind: Kind) -> Learned:
    """Play games with lessons of a kind, and return their data."""
    games, players = batch.games, len(batch.bots)
    made = Learned(
        np.zeros((games, players), np.int64), np.zeros((games, TURNS, players, MOMENT)), np.zeros((games, TURNS, LESSON))
    )
    starts = np.array([hex_ for own in batch.starts for hex_ in own])
    rows: Any = (
        *(numbers_of(batch), kind, np.array(batch.bots), records_of(*batch.boards), starts),
        *(
            records_of(new_state(batch)),
            np.array(full_box(Box(batch.edition, batch.modules, mode=batch.mode))),
            *(own.reshape(-1) for own in made),
        ),
        *(zeros_like(GameState()), np.zeros(BOX, np.int64), np.zeros(CHANCE_SIZE, np.int64)),
    )
    fast(play_lessons)(LessonRows(*rows), new_workspace(), new_numbers(batch.weights))
    return made


def play_lessons(rows: LessonRows, workspace: Workspace, numbers: Numbers) -> None:
    """Play games one after another, and record lessons and the samples of all turns."""
    asked, game, players = rows.numbers, rows.game, rows.numbers.players
    for index in range(asked.games):
        set_up(index, asked, rows)  # type: ignore[arg-type]  # the rows that it needs have the same names
        shift, fresh = (asked.first + index) % players, True
        while game.due != OVER:
            if game.due != MOVE_DUE:
                bring_chance(game, rows.box, rows.words)
                continue
            player = side_due(game)
            bot = (player + shift) % players
            if fresh:
                offer_lesson(index, rows, workspace, numbers)
            move = next_move(rows.bots[bot], game, rows.boards, rows.box, player, fresh, workspace, numbers)
            if kind_of(move) == END:
                place = (index * TURNS + game.phase * ROUNDS + game.round) * players + bot
                add_moment(place * MOMENT, 1.0, game, rows.boards, player, numbers, rows.samples)
            act(game, rows.boards, move)
            fresh = kind_of(move) == END or game.due != MOVE_DUE or side_due(game) != player
        for player in range(players):
            points = standing(game, game.sides[player], rows.boards[player])
            rows.totals[index * players + (player + shift) % players] = int(points)


def offer_lesson(index: int, rows: LessonRows, workspace: Workspace, numbers: Numbers) -> None:
    """Record a lesson if one is due. Rounds and players take turns, so that all rounds get equally many lessons."""
    asked, game = rows.numbers, rows.game
    turn, number = game.phase * ROUNDS + game.round, asked.first + index
    every = rows.kind.every
    if game.step or (turn + number) % every or (turn + number) // every % asked.players != game.turn:
        return
    player, place = side_due(game), index * TURNS + turn
    width, chance = rows.bots[0] // KINDS % WIDTHS, random_number(rows.box)
    give_lesson(place, rows.kind, game, rows.boards, rows.box, player, width, chance, workspace, numbers, rows.lessons)


def add_moment(
    place: int, share: float, game: GameState, boards: list[Board], player: int, numbers: Numbers, found: list[float]
) -> None:
    """Add this share of a moment of a game to the moment at `place` in `found`. The end of a game has only points."""
    lost, points = 0.0, standing(game, game.sides[player], boards[player])
    worth = points
    if game.due != OVER:
        worth = judge(PLANNER, game, boards, player, numbers)  # it measures the features, too
        measure_modules(game, boards, player, numbers.features)
        for number in range(POINTS):
            found[place + number] += share * numbers.features[number]
        lost = tribute_lost(game, game.sides[player]) if game.modules else 0.0
    found[place + POINTS] += share * (points - lost)
    found[place + WORTH] += share * worth


def give_lesson(
    number: int,
    kind: Kind,
    game: GameState,
    boards: list[Board],
    box: list[int],
    player: int,
    width: int,
    chance: int,
    workspace: Workspace,
    numbers: Numbers,
    lesson: list[float],
) -> None:
    """Compare the planner's best turns at this moment over common futures, and record them as lesson `number`."""
    count = plan_turn(game, boards, player, PLANNER, width, FEW_LINES, workspace, numbers)
    lesson[number * LESSON] = count
    for index in range(count):
        copy_words(nth_row(workspace.lines, index, PATH), nth_row(workspace.plans, index, PATH), 0, PATH)
        copy_state(workspace.world, game)
        make_moves(workspace.world, boards, nth_row(workspace.lines, index, PATH))
        add_moment(number * LESSON + 1 + index * LINE, 1.0, workspace.world, boards, player, numbers, lesson)
    for future in range(kind.futures):
        open_future(future, chance, box, workspace)
        for index in range(count):
            play_line(index, kind.turns, kind.own, kind.others, game, boards, player, workspace, numbers)
            place = number * LESSON + 1 + index * LINE + MOMENT
            add_moment(place, 1.0 / kind.futures, workspace.world, boards, player, numbers, lesson)


def lines_of(lessons: npt.NDArray[np.float64]) -> tuple[npt.NDArray[np.float64], npt.NDArray[np.bool_]]:
    """Return the lines of lessons (lessons x `FEW_LINES` x `LINE`), and which of them each lesson has."""
    return lessons[:, 1:].reshape(len(lessons), FEW_LINES, LINE), np.arange(FEW_LINES) < lessons[:, :1]


def above_mean(values: npt.NDArray[Any], there: npt.NDArray[np.bool_]) -> npt.NDArray[Any]:
    """Return values of lines as differences from the mean of their lesson; 0 for lines that a lesson does not have.

    The shape of the values is lessons x lines, or with more dimensions behind.
    """
    there = there.reshape(*there.shape, *(1,) * (values.ndim - there.ndim))
    mean = np.where(there, values, 0).sum(axis=1, keepdims=True) / np.maximum(1, there.sum(axis=1, keepdims=True))
    return np.where(there, values - mean, 0).astype(values.dtype)
