"""Bots: one protocol and one registry. Each bot returns its best turns, best first, with values and reasons."""

import zlib
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
    greedy_value,
    look_ahead,
    value_of_circles,
)
from dicegame.dice.bots.reasons import NO_REASON, SMALLEST, explain
from dicegame.dice.bots.value import planner_workspace
from dicegame.dice.masks import Masks
from dicegame.dice.roll import Roll
from dicegame.dice.rules import legal_turns
from dicegame.dice.sheet import Sheet
from dicegame.dice.simulation.moment import Moment, Span, list_turns, play_turn
from dicegame.dice.simulation.plain import MOST_HEXES, run_on_lists
from dicegame.dice.simulation.workspace import Ints, Workspace
from dicegame.dice.turn import Turn
from dicegame.play.advice import Advice
from padgen.errors import PadgenError
from padgen.language import Sentence

HINTS = 3
"""The number of turns that a hint shows."""
BUDGET = 12000
"""The number of turns that `search` may simulate to choose one turn."""
PLAIN_BUDGET = 1
"""The budget without numba. Simulated games would take minutes, so this is too small for even one game."""


class BotError(PadgenError):
    """There is no bot with this name."""


class Bot(Protocol):
    """The protocol of the dice game's bots."""

    @property
    def name(self) -> str:
        """The name that people type after `bot:`."""

    @property
    def number(self) -> int:
        """The number of the bot in `policies`."""

    def advise(self, masks: Masks, sheet: Sheet, roll: Roll, moment: Moment, span: Span) -> list[Advice[Turn]]:
        """Return the best turns, starting with the one that the bot takes.

        The same arguments always give the same advice.
        """


@dataclass(frozen=True)
class RandomBot:
    """Takes any legal turn."""

    name: str = "random"
    number: int = RANDOM

    def advise(self, masks: Masks, sheet: Sheet, roll: Roll, moment: Moment, span: Span) -> list[Advice[Turn]]:  # noqa: ARG002
        """Return one turn, picked at random."""
        turns = legal_turns(masks, sheet, roll)
        return [Advice(turns[random_number(sheet, roll, moment) % len(turns)], 0.0, (Sentence("bot-chance"),))]


@dataclass(frozen=True)
class GreedyBot:
    """Looks at one turn only, with hand-written values."""

    name: str = "greedy"
    number: int = GREEDY

    def advise(self, masks: Masks, sheet: Sheet, roll: Roll, moment: Moment, span: Span) -> list[Advice[Turn]]:  # noqa: ARG002
        """Return all turns, sorted by points, circles and begun areas."""
        advice = []
        for turn in legal_turns(masks, sheet, roll):
            step = play_turn(masks, sheet, turn, moment)
            total = greedy_value(masks, sheet, turn, step, moment)
            points, circles = step.gain, value_of_circles(step.after, moment)
            change = circles - value_of_circles(sheet, moment)
            parts = (
                (points, "bot-greedy-points"),
                (change, "bot-greedy-circles"),
                (total - points - circles, "bot-greedy-areas"),
            )
            reasons = tuple(Sentence(key, change=f"{part:+.1f}") for part, key in parts if abs(part) >= SMALLEST)
            advice.append(Advice(turn, total, reasons or NO_REASON))
        return _best_first(advice)


@dataclass(frozen=True)
class PlannerBot:
    """Adds up the points of a turn and the learned value of the sheet after it."""

    name: str = "planner"
    number: int = PLANNER

    def advise(self, masks: Masks, sheet: Sheet, roll: Roll, moment: Moment, span: Span) -> list[Advice[Turn]]:
        """Return all turns, sorted by points and learned value."""
        return self.best(masks, sheet, roll, moment, span)

    def best(
        self, masks: Masks, sheet: Sheet, roll: Roll, moment: Moment, span: Span, count: int | None = None
    ) -> list[Advice[Turn]]:
        """Return the best `count` turns, or all. Only these turns get reasons, because finding reasons is slow."""
        workspace = planner_workspace(masks, span)
        turns = legal_turns(masks, sheet, roll)
        valued = [Advice(turn, planned_value(masks, sheet, turn, moment, workspace), ()) for turn in turns]
        return [one._replace(reasons=explain(masks, sheet, one.move, moment)) for one in _best_first(valued)[:count]]


@dataclass(frozen=True)
class SearchBot:
    """Looks at all next rolls after the planner's best turns. If some are close, it compares them by simulated games."""

    name: str = "search"
    budget: int = field(default_factory=lambda: BUDGET if find_spec("numba") else PLAIN_BUDGET)

    @property
    def number(self) -> int:
        """Return its kind and its budget in one number."""
        return SEARCH + KINDS * self.budget

    def advise(self, masks: Masks, sheet: Sheet, roll: Roll, moment: Moment, span: Span) -> list[Advice[Turn]]:
        """Return the planner's best turns, sorted by the expected points.

        If the duchy is too large, return the planner's advice.
        """
        if len(masks.near) > MOST_HEXES:
            return PLANNER_BOT.advise(masks, sheet, roll, moment, span)
        turns = legal_turns(masks, sheet, roll)
        question = Question(self.number, random_number(sheet, roll, moment), sheet, roll, moment)
        rows = SearchRows(numbers_of_question(question), [-1] * len(turns), [0] * len(turns))
        rows = run_on_lists(search_values, masks, planner_workspace(masks, span), rows)
        advice = []
        for index, value in zip(rows.indexes, rows.thousandths, strict=True):
            if index >= 0:
                turn, mean = turns[index], value / 1000
                reason = Sentence("bot-mean", points=f"{mean:.1f}")
                advice.append(Advice(turn, mean, (reason, *explain(masks, sheet, turn, moment))))
        return _best_first(advice)


PLANNER_BOT = PlannerBot()
BOTS: dict[str, Bot] = {bot.name: bot for bot in (RandomBot(), GreedyBot(), PLANNER_BOT, SearchBot())}


def find_bot(name: str) -> Bot:
    """Return the bot with a name. `search:20000` is the search bot with another budget.

    Raises: BotError with the known bots.
    """
    kind, _, budget = name.removeprefix("bot:").partition(":")
    if kind == "search" and budget.isascii() and budget.isdigit() and 0 < int(budget) <= 10**7:
        return SearchBot(name.removeprefix("bot:"), int(budget))
    if kind not in BOTS or budget:
        raise BotError(Sentence("bot-unknown", name=name[:40], bots=tuple(BOTS)))
    return BOTS[kind]


def hint(masks: Masks, sheet: Sheet, roll: Roll, moment: Moment, span: Span) -> list[Advice[Turn]]:
    """Return the planner's first three turns."""
    return PLANNER_BOT.best(masks, sheet, roll, moment, span, HINTS)


def random_number(sheet: Sheet, roll: Roll, moment: Moment) -> int:
    """Return a number that looks random, but is the same whenever a bot is asked again."""
    return zlib.crc32(repr((sheet, roll, moment)).encode()) & 0x7FFFFFFF


class SearchRows(NamedTuple):
    """The input and output of `search_values`."""

    question: Ints
    """The numbers of a `Question`."""
    indexes: Ints
    """The indexes of the candidates among the legal turns. The rest of the row stays unchanged."""
    thousandths: Ints
    """The values of the candidates, in thousandths of points."""


class Question(NamedTuple):
    """The question for `search`: which turn to take with this roll."""

    bot: int
    chance: int
    """A random number."""
    sheet: Sheet
    roll: Roll
    moment: Moment


def numbers_of_question(question: Question) -> list[int]:
    """Return a question as one row of numbers."""
    bot, chance, sheet, roll, moment = question
    return [bot, chance, *sheet[:2], *sheet.fits, *sheet[3:], *roll.colors, *roll.pips, int(roll.double), *moment]


def read_question(row: Ints) -> Question:
    """Return the question in a row of numbers."""
    fits = (row[4], row[5], row[6], row[7], row[8], row[9], row[10])
    sheet = Sheet(row[2], row[3], fits, row[11], row[12], row[13], row[14], row[15])
    roll = Roll((row[16], row[17]), (row[18], row[19]), row[20] != 0)
    return Question(row[0], row[1], sheet, roll, Moment(row[21], row[22], row[23], row[24], row[25]))


def search_values(masks: Masks, workspace: Workspace, rows: SearchRows) -> None:
    """Write the candidates of `search` and their values into the rows."""
    asked = read_question(rows.question)
    list_turns(masks, asked.sheet, asked.roll, workspace.turns)
    found = candidates(masks, asked.sheet, asked.moment, workspace)
    values = look_ahead(masks, asked.sheet, asked.moment, workspace, found, asked.bot // KINDS, asked.chance)
    for place in range(len(found)):
        rows.indexes[place] = found[place]
        rows.thousandths[place] = round(values[place] * 1000)


def _best_first(advice: list[Advice[Turn]]) -> list[Advice[Turn]]:
    """Sort turns by value, best first. Equal ones keep their order."""
    return sorted(advice, key=lambda one: -one.value)
