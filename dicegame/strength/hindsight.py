"""How many points the dice of a game allowed to someone who knew them all."""

import importlib.util
from collections.abc import Sequence
from itertools import zip_longest
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from dicegame.dice.bots.features import plan
from dicegame.dice.bots.players import moment_of, span_of
from dicegame.dice.bots.value import learned_weights
from dicegame.dice.clock import Clock
from dicegame.dice.game import Game
from dicegame.dice.masks import COLOR_NAMES, COMMODITY, SILVER, Masks, members
from dicegame.dice.playable import DiceRecord
from dicegame.dice.roll import Roll
from dicegame.dice.rules import follow, legal_turns
from dicegame.dice.sheet import Sheet
from dicegame.dice.simulation.batch import Tools, check_size, run
from dicegame.dice.simulation.games import Moment, Span, gain, worth
from dicegame.dice.turn import Turn, format_turn
from dicegame.play.events import GameError
from dicegame.play.record import replay
from dicegame.strength.beam import HIGHEST, PAGE, ROUND, WAYS, beam_search
from padgen.tables import PHASES

WIDTH = 8000
"""Lines that are kept side by side from the first round on; a tenth of that without numba."""
NARROW = 8
"""Such a part of them from later rounds on, where the line that was played is only compared."""
IMPOSSIBLE = -(10**6)


class Round(NamedTuple):
    """One round of a game, as one player met it."""

    moment: Moment
    """Its colors are those that the other players had finished in earlier rounds."""
    roll: Roll
    sheet: Sheet
    """Before the turn."""
    turn: Turn
    clock: Clock


class Taken(NamedTuple):
    """The values of colors that are gone for one player, whatever turns that player takes; all of them as masks.

    They follow from the other players' pages, not from the claims: who was kept from a value by this player as it was
    played takes it where this player is later. The second value goes to the second round in which others finish a color,
    however many of them shared the first (Dice game rulebook 2017, Extra victory points for completed colors).
    """

    first: int = 0
    second: int = 0
    finished: tuple[int, ...] = ()
    """The colors that each of the others has finished."""

    def before(self, game: Game, player: int) -> "Taken":
        """What is gone before the open round of a game, `self` being what was gone a round earlier."""
        masks = game.setup.masks
        marked = [seat.sheet.marked for other, seat in enumerate(game.seats) if other != player]
        finished = tuple(sum(1 << color for color, of in enumerate(masks.of) if of and not of & ~page) for page in marked)
        new = 0
        for now, earlier in zip_longest(finished, self.finished, fillvalue=0):
            new |= now & ~earlier
        return Taken(self.first | new, self.second | self.first & new, finished)


class Costly(NamedTuple):
    """A turn after which less was to be had."""

    round: int
    """Counted from 1 through the whole game."""
    clock: Clock
    roll: Roll
    turn: Turn
    better: Turn
    cost: int
    """Points of the best line found before it, less those of the best line found after it."""


class Bound(NamedTuple):
    """What the dice allowed one player."""

    name: str
    score: int
    best_found: int
    exact: bool
    """Whether nobody could have had more than `best_found`."""
    bound: int
    """Nobody could have had more than this."""
    costliest: tuple[Costly, ...]
    """The three costliest turns."""
    line: tuple[Turn, ...]
    """The best line found, turn by turn."""


def bound(record: DiceRecord, player: int = 0, width: int | None = None) -> Bound:
    """What the dice of a finished game allowed one player, the others playing as they did.

    Raises: GameError for a game that is not over; RecordError for a record that breaks a rule; PadgenError for a duchy that
    is too large.
    """
    rounds, final = rounds_of(record, player)
    masks, span = record.setup.masks, span_of(final)
    check_size(masks)
    score = next(sum(line.points for line in r.lines) for r in final.outcome.players if r.name == record.setup.names[player])
    width = width or (WIDTH if importlib.util.find_spec("numba") else WIDTH // 10)
    played = _points_from(masks, rounds)
    before = score - played[0]
    best = [0] * (len(rounds) + 1)
    lines: list[tuple[Turn, ...]] = [()] * (len(rounds) + 1)
    complete = False
    for place in reversed(range(len(rounds))):
        own = rounds[place]
        widths = (width, -(-width // NARROW**2)) if place == 0 else (-(-width // NARROW),)  # wider is not always better
        tried = [best_line(masks, span, own.sheet, rounds[place:], lines_) for lines_ in widths]
        found, complete, line = max(tried)
        best[place] = played[place] - played[place + 1] + best[place + 1]
        lines[place] = (own.turn, *lines[place + 1])
        for at in range(place, len(rounds)):
            if found <= best[at]:
                break
            best[at], lines[at] = found, line[at - place :]
            # as long as it leads to the page that was played, the line is one for the next round as well
            if not _alike(masks, rounds[at], lines[at][0]):
                break
            found -= played[at] - played[at + 1]
    costs = [best[at] - (played[at] - played[at + 1]) - best[at + 1] for at in range(len(rounds))]
    worst = sorted((at for at in range(len(rounds)) if costs[at] > 0), key=lambda at: (-costs[at], at))[:3]
    most = best[0] if complete else max(best[0], limit(masks, rounds))
    return Bound(
        record.setup.names[player],
        score,
        before + best[0],
        most == best[0],
        before + most,
        tuple(Costly(at + 1, rounds[at].clock, rounds[at].roll, rounds[at].turn, lines[at][0], costs[at]) for at in worst),
        lines[0],
    )


def as_dict(found: Bound) -> dict[str, Any]:
    """One player's bound for JSON, as `dicegame bound --json` prints it."""
    return {
        "player": found.name,
        "score": found.score,
        "exact": found.exact,
        "bound": found.bound,
        "best_found": found.best_found,
        "costliest": [
            {
                "round": costly.round,
                "phase": PHASES[costly.clock.phase],
                "roll": str(costly.roll),
                "turn": format_turn(costly.turn),
                "better": format_turn(costly.better),
                "cost": costly.cost,
            }
            for costly in found.costliest
        ],
        "line": [format_turn(turn) for turn in found.line],
    }


def rounds_of(record: DiceRecord, player: int) -> tuple[list[Round], Game]:
    """The rounds of a finished game as one player met them, and the game at its end."""
    rounds: list[Round] = []
    game: Game | None = None
    taken = Taken()
    for later in replay(record):
        if game is not None and game.roll and not game.missing and (later.roll is not game.roll or later.clock.over):
            taken = taken.before(game, player)
            rounds.append(_round(game, player, taken))
        game = later
    assert game is not None
    if not game.clock.over:
        raise GameError("the game is not finished; dicegame play --resume goes on with it")
    return rounds, game


def _round(game: Game, player: int, taken: Taken) -> Round:
    moment = moment_of(game)
    if not game.setup.solo:
        moment = moment._replace(first=taken.first, second=taken.second)
    turn = game.turns[player]
    assert game.roll
    assert turn
    return Round(moment, game.roll, game.seats[player].sheet, turn, game.clock)


def _alike(masks: Masks, own: Round, turn: Turn) -> bool:
    """Whether a turn leads to the same page as the one that was played: two marks may be made in either order."""
    phase = own.moment.phase
    return follow(masks, own.sheet, turn, phase) == follow(masks, own.sheet, own.turn, phase)


def _points_from(masks: Masks, rounds: Sequence[Round]) -> list[int]:
    """The points that were made from each round on."""
    points = [0]
    for own in reversed(rounds):
        after = follow(masks, own.sheet, own.turn, own.moment.phase)
        points.append(points[-1] + gain(masks, own.sheet, own.turn, after, own.moment))
    return points[::-1]


def best_line(
    masks: Masks, span: Span, sheet: Sheet, rounds: Sequence[Round], width: int
) -> tuple[int, bool, tuple[Turn, ...]]:
    """The most points found for known dice, whether there can be no more, and the turns that make them."""
    slots = 4 * width + 1
    question = np.array([len(rounds), width, slots], np.int64)
    dice = [(*r.roll.colors, *r.roll.pips, int(r.roll.double), *r.moment) for r in rounds]
    pages, later = np.zeros(width * PAGE, np.int64), np.zeros(width * PAGE, np.int64)
    pages[: PAGE - 1] = (*sheet[:2], *sheet.fits, *sheet[3:7], 0, 0)
    answer = np.zeros(2 + len(rounds), np.int64)
    times = np.array(dice, np.int64).reshape(len(rounds) * ROUND)
    ways: npt.NDArray[np.int64] = np.zeros(len(rounds) * width * WAYS, np.int64)
    table, counts = np.zeros(slots, np.int64), np.zeros(HIGHEST, np.int64)
    tools = Tools(span, learned_weights(), plan(masks))
    run(beam_search, masks, tools, question, times, pages, later, ways, table, counts, answer)
    line = []
    for own, place in zip(rounds, answer[2:], strict=True):
        line.append(legal_turns(masks, sheet, own.roll)[place])
        sheet = follow(masks, sheet, line[-1], own.moment.phase)
    return int(answer[0]), bool(answer[1]), tuple(line)


def limit(masks: Masks, rounds: Sequence[Round]) -> int:
    """Points that nobody can exceed from the first of these rounds on, whatever was rolled for colors and pips.

    Every round marks a hex, and a second one for each silver there is by then: a mine gives one, a river too once it is
    sold. Which areas are completed by the end of which phase is then a knapsack with a size for each phase, color by color,
    so that a finished color counts where all of its areas are in it.
    """
    sheet = rounds[0].sheet
    sales = [any(own.roll.double and own.moment.phase == phase for own in rounds) for phase in range(len(PHASES))]
    now = sheet.silver + (sheet.commodities if any(sales) else 0)
    room = [min(sum(own.moment.phase <= phase for own in rounds) + now, len(masks.near)) for phase in range(len(PHASES))]
    best = np.zeros([size + 1 for size in room], np.int64)
    for color in range(len(COLOR_NAMES)):
        if masks.of[color] & ~sheet.marked:
            best = _with_color(masks, rounds, sales, best, color)
    return int(best.max()) + masks.sale_points * sheet.commodities * any(sales)


def _with_color(
    masks: Masks, rounds: Sequence[Round], sales: Sequence[bool], best: npt.NDArray[np.int64], color: int
) -> npt.NDArray[np.int64]:
    """The most points for each use of the room, once the areas of a color are in the knapsack or left out."""
    marked = rounds[0].sheet.marked
    some = np.full_like(best, IMPOSSIBLE)
    all_ = [best, *[some] * (len(PHASES) - 1)]
    """With all areas so far, by the phase of the last one."""
    for area in dict.fromkeys(masks.area[hex_] for hex_ in members(masks.of[color] & ~marked)):
        left, lead = (area & ~marked).bit_count(), members(area)[0]
        taken = [[_taken(masks, one, lead, left, phase, sales) for phase in range(len(PHASES))] for one in (*all_, some)]
        some = np.maximum.reduce([some, *all_, *taken[-1]])
        all_ = [
            np.maximum.reduce([taken[one][two] for one in range(last + 1) for two in range(last + 1) if last in (one, two)])
            for last in range(len(PHASES))
        ]
    last = dict.fromkeys(range(len(PHASES)), 0)
    for own in rounds:
        last[own.moment.phase] = max(last[own.moment.phase], worth(masks, own.moment, color))
    finished = [one + points for one, points in zip(all_, last.values(), strict=True)]
    found: npt.NDArray[np.int64] = np.maximum.reduce([some, *finished])
    return found


def _taken(
    masks: Masks, best: npt.NDArray[np.int64], lead: int, left: int, phase: int, sales: Sequence[bool]
) -> npt.NDArray[np.int64]:
    """The points once an area with so many hexes left is completed in a phase."""
    bonus = masks.bonus[lead]
    points = masks.points[3 * lead + phase]
    paid = len(PHASES)
    if bonus == SILVER:
        paid = phase
    elif bonus == COMMODITY and any(sales[phase:]):
        paid = phase + sales[phase:].index(True)
        points += masks.sale_points
    sizes = [0 if axis < phase else left - (axis >= paid) for axis in range(len(PHASES))]
    result: npt.NDArray[np.int64] = np.full_like(best, IMPOSSIBLE)
    take = tuple(slice(0, max(0, length - size)) for size, length in zip(sizes, best.shape, strict=True))
    put = tuple(slice(size, None) for size in sizes)
    result[put] = best[take]
    return result + points
