"""The bot `search`: it looks at all next rolls, and simulates games between close turns.

Its search can be stopped at any moment, so that nobody waits: by the clock or, in games that must be repeatable, by a count
of positions. Counted searches always run in plain Python, so nothing depends on whether and when code was compiled.
"""

import zlib
from dataclasses import dataclass
from time import monotonic
from typing import NamedTuple

from dicegame.dice.bots.planner import PLANNER_BOT, best_first
from dicegame.dice.bots.policies import BUDGET, KINDS, SEARCH, UNKNOWN, candidates, improve, look_ahead
from dicegame.dice.bots.reasons import explain
from dicegame.dice.bots.value import planner_workspace
from dicegame.dice.masks import Masks
from dicegame.dice.roll import Roll
from dicegame.dice.rules import add_legal_turns
from dicegame.dice.sheet import Sheet
from dicegame.dice.simulation.moment import Moment, Span, list_turns
from dicegame.dice.simulation.plain import MOST_HEXES, is_ready, run_on_lists
from dicegame.dice.simulation.workspace import Ints, Workspace
from dicegame.dice.turn import Turn
from dicegame.fast.limit import limited
from dicegame.fast.machine_code import can_compile
from dicegame.play.advice import Advice, Limit
from padgen.language import Sentence, decimal

PLAIN_BUDGET = 1
"""The budget without numba in matches. Simulated games would take minutes, so this is too small for even one game."""


class Found(NamedTuple):
    """The candidates that a search has looked at."""

    turns: list[Turn]
    values: list[float]
    note: Sentence | None = None


@dataclass(frozen=True)
class SearchBot:
    """Looks at all next rolls after the planner's best turns. If some are close, it compares them by simulated games."""

    name: str = "search"
    budget: int | None = None
    """The number of turns that it may simulate to choose one turn."""

    @property
    def number(self) -> int:
        """Return its kind and its budget in one number, for matches."""
        return SEARCH + KINDS * (self.budget or (BUDGET if can_compile() else PLAIN_BUDGET))

    def advise(
        self, masks: Masks, sheet: Sheet, roll: Roll, moment: Moment, span: Span, limit: Limit | None = None
    ) -> list[Advice[Turn]]:
        """Return the planner's best turns, sorted by the expected points.

        If the duchy is too large, return the planner's advice.
        """
        if len(masks.near) > MOST_HEXES:
            return PLANNER_BOT.advise(masks, sheet, roll, moment, span, limit)
        workspace = planner_workspace(masks, span)
        question = Question(self.number, random_number(sheet, roll, moment), sheet, roll, moment)
        if limit is None or (limit.positions is None and is_ready(search_values)):
            found = _search(masks, workspace, question)
        else:
            found = _search_within(limit, masks, workspace, question, self.budget or BUDGET)
        advice = []
        for turn, value in zip(found.turns, found.values, strict=True):
            reason = Sentence("bot-mean", points=decimal(value, 1))
            advice.append(Advice(turn, value, (reason, *explain(masks, sheet, turn, moment)), found.note))
        return best_first(advice)


def random_number(sheet: Sheet, roll: Roll, moment: Moment) -> int:
    """Return a number that looks random, but is the same whenever a bot is asked again."""
    return zlib.crc32(repr((sheet, roll, moment)).encode()) & 0x7FFFFFFF


class Question(NamedTuple):
    """The question for `search`: which turn to take with this roll."""

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
    return Found(turns[:looked_at], values[:looked_at], note)


# --- Without a limit, or compiled -----------------------------------------------------------------------------------------


class SearchRows(NamedTuple):
    """The input and output of `search_values`."""

    question: Ints
    """The numbers of a `Question`."""
    indexes: Ints
    """The indexes of the candidates among the legal turns. The rest of the row stays unchanged."""
    thousandths: Ints
    """The values of the candidates, in thousandths of points."""


def _search(masks: Masks, workspace: Workspace, question: Question) -> Found:
    """Return the best turns after a whole search."""
    turns: list[Turn] = []
    add_legal_turns(masks, question.sheet, question.roll, turns)
    rows = SearchRows(numbers_of_question(question), [-1] * len(turns), [0] * len(turns))
    rows = run_on_lists(search_values, masks, workspace, rows)
    found = [(turns[index], value / 1000) for index, value in zip(rows.indexes, rows.thousandths, strict=True) if index >= 0]
    return Found([turn for turn, _ in found], [value for _, value in found])


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
