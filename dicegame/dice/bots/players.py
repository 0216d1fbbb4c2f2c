"""Bots: one protocol and one registry. Every bot names its best turns, best first, with values and reasons."""

import zlib
from collections import defaultdict
from dataclasses import dataclass, field
from importlib.util import find_spec
from typing import NamedTuple, Protocol

import numpy as np
import numpy.typing as npt

from dicegame.dice.bots.features import FEATURES, describe, plan, see
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
from dicegame.dice.bots.value import BIASES, JOINT, OUT, learned_weights, planner_workspace
from dicegame.dice.game import Game
from dicegame.dice.masks import Masks
from dicegame.dice.roll import Roll
from dicegame.dice.rules import legal_turns
from dicegame.dice.sheet import Sheet
from dicegame.dice.simulation.batch import MOST_HEXES, Inputs, as_row, run
from dicegame.dice.simulation.moment import END, Moment, Span, list_turns, play_turn, time_of
from dicegame.dice.simulation.workspace import SCRATCH_SIZE, Ints, Workspace
from dicegame.dice.turn import Turn
from dicegame.fast.lanes import UNITS
from dicegame.words import noun_for
from padgen.errors import PadgenError

SHOWN = 3
"""Reasons given for a turn."""
NO_REASON = ("it changes nothing",)
BUDGET = 12000
"""Turns that `search` may take for one turn in games that go on; the mean over the next rolls comes before."""
PLAIN_BUDGET = 1
"""The same without numba, where games would take minutes: none."""


class BotError(PadgenError):
    """A bot that is not there."""


class Advice(NamedTuple):
    """A turn as a bot sees it."""

    turn: Turn
    value: float
    """What the bot goes by: points that it expects for the rest of the game, as far as it can tell."""
    reasons: tuple[str, ...]


class Bot(Protocol):
    """What a player made of code can do."""

    @property
    def name(self) -> str:
        """As people type it, after `bot:`."""

    @property
    def number(self) -> int:
        """As policies know it."""

    def advise(self, masks: Masks, sheet: Sheet, roll: Roll, moment: Moment, span: Span) -> list[Advice]:
        """The best turns, the one that the bot takes first. The same for the same arguments."""


@dataclass(frozen=True)
class RandomBot:
    """Takes any legal turn."""

    name: str = "random"
    number: int = RANDOM

    def advise(self, masks: Masks, sheet: Sheet, roll: Roll, moment: Moment, span: Span) -> list[Advice]:  # noqa: ARG002
        """Any turn."""
        turns = legal_turns(masks, sheet, roll)
        return [Advice(turns[chance_of(sheet, roll, moment) % len(turns)], 0.0, ("chance",))]


@dataclass(frozen=True)
class GreedyBot:
    """Looks at one turn only, with hand-written worths."""

    name: str = "greedy"
    number: int = GREEDY

    def advise(self, masks: Masks, sheet: Sheet, roll: Roll, moment: Moment, span: Span) -> list[Advice]:  # noqa: ARG002
        """All turns by points, circles and begun areas."""
        advice = []
        for turn in legal_turns(masks, sheet, roll):
            step = play_turn(masks, sheet, turn, moment)
            total = greedy_value(masks, sheet, turn, step, moment)
            points, circles = step.gain, value_of_circles(step.after, moment)
            change = circles - value_of_circles(sheet, moment)
            parts = (
                (points, "points at once"),
                (change, "circles"),
                (total - points - circles, "areas begun, hexes opened"),
            )
            reasons = tuple(f"{part:+.1f} {what}" for part, what in parts if abs(part) >= 0.05)
            advice.append(Advice(turn, total, reasons or NO_REASON))
        return _sorted(advice)


@dataclass(frozen=True)
class PlannerBot:
    """Adds to a turn's points what it has learned to expect of the page after it."""

    name: str = "planner"
    number: int = PLANNER

    def advise(self, masks: Masks, sheet: Sheet, roll: Roll, moment: Moment, span: Span) -> list[Advice]:
        """All turns by points and learned value."""
        workspace = planner_workspace(masks, span)
        return _sorted(
            [
                Advice(
                    turn, planned_value(masks, sheet, turn, moment, workspace), planned_reasons(masks, sheet, turn, moment)
                )
                for turn in legal_turns(masks, sheet, roll)
            ]
        )


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
        """The planner's best turns by what is to be expected of them; on too large a duchy by what the planner sees."""
        if len(masks.near) > MOST_HEXES:
            return BOTS["planner"].advise(masks, sheet, roll, moment, span)
        turns = legal_turns(masks, sheet, roll)
        question = Question(self.number, chance_of(sheet, roll, moment), sheet, roll, moment)
        places, values = np.full(len(turns), -1, np.int64), np.zeros(len(turns), np.int64)
        rows = QuestionRows(as_row(write_question(question)), places, values)
        run(search_values, masks, Inputs(span, learned_weights(), plan(masks)), rows)
        advice = []
        for place, thousandths in zip(places, values, strict=True):
            if place >= 0:
                turn, mean = turns[place], thousandths / 1000
                reasons = (f"{mean:.1f} points in the rest of the game, over all next rolls and games tried",)
                advice.append(Advice(turn, mean, reasons + planned_reasons(masks, sheet, turn, moment)))
        return _sorted(advice)


BOTS: dict[str, Bot] = {bot.name: bot for bot in (RandomBot(), GreedyBot(), PlannerBot(), SearchBot())}


def find_bot(name: str) -> Bot:
    """The bot of a name; `search:20000` is one with a budget of its own.

    Raises: BotError with the bots there are.
    """
    kind, _, budget = name.removeprefix("bot:").partition(":")
    if kind == "search" and budget.isascii() and budget.isdigit() and 0 < int(budget) <= 10**7:
        return SearchBot(name.removeprefix("bot:"), int(budget))
    if kind not in BOTS or budget:
        raise BotError(f"no bot {name[:40]!r}; expected one of {', '.join(BOTS)}, or search:BUDGET")
    return BOTS[kind]


def hint(masks: Masks, sheet: Sheet, roll: Roll, moment: Moment, span: Span) -> list[Advice]:
    """The planner's first three turns."""
    return BOTS["planner"].advise(masks, sheet, roll, moment, span)[:3]


def moment_of(game: Game) -> Moment:
    """The moment of the open round of a game."""
    clock = game.clock
    return Moment(clock.phase, clock.done, time_of(clock.phase, clock.done, clock.limit), *game.taken_values)


def span_of(game: Game) -> Span:
    """How long a game lasts."""
    tables = game.setup.tables
    limit = tables.solo_rounds if game.setup.solo else tables.time_boxes
    return Span(game.setup.solo, limit, game.setup.double_faces)


def chance_of(sheet: Sheet, roll: Roll, moment: Moment) -> int:
    """A number that looks like chance, and is the same whenever a bot is asked again."""
    return zlib.crc32(repr((sheet, roll, moment)).encode()) & 0x7FFFFFFF


class QuestionRows(NamedTuple):
    """What `search_values` is asked, and its answer."""

    question: Ints
    """Bot number and chance, then the numbers of the sheet, the roll and the moment."""
    places: Ints
    """Of the candidates among the legal turns; the rest stays as it is."""
    values: Ints
    """Of the candidates, in thousandths of points."""


class Question(NamedTuple):
    """A turn that `search` is asked for."""

    bot: int
    chance: int
    sheet: Sheet
    roll: Roll
    moment: Moment


def write_question(question: Question) -> tuple[int, ...]:
    """Return a question as one row of numbers."""
    bot, chance, sheet, roll, moment = question
    return (bot, chance, *sheet[:2], *sheet.fits, *sheet[3:], *roll.colors, *roll.pips, int(roll.double), *moment)


def read_question(row: Ints) -> Question:
    """Return the question in a row of numbers."""
    fits = (row[4], row[5], row[6], row[7], row[8], row[9], row[10])
    sheet = Sheet(row[2], row[3], fits, row[11], row[12], row[13], row[14], row[15])
    roll = Roll((row[16], row[17]), (row[18], row[19]), row[20] != 0)
    return Question(row[0], row[1], sheet, roll, Moment(row[21], row[22], row[23], row[24], row[25]))


def search_values(masks: Masks, workspace: Workspace, rows: QuestionRows) -> None:
    """Write down the candidates of `search` and what it expects of them."""
    asked = read_question(rows.question)
    list_turns(masks, asked.sheet, asked.roll, workspace.turns)
    places = candidates(masks, asked.sheet, asked.moment, workspace)
    values = look_ahead(masks, asked.sheet, asked.moment, workspace, places, asked.bot // KINDS, asked.chance)
    for index in range(len(places)):
        rows.places[index] = places[index]
        rows.values[index] = round(values[index] * 1000)


def planned_reasons(masks: Masks, sheet: Sheet, turn: Turn, moment: Moment) -> tuple[str, ...]:
    """The points of a turn, and what changes most in the planner's eyes. With what is too small to be told they add up.

    A feature counts by its own weight and by what it says to the units of the net, each of which passes on some share.
    """
    step = play_turn(masks, sheet, turn, moment)
    points = step.gain
    told = [(change, text) for change, text in changes(masks, sheet, step.after, moment.time) if abs(change) >= 0.05][:SHOWN]
    at_once = [f"{points:+d} {noun_for(points, 'point')} at once"] if points else []
    reasons = (*at_once, *(f"{change:+.1f} {text}" for change, text in told))
    return reasons or NO_REASON


def changes(masks: Masks, sheet: Sheet, after: Sheet, time: int) -> list[tuple[float, str]]:
    """What a change of a page is worth to the planner, by what it is about; what matters most comes first."""
    if time == END:
        return []
    weights = learned_weights()
    pages = [seen_on(masks, page) for page in (sheet, after)]
    sums = [weights[BIASES + time * UNITS :][:UNITS] + _joint(weights, page) for page in pages]
    heard = [np.maximum(units, 0) for units in sums]
    apart = sums[1] - sums[0]
    share = np.divide(heard[1] - heard[0], apart, out=np.zeros(UNITS), where=apart != 0)
    out = weights[OUT + time * UNITS :][:UNITS] * share
    worth: dict[str, float] = defaultdict(float)
    states: dict[str, str] = {}
    for page, sign in zip(pages, (-1, 1), strict=True):
        for feature in page:
            about, state = describe(feature)
            worth[about] += sign * float(weights[time * FEATURES + feature] + _joint(weights, [feature]) @ out)
            states[about] = state
    return [(worth[about], f"{about}: {states[about]}") for about in sorted(worth, key=lambda about: -abs(worth[about]))]


def seen_on(masks: Masks, sheet: Sheet) -> list[int]:
    """The features of a page."""
    seen = [0] * SCRATCH_SIZE
    return seen[: see(masks, sheet, plan(masks), seen)]


def _joint(weights: npt.NDArray[np.float64], features: list[int]) -> npt.NDArray[np.float64]:
    """What features say to the units."""
    rows: npt.NDArray[np.float64] = weights[JOINT:BIASES].reshape(FEATURES, UNITS)[features].sum(axis=0)
    return rows


def _sorted(advice: list[Advice]) -> list[Advice]:
    """Best first; of equals, the first in the list of legal turns."""
    return sorted(advice, key=lambda one: -one.value)
