"""Remove the first tile of a depot at the beginning of each round of the solo game (2019 rulebook, The Solo Game).

The rulebook says which side of a depot comes first, not which tile lies there; ours is the order of the slots (likely for
depot 1, weak for the others). A box file may have another order (`supply.first_removed`). Games follow it, but not the
futures that `search` and the look-back play. All functions use only code that numba can compile.
"""

from dicegame.base.state.market import DEPOT_NUMBERS, GameState, first_slot, slot_of, slots_in
from dicegame.base.state.tiles import NO_TILE


def depot_to_clear(game: GameState, depot: int) -> int:
    """Return the depot that loses a tile: this one, or the next one clockwise that has a tile; 0 if all are empty."""
    for place in range(DEPOT_NUMBERS):
        own = (depot - 1 + place) % DEPOT_NUMBERS + 1
        if first_tile(game, own):
            return own
    return 0


def first_tile(game: GameState, depot: int) -> int:
    """Return the tile of a depot that leaves first, or 0 if the depot is empty."""
    for slot in range(first_slot(depot), first_slot(depot) + slots_in(game, depot)):
        if game.depots[slot]:
            return game.depots[slot]
    return NO_TILE


def remove_first(game: GameState, depot: int, tile: int) -> None:
    """Remove a tile from a depot: the given one, or if `depot` is 0 the first one by the white die."""
    own = depot or depot_to_clear(game, game.white)
    if own:
        game.depots[slot_of(game, own, tile or first_tile(game, own))] = NO_TILE
