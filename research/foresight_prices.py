"""The integer program of `dice_limit` for a player who knows all dice and pays for it. docs/bots.md has the proof.

Before each roll, the state of a color says how many hexes each of its areas still needs. What a player pays is a function
of this state and of the roll, less its mean over all rolls. So it is 0 on average for whoever does not know the roll, and
the best result of those who know it, less what they pay, still limits every player's mean. The function is what the roll is
worth in the game of `mean_limit`, where each color is played alone.

In the program, each color goes through its states as water through pipes: in each round a mark takes it to another state.
So even a fraction of a mark pays for the state that it is in.
"""

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from dicegame.dice.masks import COLOR_NAMES, COMMODITY, YELLOW, Masks
from dicegame.dice.strength.dice_limit import Lines, Mark, Way
from dicegame.dice.strength.rounds import Round
from research.mean_limit import (
    FOUND,
    ColorGame,
    Floats,
    color_game,
    commodity_values,
    number_of,
    prices_from,
    values_of_color,
)

Terms = list[tuple[int, float]]


class Surprises(NamedTuple):
    """How much more each roll is worth to a color, or to one pasture, than the average roll."""

    game: ColorGame
    values: tuple[Floats, ...]
    """For each round, the surprise of each roll (rows) in each state (columns)."""


@cache
def surprises_of(masks: Masks, color: int, marked: int, share: float) -> Surprises:
    """Return the surprises for the hexes of a color that are not in `marked`, by the prices of `mean_limit`.

    The last area counts with this share of the points for the finished color.
    """
    game = color_game(masks, color, marked, rename=False)
    after = list(values_of_color(masks, game, prices_from(FOUND), share))[::-1]
    values = tuple(each - game.chances @ each for each in after)
    return Surprises(game, values)


class PricedLines(Lines):
    """The integer program of a game whose dice are known and paid for."""

    def __init__(self, masks: Masks, rounds: Sequence[Round], paid: float = 1.0) -> None:
        """Pay this share of what each roll is worth; with 0, knowing the dice is free."""
        super().__init__(masks, rounds)
        self.paid = paid
        self.always = 0.0
        """The part of the price that does not depend on the marks."""
        self.keep_rules()
        for color in range(len(COLOR_NAMES)):
            areas = tuple(area for area in self.areas if area & masks.of[color])
            if color == YELLOW:  # all pastures together would have a thousand states
                for area in areas:
                    self._flow(color, (area,), self.sheet.marked | masks.of[color] & ~area, 1 / len(areas))
            elif areas:
                self._flow(color, areas, self.sheet.marked, 1.0)
        self._pay_for_sales()

    def limit(self) -> float:
        """Return an upper limit for the points less what is paid, from the first round on."""
        return self.program.relaxed() - self.always + self.sold_at_once

    def _flow(self, color: int, areas: tuple[int, ...], marked: int, share: float) -> None:
        """Let a color go through its states, from the first round to the last. Each round has up to two marks."""
        own, add = surprises_of(self.masks, color, marked, share), self.program.limit
        into: dict[int, Terms] = {0: []}
        for at in self.times:
            surprises = own.values[at][number_of(color, self.rounds[at].roll)]
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
                    for variable in () if second else leaving:
                        self.program.add_gain(variable, -self.paid * float(surprises[state]))
                for made, uses in zip(by_step, used, strict=True):
                    if made:
                        add([*uses, *((mark.variable, -1.0) for mark in made)], 0, 0)
                into = out
            for place, area in enumerate(areas):
                full = [
                    term for state, terms in into.items() if not own.game.left[state][place] for term in _negative(terms)
                ]
                add([(self.complete[area, at], 1.0), *full], 0, 0)
            if color != YELLOW:
                full = [term for state, terms in into.items() if not any(own.game.left[state]) for term in _negative(terms)]
                add([(self.finished[color][at], 1.0), *full], 0)

    def _pay_for_sales(self) -> None:
        """Pay for two hourglasses, for each commodity that is held before the roll."""
        prices, last = prices_from(FOUND), -1
        values = commodity_values(self.masks, prices)
        for at, own in enumerate(self.rounds):
            sold = self.masks.sale_points + prices.silver[at] if own.roll.double else values[at + 1]
            surprise = self.paid * float(sold - values[at])
            if last < 0:
                self.always += surprise * self.sheet.commodities
            for area in self._earning(COMMODITY):
                for variable, factor in self._complete(area, at - 1) + self._complete(area, last - 1, -1.0):
                    self.program.add_gain(variable, -surprise * factor)
            last = at if own.roll.double else last


def _made_by(marks: Sequence[Mark], areas: Sequence[int], lead: int, pip: int) -> list[Mark]:
    """Return the marks that are made by a step: those in the area of `lead`, with this pip unless it is 0."""
    (area,) = (area for area in areas if area >> lead & 1)
    return [mark for mark in marks if area >> mark.hex & 1 and pip in (0, mark.pip)]


def _negative(terms: Terms) -> Terms:
    return [(variable, -factor) for variable, factor in terms]
