"""How the bots choose, as plain functions that numba compiles: each returns the place of a turn among the legal ones."""

from collections.abc import Sequence

from dicegame.dice.bots.next_roll import best_planned, mean_over_rolls, planned_value
from dicegame.dice.bots.value import value
from dicegame.dice.masks import NOTHING, Masks
from dicegame.dice.roll import Roll
from dicegame.dice.sheet import Sheet
from dicegame.dice.simulation.games import GameRows, play_games
from dicegame.dice.simulation.moment import END, Moment, Step, list_turns, open_round, play_turn, with_finished
from dicegame.dice.simulation.workspace import Workspace
from dicegame.dice.turn import Turn
from dicegame.fast.random_stream import stream

RANDOM, GREEDY, PLANNER, SEARCH = range(4)
KINDS = 8
"""A bot's number is its kind, and for `SEARCH` this many times its budget on top: the turns it may try for one turn."""
MARK_VALUE = 1.0
MONK_VALUE, SILVER_VALUE, COMMODITY_VALUE, WORKER_VALUE = 1.0, 2.0, 3.0, 0.5
"""What the greedy bot thinks that a mark and circles are worth, in points."""
CANDIDATES = 8
"""Turns that `search` looks at closely: the planner's best."""
NEAR_BEST = 1.0
"""Candidates within so many points of the best are compared by games."""
ROLLOUT_ROUNDS = 6
"""Rounds of these games; what comes after them is estimated by the planner."""
GAMES_PER_HEAT = 50
"""Games of each candidate, after which the weak ones are dropped."""
FIRST_MARGIN = 4.0
"""A candidate is dropped when it is so many points behind after one game, half of that after four games, and so on."""
HALF_TRUSTED = 75
"""So many games count as much as the mean over the next rolls."""
TAKEN = -1000.0
"""The value of a turn that is a candidate already: it is not chosen again."""


def choose(bot: int, masks: Masks, sheet: Sheet, roll: Roll, moment: Moment, chance: int, workspace: Workspace) -> int:
    """The turn that a bot takes, whichever it is."""
    kind = bot % KINDS
    if kind == RANDOM:
        return choose_random(bot, masks, sheet, roll, moment, chance, workspace)
    if kind == GREEDY:
        return choose_greedy(bot, masks, sheet, roll, moment, chance, workspace)
    if kind == SEARCH:
        return choose_by_search(bot, masks, sheet, roll, moment, chance, workspace)
    return choose_planned(bot, masks, sheet, roll, moment, chance, workspace)


def choose_random(
    bot: int, masks: Masks, sheet: Sheet, roll: Roll, moment: Moment, chance: int, workspace: Workspace
) -> int:
    """Any legal turn."""
    return chance % len(workspace.turns)


def choose_greedy(
    bot: int, masks: Masks, sheet: Sheet, roll: Roll, moment: Moment, chance: int, workspace: Workspace
) -> int:
    """The best turn by points, circles and value_of_mark areas, without a thought of the next rolls."""
    best, place = -1000.0, 0
    for index in range(len(workspace.turns)):
        turn = workspace.turns[index]
        found = greedy_value(masks, sheet, turn, play_turn(masks, sheet, turn, moment), moment)
        if found > best:
            best, place = found, index
    return place


def greedy_value(masks: Masks, sheet: Sheet, turn: Turn, step: Step, moment: Moment) -> float:
    """Add up the points at once, what the circles may bring, and what the marks are worth."""
    total = step.gain + value_of_circles(step.after, moment)
    if turn.hex != NOTHING:
        total += value_of_mark(masks, turn.hex, sheet, step.after, moment)
        if turn.hex2 != NOTHING:
            total += value_of_mark(masks, turn.hex2, sheet, step.after, moment)
    return total


def value_of_circles(sheet: Sheet, moment: Moment) -> float:
    """Less and less as the game goes on; nothing in the last round."""
    circles = sheet.monks * MONK_VALUE + sheet.silver * SILVER_VALUE
    return (circles + sheet.commodities * COMMODITY_VALUE + sheet.workers * WORKER_VALUE) * (END - moment.time) / END


def value_of_mark(masks: Masks, hex_: int, sheet: Sheet, after: Sheet, moment: Moment) -> float:
    """A mark brings some of its area's points nearer, the more the fuller the area is, and opens what lies beside it."""
    area = masks.area[hex_]
    opened = MARK_VALUE + (after.edge & ~sheet.edge).bit_count() * 0.1 * (END - moment.time) / END
    left = (area & ~after.marked).bit_count()
    if left == 0:
        return opened
    size = area.bit_count()
    return opened + masks.points[3 * hex_ + moment.phase] * 0.7 * (size - left) / (size * size)


def choose_planned(
    bot: int, masks: Masks, sheet: Sheet, roll: Roll, moment: Moment, chance: int, workspace: Workspace
) -> int:
    """The best turn by points and the learned value of the page after it."""
    return best_planned(masks, sheet, moment, workspace, workspace.turns)


def choose_by_search(
    bot: int, masks: Masks, sheet: Sheet, roll: Roll, moment: Moment, chance: int, workspace: Workspace
) -> int:
    """The best turn by what the next roll brings, and by games that the planner plays on where turns are close."""
    places = candidates(masks, sheet, moment, workspace)
    return places[first_of(look_ahead(masks, sheet, moment, workspace, places, bot // KINDS, chance))]


def candidates(masks: Masks, sheet: Sheet, moment: Moment, workspace: Workspace) -> list[int]:
    """The places of the planner's best turns, best first."""
    values = [
        planned_value(masks, sheet, workspace.turns[index], moment, workspace) for index in range(len(workspace.turns))
    ]
    places = [0]
    places.clear()
    for _ in range(min(CANDIDATES, len(values))):
        place = first_of(values)
        places.append(place)
        values[place] = TAKEN
    return places


def first_of(values: Sequence[float]) -> int:
    """The place of the highest value."""
    place = 0
    for index in range(1, len(values)):
        if values[index] > values[place]:
            place = index
    return place


def look_ahead(
    masks: Masks, sheet: Sheet, moment: Moment, workspace: Workspace, places: list[int], budget: int, chance: int
) -> list[float]:
    """What to expect after each candidate: the mean over all next rolls, and for those close to the best also games."""
    if moment.time == END or len(places) == 1:
        return [planned_value(masks, sheet, workspace.turns[place], moment, workspace) for place in places]
    values = [0.0 for _ in places]
    for index in range(len(places)):
        turn = workspace.turns[places[index]]
        step = play_turn(masks, sheet, turn, moment)
        values[index] = step.gain + mean_over_rolls(masks, step.after, with_finished(moment, step.finished), workspace)
    play_off(masks, sheet, moment, workspace, places, values, budget, chance)
    return values


def play_off(
    masks: Masks,
    sheet: Sheet,
    moment: Moment,
    workspace: Workspace,
    places: list[int],
    values: list[float],
    budget: int,
    chance: int,
) -> None:
    """Correct the values by games, heat after heat, until one is clearly the best or the budget is used up.

    All candidates meet the same dice. The more games, the more they count beside the mean over rolls, which is the
    planner's opinion, but free of chance; and the sooner is left out what stays behind.
    """
    means = [value_ for value_ in values]  # noqa: C416  # numba knows no list(values)
    totals = [0.0 for _ in values]
    near = [index for index in range(len(values))]  # noqa: C416
    games, gap = 0, NEAR_BEST
    while True:
        best = values[near[0]]
        for index in near:
            best = max(best, values[index])
        near = [index for index in near if values[index] > best - gap]
        budget -= len(near) * GAMES_PER_HEAT * ROLLOUT_ROUNDS
        if len(near) == 1 or budget < 0:
            break
        trust = (games + GAMES_PER_HEAT) / (games + GAMES_PER_HEAT + HALF_TRUSTED)
        for index in near:
            turn = workspace.turns[places[index]]
            step = play_turn(masks, sheet, turn, moment)
            later = with_finished(moment, step.finished)
            for game in range(games, games + GAMES_PER_HEAT):
                totals[index] += play_on(masks, step.after, later, workspace, stream(chance, game), ROLLOUT_ROUNDS)
            mean = step.gain + totals[index] / (games + GAMES_PER_HEAT)
            values[index] = means[index] + trust * (mean - means[index])
        games += GAMES_PER_HEAT
        gap = FIRST_MARGIN / games**0.5
    for index in range(len(values)):
        if index not in near:
            values[index] = min(values[index], best - gap)


def play_on(masks: Masks, sheet: Sheet, moment: Moment, workspace: Workspace, state: int, rounds: int) -> float:
    """The points that the planner gains in some rounds, with one stream of dice, and what it expects after them."""
    points = 0
    while rounds > 0 and moment.time < END:
        rounds -= 1
        state, roll, moment = open_round(workspace.span, moment, state)
        list_turns(masks, sheet, roll, workspace.later_turns)
        turn = workspace.later_turns[best_planned(masks, sheet, moment, workspace, workspace.later_turns)]
        step = play_turn(masks, sheet, turn, moment)
        points += step.gain
        sheet, moment = step.after, with_finished(moment, step.finished)
    return points + value(masks, sheet, moment.time, workspace)


def bot_games(masks: Masks, workspace: Workspace, rows: GameRows) -> None:
    """Play games of the bots, by their numbers."""
    play_games(choose, masks, workspace, rows)
