"""The eighteen shields, as bits that the rules test (2019 rulebook, The Shields; the text of shield 11 is in one copy only).

A set of shields is an int whose bit `n` means shield `n`. Each constant below is a set of one shield.
"""

SHIELDS = 18
ONE_PASTURE = 1 << 1
"""All pastures count as one."""
SHARES_WORKERS = 1 << 2
"""Whenever another player gets workers, so does this one."""
WORKERS_PAY = 1 << 3
"""Tribute can also be paid in workers."""
ENDLESS_STORAGE = 1 << 4
"""There is no limit to stored tiles (ours is 12)."""
GATHERS = 1 << 5
"""A ship also brings all goods of one color."""
COPIES = 1 << 6
"""Another player's monasteries work for this player, too."""
DOUBLE_BONUS_TILES = 1 << 7
DOUBLE_MINES = 1 << 8
SILVER_FOR_EACH = 1 << 9
"""A sale gives a silver for each goods tile."""
DOUBLE_MONASTERIES = 1 << 10
CASTLES_TAKE_SHIELDS = 1 << 11
DOUBLE_SALES = 1 << 12
DOUBLE_SHIELDS = 1 << 13
PLACES_FROM_DEPOTS = 1 << 14
PLACES_FROM_BLACK = 1 << 15
"""At the end of a phase, a tile is placed straight from a depot, or from the black depot."""
SETS_DIE = 1 << 16
NEXT_LARGER = 1 << 17
"""An area scores as the next larger one."""
ANYWHERE = 1 << 18
"""Tiles need no neighbor."""
SHIELD_POINTS = (0, *(12,) * 6, *(8,) * 6, *(4,) * 6)
"""The points of each shield at the end."""
