"""Refuse random events that are not possible: those that are not due, and tiles, goods, shields or cards that are not left.

Sources: 2019 rulebook, Before each phase, The Solo Game, The Shields, The Trade Routes.
"""

from collections import Counter
from collections.abc import Iterable, Sequence

from dicegame.base.expansions.trade_routes import CARDS, CARDS_EACH
from dicegame.base.rules.rounds import START_GOODS
from dicegame.base.state.market import ROUNDS
from dicegame.base.state.shields import SHIELDS
from dicegame.base.state.tiles import COLOR_NAMES, COLOR_OF, GOOD_NAMES, tile_sentence
from dicegame.base.supply import (
    BLACK_PILE,
    GOODS_EACH,
    PHASE_NAMES,
    SHIELDS_EACH,
    SOLO,
    Box,
    Chance,
    Deal,
    Roll,
    Seen,
    StartGoods,
    first_removed,
    goods_left,
    left,
    piles,
    slots,
    slots_used,
    tiles_of,
)
from dicegame.play.events import GameError
from padgen.language import Sentence, joined


def check_chance(
    chance: Chance, awaited: str, box: Box, players: int, phase: int, seen: Seen, depots: Sequence[Sequence[int]] = ()
) -> None:
    """Refuse a random event that is not possible now. `phase` is the phase that a deal would begin.

    `depots` has the tiles of depots 1 to 6 from index 1 on; only rolls of the solo game need them.

    Raises: GameError for the wrong kind, number or color, and for tiles and goods that are not left in the box.
    """
    kind = {StartGoods: "setup", Deal: "deal", Roll: "roll"}[type(chance)]
    if kind != awaited:
        raise GameError(Sentence("base-chance-first", what=awaited))
    if isinstance(chance, Roll):
        _check_roll(chance, players)
        _check_removed(chance, box, depots)
    elif isinstance(chance, StartGoods):
        if [len(own) for own in chance.goods] != [START_GOODS] * players:
            raise GameError(Sentence("base-start-goods", players=players, goods=START_GOODS))
        check_goods([good for own in chance.goods for good in own], seen)
        check_shields(chance.shields, box, players)
        check_routes(chance.routes, box, players)
    else:
        _check_deal(chance, box, slots_used(box, players), phase, seen)


def _check_roll(roll: Roll, players: int) -> None:
    if len(roll.dice) != players:
        raise GameError(Sentence("base-roll-players", players=players))
    if any(not 1 <= die <= 6 for own in (*roll.dice, (roll.white,)) for die in own):
        raise GameError(Sentence("base-not-a-die", text=str(roll)[:40]))


def _check_removed(roll: Roll, box: Box, depots: Sequence[Sequence[int]]) -> None:
    """Refuse a removed tile that is not in the first depot with tiles, clockwise from the white die."""
    expected = first_removed(box, depots, roll.white) if box.mode == SOLO else None
    if (expected is None) != (roll.removed is None):
        raise GameError(Sentence("base-removed-none" if expected is None else "base-removed-missing"))
    if expected and roll.removed and (roll.removed[0] != expected[0] or roll.removed[1] not in depots[expected[0]]):
        raise GameError(Sentence("base-removed", depot=expected[0]))


def check_shields(shields: Sequence[Sequence[int]], box: Box, players: int) -> None:
    """Raise GameError for shields in depots 1 to 6 that are not possible: one to two each, all different (The Shields)."""
    expected = SHIELDS_EACH[players] if "shields" in box.modules else ()
    every = [shield for own in shields for shield in own]
    if tuple(map(len, shields)) != expected or len(set(every)) != len(every) or not set(every) <= set(range(1, SHIELDS + 1)):
        key = "base-shields" if expected else "base-no-shields"
        raise GameError(Sentence(key, numbers=" ".join(map(str, expected)), last=SHIELDS))


def check_routes(routes: Sequence[Sequence[int]], box: Box, players: int) -> None:
    """Raise GameError for cards of trade routes that are not possible: 5, 4 or 3 each, all different (The Trade Routes)."""
    each = CARDS_EACH[players] if "routes" in box.modules else 0
    every = [card for own in routes for card in own]
    lengths = [each] * players if each else []
    if (
        [len(own) for own in routes] != lengths
        or len(set(every)) != len(every)
        or not set(every) <= set(range(1, CARDS + 1))
    ):
        key = "base-routes" if each else "base-no-routes"
        raise GameError(Sentence(key, each=each, last=CARDS))


def _check_deal(deal: Deal, box: Box, players: int, phase: int, seen: Seen) -> None:
    if deal.phase != phase:
        raise GameError(Sentence("base-deal-phase", phase=PHASE_NAMES[phase]))
    colors = slots(players, phase)
    for depot, (wanted, tiles) in enumerate(zip(colors, deal.depots, strict=True), 1):
        if tuple(COLOR_OF[tile] for tile in tiles) != wanted:
            kinds = joined(Sentence(f"word-{COLOR_NAMES[color]}") for color in wanted)
            raise GameError(Sentence("base-deal-depot", depot=depot, colors=kinds))
    if len(deal.black) != 2 * players:
        raise GameError(Sentence("base-deal-black", tiles=2 * players))
    if len(deal.goods) != ROUNDS:
        raise GameError(Sentence("base-deal-goods", goods=ROUNDS))
    check_tiles(tiles_of(deal), box, seen)
    check_goods(deal.goods, seen)


def check_tiles(dealt: Iterable[tuple[int, int]], box: Box, seen: Seen) -> None:
    """Raise GameError for the first tile that is not face down in the box. `dealt` has pairs of a pile and a tile."""
    full, face_down, edition = piles(box), left(box, seen), box.edition
    used = Counter[tuple[int, int]]()
    for pile, tile in dealt:
        used[pile, tile] += 1
        if used[pile, tile] > face_down[pile][tile]:
            black = pile == BLACK_PILE
            if full[pile][tile]:
                key, left_ = "base-no-black-left" if black else "base-none-left", face_down[pile][tile]
                raise GameError(Sentence(key, tile=tile_sentence(tile), edition=edition, left=left_))
            color = COLOR_OF[tile] if black else BLACK_PILE
            other = full[color][tile] if color in full else 0
            key = "base-not-in-box" if not other else "base-never-black" if black else "base-only-black"
            raise GameError(Sentence(key, tile=tile_sentence(tile), edition=edition))


def check_goods(goods: Iterable[int], seen: Seen) -> None:
    """Raise GameError for goods that are not face down any more."""
    face_down = goods_left(seen)
    face_down.subtract(goods)
    for good, number in face_down.items():
        if number < 0:
            raise GameError(Sentence("base-no-goods-left", good=Sentence(f"word-{GOOD_NAMES[good]}"), each=GOODS_EACH))
