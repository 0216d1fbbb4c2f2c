"""The monasteries that change rules, as bits that the rules test.

Sources: 2019 rulebook, The Monastery Tiles; 2011 rulebook, The yellow tiles ("knowledge"). The tiles 15 to 26 only count at
the end of the game, which `dicegame.endscore` scores. A monastery works from the moment when it lies in the duchy, so it
serves the second die of the same turn (our reading of "if this tile is in your duchy").

A set of monasteries is an int whose bit `n` means monastery `n`. Each constant below is a set of one monastery.
"""

from dicegame.base.state.tiles import BUILDING, CASTLE_COLOR, LIVESTOCK, MINE_COLOR, MONASTERY, NO_COLOR, SHIP_COLOR

ANY_BUILDINGS = 1 << 1
"""Several buildings of a type may stand in one town."""
MINES_GIVE_WORKERS = 1 << 2
"""At the end of a phase, each mine gives a worker as well."""
SALES_GIVE_SILVER = 1 << 3
"""A sale gives a second silver."""
SALES_GIVE_WORKERS = 1 << 4
"""A sale gives a worker."""
SECOND_DEPOT = 1 << 5
"""A ship may also load the goods of a depot beside the first one."""
BUYS_ANYWHERE = 1 << 6
"""Tiles can be bought from all seven depots; in 2019 also for two workers instead of two silver."""
LIVESTOCK_COUNTS_MORE = 1 << 7
"""Each livestock tile that scores gives one more point, including the new tile."""
WORKERS_COUNT_TWICE = 1 << 8
"""A worker changes a die by up to 2."""
TAKES_BESIDE = 1 << 12
"""A die that takes a tile may be changed by 1 without a worker."""
WORKERS_BRING_SILVER = 1 << 13
"""The action "take workers" also gives a silver; a boarding house does not."""
FOUR_WORKERS = 1 << 14
"""The action "take workers" gives four workers instead of two."""
STAYS_ON_TOP = 1 << 27
"""The player's piece is always on top of its stack on the bridge (Expansions)."""
SELLS_WORKERS = 1 << 28
"""A silver buys two workers, any number of times (Expansions)."""

_PLACES_BESIDE = {BUILDING: 1 << 9, SHIP_COLOR: 1 << 10, LIVESTOCK: 1 << 10}
_PLACES_BESIDE |= dict.fromkeys((CASTLE_COLOR, MINE_COLOR, MONASTERY), 1 << 11)
PLACES_BESIDE = tuple(_PLACES_BESIDE.get(color, 0) for color in range(NO_COLOR + 1))
"""For each color of tile, the monastery that lets the die placing it be changed by 1 without a worker (9, 10, 11)."""
