"""The integer program of `dice_limit` for a player who knows all dice and pays for it. docs/bots.md has the proof.

Before each roll, the state of a color says how many hexes each of its areas still needs. Each price is a function of this
state and of the roll, less its mean over all rolls. So it is 0 on average for whoever does not know the roll, and the best
result of those who know it, less what they pay, still limits every player's mean. In the program, each color goes through
its states as water through pipes: in each round a mark takes it to another state. So even a fraction of a mark pays for the
state that it is in.
"""

import csv
from collections.abc import Sequence
from functools import cache
from itertools import combinations_with_replacement
from pathlib import Path
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from dicegame.dice.masks import COLOR_NAMES, COMMODITY, YELLOW, Masks
from dicegame.dice.roll import FACES, Roll
from dicegame.dice.strength.dice_limit import Lines, Mark, Way
from dicegame.dice.strength.rounds import Round
from padgen.tables import PHASES, PIPS
from research.mean_limit import (
    FOUND,
    LAST,
    ROUNDS,
    ColorGame,
    Floats,
    color_game,
    commodity_values,
    prices_from,
    values_of_color,
)

VALUE, SALE, ROLL = "value", "sale", "roll"
"""The kinds of prices: a share of its worth in `mean_limit`, the same for sales, points for a kind of roll."""
KINDS = 4
"""The kinds of rolls for a color: 1 is added if a number of the roll fits it, and 2 if a die shows it."""
MOST_LEFT = 9
"""Prices of rolls are the same for all states with at least so many hexes left."""
Key = tuple[str | int, ...]
Terms = list[tuple[int, float]]


def keys() -> list[Key]:
    """Return the names of all prices, in the order of their numbers.

    A value has its color and phase. A roll has its color, the hexes left in it, its kind, and 0 for its price in the first
    round or 1 for that in the last round; between them, prices are linear.
    """
    colors = range(len(COLOR_NAMES))
    found: list[Key] = [(VALUE, color, phase) for color in colors for phase in range(len(PHASES))]
    found.append((SALE,))
    lefts = range(1, MOST_LEFT + 1)
    found += [
        (ROLL, color, left, kind, end) for color in colors for left in lefts for kind in range(KINDS) for end in (0, 1)
    ]
    return found


KEYS = keys()
NUMBERS = {key: number for number, key in enumerate(KEYS)}
BEGIN = np.array([float(key[0] != ROLL) for key in KEYS])
"""The prices of `mean_limit` alone."""


def read_prices(path: Path) -> Floats:
    """Return the prices in a file that `write_prices` wrote."""
    numbers = np.zeros(len(KEYS))
    with path.open(encoding="utf-8", newline="") as lines:
        for kind, *key, price in csv.reader(lines):
            numbers[NUMBERS[kind, *map(int, key)]] = float(price)
    return numbers


def format_prices(numbers: Floats) -> str:
    """Return prices as CSV text: a line for each that is not 0, with its name and its number."""
    lines = (",".join(map(str, (*key, f"{price:.3f}"))) for key, price in zip(KEYS, numbers, strict=True) if round(price, 3))
    return "".join(line + "\n" for line in lines)


class Surprises(NamedTuple):
    """What rolls are worth to a color, or to one pasture, less the mean over all rolls."""

    game: ColorGame
    left: tuple[tuple[int, ...], ...]
    """For each state, the hexes that each area still needs."""
    values: tuple[Floats, ...]
    """For each round, the surprise of each roll (rows) in each state (columns)."""
    kinds: npt.NDArray[np.int64]
    """For each roll and state, the kind of the roll."""
    chances: Floats
    """For each kind of roll and each state, its chance."""


@cache
def surprises_of(masks: Masks, color: int, marked: int, areas: tuple[int, ...], share: float) -> Surprises:
    """Return the surprises for these areas of a color, by the prices of `mean_limit`.

    The last area counts with this share of the points for the finished color.
    """
    game = color_game(masks, color, marked, rename=False)
    after = list(values_of_color(masks, game, prices_from(FOUND), share))[::-1]
    values = tuple(each - game.chances @ each for each in after)
    left = {0: tuple(area.bit_count() for area in areas)}
    todo = [0]
    for state in todo:
        for step in game.steps:
            new = int(step.after[state])
            if step.possible[state] and new not in left:
                left[new] = tuple(need - bool(area >> step.lead & 1) for need, area in zip(left[state], areas, strict=True))
                todo.append(new)
    fits = np.zeros((len(game.chances), game.states), bool)
    for step in game.steps:
        fits |= game.fits[step.pip][:, None] & step.possible
    kinds = 2 * game.shown[:, None] + fits
    chances = np.array([game.chances @ (kinds == kind) for kind in range(KINDS)])
    return Surprises(game, tuple(left[state] for state in range(game.states)), values, kinds, chances)


def number_of(color: int, roll: Roll) -> int:
    """Return the number of a roll among those that differ for a color, as `ColorGame` counts them."""
    if color == YELLOW:
        pairs = list(combinations_with_replacement(range(1, FACES + 1), 2))
        number, count = pairs.index((min(roll.pips), max(roll.pips))), len(pairs)
    else:
        fitting = PIPS.get(COLOR_NAMES[color], range(FACES + 1))
        number, count = int(not any(pip in fitting for pip in roll.pips)), 2
    return number if color in roll.colors else number + count


class PricedLines(Lines):
    """The integer program of a game whose dice are known, with prices for knowing them."""

    def __init__(self, masks: Masks, rounds: Sequence[Round]) -> None:
        super().__init__(masks, rounds)
        self.terms: list[tuple[int, int, float]] = []
        """What is paid: the number of a variable, the number of a price, and its factor."""
        self.always = np.zeros(len(KEYS))
        """What is paid whatever is marked: the factor of each price."""
        self.keep_rules()
        for color in range(len(COLOR_NAMES)):
            areas = tuple(area for area in self.areas if area & masks.of[color])
            if color == YELLOW:  # all pastures together would have a thousand states
                for area in areas:
                    self._flow(color, (area,), self.sheet.marked | masks.of[color] & ~area, 1 / len(areas))
            elif areas:
                self._flow(color, areas, self.sheet.marked, 1.0)
        self._sales()
        self._plain = list(self.program.gains)
        variables, prices, factors = zip(*self.terms, strict=True)
        self._variables, self._prices, self._factors = np.array(variables), np.array(prices), np.array(factors)

    def limit(self, prices: Floats) -> tuple[float, Floats]:
        """Return an upper limit for the points less what is paid, and how it changes with each price."""
        paid = np.bincount(self._variables, self._factors * prices[self._prices], len(self._plain))
        self.program.gains[:] = (np.array(self._plain) - paid).tolist()
        best, values = self.program.relaxed()
        slopes = np.bincount(self._prices, self._factors * values[self._variables], len(KEYS)) + self.always
        return best - float(self.always @ prices) + self.sold_at_once, -slopes

    def _flow(self, color: int, areas: tuple[int, ...], marked: int, share: float) -> None:
        """Let a color go through its states, from the first round to the last. Each round has up to two marks."""
        own, add = surprises_of(self.masks, color, marked, areas, share), self.program.limit
        into: dict[int, Terms] = {0: []}
        for at in self.times:
            number = number_of(color, self.rounds[at].roll)
            marks = [mark for mark in self.marks[at] if any(area >> mark.hex & 1 for area in areas)]
            for second in (False, True):
                new = [mark for mark in marks if (mark.way == Way.SECOND) == second]
                if second and not new:
                    continue
                by_step = [_made_by(new, areas, step.lead, step.pip) for step in own.game.steps]
                used: list[Terms] = [[] for _ in by_step]
                out: dict[int, Terms] = {}
                for state, terms in into.items():
                    leaving = [self.program.add_variable(follows=True)]
                    out.setdefault(state, []).append((leaving[0], 1.0))
                    for step, made, uses in zip(own.game.steps, by_step, used, strict=True):
                        if made and step.possible[state]:
                            leaving.append(self.program.add_variable(follows=True))
                            out.setdefault(int(step.after[state]), []).append((leaving[-1], 1.0))
                            uses.append((leaving[-1], 1.0))
                    begins = float(not terms)
                    add([*((variable, 1.0) for variable in leaving), *_negative(terms)], begins, begins)
                    if not second:
                        self._pay(color, at, own, state, number, leaving)
                for made, uses in zip(by_step, used, strict=True):
                    if made:
                        add([*uses, *((mark.variable, -1.0) for mark in made)], 0, 0)
                into = out
            for place, area in enumerate(areas):
                full = [term for state, terms in into.items() if not own.left[state][place] for term in _negative(terms)]
                add([(self.complete[area, at], 1.0), *full], 0, 0)
            if color != YELLOW:
                full = [term for state, terms in into.items() if not any(own.left[state]) for term in _negative(terms)]
                add([(self.finished[color][at], 1.0), *full], 0)

    def _pay(self, color: int, at: int, own: Surprises, state: int, roll: int, variables: Sequence[int]) -> None:
        """Note what is paid if a color is in this state before this roll; then one of these variables is 1."""
        left = sum(own.left[state])
        if not left:
            return
        factors: dict[Key, float] = {(VALUE, color, at // ROUNDS): float(own.values[at][roll, state])}
        for kind in range(KINDS):
            surprise = float((kind == own.kinds[roll, state]) - own.chances[kind, state])
            for end, share in enumerate((1 - at / (LAST - 1), at / (LAST - 1))):
                factors[ROLL, color, min(left, MOST_LEFT), kind, end] = surprise * share
        for key, factor in factors.items():
            if factor:
                self.terms += [(variable, NUMBERS[key], factor) for variable in variables]

    def _sales(self) -> None:
        """Note what is paid for two hourglasses, for each commodity that is held before the roll."""
        prices, last, key = prices_from(FOUND), -1, NUMBERS[SALE,]
        values = commodity_values(self.masks, prices)
        for at, own in enumerate(self.rounds):
            sold = self.masks.sale_points + prices.silver[at] if own.roll.double else values[at + 1]
            surprise = float(sold - values[at])
            if last < 0:
                self.always[key] += surprise * self.sheet.commodities
            for area in self._earning(COMMODITY):
                held = self._complete(area, at - 1) + self._complete(area, last - 1, -1.0)
                self.terms += [(variable, key, surprise * factor) for variable, factor in held]
            last = at if own.roll.double else last


def _made_by(marks: Sequence[Mark], areas: Sequence[int], lead: int, pip: int) -> list[Mark]:
    """Return the marks that are made by a step: those in the area of `lead`, with this pip unless it is 0."""
    (area,) = (area for area in areas if area >> lead & 1)
    return [mark for mark in marks if area >> mark.hex & 1 and pip in (0, mark.pip)]


def _negative(terms: Terms) -> Terms:
    return [(variable, -factor) for variable, factor in terms]
