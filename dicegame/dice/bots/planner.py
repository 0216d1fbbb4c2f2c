"""The bot `planner`. It needs no compiled code."""

from dataclasses import dataclass

from dicegame.dice.bots.next_roll import planned_value
from dicegame.dice.bots.policies import PLANNER
from dicegame.dice.bots.reasons import explain
from dicegame.dice.bots.value import planner_workspace
from dicegame.dice.masks import Masks
from dicegame.dice.roll import Roll
from dicegame.dice.rules import legal_turns
from dicegame.dice.sheet import Sheet
from dicegame.dice.simulation.moment import Moment, Span
from dicegame.dice.turn import Turn
from dicegame.play.advice import Advice, Limit

HINTS = 3
"""The number of turns that a hint shows."""


@dataclass(frozen=True)
class PlannerBot:
    """A bot that takes the turn with the highest sum of its points and the learned value of the sheet after it."""

    name: str = "planner"
    number: int = PLANNER

    def advise(
        self, masks: Masks, sheet: Sheet, roll: Roll, moment: Moment, span: Span, limit: Limit | None = None
    ) -> list[Advice[Turn]]:
        """Return all legal turns, sorted by the sum of points and learned value; with a limit, only the best `HINTS`."""
        return self.best(masks, sheet, roll, moment, span, HINTS if limit else None)

    def best(
        self,
        masks: Masks,
        sheet: Sheet,
        roll: Roll,
        moment: Moment,
        span: Span,
        count: int | None = None,
        weights: list[float] | None = None,
    ) -> list[Advice[Turn]]:
        """Return the best `count` turns (all turns if None), valued by the planner's weights or by `weights`.

        Only these turns get reasons, because finding reasons is slow.
        """
        valued = self.valued(masks, sheet, roll, moment, span, weights)
        return [explained(one, masks, sheet, moment, weights) for one in valued[:count]]

    def valued(
        self, masks: Masks, sheet: Sheet, roll: Roll, moment: Moment, span: Span, weights: list[float] | None = None
    ) -> list[Advice[Turn]]:
        """Return all legal turns without reasons, best first, valued by the planner's weights or by `weights`."""
        workspace = planner_workspace(masks, span, weights)
        turns = legal_turns(masks, sheet, roll)
        return best_first([Advice(turn, planned_value(masks, sheet, turn, moment, workspace), ()) for turn in turns])


PLANNER_BOT = PlannerBot()


def best_first(advice: list[Advice[Turn]]) -> list[Advice[Turn]]:
    """Return the advice sorted by value, best first. Turns with equal values keep their order."""
    return sorted(advice, key=lambda one: -one.value)


def explained(
    advice: Advice[Turn], masks: Masks, sheet: Sheet, moment: Moment, weights: list[float] | None = None
) -> Advice[Turn]:
    """Return advice with the reasons for its turn."""
    return advice._replace(reasons=explain(masks, sheet, advice.move, moment, weights))
