"""Simulate whole games with any policy, by plain functions that call the rules. numba compiles them."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from dicegame.dice.colors import finished_at_start, points_for
from dicegame.dice.masks import COLOR_NAMES, NOTHING, Masks
from dicegame.dice.roll import Roll
from dicegame.dice.rules import start
from dicegame.dice.sheet import Sheet
from dicegame.dice.simulation.moment import BEGINNING, END, Moment, Step, list_turns, open_round, play_turn, with_finished
from dicegame.dice.simulation.workspace import Workspace
from dicegame.dice.turn import Turn
from dicegame.fast.random_stream import drawn, stream
from padgen.tables import PHASES

SALES = len(COLOR_NAMES)
FINISHED = SALES + 1
SOURCES = FINISHED + 1
"""The sources of points: completed areas of each of the six colors, sales, finished colors."""

Policy = Callable[[int, Masks, Sheet, Roll, Moment, int, Workspace], int]
"""A function that chooses one of the legal turns in the workspace and returns its index.

The arguments are the bot's number, the layout, the bot's sheet, the roll, the moment, a random number and the workspace.
"""


class GameNumbers(NamedTuple):
    """The numbers that describe which games to play."""

    players: int
    sets: int
    """The number of sets of starting castles. Each game takes the next set."""
    seed: int
    first: int
    """The number of the first game. The number of a game decides its dice, together with the seed."""
    games: int
    rounds_kept: int
    """The number of rounds whose turns are recorded; 0 for none."""


class GameRows(NamedTuple):
    """The input and output of `play_games`. The rows of results must be zeros at first."""

    numbers: GameNumbers
    bots: Sequence[int]
    """The number of each player's bot."""
    castles: Sequence[int]
    """The starting castles, set after set. A set has one castle for each player."""
    points: list[int]
    """For each game, player and source, the points in each of the three phases."""
    circles: list[int]
    """For each game and player: monks, silver, commodities and workers left."""
    finished: list[int]
    """For each game and player: the finished colors, as a mask."""
    rounds: list[int]
    """The number of rounds of each game."""
    turns: list[int]
    """For each game, round and player: the index of the turn among the legal ones."""


class LuckRows(NamedTuple):
    """The input and output of `measure_luck`."""

    numbers: GameNumbers
    """This field and the next two are the same as in `GameRows`."""
    castles: Sequence[int]
    turns: Sequence[int]
    luck: list[int]
    """The luck in each game, in thousandths of points."""


def play_games(policy: Policy, masks: Masks, workspace: Workspace, rows: GameRows) -> None:
    """Play games one after the other, each from the next set of starting castles. Write the results into `rows`."""
    numbers = rows.numbers
    for index in range(numbers.games):
        begin = (numbers.first + index) % numbers.sets * numbers.players
        sheets = [start(masks, rows.castles[begin + player]) for player in range(numbers.players)]
        play_game(policy, masks, workspace, sheets, index, rows)


def play_game(policy: Policy, masks: Masks, workspace: Workspace, sheets: list[Sheet], index: int, rows: GameRows) -> None:
    """Play game `index` of those in `rows` from the players' starting `sheets`, and write its results into `rows`."""
    numbers, players = rows.numbers, len(sheets)
    moment = with_finished(BEGINNING, tally_starts(masks, sheets, index * players, rows))
    state = stream(numbers.seed, numbers.first + index)
    rounds = 0
    while moment.time < END:
        state, roll, moment = open_round(workspace.span, moment, state)
        finished = 0
        for player in range(players):
            sheet = sheets[player]
            list_turns(masks, sheet, roll, workspace.turns)
            chance = drawn(state ^ player + 1)
            choice = policy(rows.bots[player], masks, sheet, roll, moment, chance, workspace)
            turn = workspace.turns[choice]
            step = play_turn(masks, sheet, turn, moment)
            tally_turn(masks, sheet, turn, step, moment, index * players + player, rows)
            if rounds < numbers.rounds_kept:
                rows.turns[(index * numbers.rounds_kept + rounds) * players + player] = choice
            finished |= step.finished
            sheets[player] = step.after
        rounds += 1
        moment = with_finished(moment, finished)
    rows.rounds[index] = rounds
    for player in range(players):
        sheet, at = sheets[player], 4 * (index * players + player)
        rows.circles[at] = sheet.monks
        rows.circles[at + 1] = sheet.silver
        rows.circles[at + 2] = sheet.commodities
        rows.circles[at + 3] = sheet.workers


def tally_starts(masks: Masks, sheets: list[Sheet], row: int, rows: GameRows) -> int:
    """Record the points of the starting castles, from `row` on. Return the mask of the colors that they finish."""
    all_finished = 0
    for sheet in sheets:
        for color in range(len(COLOR_NAMES)):
            if masks.of[color] & sheet.marked != 0:
                rows.points[(row * SOURCES + color) * len(PHASES)] += sheet.points
        finished = finished_at_start(masks, sheet)
        rows.finished[row] |= finished
        rows.points[(row * SOURCES + FINISHED) * len(PHASES)] += points_for(masks, finished, 0, 0)
        all_finished |= finished
        row += 1
    return all_finished


def tally_turn(masks: Masks, sheet: Sheet, turn: Turn, step: Step, moment: Moment, row: int, rows: GameRows) -> None:
    """Record the points and finished colors of one turn. `row` is the place of this game and player in the results."""
    if turn.sale:
        sold = masks.sale_points * sheet.commodities
        rows.points[(row * SOURCES + SALES) * len(PHASES) + moment.phase] += sold
    if turn.hex == NOTHING:
        return
    tally_area(masks, turn.hex, step.after, moment, row, rows)
    if turn.hex2 != NOTHING and masks.area[turn.hex2] != masks.area[turn.hex]:
        tally_area(masks, turn.hex2, step.after, moment, row, rows)
    if step.finished != 0:
        rows.finished[row] |= step.finished
        points = points_for(masks, step.finished, moment.first, moment.second)
        rows.points[(row * SOURCES + FINISHED) * len(PHASES) + moment.phase] += points


def tally_area(masks: Masks, hex_: int, after: Sheet, moment: Moment, row: int, rows: GameRows) -> None:
    """Record the points for the area of a newly marked hex, if it is complete."""
    if masks.area[hex_] & ~after.marked == 0:
        at = (row * SOURCES + masks.color[hex_]) * len(PHASES) + moment.phase
        rows.points[at] += masks.points[3 * hex_ + moment.phase]
