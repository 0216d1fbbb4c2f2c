"""Find how many points were possible in a finished game if its dice had been known, and which turns cost most."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from dicegame.dice.bots.moment import span_of
from dicegame.dice.clock import Clock
from dicegame.dice.masks import Masks
from dicegame.dice.playable import DiceRecord
from dicegame.dice.roll import Roll
from dicegame.dice.rules import follow
from dicegame.dice.simulation.moment import Span, play_turn
from dicegame.dice.simulation.workspace import check_size
from dicegame.dice.strength.beam import beam_search, best_line
from dicegame.dice.strength.rounds import Round, rounds_of
from dicegame.dice.strength.upper_limit import find_upper_limit
from dicegame.dice.turn import Turn, format_turn, turn_sentence
from dicegame.fast.bodies import is_ready, warn_without_numba
from dicegame.fast.machine_code import can_compile
from dicegame.play.players import bot_name
from dicegame.strength.look_back import Tell, tell_share, wait_for_body
from padgen.language import Sentence
from padgen.tables import PHASES

WIDTH = 8000
"""The width of the beam search from the first round on."""
PLAIN_WIDTH = 60
"""The width without compiled code, so that a player takes seconds and not minutes."""
NARROW = 8
"""The width is divided by this for searches from later rounds, which are only compared with the game as played."""
WIDE = 4
"""In thorough look-backs, the width is multiplied by this for a search by the weights tuned to the duchy."""
AGAIN = 3
"""In thorough look-backs, the rest of the best line is searched again, each time after this number of rounds of it."""
LIMIT_S = 30.0
"""The maximum number of seconds for computing the limit. An idle machine needs a third of this or less."""
SEARCHED = 0.5
"""The share of the time that the searches usually take; the rest is for the limit."""


class Search(NamedTuple):
    """The settings of one beam search."""

    width: int
    tuned: bool = False
    """Whether lines are valued by the weights tuned to the duchy."""


class CostlyTurn(NamedTuple):
    """A turn of a finished game after which fewer points were possible than before it."""

    round: int
    """Counted from 1 through the whole game."""
    clock: Clock
    roll: Roll
    turn: Turn
    better: Turn
    cost: int
    """The most points found from this round on, minus the most found if this turn is taken."""


class Hindsight(NamedTuple):
    """The points that would have been possible for one player if the dice of the game had been known."""

    name: str
    score: int
    best_found: int
    exact: bool
    """True if more than `best_found` was impossible."""
    bound: int
    """An upper limit: more points than this were impossible."""
    costliest: tuple[CostlyTurn, ...]
    """The turns that cost most, at most three, the costliest first."""
    line: tuple[Turn, ...]
    """The best line found, turn by turn."""

    def as_dict(self) -> dict[str, Any]:
        """Return the result as data for JSON, as `dicegame bound --json` prints it."""
        return {
            "player": self.name,
            "score": self.score,
            "exact": self.exact,
            "bound": self.bound,
            "best_found": self.best_found,
            "costliest": [
                {
                    "round": costly.round,
                    "phase": PHASES[costly.clock.phase],
                    "roll": str(costly.roll),
                    "turn": format_turn(costly.turn),
                    "better": format_turn(costly.better),
                    "cost": costly.cost,
                }
                for costly in self.costliest
            ],
            "line": [format_turn(turn) for turn in self.line],
        }

    def sentences(self) -> Iterator[Sentence]:
        """Yield the result as sentences: how many points were possible, then the turns that cost most."""
        fields: dict[str, Any] = {"name": self.name, "points": self.score, "best": self.best_found, "most": self.bound}
        told = Sentence("dice-allowed-exactly" if self.exact else "dice-allowed", **fields)
        if not self.costliest:
            yield Sentence("dice-nothing-cost", allowed=told)
            return
        whose = "bot" if bot_name(self.name) else "person"
        yield Sentence("dice-costliest", allowed=told, whose=whose, number=len(self.costliest))
        for costly in self.costliest:
            yield Sentence(
                "dice-costly",
                time=costly.clock.sentence,
                dice=costly.roll.sentence,
                turn=turn_sentence(costly.turn),
                points=costly.cost,
                better=turn_sentence(costly.better),
            )


def look_back(
    record: DiceRecord,
    player: int = 0,
    width: int | None = None,
    plain: bool = False,
    thorough: bool = True,
    progress: Callable[[float], None] = lambda _: None,
) -> Hindsight:
    """Return the points that were possible for one player with the dice of a finished game, if the others play as they did.

    If `plain`, nothing is compiled. If not `thorough`, it takes less than half the time: it searches less, and the bound
    ignores colors and pips. `progress` is called repeatedly with the share of the work that is done.

    Raises: GameError for a game that is not over; RecordError for a record that breaks a rule; PadgenError for a duchy that
    is too large.
    """
    rounds, final = rounds_of(record, player)
    masks, span = record.setup.masks, span_of(final)
    check_size(masks)
    score = final.outcome.players[player].total
    if not can_compile():
        warn_without_numba()
        plain = True
    thorough = thorough and not plain
    width = width or (PLAIN_WIDTH if plain else WIDTH)
    searching = SEARCHED if thorough else 1.0
    played = _points_from(masks, rounds)
    best, lines, complete = _best_lines(
        masks, span, rounds, played, width, plain, thorough, lambda at: progress(searching * at)
    )
    before = score - played[0]
    costs = [best[at] - (played[at] - played[at + 1]) - best[at + 1] for at in range(len(rounds))]
    worst = sorted((at for at in range(len(rounds)) if costs[at] > 0), key=lambda at: (-costs[at], at))[:3]
    most: float = best[0]
    if not complete:
        limit: float = find_upper_limit(masks, rounds)
        if limit > best[0] and thorough:
            limit = min(limit, _limit_of_dice(masks, rounds, lambda share: progress(searching + (1 - searching) * share)))
        most = max(best[0], limit)
    return Hindsight(
        record.setup.names[player],
        score,
        before + best[0],
        most == best[0],
        before + int(most),
        tuple(
            CostlyTurn(at + 1, rounds[at].clock, rounds[at].roll, rounds[at].turn, lines[at][0], costs[at]) for at in worst
        ),
        lines[0],
    )


def _best_lines(
    masks: Masks,
    span: Span,
    rounds: Sequence[Round],
    played: Sequence[int],
    width: int,
    plain: bool,
    thorough: bool,
    progress: Callable[[float], None],
) -> tuple[list[int], list[tuple[Turn, ...]], bool]:
    """Return the most points found from each round on, their turns, and whether the first number is the maximum."""
    best = [0] * (len(rounds) + 1)
    lines: list[tuple[Turn, ...]] = [()] * (len(rounds) + 1)
    complete = False
    plans = [_searches(start, width, thorough) for start in range(len(rounds))]
    work = [(len(rounds) - start) * search.width for start, searches in enumerate(plans) for search in searches]
    searched = 0
    for start in reversed(range(len(rounds))):
        own = rounds[start]
        found, complete = -1, False
        line: tuple[Turn, ...] = ()
        for search in plans[start]:
            if not complete:
                tried = best_line(masks, span, own.sheet, rounds[start:], *search, plain)
                found, complete, line = max((found, complete, line), tried)
            searched += (len(rounds) - start) * search.width
            progress(searched / sum(work))
        if start == 0 and not complete and thorough:
            found, line = _searched_again(masks, span, rounds, width, found, line)
        best[start] = played[start] - played[start + 1] + best[start + 1]
        lines[start] = (own.turn, *lines[start + 1])
        for at in range(start, len(rounds)):
            if found <= best[at]:
                break
            best[at], lines[at] = found, line[at - start :]
            # if the best line contains the turn as played, it is also the best line for the next round
            if not _same_result(masks, rounds[at], lines[at][0]):
                break
            found -= played[at] - played[at + 1]
    return best, lines, complete


def look_back_on(record: DiceRecord, player: int, tell: Tell = lambda _: None, thorough: bool = False) -> Hindsight:
    """Return one player's hindsight on a finished game: `thorough`, or quick for players who have just finished it.

    The quick form waits while another process is compiling the search. If the search is not compiled then, it runs in
    plain Python and searches less, to take only seconds. `tell` receives progress messages.
    """
    if not thorough and can_compile():
        wait_for_body(beam_search, tell)
    plain = not thorough and not is_ready(beam_search)
    return look_back(record, player, plain=plain, thorough=thorough, progress=tell_share(tell))


def _limit_of_dice(masks: Masks, rounds: Sequence[Round], progress: Callable[[float], None]) -> float:
    """Return an upper limit on points with these rolls; infinity if highspy (extra `fast`) is missing or too slow."""
    try:
        from dicegame.dice.strength.dice_limit import find_dice_limit
    except ModuleNotFoundError:
        return float("inf")
    return find_dice_limit(masks, rounds, LIMIT_S, progress)


def _searches(start: int, width: int, thorough: bool) -> tuple[Search, ...]:
    """Return the searches to run from round `start` on. There are several, because a wider one is not always better."""
    if start:
        return (Search(-(-width // NARROW)),)
    return (Search(width), Search(-(-width // NARROW**2)), *[Search(width * WIDE, tuned=True)] * thorough)


def _searched_again(
    masks: Masks, span: Span, rounds: Sequence[Round], width: int, found: int, line: tuple[Turn, ...]
) -> tuple[int, tuple[Turn, ...]]:
    """Search again after the first turns of `line`. Return the points and turns of the best line, perhaps the same."""
    sheet, gained = rounds[0].sheet, 0
    for at, own in enumerate(rounds):
        if at and at % AGAIN == 0:
            for tuned in (False, True):
                more, _, rest = best_line(masks, span, sheet, rounds[at:], width, tuned)
                if gained + more > found:
                    found, line = gained + more, (*line[:at], *rest)
        step = play_turn(masks, sheet, line[at], own.moment)
        sheet, gained = step.after, gained + step.gain
    return found, line


def _same_result(masks: Masks, own: Round, turn: Turn) -> bool:
    """Return whether a turn leads to the same sheet as the turn that was played. Two marks may be in either order."""
    phase = own.moment.phase
    return follow(masks, own.sheet, turn, phase) == follow(masks, own.sheet, own.turn, phase)


def _points_from(masks: Masks, rounds: Sequence[Round]) -> list[int]:
    """Return, for each round, the points that were gained in the game from that round to the end."""
    points = [0]
    for own in reversed(rounds):
        points.append(points[-1] + play_turn(masks, own.sheet, own.turn, own.moment).gain)
    return points[::-1]
