"""The contents of the game box: its tiles and goods, the slots for them, and the random events of a game.

Sources: 2019 rulebook, Game materials, Before each phase, For the 2- and 3-player games; the same headings of 2011; for the
tiles with a black back and the slots of the depots, docs/facts.md ("sure"). Four players use up every pile exactly.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from random import Random
from typing import NamedTuple

from dicegame.base.expansions.trade_routes import CARDS, CARDS_EACH, SPACES
from dicegame.base.facts import OURS, Facts
from dicegame.base.rules.rounds import MOST_SPACES, ROUTES_AT, SETUP_SIZE, SHIELDS_AT, START_GOODS
from dicegame.base.state.market import BLACK_SLOTS, DEPOT_SLOTS, ROUNDS, SHIELDS_IN_DEPOT
from dicegame.base.state.shields import SHIELDS
from dicegame.base.state.tiles import (
    ANIMALS,
    BUILDING,
    BUILDING_OF,
    BUILDING_TYPES,
    CASTLE,
    CASTLE_COLOR,
    COLOR_NAMES,
    COLOR_OF,
    CRANE,
    GOOD_COLORS,
    GOOSE,
    LIVESTOCK,
    MINE,
    MINE_COLOR,
    MONASTERY,
    MONASTERY_TILES,
    NUMBERS,
    SHIP,
    SHIP_COLOR,
    TILES,
    WHITE_CASTLE,
)

PHASE_NAMES = "ABCDE"
SOLO = "solo"
SHIELDS_EACH = ((), (), (1,) * 6, (1, 2, 1, 2, 1, 2), (2,) * 6)
"""The shields in depots 1 to 6, by number of players (The Shields)."""
GOODS_EACH = 7
BLACK_MONASTERIES = (7, 12, 14, 15, 24, 25)
BLACK_PILE = -1
"""The key of the black-backed pile. The keys of the other piles are their colors."""
_B, _L, _M, _S, _K, _C = BUILDING, LIVESTOCK, MINE_COLOR, SHIP_COLOR, MONASTERY, CASTLE_COLOR
SLOT_COLORS = ((_B, _S, _K, _L), (_K, _C, _B, _B), (_L, _B, _S, _K), (_S, _B, _L, _M), (_M, _K, _B, _B), (_B, _L, _C, _S))
"""The colors of the slots of depots 1 to 6: two slots for two players, a third and a fourth for more."""


class Box(NamedTuple):
    """The edition, expansions, facts and mode of a game, which decide what is in its box and how much of it is dealt."""

    edition: int = 2019
    modules: tuple[str, ...] = ()
    """The names of the expansions."""
    facts: Facts = OURS
    mode: str = ""
    """"solo" for the solo game."""


class StartGoods(NamedTuple):
    """What is drawn before the first phase: goods, and with expansions the shields of depots and the cards of routes."""

    goods: tuple[tuple[int, ...], ...]
    """The goods of each player, as their numbers."""
    shields: tuple[tuple[int, ...], ...] = ()
    """The shields in depots 1 to 6."""
    routes: tuple[tuple[int, ...], ...] = ()
    """The cards of each player's trade route, from left to right."""


class Deal(NamedTuple):
    """The tiles and goods that are dealt at the beginning of a phase, as their numbers."""

    phase: int
    """0 to 4 for A to E."""
    depots: tuple[tuple[int, ...], ...]
    """The tiles of depots 1 to 6, in the order of their slots."""
    black: tuple[int, ...]
    goods: tuple[int, ...]
    """The goods on the round spaces, in the order of the rounds."""


class Roll(NamedTuple):
    """The result of all dice at the beginning of a round."""

    dice: tuple[tuple[int, int], ...]
    """The two dice of each player, in the order of the players."""
    white: int
    removed: tuple[int, int] | None = None
    """In the solo game, the depot and the tile that is removed; None if all depots are empty."""


Chance = StartGoods | Deal | Roll


class Seen(NamedTuple):
    """The tiles (as pairs of pile and tile) and goods drawn so far, which all players have seen."""

    tiles: tuple[tuple[int, int], ...]
    goods: tuple[int, ...]


def seen_at_start(players: int) -> Seen:
    """Return the tiles and goods that all players have seen before the first draw: only the starting castles."""
    return Seen(((CASTLE_COLOR, CASTLE),) * players, ())


def animals_of(edition: int) -> tuple[str, ...]:
    """Return the four kinds of livestock in an edition. The fourth is goats in 2019 and chickens in 2011."""
    return (*ANIMALS[:3], ANIMALS[4] if edition == 2011 else ANIMALS[3])


def piles(box: Box) -> dict[int, Counter[int]]:
    """Return the seven piles of a full box by color (or `BLACK_PILE`). Each pile is a count of its tiles.

    >>> {pile: sum(tiles.values()) for pile, tiles in piles(Box(2019)).items()}
    {0: 40, 1: 20, 2: 10, 3: 20, 4: 20, 5: 14, -1: 40}
    >>> {pile: sum(tiles.values()) for pile, tiles in piles(Box(2019, ("tiles", "castles"))).items()}
    {0: 46, 1: 20, 2: 10, 3: 20, 4: 23, 5: 14, -1: 44}
    """
    edition = box.edition
    buildings = [tile for tile in range(TILES) if 0 <= BUILDING_OF[tile] < BUILDING_TYPES]
    livestock = {(animal, number): NUMBERS[f"{animal}-{number}"] for animal in animals_of(edition) for number in (2, 3, 4)}
    monasteries = [NUMBERS[f"monastery-{number}"] for number in range(1, MONASTERY_TILES + 1)]
    black = [NUMBERS[f"monastery-{number}"] for number in BLACK_MONASTERIES]
    found = {
        BUILDING: Counter(dict.fromkeys(buildings, 5)),
        LIVESTOCK: Counter({tile: 1 if number == 4 else 2 for (_, number), tile in livestock.items()}),
        MINE_COLOR: Counter({MINE: 10}),
        SHIP_COLOR: Counter({SHIP: 20}),
        MONASTERY: Counter(tile for tile in monasteries if tile not in black),
        CASTLE_COLOR: Counter({CASTLE: 14}),
        BLACK_PILE: Counter(dict.fromkeys(buildings, 2)) + Counter({MINE: 2, SHIP: 6, CASTLE: 2}) + Counter(black),
    }
    found[BLACK_PILE] += Counter(tile for (_, number), tile in livestock.items() if number > 2)
    if "tiles" in box.modules:
        found[MONASTERY] += Counter(NUMBERS[name] for name in ("monastery-27", "monastery-28"))
        found[BLACK_PILE] += Counter((CRANE, GOOSE))
    if "castles" in box.modules:
        among_buildings, among_black = box.facts.white_castles
        found[BUILDING] += Counter({WHITE_CASTLE: among_buildings})
        found[BLACK_PILE] += Counter({WHITE_CASTLE: among_black})
        found[MONASTERY if box.facts.monastery_29 == "monastery" else BLACK_PILE][NUMBERS["monastery-29"]] += 1
    return found


def slots(players: int, phase: int) -> tuple[tuple[int, ...], ...]:
    """Return the colors of the tiles that each of the depots 1 to 6 gets in a phase, in the order of its slots.

    With three players the third slot of depot 6 gets a castle in phases A, C and E, and a mine in B and D.
    """
    colors = [own[:players] for own in SLOT_COLORS]
    if players == 3 and phase % 2:
        colors[5] = (*colors[5][:2], MINE_COLOR)
    return tuple(colors)


def slots_used(box: Box, players: int) -> int:
    """Return how many tiles each of the depots 1 to 6 gets: one for each player, two in the solo game."""
    return 2 if box.mode == SOLO else players


def left(box: Box, seen: Seen) -> dict[int, Counter[int]]:
    """Return how many of each tile are still face down, by pile."""
    found = piles(box)
    for pile, tile in seen.tiles:
        found[pile][tile] -= 1
    return found


def goods_left(seen: Seen) -> Counter[int]:
    """Return how many goods of each color are still face down (in all 17 at the end, minus three for each player)."""
    found = Counter(dict.fromkeys(range(GOOD_COLORS), GOODS_EACH))
    found.subtract(seen.goods)
    return found


def draw_start_goods(rng: Random, box: Box, players: int, seen: Seen) -> StartGoods:
    """Draw three goods for each player at random from those that are face down; then shields and cards of routes."""
    drawn = _drawn(rng, goods_left(seen), START_GOODS * players)
    goods = tuple(drawn[START_GOODS * player :][:START_GOODS] for player in range(players))
    shields: tuple[tuple[int, ...], ...] = ()
    routes: tuple[tuple[int, ...], ...] = ()
    if "shields" in box.modules:
        row = rng.sample(range(1, SHIELDS + 1), sum(SHIELDS_EACH[players]))
        shields = tuple(tuple(row.pop() for _ in range(number)) for number in SHIELDS_EACH[players])
    if "routes" in box.modules:
        cards = rng.sample(range(1, CARDS + 1), CARDS_EACH[players] * players)
        routes = tuple(tuple(cards[player::players]) for player in range(players))
    return StartGoods(goods, shields, routes)


def draw_deal(rng: Random, box: Box, players: int, phase: int, seen: Seen) -> Deal:
    """Draw the tiles and goods of a phase at random from those that are face down."""
    face_down, number = left(box, seen), slots_used(box, players)
    colors = slots(number, phase)
    wanted = Counter(color for own in colors for color in own)
    drawn = {color: iter(_drawn(rng, face_down[color], wanted[color])) for color in sorted(wanted)}
    black = _drawn(rng, face_down[BLACK_PILE], 2 * number)
    goods = _drawn(rng, goods_left(seen), ROUNDS)
    return Deal(phase, tuple(tuple(next(drawn[color]) for color in own) for own in colors), black, goods)


def draw_roll(rng: Random, players: int) -> Roll:
    """Roll two dice for each player, and the white die."""
    dice = tuple((rng.randrange(6) + 1, rng.randrange(6) + 1) for _ in range(players))
    return Roll(dice, rng.randrange(6) + 1)


def first_removed(box: Box, depots: Sequence[Sequence[int]], white: int) -> tuple[int, int] | None:
    """Return the depot and the tile that is removed in a round of the solo game, or None if all depots are empty.

    `depots` has the tiles of depots 1 to 6 from index 1 on. An empty depot passes the loss on clockwise (The Solo Game).
    """
    for place in range(len(SLOT_COLORS)):
        depot = (white - 1 + place) % len(SLOT_COLORS) + 1
        tiles = [tile for tile in depots[depot] if tile]
        for color in box.facts.removal[depot - 1]:
            for tile in tiles:
                if COLOR_NAMES[COLOR_OF[tile]] == color:
                    return depot, tile
    return None


def _drawn(rng: Random, pile: Counter[int], number: int) -> tuple[int, ...]:
    """Draw `number` items from a pile at random."""
    return tuple(rng.sample(sorted(pile.elements()), number))


def tiles_of(deal: Deal) -> tuple[tuple[int, int], ...]:
    """Return a pair for each tile of a deal: the pile that it came from, and the tile."""
    return (
        *((COLOR_OF[tile], tile) for depot in deal.depots for tile in depot),
        *((BLACK_PILE, tile) for tile in deal.black),
    )


def start_goods_words(chance: StartGoods, facts: Facts = OURS) -> list[int]:
    """Return start goods as the row of ints that `rounds.give_goods` reads."""
    row = [0] * SETUP_SIZE
    goods = [good + 1 for own in chance.goods for good in own]
    row[: len(goods)] = goods
    for depot, own in enumerate(chance.shields):
        for place, shield in enumerate(own):
            row[SHIELDS_AT + depot * SHIELDS_IN_DEPOT + place] = shield
    for player, cards in enumerate(chance.routes):
        for place, space in enumerate(space for card in cards for space in facts.faces[card - 1]):
            row[ROUTES_AT + player * MOST_SPACES + place] = space
    return row


def deal_words(deal: Deal) -> list[int]:
    """Return a deal as the row of ints that `rounds.deal` reads."""
    depots = (_filled(tiles, DEPOT_SLOTS) for tiles in deal.depots)
    return [*_filled(deal.black, BLACK_SLOTS), *(tile for own in depots for tile in own), *(good + 1 for good in deal.goods)]


def roll_words(roll: Roll) -> list[int]:
    """Return a roll as the row of ints that `rounds.roll` reads."""
    removed = roll.removed or (0, 0)
    return [*_filled([die for own in roll.dice for die in own], 2 * 4), roll.white, *removed]


def start_goods_of(words: Sequence[int], box: Box, players: int) -> StartGoods:
    """Return the start goods whose row of ints is `words`, as from `start_goods_words`."""
    goods, faces = [word - 1 for word in words[: START_GOODS * players]], list(box.facts.faces)
    shields: tuple[tuple[int, ...], ...] = ()
    routes: tuple[tuple[int, ...], ...] = ()
    if "shields" in box.modules:
        starts = [SHIELDS_AT + depot * SHIELDS_IN_DEPOT for depot in range(len(SLOT_COLORS))]
        shields = tuple(tuple(shield for shield in words[start:][:SHIELDS_IN_DEPOT] if shield) for start in starts)
    if "routes" in box.modules:
        spaces = [words[ROUTES_AT + player * MOST_SPACES :][: CARDS_EACH[players] * SPACES] for player in range(players)]
        cards = [[tuple(own[at : at + SPACES]) for at in range(0, len(own), SPACES)] for own in spaces]
        routes = tuple(tuple(faces.index(card) + 1 for card in own) for own in cards)
    return StartGoods(
        tuple(tuple(goods[START_GOODS * player :][:START_GOODS]) for player in range(players)), shields, routes
    )


def deal_of(words: Sequence[int], phase: int, number: int) -> Deal:
    """Return the deal of a phase whose row of ints is `words`, as from `deal_words`. Each depot gets `number` tiles."""
    starts = [BLACK_SLOTS + depot * DEPOT_SLOTS for depot in range(len(SLOT_COLORS))]
    goods = words[BLACK_SLOTS + len(SLOT_COLORS) * DEPOT_SLOTS :][:ROUNDS]
    depots = tuple(tuple(words[start:][:number]) for start in starts)
    return Deal(phase, depots, tuple(words[: 2 * number]), tuple(good - 1 for good in goods))


def roll_of(words: Sequence[int], box: Box, players: int, depots: Sequence[Sequence[int]]) -> Roll:
    """Return the roll whose row of ints is `words`, as from `roll_words`. In the solo game it removes the first tile."""
    white = words[2 * 4]
    removed = first_removed(box, depots, white) if box.mode == SOLO else None
    return Roll(tuple((words[2 * player], words[2 * player + 1]) for player in range(players)), white, removed)


def _filled(numbers: Sequence[int], size: int) -> Iterable[int]:
    return (*numbers, *(0,) * (size - len(numbers)))
