"""Find the costliest turns of a finished base game: simulate each turn and the planner's best ones over the same futures.

Even with known tiles and dice, the possible points could not be computed: too much depends on the other players. So a turn
is not judged by the luck that followed, but by what was known when it was made: all turns that are compared get the same
futures (unseen tiles and dice). Half of the futures choose the best turn, and the other half measure how much better it
is, so that the choice does not bias the result.
"""

from collections.abc import Iterator
from typing import Any, NamedTuple

from dicegame.base.bots.beam import PATH, SEARCH
from dicegame.base.bots.players import WIDTH
from dicegame.base.bots.policies import KINDS, WIDTHS
from dicegame.base.bots.thinking import box_of, chance_of, weights_of
from dicegame.base.game import Game
from dicegame.base.playable import BaseRecord
from dicegame.base.simulation.batch import think
from dicegame.base.simulation.games import simulate
from dicegame.base.state.moves import END, Move, move_of
from dicegame.base.supply import PHASE_NAMES
from dicegame.base.words.notation import format_move, move_sentence
from dicegame.fast.arrays import np
from dicegame.fast.machine_code import INSTALL, can_compile
from dicegame.play.events import GameError, Moved, TookBack
from dicegame.play.record import replay
from dicegame.strength.look_back import Tell, tell_share, wait_for_body
from dicegame.strength.statistics import deviation
from padgen.errors import PadgenError
from padgen.language import Sentence, decimal, joined

FUTURES = 48
MOST = 3
SURE = 3.0
"""A turn is reported if its cost is at least this many standard errors."""


class CostlyTurn(NamedTuple):
    """A turn for which a better one was found."""

    phase: int
    round: int
    played: tuple[Move, ...]
    better: tuple[Move, ...]
    cost: float
    """The mean difference in points, over the futures that did not choose the better turn."""
    se: float


class Hindsight(NamedTuple):
    """The result of looking back on one player's turns."""

    name: str
    turns: int
    costliest: tuple[CostlyTurn, ...]
    """The costliest turns, of those that surely cost something."""

    def as_dict(self) -> dict[str, Any]:
        """Return the result as data for JSON, as `dicegame bound --json` prints it."""
        return {
            "player": self.name,
            "turns": self.turns,
            "costliest": [
                {
                    "phase": PHASE_NAMES[costly.phase],
                    "round": costly.round + 1,
                    "turn": [format_move(move) for move in costly.played],
                    "better": [format_move(move) for move in costly.better],
                    "cost": round(costly.cost, 2),
                    "se": round(costly.se, 2),
                }
                for costly in self.costliest
            ],
        }

    def sentences(self) -> Iterator[Sentence]:
        """Yield a sentence on how many turns there were, then one for each of the costliest turns."""
        if not self.costliest:
            yield Sentence("bound-base-nothing", name=self.name, turns=self.turns)
            return
        yield Sentence("bound-base", name=self.name, turns=self.turns)
        for costly in self.costliest:
            yield Sentence(
                "bound-base-turn",
                phase=PHASE_NAMES[costly.phase],
                round=costly.round + 1,
                turn=joined(map(move_sentence, costly.played)),
                better=joined(map(move_sentence, costly.better)),
                points=decimal(costly.cost, 1),
                error=decimal(costly.se, 1),
            )


def look_back_on(
    record: BaseRecord,
    player: int,
    tell: Tell = lambda _: None,
    thorough: bool = False,  # noqa: ARG001  # it always is
    futures: int = FUTURES,
) -> Hindsight:
    """Return a player's costliest turns. If a process is compiling, wait for it first. `tell` receives progress messages.

    Raises: PadgenError without numba; GameError for a game that is not over; RecordError for a record that breaks a rule.
    """
    if not can_compile():
        raise PadgenError(Sentence("bound-needs-fast", how=INSTALL))
    wait_for_body(simulate, tell)
    found, progress = list(turns_of(record, player)), tell_share(tell)
    costs = []
    for number, (game, moves) in enumerate(found):
        if costly := cost_of(game, moves, futures):
            costs.append(costly)
        progress((number + 1) / len(found))
    costs.sort(key=lambda one: -one.cost)
    return Hindsight(record.setup.names[player], len(found), tuple(costs[:MOST]))


def turns_of(record: BaseRecord, player: int) -> Iterator[tuple[Game, tuple[Move, ...]]]:
    """Yield, for each turn of a player, the game before it and its moves, without the one that ends the turn.

    Moves that were taken back are left out, and answers at the end of a phase, such as tribute for shields, which belong to
    no turn. Raises: GameError for a game that is not over.
    """
    before: dict[tuple[int, int, bool], Game] = {}
    played: dict[tuple[int, int, bool], list[Move]] = {}
    made: list[list[Move]] = []
    games = list(replay(record))
    for game, event in zip(games, record.events, strict=False):
        if isinstance(event, Moved) and event.player == player:
            here = (game.phase, game.round, game.state.step > 0)
            before.setdefault(here, game)
            made.append(played.setdefault(here, []))
            made[-1].append(event.move)
        elif isinstance(event, TookBack) and event.player == player:
            made.pop().pop()
    if not games[-1].over:
        raise GameError(Sentence("hindsight-unfinished"))
    for here, game in before.items():
        if game.state.step:
            continue
        yield game, tuple(move for move in played[here] if move.kind != END)


def cost_of(game: Game, moves: tuple[Move, ...], futures: int) -> CostlyTurn | None:
    """Return the turn `moves` with a better turn and the difference in points, or None if no turn is surely better."""
    if len(moves) >= PATH - 1 or not moves:
        return None
    bot = SEARCH + KINDS * (WIDTH + WIDTHS * futures)
    path = [move.number for move in moves]
    workspace, numbers, count = think(
        bot, game.state, game.setup.boards, box_of(game), weights_of(game), chance_of(game), path
    )
    points: Any = numbers.samples[:, :count]
    better = points[:, 1:] - points[:, :1]
    choosing, telling = better[: futures // 2], better[futures // 2 :]
    best = int(choosing.mean(axis=0).argmax())
    cost, se = float(telling[:, best].mean()), deviation(telling[:, best]) / len(telling) ** 0.5
    if cost <= SURE * se or not np.isfinite(cost):
        return None
    line = workspace.lines.reshape(-1, PATH)[best + 1].tolist()
    return CostlyTurn(game.phase, game.round, moves, tuple(map(move_of, line[1 : 1 + line[0]])), cost, se)
