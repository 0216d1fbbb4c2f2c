"""The box of the base game, and chance as a record tells it (2019, Game materials, Game setup, Before each phase)."""

from collections.abc import Collection, Iterator
from random import Random
from typing import Any

from tests.dicegame.base.naive import ANIMALS, BUILDINGS, GOODS

HERD = [2, 2, 3, 3, 4]
BLACK_MONASTERIES = [7, 12, 14, 15, 24, 25]
SLOTS = {
    1: ["building", "ship", "monastery", "livestock"],
    2: ["monastery", "castle", "building", "building"],
    3: ["livestock", "building", "ship", "monastery"],
    4: ["ship", "building", "livestock", "mine"],
    5: ["mine", "monastery", "building", "building"],
    6: ["building", "livestock", "castle", "ship"],
}


def slots(depot: int, players: int, phase: str) -> list[str]:
    """The kinds of tiles that a depot gets; with three players depot 6 gets a mine in phases B and D."""
    kinds = SLOTS[depot][:players]
    if depot == 6 and players == 3 and phase in "BD":
        kinds = ["building", "livestock", "mine"]
    return kinds


SHIELDS = {2: [1, 1, 1, 1, 1, 1], 3: [1, 2, 1, 2, 1, 2], 4: [2, 2, 2, 2, 2, 2]}
"""How many shields each depot gets, by the number of players (2019, The Shields)."""
ROUTE_CARDS = {2: 5, 3: 4, 4: 3}


def piles(rng: Random, edition: str, players: int, modules: Collection[str] = ()) -> dict[str, list[str]]:
    """Return the face-down piles by back, shuffled, without the starting castles; also goods, shields and cards."""
    animals = ANIMALS[edition]
    box = {
        "building": BUILDINGS * 5,
        "livestock": [f"{animal}-{number}" for animal in animals for number in HERD],
        "monastery": [f"monastery-{number}" for number in range(1, 27) if number not in BLACK_MONASTERIES],
        "castle": ["castle"] * (14 - players),
        "mine": ["mine"] * 10,
        "ship": ["ship"] * 20,
        "black": [
            *BUILDINGS * 2,
            *(f"{animal}-{number}" for animal in animals for number in (3, 4)),
            *(f"monastery-{number}" for number in BLACK_MONASTERIES),
            *["castle"] * 2,
            *["mine"] * 2,
            *["ship"] * 6,
        ],
        "goods": GOODS * 7,
        "shields": [str(number) for number in range(1, 19)],
        "routes": [str(number) for number in range(1, 13)],
    }
    if "tiles" in modules:
        box["monastery"] += ["monastery-27", "monastery-28"]
        box["black"] += ["crane", "goose"]
    if "castles" in modules:
        box["monastery"].append("monastery-29")
        box["building"] += ["white-castle"] * 6
        box["black"] += ["white-castle"] * 2
    for pile in box.values():
        rng.shuffle(pile)
    return box


def chance(rng: Random, edition: str, names: list[str], modules: Collection[str] = ()) -> Iterator[dict[str, Any]]:
    """Yield the chance events of a game: a setup, then for each phase a deal and five rolls; at the end what is left.

    A single player has the depots of two. Which tile a solo roll removes is for whoever plays to add.
    """
    players = max(2, len(names))
    box = piles(rng, edition, len(names), modules)

    def draw(pile: str, number: int) -> list[str]:
        return [box[pile].pop() for _ in range(number)]

    setup: dict[str, Any] = {"goods": {name: draw("goods", 3) for name in names}}
    if "shields" in modules:
        numbers = enumerate(SHIELDS[players], 1)
        setup["shields"] = {str(depot): [int(shield) for shield in draw("shields", number)] for depot, number in numbers}
    if "routes" in modules:
        setup["routes"] = {name: [int(card) for card in draw("routes", ROUTE_CARDS[players])] for name in names}
    yield {"setup": setup}
    for phase in "ABCDE":
        depots = {
            str(depot): [tile for kind in slots(depot, players, phase) for tile in draw(kind, 1)] for depot in range(1, 7)
        }
        yield {"deal": {"phase": phase, "depots": depots, "black": draw("black", 2 * players), "goods": draw("goods", 5)}}
        for _ in range(5):
            dice = {name: [rng.randint(1, 6), rng.randint(1, 6)] for name in names}
            yield {"roll": {"dice": dice, "white": rng.randint(1, 6)}}
    yield box
