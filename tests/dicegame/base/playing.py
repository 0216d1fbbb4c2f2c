"""Whole games with random moves, for tests."""

from collections.abc import Iterator, Mapping
from random import Random

from dicegame.base.game import Game, after, new_game
from dicegame.base.playable import BASE_GAME
from dicegame.base.setup import Setup
from dicegame.base.state.duchy import castles_of
from dicegame.base.state.modules import MODULES
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


def expanded_setup(rng: Random, players: int, readings: Mapping[str, str] | None = None, modules: str = "") -> Setup:
    """A setup with all expansions, unless others are named, on duchies with border posts."""
    layouts = tuple(load(f"base-11{rng.choice('abcdef')}") for _ in range(players))
    starts = tuple(rng.choice(castles_of(own)) for own in layouts)
    return Setup(layouts, NAMES[:players], starts, 2019, readings or {}, tuple(modules.split()) or MODULES)


def solo_setup(rng: Random, readings: Mapping[str, str] | None = None) -> Setup:
    layout = load(rng.choice(("base-13a", "base-13b")))
    return Setup((layout,), NAMES[:1], (rng.choice(castles_of(layout)),), 2019, readings or {}, (), "solo", 45)


WEIGHTS = {
    "place": 40,
    "take": 4,
    "sell": 12,
    "workers": 4,
    "dice": 12,
    "pay": 20,
    "copy": 4,
    "exchange": 6,
    "gather": 6,
    "buy": 0.5,
}
"""How much more often a kind of move is chosen than another, by its first word; `dice` takes a shield with both dice."""
WANTED = (
    "bank",
    "mine",
    "crane",
    "goose",
    "inn",
    "white-castle",
    "castle",
    "ship",
    "shield-14",
    "shield-15",
    "shield-6",
    "shield-11",
    "shield-5",
    "use",
)
"""What players choose more often still."""


def lively(setup: Setup, rng: Random) -> Iterator[tuple[Game, str]]:
    """The game after every event, with the text of the move, by players who use what the expansions offer."""
    game = new_game(setup)
    yield game, ""
    while not game.over:
        if game.due is None:
            game, text = after(game, Chance(BASE_GAME.draw(game, rng))), ""
        else:
            texts = list(map(BASE_GAME.format_move, game.moves))
            full = sum(map(bool, game.side(game.due).store)) > 2
            text = rng.choices(texts, [_weight(text, full) for text in texts])[0]
            game = after(game, Moved(game.due, BASE_GAME.parse_move(text)))
        yield game, text


def _weight(text: str, full: bool) -> float:
    words = text.split()
    verb = words[2] if words[0] == "die" else words[1] if words[0] == "white" else words[0]
    wanted = 5 if set(words) & set(WANTED) and " for shield" not in text else 1
    return WEIGHTS.get(verb, 1) * wanted * (0.05 if full and verb in ("take", "buy") and "shield" not in text else 1)
