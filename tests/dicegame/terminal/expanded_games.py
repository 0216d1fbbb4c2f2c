"""Random base games with expansions and solo games, for tests of the terminal."""

from collections.abc import Iterator
from random import Random

from dicegame.base.game import Game
from dicegame.base.playable import BASE_GAME, best_start
from dicegame.base.setup import Setup
from dicegame.base.state.modules import MODULES
from dicegame.play.events import Chance, Moved
from padgen import load

NAMES = ("Anna", "bot:planner", "Cleo", "bot:planner 2")
LIKELY = {"place": 12, "shield": 8}
"""How much more often than others moves with these words are made, so that more happens."""


def expanded_setup(players: int, layout: str) -> Setup:
    """All expansions for several players, or the solo game for one."""
    duchies, mode = (load(layout),) * players, "solo" if players == 1 else ""
    start = best_start(duchies[0])
    return Setup(duchies, NAMES[:players], (start,) * players, 2019, {}, () if mode else MODULES, mode)


def expanded_games(players: int, layout: str, seed: int) -> Iterator[Game]:
    """A whole game, moment by moment."""
    rng = Random(seed)
    game = BASE_GAME.begin(expanded_setup(players, layout))
    while not game.over:
        yield game
        if game.due is None:
            game = BASE_GAME.after(game, Chance(BASE_GAME.draw(game, rng)))
        else:
            texts = [BASE_GAME.format_move(move) for move in game.moves]
            often = [max([1, *(more for word, more in LIKELY.items() if word in text)]) for text in texts]
            game = BASE_GAME.after(game, Moved(game.due, rng.choices(game.moves, often)[0]))
    yield game
