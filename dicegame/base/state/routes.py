"""The spaces of a player's trade route, packed into two words.

A space is an int of seven bits: the number of the die that sells its color, and above it its bonus.
"""

from dicegame.base.state.duchy import SideState

SPACE_BITS, NUMBER_BITS, SPACES_PACKED = 7, 3, 8
"""The width of a space and of its number, and how many spaces are in a word."""
SPACE_MASK, NUMBER_MASK = (1 << SPACE_BITS) - 1, (1 << NUMBER_BITS) - 1


def space_at(side: SideState, place: int) -> int:
    """Return the space at this place of a player's route, from the left."""
    return side.route[place // SPACES_PACKED] >> place % SPACES_PACKED * SPACE_BITS & SPACE_MASK


def add_space(side: SideState, space: int) -> None:
    """Add a space at the right end of a player's route."""
    side.route[side.route_length // SPACES_PACKED] |= space << side.route_length % SPACES_PACKED * SPACE_BITS
    side.route_length += 1
