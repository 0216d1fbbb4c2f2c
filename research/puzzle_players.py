"""The players whose misses decide the level of a puzzle: simple players with one habit each, and our bots."""

from collections.abc import Callable

from dicegame.dice.bots.planner import PLANNER_BOT
from dicegame.dice.bots.players import BOTS
from dicegame.dice.bots.policies import greedy_value
from dicegame.dice.masks import NOTHING, Masks
from dicegame.dice.roll import Roll
from dicegame.dice.rules import legal_turns
from dicegame.dice.sheet import Sheet
from dicegame.dice.simulation.moment import Moment, Span, play_turn
from dicegame.dice.turn import Turn

Rank = Callable[[Masks, Sheet, Moment, Turn], tuple[float, ...]]
"""A function that ranks a turn. The player takes the turn with the highest rank, or the first one of equals."""


def most_points(masks: Masks, sheet: Sheet, moment: Moment, turn: Turn) -> tuple[float, ...]:
    """Rank a turn by the points that it earns at once."""
    return (play_turn(masks, sheet, turn, moment).gain,)


def most_marks(masks: Masks, sheet: Sheet, moment: Moment, turn: Turn) -> tuple[float, ...]:
    """Rank a turn by the number of hexes that it marks, then by points."""
    return ((turn.hex != NOTHING) + (turn.hex2 != NOTHING), *most_points(masks, sheet, moment, turn))


def no_bonus(masks: Masks, sheet: Sheet, moment: Moment, turn: Turn) -> tuple[float, ...]:
    """Rank a turn as `greedy` does, but below all others if it sells or checks off a bonus."""
    step = play_turn(masks, sheet, turn, moment)
    return (turn.bonus == NOTHING and not turn.sale, greedy_value(masks, sheet, turn, step, moment))


def nearest_area(masks: Masks, sheet: Sheet, moment: Moment, turn: Turn) -> tuple[float, ...]:
    """Rank a turn by how few hexes are left in the area of its mark, then by the size of the area."""
    if turn.hex == NOTHING:
        return (-len(masks.near), 0)
    after = play_turn(masks, sheet, turn, moment).after
    area = masks.area[turn.hex]
    return (-(area & ~after.marked).bit_count(), area.bit_count())


HABITS: dict[str, Rank] = {"points": most_points, "marks": most_marks, "thrifty": no_bonus, "areas": nearest_area}
"""The simple players by name."""
SLOW = ("planner", "search")
"""The bots that need more time, and hardly ever miss a puzzle."""


def choice_of(name: str, masks: Masks, sheet: Sheet, roll: Roll, moment: Moment, span: Span) -> Turn:
    """Return the turn that one of `puzzle.GRADERS` takes."""
    turns = legal_turns(masks, sheet, roll)
    if name in HABITS:
        return max(turns, key=lambda turn: HABITS[name](masks, sheet, moment, turn))
    if name == "planner":
        return PLANNER_BOT.best(masks, sheet, roll, moment, span, 1)[0].move  # reasons for all its turns take long
    return BOTS[name].advise(masks, sheet, roll, moment, span)[0].move
