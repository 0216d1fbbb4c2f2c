"""Whole games with random moves, for tests."""

from collections.abc import Iterator, Mapping
from random import Random

from dicegame.base.game import Game, Setup, after, new_game
from dicegame.base.playable import BASE_GAME
from dicegame.base.state.duchy import castles_of
from dicegame.base.state.moves import PLACE, SELL
from dicegame.play.events import Chance, Moved
from padgen import load

NAMES = ("Anna", "Ben", "Cleo", "Dora")
LAYOUTS = tuple(f"base-{name}" for name in (*range(1, 11), *("11a", "11b", "11c", "11d", "11e", "11f")))


def random_setup(rng: Random, players: int, edition: int, readings: Mapping[str, str] | None = None) -> Setup:
    layouts = tuple(load(rng.choice(LAYOUTS)) for _ in range(players))
    return Setup(layouts, NAMES[:players], tuple(rng.choice(castles_of(own)) for own in layouts), edition, readings or {})


def played(setup: Setup, rng: Random, eager: float = 0.5) -> Iterator[Game]:
    """The game after every event, the last one over. `eager` players place and sell if they can."""
    game = new_game(setup)
    while not game.over:
        yield game
        if game.due is None:
            game = after(game, Chance(BASE_GAME.draw(game, rng)))
        else:
            moves = [move for move in game.moves if move.kind in (PLACE, SELL)] if rng.random() < eager else []
            game = after(game, Moved(game.due, rng.choice(moves or game.moves)))
    yield game


def finished(seed: int, players: int = 2, edition: int = 2019, readings: Mapping[str, str] | None = None) -> Game:
    rng = Random(seed)
    *_, game = played(random_setup(rng, players, edition, readings), rng, 0.8)
    return game
