"""The protocol of the bots, all bots by name, and two simple ones: `random` and `greedy`."""

from dataclasses import dataclass
from typing import Protocol

from dicegame.dice.bots.planner import PLANNER_BOT, best_first
from dicegame.dice.bots.policies import GREEDY, RANDOM, greedy_value, value_of_circles
from dicegame.dice.bots.reasons import SMALLEST
from dicegame.dice.bots.search import EXPERT_BOT, SearchBot, random_number
from dicegame.dice.masks import Masks
from dicegame.dice.roll import Roll
from dicegame.dice.rules import legal_turns
from dicegame.dice.sheet import Sheet
from dicegame.dice.simulation.moment import Moment, Span, play_turn
from dicegame.dice.turn import Turn
from dicegame.play.advice import Advice, Limit
from dicegame.play.events import GameError
from padgen.language import Sentence, decimal


class Bot(Protocol):
    """A bot of the dice game. It sees one player's sheet, the roll, the moment and the length of the game."""

    @property
    def name(self) -> str:
        """The name that people type after `bot:`."""

    @property
    def number(self) -> int:
        """The number of the bot in compiled code (see `KINDS` in `policies`)."""

    def advise(
        self, masks: Masks, sheet: Sheet, roll: Roll, moment: Moment, span: Span, limit: Limit | None = None
    ) -> list[Advice[Turn]]:
        """Return the best turns with values and reasons, starting with the turn that the bot takes.

        The same arguments always give the same advice, unless a limit of seconds stops the bot.
        """


@dataclass(frozen=True)
class RandomBot:
    """A bot that takes any legal turn."""

    name: str = "random"
    number: int = RANDOM

    def advise(
        self, masks: Masks, sheet: Sheet, roll: Roll, moment: Moment, span: Span, limit: Limit | None = None
    ) -> list[Advice[Turn]]:
        """Return one turn, picked at random."""
        turns = legal_turns(masks, sheet, roll)
        return [Advice(turns[random_number(sheet, roll, moment) % len(turns)], 0.0, (Sentence("bot-chance"),))]


@dataclass(frozen=True)
class GreedyBot:
    """A bot that takes the best turn by hand-written values, without looking at later rounds."""

    name: str = "greedy"
    number: int = GREEDY

    def advise(
        self, masks: Masks, sheet: Sheet, roll: Roll, moment: Moment, span: Span, limit: Limit | None = None
    ) -> list[Advice[Turn]]:
        """Return all legal turns, sorted by `greedy_value`: the sum of points and of values for circles and marks."""
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
            reasons = tuple(
                Sentence(key, change=decimal(part, 1, signed=True)) for part, key in parts if abs(part) >= SMALLEST
            )
            advice.append(Advice(turn, total, reasons or (Sentence("bot-nothing"),)))
        return best_first(advice)


BOTS: dict[str, Bot] = {bot.name: bot for bot in (RandomBot(), GreedyBot(), PLANNER_BOT, EXPERT_BOT, SearchBot())}


def find_bot(name: str) -> Bot:
    """Return the bot with this name. `search:200` is the search bot that may simulate 200 turns for one choice.

    Raises: GameError for an unknown bot, with the known ones.
    """
    known = name.lower().removeprefix("bot:")
    kind, _, budget = known.partition(":")
    if kind == "search" and budget.isascii() and budget.isdigit() and 0 < int(budget) <= 10**7:
        return SearchBot(known, int(budget))
    if kind not in BOTS or budget:
        raise GameError(Sentence("bot-unknown", name=name[:40], bots=tuple(BOTS)))
    return BOTS[kind]
