"""The box of the base game, and chance as a record tells it (2019, Game materials, Game setup, Before each phase)."""

from collections.abc import Iterator
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


def piles(rng: Random, edition: str, players: int) -> dict[str, list[str]]:
    """Return the face-down piles by back, shuffled, without the starting castles."""
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
    }
    for pile in box.values():
        rng.shuffle(pile)
    return box


def chance(rng: Random, edition: str, names: list[str]) -> Iterator[dict[str, Any]]:
    """Yield the chance events of a game: a setup, then for each phase a deal and five rolls; at the end what is left."""
    box = piles(rng, edition, len(names))

    def draw(pile: str, number: int) -> list[str]:
        return [box[pile].pop() for _ in range(number)]

    yield {"setup": {"goods": {name: draw("goods", 3) for name in names}}}
    for phase in "ABCDE":
        depots = {
            str(depot): [tile for kind in slots(depot, len(names), phase) for tile in draw(kind, 1)] for depot in range(1, 7)
        }
        yield {"deal": {"phase": phase, "depots": depots, "black": draw("black", 2 * len(names)), "goods": draw("goods", 5)}}
        for _ in range(5):
            dice = {name: [rng.randint(1, 6), rng.randint(1, 6)] for name in names}
            yield {"roll": {"dice": dice, "white": rng.randint(1, 6)}}
    yield box
