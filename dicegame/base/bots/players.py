"""The bots of the base game: one registry. Each returns its best moves, best first, with values and reasons."""

import zlib
from collections.abc import Mapping
from dataclasses import dataclass

from dicegame.base.bots.value import Part, parts, value
from dicegame.base.duchy import points_of
from dicegame.base.effects import act
from dicegame.base.game import Game
from dicegame.base.market import DUE, MOVE_DUE, STACK_SIZE
from dicegame.base.moves import BUY, BUY_FOR_BOTH, Move
from dicegame.base.rules import MOST_MOVES, legal
from dicegame.play.advice import Advice, Bot, Limit
from dicegame.play.events import GameError
from padgen.language import Sentence, decimal, joined

HINTS = 3
"""The number of moves that a hint shows."""
DEEP = 4
"""How many effects after one another the greedy bot follows."""
SMALLEST = 0.3
"""Reasons below this many points are left out."""


@dataclass(frozen=True)
class RandomBot:
    """Makes any legal move."""

    name: str = "random"

    def advise(self, game: Game, player: int, limit: Limit | None = None) -> list[Advice[Move]]:  # noqa: ARG002
        """Return one move, picked at random."""
        moves = game.moves
        number = zlib.crc32(repr(game.row).encode())
        return [Advice(moves[number % len(moves)], 0.0, (Sentence("bot-chance"),))]


@dataclass(frozen=True)
class GreedyBot:
    """Looks at one move and the effects that follow from it, with hand-written prices."""

    name: str = "greedy"

    def advise(self, game: Game, player: int, limit: Limit | None = None) -> list[Advice[Move]]:  # noqa: ARG002
        """Return all moves, sorted by what the moment after them is worth."""
        row, boards = list(game.row), list(game.setup.boards)
        before = parts(row, boards, player)
        advice = []
        for move in game.moves:
            worth, after = best_after(row, boards, move.number, player, DEEP)
            advice.append((move, worth, after))
        advice.sort(key=lambda one: -one[1])
        found = []
        for place, (move, worth, after) in enumerate(advice):
            reasons = reasons_for(before, parts(after, boards, player)) if place < HINTS else ()
            found.append(Advice(move, worth - points_of(row, player), reasons))
        return found


def best_after(row: list[int], boards: list[int], move: int, player: int, deep: int) -> tuple[float, list[int]]:
    """Return the value of a move, with the best answers to the effects that it brings, and the moment after them."""
    after = row[:]
    act(after, boards, move)
    if not after[STACK_SIZE] or after[DUE] != MOVE_DUE or not deep:
        return value(after, boards, player), after
    found = [0] * MOST_MOVES
    best: tuple[float, list[int]] | None = None
    for answer in found[: legal(after, boards, found)]:
        if not BUY <= answer & 15 <= BUY_FOR_BOTH:
            one = best_after(after, boards, answer, player, deep - 1)
            if best is None or one[0] > best[0]:
                best = one
    assert best
    return best


REASONS = {
    "points": "base-because-points",
    "areas": "base-because-areas",
    "store": "base-because-store",
    "monasteries": "base-because-monasteries",
    "goods": "base-because-goods",
    "means": "base-because-means",
    "time": "base-because-time",
}


def reasons_for(before: list[Part], after: list[Part]) -> tuple[Sentence, ...]:
    """Return what a move changes, the largest change first."""
    changes = [(new.points - old.points, new.name) for old, new in zip(before, after, strict=True)]
    changes.sort(key=lambda change: -abs(change[0]))
    found = [
        Sentence(REASONS[name], change=decimal(change, 1, signed=True))
        for change, name in changes
        if abs(change) >= SMALLEST
    ]
    return tuple(found) or (Sentence("base-because-nothing"),)


BOTS: Mapping[str, Bot[Game, Move]] = {"random": RandomBot(), "greedy": GreedyBot()}
"""The bots by name, the fastest first."""


def find_bot(name: str) -> Bot[Game, Move]:
    """Return the bot with a name. Raises: GameError with the known bots."""
    if name.lower() not in BOTS:
        raise GameError(Sentence("base-no-bot", name=name[:40], names=joined(BOTS)))
    return BOTS[name.lower()]


def hint(game: Game, player: int) -> list[Advice[Move]]:
    """Return the greedy bot's first moves."""
    return BOTS["greedy"].advise(game, player)[:HINTS]
