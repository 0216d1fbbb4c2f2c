"""Why a bot likes a way to play its turn, in sentences: what it finishes and scores, how it goes on, what it keeps."""

from collections import Counter
from collections.abc import Sequence

from dicegame.base.bots.beam import worth
from dicegame.base.bots.features import FEATURES, GROUPS
from dicegame.base.bots.thinking import new_numbers, row_of, weights_of
from dicegame.base.game import Game
from dicegame.base.rules.effects import act
from dicegame.base.rules.final import packed_count
from dicegame.base.rules.legal import fits
from dicegame.base.rules.referee import tile_sentence
from dicegame.base.state.duchy import (
    AREA,
    COLOR,
    COLORS,
    FILLED,
    HERDS_POINTS,
    NUMBER,
    OF_COLOR,
    PHASE_BONUS,
    POINTS,
    SALES,
    SIZE_POINTS,
    STORE,
    STORED,
    WATCHTOWERS,
    board_at,
    duchy_at,
)
from dicegame.base.state.market import DEPOT_GOODS, DEPOT_NUMBERS, PHASE, PHASES, ROUND, ROUNDS
from dicegame.base.state.moves import PLACE, move_of
from dicegame.base.state.tiles import COLOR_NAMES, COLOR_OF, SHIP, members
from dicegame.base.words.notation import format_move
from padgen.language import Sentence, decimal

SCORED = {
    COLORS: "base-because-color",
    HERDS_POINTS: "base-because-herd",
    SALES: "base-because-sale",
    WATCHTOWERS: "base-because-watchtower",
}
REASONS = {
    "areas": "base-because-areas",
    "store": "base-because-store",
    "monasteries": "base-because-monasteries",
    "goods": "base-because-goods",
    "means": "base-because-means",
    "market": "base-because-market",
}
SMALLEST = 1.0
"""Changes of the learned value below this many points are left out."""
MOST_CHANGES = 2
SPENT = ("means", "goods")
"""The parts whose losses are told, too."""


def explain(game: Game, player: int, moves: Sequence[int]) -> tuple[Sentence | str, ...]:
    """Return the reasons for the moves of a turn: what the first one scores, how it goes on, what that scores, what is kept.

    Then the parts of the learned value that gain most. A part that loses because its points were scored says nothing new;
    only silver, workers and goods that were spent are told.
    """
    row, boards = row_of(game), list(game.setup.boards)
    before, stored = group_values(game, row, player), stored_tiles(row, player)
    found: list[Sentence | str] = []
    for place, move in enumerate(moves):
        old = row[:]
        act(row, boards, move)
        found += scored(old, row, boards, player, move)
        if place == 0 and len(moves) > 1:
            found.append(Sentence("base-because-next", moves=", ".join(format_move(move_of(move)) for move in moves[1:])))
    if (row[PHASE], row[ROUND]) != (PHASES - 1, ROUNDS - 1):
        found += kept(row, boards, player, stored_tiles(row, player) - stored)
    changes = {name: points - before[name] for name, points in group_values(game, row, player).items()}
    told = [name for name in changes if changes[name] >= SMALLEST or (name in SPENT and changes[name] <= -SMALLEST)]
    largest = sorted(told, key=lambda name: -abs(changes[name]))[:MOST_CHANGES]
    found += [Sentence(REASONS[name], change=decimal(changes[name], 1, signed=True)) for name in largest]
    return tuple(found) or (Sentence("base-because-nothing"),)


def stored_tiles(row: list[int], player: int) -> Counter[int]:
    """Return the tiles in a player's storage."""
    store = duchy_at(player) + STORE
    return Counter(tile for tile in row[store : store + STORED] if tile)


def scored(old: list[int], new: list[int], boards: list[int], player: int, number: int) -> list[Sentence]:
    """Return what a move finishes and scores at once."""
    at, board, move = duchy_at(player), board_at(player), move_of(number)
    found = []
    if move.kind == PLACE:
        area = boards[board + AREA + move.where]
        if not area & ~new[at + FILLED]:
            points, bonus = boards[board + SIZE_POINTS + area.bit_count()], boards[board + PHASE_BONUS + old[PHASE]]
            color = COLOR_NAMES[boards[board + COLOR + move.where]]
            found.append(Sentence("base-because-finishes", color=color, hex=move.where + 1, points=points, bonus=bonus))
    for source, key in SCORED.items():
        gain = new[at + POINTS + source] - old[at + POINTS + source]
        if gain:
            found.append(Sentence(key, points=gain))
    return found


def kept(row: list[int], boards: list[int], player: int, tiles: Counter[int]) -> list[Sentence]:
    """Return what tiles that came into storage are for: a ship for a depot's goods, each other for a hex of its own."""
    at, board, taken = duchy_at(player), board_at(player), 0
    found = []
    for tile in tiles.elements():
        loads = {depot: packed_count(row[DEPOT_GOODS + depot]) for depot in range(1, DEPOT_NUMBERS + 1)}
        best = max(loads, key=lambda depot: loads[depot])
        near = fits(row, boards, at, board, tile, 0, 0) & ~taken
        if tile == SHIP and loads[best]:
            found.append(Sentence("base-because-ship", depot=best, goods=loads[best]))
        elif near:
            empty = {hex_: (boards[board + AREA + hex_] & ~row[at + FILLED]).bit_count() for hex_ in members(near)}
            hex_ = min(empty, key=lambda hex_: (empty[hex_], hex_))
            taken |= 1 << hex_
            die = boards[board + NUMBER + hex_]
            found.append(Sentence("base-because-keeps", tile=tile_sentence(tile), hex=hex_ + 1, die=die))
        elif boards[board + OF_COLOR + COLOR_OF[tile]] & ~row[at + FILLED] & ~taken:
            found.append(Sentence("base-because-later", tile=tile_sentence(tile)))
    return found


def group_values(game: Game, row: list[int], player: int) -> dict[str, float]:
    """Return the parts of the learned value of a moment, by what they are about."""
    weights = weights_of(game)
    numbers = new_numbers(weights)
    worth(row, list(game.setup.boards), player, numbers)
    begin = (row[PHASE] * ROUNDS + row[ROUND]) * FEATURES
    return {
        name: sum(numbers.features[place] * weights[begin + place] for place in range(first, end))
        for name, first, end in GROUPS
    }
