"""Random games for the naive implementations: first lines of records, and the events that follow."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from tests.dicegame.base.naive import Naive, board_of
from tests.dicegame.base.naive_box import chance
from tests.dicegame.base.naive_expansions import MODULES, NaiveExpansions
from tests.dicegame.base.naive_solo import NaiveSolo, solo_board

NAMES = ["Anna", "Ben", "Cleo", "Dan"]
WITH_POSTS = [f"base-11{letter}" for letter in "abcdef"]
LAYOUTS = [*(f"base-{number}" for number in range(1, 11)), *WITH_POSTS]
SOLO_LAYOUTS = ["base-13a", "base-13b"]
DRAWN_LAYOUTS = ["drawn-13a", "drawn-13b"]
"""The same duchies with our own reading order, for the naive solo game alone."""
READINGS = {
    "castles": {"white-castles": ("town", "any"), "monastery-29": ("white-castle", "town-hall")},
    "borders": {"third-post": ("again", "once"), "post-bonus": ("points", "tile")},
    "routes": {"route-place": ("place", "take")},
    "shields": {
        "shield-2": ("each", "once"),
        "shield-4": ("keep", "discard"),
        "shield-9": ("plus", "tiles"),
        "shield-14": ("may", "must"),
        "phase-end": ("place", "tribute"),
        "copy-27": ("no", "yes"),
    },
}
"""The readings of each module; a game has only those of its own."""
OF_THE_BASE_GAME = {"room": "empty", "payment": "mixed", "circle": "open", "dice": "any"}
"""Readings of the base game that differ from the default; a game with modules has one now and then."""
WEIGHTS = {
    "place": 60,
    "take": 8,
    "sell": 6,
    "workers": 2,
    "load": 3,
    "keep": 3,
    "shield": 16,
    "buy": 0.5,
    "give": 0.3,
    "set": 2,
    "use": 4,
    "gather": 6,
    "pay": 20,
    "copy": 0.5,
    "exchange": 4,
    "add": 2,
}
"""How much more often a kind of move is chosen than another: duchies get full, and effects follow effects."""
RARE = {"inn": 8, "crane": 20, "goose": 20, "white-castle": 4, "castle": 8, "monastery-27": 20, "monastery-28": 20}
"""How much more often a tile of a module is taken, bought or placed, and castles, which carry shields."""
WANTED = {"shield-14": 10, "shield-15": 10, "shield-6": 5, "shield-11": 5, "shield-4": 3, "shield-5": 5}
"""How much more often a shield that acts in an unusual way is taken."""


def modules_of(number: int) -> list[str]:
    """A set of modules for each number below 64."""
    return [module for bit, module in enumerate(MODULES) if number >> bit & 1]


def header(rng: Random, modules: list[str]) -> dict[str, Any]:
    """A first line of a record, with any number of players, boards, castles and readings."""
    players = []
    for name in NAMES[: rng.choice((2, 3, 4))]:
        layout = rng.choice(WITH_POSTS if "borders" in modules else LAYOUTS)
        castles = [hex_ for hex_, color in enumerate(board_of(layout).color) if color == "castle"]
        start = 19 if layout in ("base-1", "base-2") else rng.choice(castles)
        players.append({"name": name, "layout": layout, "start": start})
    readings = {"tie": rng.choice(("fewest", "most"))}
    for module in modules:
        readings |= {key: rng.choice(values) for key, values in READINGS.get(module, {}).items()}
    if modules:
        readings |= {key: value for key, value in OF_THE_BASE_GAME.items() if rng.random() < 0.1}
    if {"tiles", "shields"} - set(modules):
        readings.pop("copy-27", None)
    record: dict[str, Any] = (
        {"record": 2, "edition": "2019", "with": modules} if modules else {"record": 1, "edition": "2019"}
    )
    return {"game": "base", **record, "players": players, "readings": readings}


def solo_header(rng: Random, layouts: Sequence[str] = SOLO_LAYOUTS) -> dict[str, Any]:
    layout = rng.choice(layouts)
    castles = [hex_ for hex_, color in enumerate(solo_board(layout).color) if color == "castle"]
    return {
        "game": "base",
        "record": 2,
        "edition": "2019",
        "mode": "solo",
        "target": rng.randint(45, 55),
        "players": [{"name": "Anna", "layout": layout, "start": rng.choice(castles)}],
        "readings": {"solo-area": rng.choice(("together", "apart")), "room": rng.choice(("throw", "empty"))},
    }


def naive_game(first: dict[str, Any]) -> Naive:
    if first.get("mode") == "solo":
        return NaiveSolo(first)
    return NaiveExpansions(first) if "with" in first else Naive(first)


def taste(rng: Random) -> dict[str, float]:
    """Weights of a game of its own: some like shields, others like sales."""
    return {word: weight * rng.choice((0.3, 1, 3)) for word, weight in WEIGHTS.items()}


def kind_of_move(text: str) -> str:
    words = text.split()
    if any(word.startswith("shield-") for word in words) and "take" in words:
        return "shield"
    return next((word for word in words if word in WEIGHTS), words[0])


def choose(rng: Random, naive: Naive, tastes: dict[str, float]) -> str:
    """First the kind of a move, then the move. Tiles are taken that can be placed, others are thrown away."""
    me = naive.turn
    legal = sorted(naive.legal())
    kinds = sorted({kind_of_move(text) for text in legal})
    full = len(me.stored) >= naive.room()
    weights = [tastes.get(kind, 1) * (0.02 if full and kind in ("take", "buy") else 1) for kind in kinds]
    kind = rng.choices(kinds, weights)[0]
    texts = [text for text in legal if kind_of_move(text) == kind]
    tiles = [tile_of(text) for text in texts]
    fitting = {tile: 0.02 + sum(me.fits(tile, hex_) for hex_ in range(1, 38)) if tile else 1.0 for tile in tiles}
    if kind == "place":
        fitting = dict.fromkeys(tiles, 1.0)
    elif kind == "throw":
        fitting = {tile: 1 / worth for tile, worth in fitting.items()}
    rare = [rarity(text) for text in texts]
    return rng.choices(texts, [fitting[tile] * more for tile, more in zip(tiles, rare, strict=True)])[0]


def rarity(text: str) -> float:
    """How much more often than others a move is chosen for its tile or shield; seldom one that gives up a shield."""
    if " for shield" in text:
        return 0.3
    return max((RARE | WANTED).get(word, 1) for word in text.split())


def tile_of(text: str) -> str:
    """The tile that a move is about: the word after take, buy, place or throw."""
    words = text.split()
    found = [words[at + 1] for at, word in enumerate(words[:-1]) if word in ("take", "buy", "place", "throw")]
    return found[0] if found and found[0] != "workers" and not found[0].startswith("shield-") else ""


def events(rng: Random, naive: Naive, undo: float = 0.02) -> Iterator[dict[str, Any]]:
    """The events of a game: chance as it comes, moves as they are drawn, and now and then one that is taken back.

    Whoever iterates carries out each event on `naive` before asking for the next.
    """
    tastes = taste(rng)
    for event in chance(rng, naive.edition, list(naive.players), getattr(naive, "modules", ())):
        if "building" in event or naive.over:
            return
        if isinstance(naive, NaiveSolo) and "roll" in event:
            leaves = naive.leaving(event["roll"]["white"])
            event["roll"] |= {"removed": leaves} if leaves else {}
        yield event
        while due := naive.due:
            yield {"move": {"player": due, "text": choose(rng, naive, tastes)}}
            if rng.random() < undo and naive.past and not naive.over:
                yield {"undo": {"player": naive.past[-1][0]}}
