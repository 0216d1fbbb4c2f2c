"""The bots `expert` and `search`: they look at all next rolls; `search` also simulates games between close turns.

Both use the weights tuned to the duchy, if there are any. A limit can stop their search at any moment: by the clock or, in
games that must be repeatable, by a count of positions. Counted searches always run in plain Python and with shipped
weights, so their result does not depend on compiled code, or on weights tuned in earlier games.
"""

import math
import sys
import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from time import monotonic
from typing import NamedTuple

from dicegame.dice.bots.next_roll import planned_value
from dicegame.dice.bots.planner import HINTS, PLANNER_BOT, best_first, explained
from dicegame.dice.bots.policies import BUDGET, EXPERT, KINDS, SEARCH, UNKNOWN, candidates, improve, look_ahead
from dicegame.dice.bots.reasons import explain
from dicegame.dice.bots.tuned import weights_for
from dicegame.dice.bots.value import planner_workspace
from dicegame.dice.masks import Masks
from dicegame.dice.roll import Roll
from dicegame.dice.rules import add_legal_turns
from dicegame.dice.sheet import Sheet
from dicegame.dice.simulation.moment import Moment, Span, list_turns
from dicegame.dice.simulation.workspace import MOST_HEXES, Workspace, run
from dicegame.dice.turn import Turn
from dicegame.fast.bodies import is_ready
from dicegame.fast.limit import limited
from dicegame.fast.machine_code import can_compile
from dicegame.play.advice import BY_CLOCK, Advice, Limit
from padgen.language import Sentence, decimal

PLAIN_BUDGET = 1
"""The budget without numba in matches. Simulated games would take minutes, so this is too small for even one game."""

EXPERT_LIMIT = Limit(seconds=0.8, positions=2500)
"""The limit for `expert` if its code is not compiled. It leaves time for finding reasons."""


class Found(NamedTuple):
    """The candidates that a search has compared, with their values."""

    turns: list[Turn]
    values: list[float]
    note: Sentence | None = None
    means: bool = True
    """False if there was not even time for one mean over all rolls; then the only value is the learned one."""


@dataclass(frozen=True)
class ExpertBot:
    """A bot that takes the turn with the highest mean value over all next rolls. Hints come from it."""

    name: str = "expert"
    number: int = EXPERT

    def advise(
        self, masks: Masks, sheet: Sheet, roll: Roll, moment: Moment, span: Span, limit: Limit | None = None
    ) -> list[Advice[Turn]]:
        """Return the few best turns by learned value, sorted by their mean value over all next rolls."""
        if limit is not None:
            limit = _shorter(limit, EXPERT_LIMIT)
        return _advice(0, Question(self.number, 0, sheet, roll, moment), masks, span, limit)

    def hint(self, masks: Masks, sheet: Sheet, roll: Roll, moment: Moment, span: Span) -> list[Advice[Turn]]:
        """Return the best `HINTS` turns at once, the best first.

        Turns that differ only in their pips count as one. Where compiled code is loaded already, those
        that `advise` compares come first; elsewhere, and after these, turns count by their learned value.
        """
        compared, weights = list[Advice[Turn]](), weights_for(masks)
        if "numba" in sys.modules and is_ready(search_values):
            compared = self.advise(masks, sheet, roll, moment, span, BY_CLOCK)
        best, least = _best_of_each(compared)[:HINTS], compared[-1].value if compared else math.inf
        if len(best) < HINTS:
            more = PLANNER_BOT.valued(masks, sheet, roll, moment, span, weights)
            best = _best_of_each([*best, *(one._replace(value=min(one.value, least)) for one in more)])[:HINTS]
            best = [one if one.reasons else explained(one, masks, sheet, moment, weights) for one in best]
        return best


@dataclass(frozen=True)
class SearchBot:
    """A bot that looks at all next rolls as `expert` does, and compares close turns by simulated games."""

    name: str = "search"
    budget: int | None = None
    """The number of turns that it may simulate to choose one turn; None for the usual number."""

    @property
    def number(self) -> int:
        """Return the bot's number in matches, which tells its kind and its budget (see `KINDS` in `policies`)."""
        return SEARCH + KINDS * (self.budget or (BUDGET if can_compile() else PLAIN_BUDGET))

    def advise(
        self, masks: Masks, sheet: Sheet, roll: Roll, moment: Moment, span: Span, limit: Limit | None = None
    ) -> list[Advice[Turn]]:
        """Return the few best turns by learned value, sorted by the points that the search expects."""
        question = Question(self.number, random_number(sheet, roll, moment), sheet, roll, moment)
        return _advice(self.budget or BUDGET, question, masks, span, limit)


EXPERT_BOT = ExpertBot()


def _advice(budget: int, question: "Question", masks: Masks, span: Span, limit: Limit | None) -> list[Advice[Turn]]:
    """Return the best turns for a question, with reasons; for a duchy too large to simulate, the planner's turns."""
    _, _, sheet, roll, moment = question
    if len(masks.near) > MOST_HEXES:
        return PLANNER_BOT.advise(masks, sheet, roll, moment, span, limit)
    weights = weights_for(masks, shipped=limit is not None and limit.positions is not None)
    workspace = planner_workspace(masks, span, weights)
    if limit is None or (limit.positions is None and is_ready(search_values)):
        found = _search(masks, workspace, question)
    else:
        found = _search_within(limit, masks, workspace, question, budget)
    advice = []
    for turn, value in zip(found.turns, found.values, strict=True):
        mean = Sentence("bot-mean" if budget else "bot-mean-of-rolls", points=decimal(value, 1))
        first, *others = explain(masks, sheet, turn, moment, weights)
        advice.append(Advice(turn, value, (first, *[mean] * found.means, *others), found.note))
    return best_first(advice)


def _best_of_each(advice: Sequence[Advice[Turn]]) -> list[Advice[Turn]]:
    """Return the first of all turns that sell, check off and mark the same with different pips."""
    found: dict[tuple[bool, int, frozenset[int]], Advice[Turn]] = {}
    for one in advice:
        found.setdefault((one.move.sale, one.move.bonus, frozenset((one.move.hex, one.move.hex2))), one)
    return list(found.values())


def _shorter(limit: Limit, most: Limit) -> Limit:
    """Return `limit`, reduced to at most `most`. A limit of seconds stays one of seconds, and one of positions likewise."""
    if limit.seconds is not None:
        return Limit(seconds=min(limit.seconds, most.seconds or limit.seconds))
    return Limit(positions=min(limit.positions or 0, most.positions or 0))


def random_number(sheet: Sheet, roll: Roll, moment: Moment) -> int:
    """Return a random-looking number that is always the same for the same sheet, roll and moment."""
    return zlib.crc32(repr((sheet, roll, moment)).encode()) & 0x7FFFFFFF


class Question(NamedTuple):
    """The question for `expert` or `search`: which turn to take with this roll."""

    bot: int
    chance: int
    """A random number."""
    sheet: Sheet
    roll: Roll
    moment: Moment


# --- Stopped by a limit, in plain Python ----------------------------------------------------------------------------------


def _search_within(limit: Limit, masks: Masks, workspace: Workspace, asked: Question, budget: int) -> Found:
    """Return the best turns found within a limit. The planner's best turn is always among them."""
    until = None if limit.seconds is None else monotonic() + limit.seconds
    add_legal_turns(masks, asked.sheet, asked.roll, workspace.turns)
    found = candidates(masks, asked.sheet, asked.moment, workspace)
    values = [UNKNOWN for _ in found]
    with limited(until, limit.positions) as left:
        improve(masks, asked.sheet, asked.moment, workspace, found, values, budget, asked.chance)
    turns = [workspace.turns[index] for index in found]
    looked_at = max(1, sum(value != UNKNOWN for value in values))
    note = None
    if left.stopped and limit.seconds is not None:
        note = Sentence("bot-best-in-time", seconds=round(limit.seconds), looked=looked_at, turns=len(turns))
    elif left.stopped:
        note = Sentence("bot-best-of-positions", positions=limit.positions or 0, looked=looked_at, turns=len(turns))
    means = values[0] != UNKNOWN
    if not means:
        values[0] = planned_value(masks, asked.sheet, turns[0], asked.moment, workspace)
    return Found(turns[:looked_at], values[:looked_at], note, means)


# --- Without a limit, or compiled -----------------------------------------------------------------------------------------


class SearchRows(NamedTuple):
    """The input and output of `search_values`."""

    question: Question
    indexes: list[int]
    """The indexes of the candidates among the legal turns. The rest of the row stays -1."""
    thousandths: list[int]
    """The values of the candidates, in thousandths of points."""


def _search(masks: Masks, workspace: Workspace, question: Question) -> Found:
    """Return the candidates and their values after a search without a limit."""
    turns: list[Turn] = []
    add_legal_turns(masks, question.sheet, question.roll, turns)
    rows = run(search_values, masks, workspace, SearchRows(question, [-1] * len(turns), [0] * len(turns)))
    found = [(turns[index], value / 1000) for index, value in zip(rows.indexes, rows.thousandths, strict=True) if index >= 0]
    return Found([turn for turn, _ in found], [value for _, value in found])


def search_values(masks: Masks, workspace: Workspace, rows: SearchRows) -> None:
    """Search for the best turns for the question in `rows`, and write the candidates and their values into `rows`."""
    asked = rows.question
    list_turns(masks, asked.sheet, asked.roll, workspace.turns)
    found = candidates(masks, asked.sheet, asked.moment, workspace)
    values = look_ahead(masks, asked.sheet, asked.moment, workspace, found, asked.bot // KINDS, asked.chance)
    for place in range(len(found)):
        rows.indexes[place] = found[place]
        rows.thousandths[place] = round(values[place] * 1000)
