"""Choose turns as the bots do, by plain functions that numba compiles. `choose` returns the index of a legal turn."""

from collections.abc import MutableSequence, Sequence

from dicegame.dice.bots.next_roll import best_planned, mean_over_rolls, planned_round, planned_value
from dicegame.dice.bots.value import value
from dicegame.dice.masks import NOTHING, Masks
from dicegame.dice.roll import Roll
from dicegame.dice.sheet import Sheet
from dicegame.dice.simulation.games import GameRows, play_games
from dicegame.dice.simulation.moment import END, Moment, Step, play_turn, with_finished
from dicegame.dice.simulation.workspace import Workspace
from dicegame.dice.turn import Turn
from dicegame.fast.random_stream import stream

RANDOM, GREEDY, PLANNER, SEARCH = range(4)
EXPERT = 5
"""4 is the kind of the user's own bots (see `dicegame.dice.strength.own_games`)."""
KINDS = 8
"""A bot's number is its kind. `SEARCH` adds `KINDS` times its budget: the number of turns it may simulate for one choice.
`EXPERT` has no budget: it takes the best turn by the mean over all next rolls.
"""
MARK_VALUE = 1.0
MONK_VALUE, SILVER_VALUE, COMMODITY_VALUE, WORKER_VALUE = 1.0, 2.0, 3.0, 0.5
"""The greedy bot's values of a mark and of each kind of circle, in points."""
CANDIDATES = 8
"""The number of candidates: the best turns by learned value, which `expert` and `search` look at closely."""
WITHIN = 1.5
"""The learned value of a candidate is at most this many points below the best one."""
NEAR_BEST = 0.25
"""Candidates within this many points of the best one are compared by simulated games."""
ROLLOUT_ROUNDS = 3
"""The number of rounds in such a game."""
GAMES_PER_HEAT = 4
"""Games that each candidate plays before weak candidates are dropped."""
FIRST_MARGIN = 0.2
"""A candidate is dropped if it is this many points behind after one game, half as many after four games, and so on."""
HALF_TRUSTED = 5
"""The number of games after which their mean correction counts half."""
BUDGET = 144
"""The number of turns that `search` may simulate to choose one turn."""
TAKEN = -1000.0
"""The value of a turn that is a candidate already, so that it is not chosen twice."""
UNKNOWN = -2000.0
"""The value of a candidate that has not been looked at."""


def choose(bot: int, masks: Masks, sheet: Sheet, roll: Roll, moment: Moment, chance: int, workspace: Workspace) -> int:
    """Return the turn that the bot with number `bot` takes, as an index of the legal turns in the workspace."""
    kind = bot % KINDS
    if kind == RANDOM:
        return chance % len(workspace.turns)
    if kind == GREEDY:
        return choose_greedy(masks, sheet, moment, workspace)
    if kind in (EXPERT, SEARCH):
        own = with_tuned(workspace)
        found = candidates(masks, sheet, moment, own)
        return found[index_of_highest(look_ahead(masks, sheet, moment, own, found, bot // KINDS, chance))]
    return best_planned(masks, sheet, moment, workspace, workspace.turns)


def choose_greedy(masks: Masks, sheet: Sheet, moment: Moment, workspace: Workspace) -> int:
    """Return the index of the turn with the highest `greedy_value`, which does not consider future rolls."""
    best, best_index = -1000.0, 0
    for index in range(len(workspace.turns)):
        turn = workspace.turns[index]
        number = greedy_value(masks, sheet, turn, play_turn(masks, sheet, turn, moment), moment)
        if number > best:
            best, best_index = number, index
    return best_index


def greedy_value(masks: Masks, sheet: Sheet, turn: Turn, step: Step, moment: Moment) -> float:
    """Return the greedy bot's value of a turn: its points at once, plus values of the circles after it and of its marks."""
    total = step.gain + value_of_circles(step.after, moment)
    if turn.hex != NOTHING:
        total += value_of_mark(masks, turn.hex, sheet, step.after, moment)
        if turn.hex2 != NOTHING:
            total += value_of_mark(masks, turn.hex2, sheet, step.after, moment)
    return total


def value_of_circles(sheet: Sheet, moment: Moment) -> float:
    """Return the value of the circles on a sheet. It falls as the game goes on, and is 0 in the last round."""
    circles = sheet.monks * MONK_VALUE + sheet.silver * SILVER_VALUE
    return (circles + sheet.commodities * COMMODITY_VALUE + sheet.workers * WORKER_VALUE) * (END - moment.time) / END


def value_of_mark(masks: Masks, hex_: int, sheet: Sheet, after: Sheet, moment: Moment) -> float:
    """Return the greedy bot's value of one mark: a constant, more for each hex that it opens, and more in a begun area."""
    area = masks.area[hex_]
    opened = MARK_VALUE + (after.edge & ~sheet.edge).bit_count() * 0.1 * (END - moment.time) / END
    left = (area & ~after.marked).bit_count()
    if left == 0:
        return opened
    size = area.bit_count()
    return opened + masks.points[3 * hex_ + moment.phase] * 0.7 * (size - left) / (size * size)


def with_tuned(workspace: Workspace) -> Workspace:
    """Return the same workspace, but with the weights tuned to the layout in the place of the general weights."""
    return Workspace(
        workspace.span,
        workspace.tuned,
        workspace.tuned,
        workspace.area_rows,
        workspace.turns,
        workspace.later_turns,
        workspace.features,
        workspace.sums,
    )


def candidates(masks: Masks, sheet: Sheet, moment: Moment, workspace: Workspace) -> list[int]:
    """Return the indexes of the best turns by learned value: at most `CANDIDATES`, within `WITHIN` points of the best."""
    values = [
        planned_value(masks, sheet, workspace.turns[index], moment, workspace) for index in range(len(workspace.turns))
    ]
    found = [index_of_highest(values)]
    least = values[found[0]] - WITHIN
    values[found[0]] = TAKEN
    while len(found) < min(CANDIDATES, len(values)):
        index = index_of_highest(values)
        if values[index] < least:
            break
        found.append(index)
        values[index] = TAKEN
    return found


def index_of_highest(values: Sequence[float]) -> int:
    """Return the index of the highest value, the first if several are equal."""
    highest = 0
    for index in range(1, len(values)):
        if values[index] > values[highest]:
            highest = index
    return highest


def look_ahead(
    masks: Masks, sheet: Sheet, moment: Moment, workspace: Workspace, found: list[int], budget: int, chance: int
) -> list[float]:
    """Return each candidate's value: its mean over all next rolls, corrected by simulated games if it is near the best."""
    values = [UNKNOWN for _ in found]
    improve(masks, sheet, moment, workspace, found, values, budget, chance)
    return values


def improve(
    masks: Masks,
    sheet: Sheet,
    moment: Moment,
    workspace: Workspace,
    found: list[int],
    values: list[float],
    budget: int,
    chance: int,
) -> None:
    """Replace the candidates' `values`, at first `UNKNOWN`, by ever better estimates. A limit may stop this at any step."""
    steps = [play_turn(masks, sheet, workspace.turns[index], moment) for index in found]
    if moment.time == END or len(found) == 1:
        for candidate in range(len(found)):
            step = steps[candidate]
            values[candidate] = step.gain + value(masks, step.after, moment.time, workspace)
        return
    for candidate in range(len(found)):
        step = steps[candidate]
        mean = mean_over_rolls(masks, step.after, with_finished(moment, step.finished), workspace)
        values[candidate] = step.gain + mean
    play_off(masks, moment, workspace, steps, values, budget, chance)


def play_off(
    masks: Masks,
    moment: Moment,
    workspace: Workspace,
    steps: list[Step],
    values: list[float],
    budget: int,
    chance: int,
) -> None:
    """Correct the values by simulated games, until one candidate is clearly best or the budget is used up.

    All candidates get the same dice. As more games are played, their result counts more, and weak candidates are dropped
    sooner.
    """
    means = [mean for mean in values]  # noqa: C416  # numba has no list(values)
    own = [mean for mean in values]  # noqa: C416
    totals = [0.0 for _ in values]
    near = [candidate for candidate in range(len(values))]  # noqa: C416
    games, margin = 0, NEAR_BEST
    while True:
        best = highest_of(own, near)
        near = [candidate for candidate in near if own[candidate] > best - margin]
        write_values(own, near, margin, values)
        budget -= len(near) * GAMES_PER_HEAT * ROLLOUT_ROUNDS
        if len(near) == 1 or budget < 0:
            break
        for _ in range(GAMES_PER_HEAT):
            for candidate in near:
                later = with_finished(moment, steps[candidate].finished)
                state = stream(chance, games)
                totals[candidate] += correction(masks, steps[candidate].after, later, workspace, state, ROLLOUT_ROUNDS)
            games += 1
            for candidate in near:
                own[candidate] = means[candidate] + totals[candidate] / (games + HALF_TRUSTED)
            write_values(own, near, margin, values)
        margin = FIRST_MARGIN / games**0.5


def highest_of(values: Sequence[float], places: Sequence[int]) -> float:
    """Return the highest of the values at the indexes `places`."""
    best = values[places[0]]
    for place in places:
        best = max(best, values[place])
    return best


def write_values(own: Sequence[float], near: Sequence[int], margin: float, values: MutableSequence[float]) -> None:
    """Copy `own` to `values`. Dropped candidates (all but `near`) get at most the highest value minus `margin`."""
    most = highest_of(own, near) - margin
    for candidate in range(len(values)):
        values[candidate] = min(own[candidate], most)
    for candidate in near:
        values[candidate] = own[candidate]


def correction(masks: Masks, sheet: Sheet, moment: Moment, workspace: Workspace, state: int, rounds: int) -> float:
    """Return how wrong the planner is about the sheets that it reaches in `rounds` more simulated rounds.

    That is the mean over all next rolls, minus the learned value, for each of these sheets. The points of the rounds
    themselves are not counted, since they differ from what was expected only by luck.
    """
    total = 0.0
    while rounds > 0 and moment.time < END:
        rounds -= 1
        state, moment, step = planned_round(masks, sheet, moment, workspace, workspace.later_turns, state)
        sheet, moment = step.after, with_finished(moment, step.finished)
        total += mean_over_rolls(masks, sheet, moment, workspace) - value(masks, sheet, moment.time, workspace)
    return total


def bot_games(masks: Masks, workspace: Workspace, rows: GameRows) -> None:
    """Play the games between bots that `rows` describes, and write the results into `rows`."""
    play_games(choose, masks, workspace, rows)
