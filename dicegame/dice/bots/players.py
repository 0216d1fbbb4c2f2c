"""Bots: one protocol and one registry. Each bot returns its best turns, best first, with values and reasons."""

import zlib
from collections.abc import MutableSequence
from dataclasses import dataclass, field
from importlib.util import find_spec
from typing import NamedTuple, Protocol

from dicegame.dice.bots.next_roll import planned_value
from dicegame.dice.bots.policies import (
    GREEDY,
    KINDS,
    PLANNER,
    RANDOM,
    SEARCH,
    candidates,
    circles_worth,
    greedy_value,
    look_ahead,
)
from dicegame.dice.bots.reasons import NO_REASON, SMALLEST, explain
from dicegame.dice.bots.value import planner_bench
from dicegame.dice.masks import Masks
from dicegame.dice.roll import Roll
from dicegame.dice.rules import add_legal_turns, follow, legal_turns
from dicegame.dice.sheet import Sheet
from dicegame.dice.simulation.games import Bench, Moment, Rows, Span, gain
from dicegame.dice.simulation.plain import MOST_HEXES, run_on_lists
from dicegame.dice.turn import Turn
from padgen.errors import PadgenError

HINTS = 3
"""Turns that a hint shows."""
BUDGET = 12000
"""Turns that `search` may take in games that it plays on, to choose one turn."""
PLAIN_BUDGET = 1
"""The same without numba, where such games would take minutes: too little for any game."""


class BotError(PadgenError):
    """There is no bot of this name."""


class Advice(NamedTuple):
    """A turn as a bot sees it."""

    turn: Turn
    value: float
    """What the bot goes by: the points that it expects in the rest of the game, as far as it can tell."""
    reasons: tuple[str, ...]


class Bot(Protocol):
    """What a player made of code can do."""

    @property
    def name(self) -> str:
        """As people type it, after `bot:`."""

    @property
    def number(self) -> int:
        """The number by which the policies know it."""

    def advise(self, masks: Masks, sheet: Sheet, roll: Roll, moment: Moment, span: Span) -> list[Advice]:
        """Return the best turns, first the one that the bot takes. The same arguments always give the same advice."""


@dataclass(frozen=True)
class RandomBot:
    """Takes any legal turn."""

    name: str = "random"
    number: int = RANDOM

    def advise(self, masks: Masks, sheet: Sheet, roll: Roll, moment: Moment, span: Span) -> list[Advice]:  # noqa: ARG002
        """Return one turn, picked at random."""
        turns = legal_turns(masks, sheet, roll)
        return [Advice(turns[random_number(sheet, roll, moment) % len(turns)], 0.0, ("chance",))]


@dataclass(frozen=True)
class GreedyBot:
    """Looks at one turn only, with hand-written values."""

    name: str = "greedy"
    number: int = GREEDY

    def advise(self, masks: Masks, sheet: Sheet, roll: Roll, moment: Moment, span: Span) -> list[Advice]:  # noqa: ARG002
        """Return all turns, by points, circles and begun areas."""
        advice = []
        for turn in legal_turns(masks, sheet, roll):
            after = follow(masks, sheet, turn, moment.phase)
            total = greedy_value(masks, sheet, turn, after, moment)
            points, circles = gain(masks, sheet, turn, after, moment), circles_worth(after, moment)
            change = circles - circles_worth(sheet, moment)
            parts = (
                (points, "points at once"),
                (change, "circles"),
                (total - points - circles, "areas begun, hexes opened"),
            )
            reasons = tuple(f"{part:+.1f} {what}" for part, what in parts if abs(part) >= SMALLEST)
            advice.append(Advice(turn, total, reasons or NO_REASON))
        return _best_first(advice)


@dataclass(frozen=True)
class PlannerBot:
    """Adds to a turn's points what it has learned to expect of the sheet after it."""

    name: str = "planner"
    number: int = PLANNER

    def advise(self, masks: Masks, sheet: Sheet, roll: Roll, moment: Moment, span: Span) -> list[Advice]:
        """Return all turns, by points and learned value."""
        return self.best(masks, sheet, roll, moment, span)

    def best(
        self, masks: Masks, sheet: Sheet, roll: Roll, moment: Moment, span: Span, count: int | None = None
    ) -> list[Advice]:
        """Return the best turns only, so many: reasons take longer to find than values."""
        bench = planner_bench(masks, span)
        turns = legal_turns(masks, sheet, roll)
        valued = [Advice(turn, planned_value(masks, sheet, turn, moment, bench), ()) for turn in turns]
        return [one._replace(reasons=explain(masks, sheet, one.turn, moment)) for one in _best_first(valued)[:count]]


@dataclass(frozen=True)
class SearchBot:
    """Looks at all next rolls after the planner's best turns, and plays on after those that are close."""

    name: str = "search"
    budget: int = field(default_factory=lambda: BUDGET if find_spec("numba") else PLAIN_BUDGET)

    @property
    def number(self) -> int:
        """Its kind and its budget."""
        return SEARCH + KINDS * self.budget

    def advise(self, masks: Masks, sheet: Sheet, roll: Roll, moment: Moment, span: Span) -> list[Advice]:
        """Return the planner's best turns by what to expect after them; on too large a duchy, the planner's advice."""
        if len(masks.near) > MOST_HEXES:
            return PLANNER_BOT.advise(masks, sheet, roll, moment, span)
        turns = legal_turns(masks, sheet, roll)
        chance = random_number(sheet, roll, moment)
        question = [self.number, chance, *sheet[:2], *sheet.fits, *sheet[3:]]
        question += [*roll.colors, *roll.pips, int(roll.double), *moment]
        indexes, thousandths = [-1] * len(turns), [0] * len(turns)
        run_on_lists(search_values, masks, planner_bench(masks, span), question, indexes, thousandths)
        advice = []
        for index, value in zip(indexes, thousandths, strict=True):
            if index >= 0:
                turn, mean = turns[index], value / 1000
                reasons = (f"{mean:.1f} points in the rest of the game, over all next rolls and games tried",)
                advice.append(Advice(turn, mean, reasons + explain(masks, sheet, turn, moment)))
        return _best_first(advice)


PLANNER_BOT = PlannerBot()
BOTS: dict[str, Bot] = {bot.name: bot for bot in (RandomBot(), GreedyBot(), PLANNER_BOT, SearchBot())}


def find_bot(name: str) -> Bot:
    """Return the bot of a name; `search:20000` is one with a budget of its own.

    Raises: BotError with the bots there are.
    """
    kind, _, budget = name.removeprefix("bot:").partition(":")
    if kind == "search" and budget.isascii() and budget.isdigit() and 0 < int(budget) <= 10**7:
        return SearchBot(name.removeprefix("bot:"), int(budget))
    if kind not in BOTS or budget:
        raise BotError(f"no bot {name[:40]!r}; expected one of {', '.join(BOTS)}, or search:BUDGET")
    return BOTS[kind]


def hint(masks: Masks, sheet: Sheet, roll: Roll, moment: Moment, span: Span) -> list[Advice]:
    """Return the planner's first three turns."""
    return PLANNER_BOT.best(masks, sheet, roll, moment, span, HINTS)


def random_number(sheet: Sheet, roll: Roll, moment: Moment) -> int:
    """Return a number that looks random and is the same whenever a bot is asked again."""
    return zlib.crc32(repr((sheet, roll, moment)).encode()) & 0x7FFFFFFF


def search_values(masks: Masks, bench: Bench, rows: Rows) -> None:
    """Search, as a body: the rows are the question, then room for the indexes of turns and their values in thousandths."""
    question, indexes, thousandths = rows[0], rows[1], rows[2]
    budget, chance = question[0] // KINDS, question[1]
    sheet, roll, moment = sheet_asked(question), roll_asked(question), moment_asked(question)
    bench.turns.clear()
    add_legal_turns(masks, sheet, roll, bench.turns)
    found = candidates(masks, sheet, moment, bench)
    values = look_ahead(masks, sheet, moment, bench, found, budget, chance)
    for place in range(len(found)):
        indexes[place] = found[place]
        thousandths[place] = round(values[place] * 1000)


def sheet_asked(row: MutableSequence[int]) -> Sheet:
    """Return the sheet of a question of `search`."""
    fits = (row[4], row[5], row[6], row[7], row[8], row[9], row[10])
    return Sheet(row[2], row[3], fits, row[11], row[12], row[13], row[14], row[15])


def roll_asked(row: MutableSequence[int]) -> Roll:
    """Return the roll of a question of `search`."""
    return Roll((row[16], row[17]), (row[18], row[19]), row[20] != 0)


def moment_asked(row: MutableSequence[int]) -> Moment:
    """Return the moment of a question of `search`."""
    return Moment(row[21], row[22], row[23], row[24], row[25])


def _best_first(advice: list[Advice]) -> list[Advice]:
    """Best first; of equals, the first in the list of legal turns."""
    return sorted(advice, key=lambda one: -one.value)
