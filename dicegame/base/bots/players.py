"""The bots of the base game, by name. Each bot returns its best moves, best first, with values and reasons.

In simulated games, bots choose with the same functions (`dicegame.base.bots.policies`).
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Protocol

from dicegame.base.bots.beam import GREEDY, PLANNER, RANDOM, SEARCH, empty_numbers, empty_workspace, judge, standing
from dicegame.base.bots.policies import GREEDY_WIDTH, KINDS, WIDTHS, greedy_value
from dicegame.base.bots.reasons import explain
from dicegame.base.bots.thinking import (
    QUICK_WIDTH,
    Line,
    chance_of,
    planned_lines,
    prompt_lines,
    searched_lines,
    weights_of,
)
from dicegame.base.bots.value import Part, parts
from dicegame.base.game import Game
from dicegame.base.rules.effects import act
from dicegame.base.simulation.games import simulate
from dicegame.base.state.market import MOVE_DUE
from dicegame.base.state.moves import END, Move, move_of
from dicegame.fast.bodies import is_ready
from dicegame.fast.machine_code import can_compile
from dicegame.fast.states import copied
from dicegame.play.advice import Advice, Limit
from dicegame.play.events import GameError
from padgen.language import Sentence, decimal, joined

HINTS = 3
"""The number of moves that a hint shows."""
SMALLEST = 0.3
"""Reasons of the greedy bot below this many points are left out."""
WIDTH = 16
"""The beam width of `planner` and `search`."""
FUTURES, MOST_FUTURES = 24, 4000
"""The number of futures that `search` simulates in matches, and the largest number that `search:NUMBER` accepts."""
PATIENT_FUTURES = 64


class Bot(Protocol):
    """A bot of the base game. It advises on moves; in simulated games, a number stands for it."""

    @property
    def name(self) -> str:
        """The name that people type after `bot:`."""

    @property
    def number(self) -> int:
        """The number that stands for this bot in simulated games (see `policies`)."""

    def advise(self, game: Game, player: int, limit: Limit | None = None) -> list[Advice[Move]]:
        """Return the best moves for `player`, starting with the one that the bot makes."""


@dataclass(frozen=True)
class RandomBot:
    """A bot that picks one of the legal moves at random."""

    name: str = "random"
    number: int = RANDOM

    def advise(self, game: Game, player: int, limit: Limit | None = None) -> list[Advice[Move]]:  # noqa: ARG002
        """Return one move, picked at random."""
        return [Advice(game.moves[chance_of(game) % len(game.moves)], 0.0, (Sentence("bot-chance"),))]


@dataclass(frozen=True)
class GreedyBot:
    """A bot that looks at one move and the effects that follow from it, and values the result by hand-written prices."""

    name: str = "greedy"
    number: int = GREEDY

    def advise(self, game: Game, player: int, limit: Limit | None = None) -> list[Advice[Move]]:  # noqa: ARG002
        """Return all legal moves, sorted by the value of the game after each of them, best first."""
        state, boards = game.state, list(game.setup.boards)
        workspace, numbers = empty_workspace(GREEDY_WIDTH), empty_numbers(weights_of(game))
        found = []
        for move in game.moves:
            worth = greedy_value(move.number, state, boards, player, workspace, numbers)
            asked = workspace.world.stack_size and workspace.world.due == MOVE_DUE
            answers = workspace.plans[0][1 : 1 + workspace.plans[0][0]] if asked else []
            found.append((worth, move, answers))
        found.sort(key=lambda one: -one[0])
        now, before = now_worth(game, player), parts(state, boards, player)
        return [
            Advice(move, worth - now, _changes(before, game, player, [move.number, *answers]) if place < HINTS else ())
            for place, (worth, move, answers) in enumerate(found)
        ]


@dataclass(frozen=True)
class PlannerBot:
    """A bot that plans its whole turn by beam search, and values the game after the turn by a learned function."""

    name: str = "planner"
    number: int = PLANNER + KINDS * WIDTH

    def advise(self, game: Game, player: int, limit: Limit | None = None) -> list[Advice[Move]]:
        """Return the first move of each of the best turns, best first. By the clock, follow the plan of an earlier move."""
        if limit and limit.seconds is not None:
            return advice_on(game, player, prompt_lines(game, player, PLANNER, WIDTH, limit.seconds))
        return advice_on(game, player, planned_lines(game, player, PLANNER, WIDTH, limit))


@dataclass(frozen=True)
class SearchBot:
    """A bot that compares the planner's best turns by simulated games, all with the same futures (unseen tiles and dice).

    The simulations need machine code. If it is not compiled yet, if numba is missing, or if the game must be repeatable,
    the bot plays like `planner`.
    """

    name: str = "search"
    futures: int | None = None
    """The number of futures that it simulates for each turn; None for the usual number."""

    @property
    def number(self) -> int:
        """Return the number that stands for this bot in matches. It encodes kind, beam width and number of futures."""
        futures = self.futures or (FUTURES if can_compile() else 0)
        return SEARCH + KINDS * (WIDTH + WIDTHS * futures)

    def advise(self, game: Game, player: int, limit: Limit | None = None) -> list[Advice[Move]]:
        """Return the first move of each of the best turns, best first."""
        if (limit is None and can_compile()) or (limit is not None and limit.positions is None and is_ready(simulate)):
            number = SEARCH + KINDS * (WIDTH + WIDTHS * (self.futures or PATIENT_FUTURES))
            return advice_on(game, player, searched_lines(game, number))
        note = Sentence("base-search-plain")
        return [one._replace(note=note) for one in BOTS["planner"].advise(game, player, limit)]


def advice_on(game: Game, player: int, lines: list[Line]) -> list[Advice[Move]]:
    """Return the first move of each line, best first, with reasons. A move that begins several lines is returned once."""
    now = now_worth(game, player)
    best: dict[int, Line] = {}
    for line in lines:
        best.setdefault(line.moves[0] if line.moves else END, line)
    return [
        Advice(move_of(first), line.value - now, explain(game, player, line.moves) if place < HINTS else ())
        for place, (first, line) in enumerate(best.items())
    ]


def now_worth(game: Game, player: int) -> float:
    """Return a player's points so far; in the solo game, how far the duchy is filled."""
    return (
        standing(game.state, game.state.sides[player], game.setup.boards[player]) if game.setup.mode else game.points(player)
    )


def turn_advice(game: Game, player: int) -> list[Advice[tuple[Move, ...]]]:
    """Return the planner's best ways to play the rest of the turn, best first, without the move that ends it."""
    now = now_worth(game, player)
    return [
        Advice(tuple(map(move_of, line.moves)), line.value - now, () if place else explain(game, player, line.moves))
        for place, line in enumerate(planned_lines(game, player, PLANNER, WIDTH))
    ]


def turn_value(game: Game, player: int, moves: Sequence[Move]) -> float:
    """Return the points still to come after the moves of a turn, valued in the same way as by `turn_advice`."""
    state, boards = copied(game.state), list(game.setup.boards)
    for move in moves:
        act(state, boards, move.number)
    return judge(PLANNER, state, boards, player, empty_numbers(weights_of(game))) - now_worth(game, player)


PARTS = {
    "points": "base-because-points",
    "areas": "base-because-areas",
    "store": "base-because-store",
    "monasteries": "base-because-monasteries",
    "goods": "base-because-goods",
    "means": "base-because-means",
    "time": "base-because-time",
}


def _changes(before: list[Part], game: Game, player: int, moves: list[int]) -> tuple[Sentence, ...]:
    """Return a sentence for each part of the value (`before`) that the moves clearly change, largest change first."""
    after, boards = copied(game.state), list(game.setup.boards)
    for move in moves:
        act(after, boards, move)
    changes = [(new.points - old.points, new.name) for old, new in zip(before, parts(after, boards, player), strict=True)]
    changes.sort(key=lambda change: -abs(change[0]))
    found = [
        Sentence(PARTS[name], change=decimal(change, 1, signed=True)) for change, name in changes if abs(change) >= SMALLEST
    ]
    return tuple(found) or (Sentence("base-because-nothing"),)


BOTS: Mapping[str, Bot] = {bot.name: bot for bot in (RandomBot(), GreedyBot(), PlannerBot(), SearchBot())}
"""The bots by name, the fastest first."""


def find_bot(name: str) -> Bot:
    """Return the bot with this name. `search:64` is the search bot with 64 futures.

    Raises: GameError for an unknown bot, with the known ones.
    """
    known = name.lower().removeprefix("bot:")
    kind, _, futures = known.partition(":")
    if kind == "search" and futures.isascii() and futures.isdigit() and 0 < int(futures) <= MOST_FUTURES:
        return SearchBot(known, int(futures))
    if known not in BOTS:
        raise GameError(Sentence("base-no-bot", name=name[:40], names=joined(BOTS)))
    return BOTS[known]


def hint(game: Game, player: int) -> list[Advice[Move]]:
    """Return the planner's `HINTS` best moves for `player`. Moves that differ only in their die count as one.

    The planner's best turns often begin with the same move. Then other moves follow, each with the best turn after it.
    """
    best: dict[Move, Line] = {}
    for line in planned_lines(game, player, PLANNER, WIDTH):
        best.setdefault(_without_die(line), line)
    if len(best) < HINTS:
        for other in BOTS["greedy"].advise(game, player):
            begun = Line((other.move.number,), 0.0)
            if other.move.kind != END and _without_die(begun) not in best and len(best) < HINTS:
                line = _planned_after(game, player, other.move.number)
                if sorted(line.moves) not in [sorted(known.moves) for known in best.values()]:  # not one in another order
                    best[_without_die(begun)] = line
    return advice_on(game, player, sorted(best.values(), key=lambda line: -line.value)[:HINTS])


def _without_die(line: Line) -> Move:
    return move_of(line.moves[0])._replace(die=0) if line.moves else Move(END)


def _planned_after(game: Game, player: int, move: int) -> Line:
    """Return the best turn that begins with a move."""
    state = copied(game.state)
    act(state, list(game.setup.boards), move)
    best = planned_lines(replace(game, state=state), player, PLANNER, QUICK_WIDTH)[0]
    return Line((move, *best.moves), best.value)
