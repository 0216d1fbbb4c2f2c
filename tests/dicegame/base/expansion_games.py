"""Random games with expansions and of the solo game, for tests of their words."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from random import Random

from dicegame.base.game import Game, after, new_game
from dicegame.base.playable import BASE_GAME
from dicegame.base.setup import Setup
from dicegame.base.state import moves
from dicegame.base.state.duchy import castles_of
from dicegame.base.state.modules import MODULES
from dicegame.base.state.moves import Move
from dicegame.base.state.tiles import NUMBERS
from dicegame.play.events import Chance, Moved
from padgen import load
from tests.dicegame.base.playing import NAMES

EAGER = {moves.PLACE: 12, moves.SHIELD: 3, moves.PAY: 6, moves.PLACE_FROM: 3, moves.EXCHANGE: 3, moves.SELL: 0.5}
"""How much more likely some kinds of moves are, so that games get far."""
FAVORITES = [NUMBERS[name] for name in ("crane", "white-castle", "monastery-6", "monastery-28")]
"""Tiles that are taken and placed almost always, so that games have what they bring."""


def setup_with(
    players: int, modules: Sequence[str] = MODULES, readings: Mapping[str, str] | None = None, layout: str = "base-11a"
) -> Setup:
    duchy = load(layout)
    start = castles_of(duchy)[0]
    return Setup((duchy,) * players, NAMES[:players], (start,) * players, 2019, readings or {}, tuple(modules))


def solo_setup(readings: Mapping[str, str] | None = None) -> Setup:
    duchy = load("base-13a")
    return Setup((duchy,), NAMES[:1], (castles_of(duchy)[0],), 2019, readings or {}, (), "solo")


def positions(games: Iterable[tuple[Setup, int]], each: int) -> Iterator[Game]:
    """Every `each`th position of random games by their setups and seeds, and those with kinds of moves not seen before."""
    seen, count = set[int](), 0
    for setup, seed in games:
        rng, game = Random(seed), new_game(setup)
        while not game.over:
            if game.due is None:
                game = after(game, Chance(BASE_GAME.draw(game, rng)))
                continue
            count += 1
            kinds = {move.kind for move in game.moves}
            if count % each == 0 or not kinds <= seen:
                yield game
            seen |= kinds
            move = rng.choices(game.moves, [_weight(move) for move in game.moves])[0]
            game = after(game, Moved(game.due, move))


def _weight(move: Move) -> float:
    tile = move.what if move.kind in (moves.BUY, moves.TAKE, moves.PLACE) else 0
    return 200 if tile in FAVORITES else EAGER.get(move.kind, 1)
