"""How the bots choose, as plain functions for `simulate`: each says which of the legal turns to take, by its place."""

from collections.abc import Sequence

from dicegame.dice.bots.next_roll import best_planned, mean_over_rolls, planned_value
from dicegame.dice.bots.value import value
from dicegame.dice.masks import NOTHING, Masks
from dicegame.dice.roll import Roll, roll_from
from dicegame.dice.rules import add_legal_turns, follow
from dicegame.dice.sheet import Sheet
from dicegame.dice.simulation.games import END, Bench, Moment, Rows, claim, finished_by, gain, play_games, tick
from dicegame.dice.turn import Turn
from dicegame.fast.random_stream import advance, drawn, stream

RANDOM, GREEDY, PLANNER, SEARCH = range(4)
MARK_WORTH = 1.0
KINDS = 8
"""A bot's number is its kind, and for `SEARCH` this many times its budget on top: the turns it may try for one turn."""
MONK_WORTH, SILVER_WORTH, COMMODITY_WORTH, WORKER_WORTH = 1.0, 2.0, 3.0, 0.5
"""What the greedy bot thinks that circles are worth."""
AHEAD = 6
"""Rounds that it plays on; after that it trusts the planner."""
CANDIDATES = 8
"""Turns that `search` looks at closely: the best of the planner."""
CLOSE = 1.0
"""Points below the best that make games worth while."""
HEAT = 50
"""Games of each candidate, after which those that stay behind are left out:"""
DOUBT = 4.0
"""so many points behind after one game, half of that after four, and so on."""
HALF_TRUSTED = 75
"""So many games count as much as the mean over the next rolls."""
FORGOTTEN = -1000.0


def choose(bot: int, masks: Masks, sheet: Sheet, roll: Roll, moment: Moment, chance: int, bench: Bench) -> int:
    """The turn that a bot takes, whichever it is."""
    kind = bot % KINDS
    if kind == RANDOM:
        return choose_random(bot, masks, sheet, roll, moment, chance, bench)
    if kind == GREEDY:
        return choose_greedy(bot, masks, sheet, roll, moment, chance, bench)
    if kind == SEARCH:
        return choose_by_search(bot, masks, sheet, roll, moment, chance, bench)
    return choose_planned(bot, masks, sheet, roll, moment, chance, bench)


def choose_random(bot: int, masks: Masks, sheet: Sheet, roll: Roll, moment: Moment, chance: int, bench: Bench) -> int:
    """Any legal turn."""
    return chance % len(bench.turns)


def choose_greedy(bot: int, masks: Masks, sheet: Sheet, roll: Roll, moment: Moment, chance: int, bench: Bench) -> int:
    """The best turn by points, circles and begun areas, without a thought of the next rolls."""
    best, place = -1000.0, 0
    for index in range(len(bench.turns)):
        turn = bench.turns[index]
        worth = greedy_value(masks, sheet, turn, follow(masks, sheet, turn, moment.phase), moment)
        if worth > best:
            best, place = worth, index
    return place


def greedy_value(masks: Masks, sheet: Sheet, turn: Turn, after: Sheet, moment: Moment) -> float:
    """Points at once, what the circles may bring, and a share of the points of the areas that were begun."""
    total = gain(masks, sheet, turn, after, moment) + circles_worth(after, moment)
    if turn.hex != NOTHING:
        total += begun(masks, turn.hex, sheet, after, moment)
        if turn.hex2 != NOTHING:
            total += begun(masks, turn.hex2, sheet, after, moment)
    return total


def circles_worth(sheet: Sheet, moment: Moment) -> float:
    """Less and less as the game goes on; nothing in the last round."""
    circles = sheet.monks * MONK_WORTH + sheet.silver * SILVER_WORTH
    return (circles + sheet.commodities * COMMODITY_WORTH + sheet.workers * WORKER_WORTH) * (END - moment.time) / END


def begun(masks: Masks, hex_: int, sheet: Sheet, after: Sheet, moment: Moment) -> float:
    """A mark brings some of its area's points nearer, the more the fuller the area is, and opens what lies beside it."""
    area = masks.area[hex_]
    opened = MARK_WORTH + (after.edge & ~sheet.edge).bit_count() * 0.1 * (END - moment.time) / END
    left = (area & ~after.marked).bit_count()
    if left == 0:
        return opened
    size = area.bit_count()
    return opened + masks.points[3 * hex_ + moment.phase] * 0.7 * (size - left) / (size * size)


def choose_planned(bot: int, masks: Masks, sheet: Sheet, roll: Roll, moment: Moment, chance: int, bench: Bench) -> int:
    """The best turn by points and the learned value of the page after it."""
    return best_planned(masks, sheet, moment, bench, bench.turns)


def choose_by_search(bot: int, masks: Masks, sheet: Sheet, roll: Roll, moment: Moment, chance: int, bench: Bench) -> int:
    """The best turn by what the next roll brings, and by games that the planner plays on where turns are close."""
    places = candidates(masks, sheet, moment, bench)
    return places[first_of(look_ahead(masks, sheet, moment, bench, places, bot // KINDS, chance))]


def candidates(masks: Masks, sheet: Sheet, moment: Moment, bench: Bench) -> list[int]:
    """The places of the planner's best turns, best first."""
    values = [planned_value(masks, sheet, bench.turns[index], moment, bench) for index in range(len(bench.turns))]
    places = [0]
    places.clear()
    for _ in range(min(CANDIDATES, len(values))):
        place = first_of(values)
        places.append(place)
        values[place] = FORGOTTEN
    return places


def first_of(values: Sequence[float]) -> int:
    """The place of the highest value."""
    place = 0
    for index in range(1, len(values)):
        if values[index] > values[place]:
            place = index
    return place


def look_ahead(
    masks: Masks, sheet: Sheet, moment: Moment, bench: Bench, places: list[int], budget: int, chance: int
) -> list[float]:
    """What to expect after each candidate: the mean over all next rolls, and for those close to the best also games."""
    if moment.time == END or len(places) == 1:
        return [planned_value(masks, sheet, bench.turns[place], moment, bench) for place in places]
    values = [0.0 for _ in places]
    for index in range(len(places)):
        turn = bench.turns[places[index]]
        after, later = taken(masks, sheet, turn, moment)
        values[index] = gain(masks, sheet, turn, after, moment) + mean_over_rolls(masks, after, later, bench)
    play_off(masks, sheet, moment, bench, places, values, budget, chance)
    return values


def taken(masks: Masks, sheet: Sheet, turn: Turn, moment: Moment) -> tuple[Sheet, Moment]:
    """The page after a turn, and the moment of those who come later."""
    after = follow(masks, sheet, turn, moment.phase)
    return after, claim(moment, finished_by(masks, sheet, turn, after))


def play_off(
    masks: Masks,
    sheet: Sheet,
    moment: Moment,
    bench: Bench,
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
    games, gap = 0, CLOSE
    while True:
        best = values[near[0]]
        for index in near:
            best = max(best, values[index])
        near = [index for index in near if values[index] > best - gap]
        budget -= len(near) * HEAT * AHEAD
        if len(near) == 1 or budget < 0:
            break
        trust = (games + HEAT) / (games + HEAT + HALF_TRUSTED)
        for index in near:
            turn = bench.turns[places[index]]
            after, later = taken(masks, sheet, turn, moment)
            for game in range(games, games + HEAT):
                totals[index] += play_on(masks, after, later, bench, stream(chance, game), AHEAD)
            mean = gain(masks, sheet, turn, after, moment) + totals[index] / (games + HEAT)
            values[index] = means[index] + trust * (mean - means[index])
        games += HEAT
        gap = DOUBT / games**0.5
    for index in range(len(values)):
        if index not in near:
            values[index] = min(values[index], best - gap)


def play_on(masks: Masks, sheet: Sheet, moment: Moment, bench: Bench, state: int, rounds: int) -> float:
    """The points that the planner gains in some rounds, with one stream of dice, and what it expects after them."""
    points = 0
    while rounds > 0 and moment.time < END:
        rounds -= 1
        state = advance(state)
        roll = roll_from(drawn(state), bench.span.double_faces)
        moment = tick(bench.span, moment, roll.double)
        bench.more.clear()
        add_legal_turns(masks, sheet, roll, bench.more)
        turn = bench.more[best_planned(masks, sheet, moment, bench, bench.more)]
        after, later = taken(masks, sheet, turn, moment)
        points += gain(masks, sheet, turn, after, moment)
        sheet, moment = after, later
    return points + value(masks, sheet, moment.time, bench)


def bot_games(masks: Masks, bench: Bench, rows: Rows) -> None:
    """Games of the bots."""
    play_games(choose, masks, bench, rows)
