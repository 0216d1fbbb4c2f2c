"""Explain in sentences why a bot likes a turn: what it finishes and scores, how it continues, and what it stores."""

from collections import Counter
from collections.abc import Sequence

from dicegame.base.bots.beam import empty_numbers, worth
from dicegame.base.bots.features import FEATURES, GROUPS
from dicegame.base.bots.module_value import module_worth
from dicegame.base.bots.network import together
from dicegame.base.bots.thinking import weights_of
from dicegame.base.game import Game
from dicegame.base.rules.choices import fits
from dicegame.base.rules.effects import act
from dicegame.base.rules.placing import area_points
from dicegame.base.state.duchy import COLORS, HERDS_POINTS, SALES, WATCHTOWERS, Board
from dicegame.base.state.market import DEPOT_NUMBERS, PHASES, ROUNDS, GameState, packed_count
from dicegame.base.state.moves import (
    BUY,
    BUY_FOR_BOTH,
    BUY_FOR_WORKERS,
    END,
    KIND_NAMES,
    LOAD,
    PLACE,
    PLACE_FROM,
    SKIP,
    TAKE,
    Move,
    move_of,
)
from dicegame.base.state.tiles import COLOR_NAMES, COLOR_OF, SHIP, members, tile_sentence
from dicegame.base.words.notation import move_sentence
from dicegame.fast.states import copied
from padgen.language import Sentence, decimal, joined

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
    "modules": "base-because-modules",
}
SMALLEST = 1.0
"""Changes of the learned value below this many points are left out."""
MOST_CHANGES = 2
TAKING = (TAKE, BUY, BUY_FOR_WORKERS, BUY_FOR_BOTH)
"""The kinds of moves that put a tile into the storage."""
PLACING = (PLACE, PLACE_FROM)
"""The kinds of moves that put a tile into the duchy."""
SPENT = ("means", "goods")
"""The groups of features whose losses are also mentioned."""


def explain(game: Game, player: int, moves: Sequence[int]) -> tuple[Sentence | str, ...]:
    """Return the reasons for a turn: the first move in words for a beginner, how the turn continues, and what that brings.

    The groups of features whose learned values change most come last. Losses are left out, because they usually only
    reflect points that were scored; spent silver, workers and goods are mentioned.
    """
    state, boards = copied(game.state), list(game.setup.boards)
    before, stored = copied(state), stored_tiles(state, player)
    short, later = list[Sentence](), list[Sentence | str]()
    for place, move in enumerate(moves):
        old = copied(state)
        act(state, boards, move)
        (later if place else short).extend(scored(old, state, boards, player, move))
        if place == 0:
            short += begun(state, boards, player, move)
    if len(moves) > 1:
        later.insert(0, Sentence("base-because-next", moves=joined(move_sentence(move_of(move)) for move in moves[1:])))
    first, placed = move_of(moves[0]) if moves else Move(END), [move for move in map(move_of, moves) if move.kind == PLACE]
    if first.kind in TAKING:
        short += [Sentence("base-because-placed", hex=move.where + 1) for move in placed if move.what == first.what][:1]
    if (state.phase, state.round) != (PHASES - 1, ROUNDS - 1):
        for tile, use in kept(state, boards, player, stored_tiles(state, player) - stored):
            (short if first.kind in TAKING and tile == first.what else later).append(use)
    changes = group_changes(game, before, state, player)
    large = [name for name in changes if changes[name] >= SMALLEST or (name in SPENT and changes[name] <= -SMALLEST)]
    largest = sorted(large, key=lambda name: -abs(changes[name]))[:MOST_CHANGES]
    later += [Sentence(REASONS[name], change=decimal(changes[name], 1, signed=True)) for name in largest]
    nothing = first.kind == LOAD and not first.where
    kind = TAKE if first.kind in TAKING else SKIP if nothing else first.kind
    return joined(short or [Sentence("base-because-move", move=KIND_NAMES[kind])]), *later


def begun(game: GameState, boards: list[Board], player: int, number: int) -> list[Sentence]:
    """Return a sentence about the area where a move has placed a tile, unless it is finished. `game` is after the move."""
    board, move = boards[player], move_of(number)
    if move.kind not in PLACING:
        return []
    left = board.area[move.hex] & ~game.sides[player].filled
    color = COLOR_NAMES[board.color[move.hex]]
    return [Sentence("base-because-begun", color=color, hex=move.hex + 1, left=left.bit_count())] if left else []


def stored_tiles(game: GameState, player: int) -> Counter[int]:
    """Return how many of each tile are in a player's storage."""
    return Counter(tile for tile in game.sides[player].store if tile)


def scored(old: GameState, new: GameState, boards: list[Board], player: int, number: int) -> list[Sentence]:
    """Return sentences on the area that move `number` (an int) finishes and on the points that it scores at once."""
    side, board, move = new.sides[player], boards[player], move_of(number)
    found, color = [], COLOR_NAMES[board.color[move.hex] if move.kind in PLACING else 0]
    if move.kind in PLACING:
        area = board.area[move.hex]
        if not area & ~side.filled:
            points, bonus = area_points(side, board, area), board.phase_bonus[old.phase]
            found.append(Sentence("base-because-finishes", color=color, hex=move.hex + 1, points=points, bonus=bonus))
    for source, key in SCORED.items():
        gain = side.points[source] - old.sides[player].points[source]
        if gain:
            found.append(Sentence(key, points=gain, what=Sentence("base-all", color=color)))
    return found


def kept(game: GameState, boards: list[Board], player: int, tiles: Counter[int]) -> list[tuple[int, Sentence]]:
    """Return each newly stored tile with a sentence on its use: a ship can load goods, another tile can fill a hex."""
    side, board, taken = game.sides[player], boards[player], 0
    found = []
    for tile in tiles.elements():
        loads = {depot: packed_count(game.depot_goods[depot]) for depot in range(1, DEPOT_NUMBERS + 1)}
        best = max(loads, key=lambda depot: loads[depot])
        near = fits(game, side, board, tile, 0, 0) & ~taken
        if tile == SHIP and loads[best]:
            found.append((tile, Sentence("base-because-ship", depot=best, goods=loads[best])))
        elif near:
            empty = {hex_: (board.area[hex_] & ~side.filled).bit_count() for hex_ in members(near)}
            hex_ = min(empty, key=lambda hex_: (empty[hex_], hex_))
            taken |= 1 << hex_
            die = board.number[hex_]
            found.append((tile, Sentence("base-because-keeps", tile=tile_sentence(tile), hex=hex_ + 1, die=die)))
        elif board.of_color[COLOR_OF[tile]] & ~side.filled & ~taken:
            found.append((tile, Sentence("base-because-later", tile=tile_sentence(tile))))
    return found


def group_changes(game: Game, before: GameState, after: GameState, player: int) -> dict[str, float]:
    """Return the points that each group of features (by its name in `GROUPS`) changes in the learned value of a game.

    What features are worth together counts to the groups that change it, one after the other. With expansions, "modules" is
    the group of all their numbers.
    """
    weights, boards = weights_of(game), list(game.setup.boards)
    numbers = empty_numbers(weights)
    worth(before, boards, player, numbers)
    features = numbers.features[:FEATURES]
    worth(after, boards, player, numbers)
    turn = after.phase * ROUNDS + after.round
    begin, found = turn * FEATURES, dict[str, float]()
    points = together(turn, features, numbers.weights, numbers.network)
    for name, first, end in GROUPS:
        alone = sum((numbers.features[place] - features[place]) * weights[begin + place] for place in range(first, end))
        features[first:end] = numbers.features[first:end]
        then = together(turn, features, numbers.weights, numbers.network)
        found[name], points = alone + then - points, then
    if after.modules:
        worths = [module_worth(state, boards, player, numbers.weights, numbers.features) for state in (before, after)]
        found["modules"] = worths[1] - worths[0]
    return found
