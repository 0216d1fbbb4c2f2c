"""A moment of a followed game whose depots are known: what a player has and could do now, so that a bot can give a hint.

The duchies come from what was entered; what lies in the depots and with the player is entered for the hint. Unknown are the
goods in the depots, and what the others have in storage: for the bot they have nothing there.
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace

from dicegame.base.following.followed import Followed, Moment
from dicegame.base.following.replay import replay
from dicegame.base.game import Game
from dicegame.base.rules.rounds import deal
from dicegame.base.state.market import BLACK_SLOTS, MOVE_DUE, PACKED, ROUNDS, SLOTS
from dicegame.base.state.tiles import GOOD_COLORS, INN
from dicegame.base.supply import Deal, Seen, deal_words, seen_at_start, tiles_of
from dicegame.fast.states import copied
from dicegame.play.events import GameError
from padgen.language import Sentence


def phase_now(followed: Followed) -> int:
    """Return the last phase whose depots are entered, or -1."""
    return max((phase for phase, known in enumerate(followed.deals) if known), default=-1)


def slots_of(followed: Followed) -> dict[int, int]:
    """Return the tiles that were dealt in this phase, by their slots as indexes of `GameState.depots`."""
    known = followed.deals[phase_now(followed)]
    assert known
    return {slot: tile for slot, tile in enumerate(deal_words(known)[:SLOTS]) if tile}


def placed_from(followed: Followed) -> tuple[int, ...]:
    """Return the slots of tiles that lie in duchies since this phase, so far as they can come from there."""
    placed = Counter(laid.tile for own in followed.entries[phase_now(followed)] if own for laid in own.tiles)
    found = list[int]()
    slots = slots_of(followed)
    for slot in sorted(slots, key=lambda slot: (slot < BLACK_SLOTS, slot)):  # the black depot comes last
        tile = slots[slot]
        if placed[tile] > 0:
            placed[tile] -= 1
            found.append(slot)
    return tuple(sorted(found))


def loose_tiles(followed: Followed, gone: Iterable[int]) -> tuple[int, ...]:
    """Return the tiles that may be in storage: they were dealt, and lie neither in a depot nor in a duchy.

    With inns, these are among them, because nobody enters which ones were bought.
    """
    slots, gone = slots_of(followed), set(gone)
    left = Counter(tile for known in followed.deals if known for _, tile in tiles_of(known))
    if "inns" in followed.setup.modules:
        left[INN] = phase_now(followed) + 1
    left.subtract(tile for slot, tile in slots.items() if slot not in gone)
    left.subtract(laid.tile for entries in followed.entries for own in entries if own for laid in own.tiles)
    return tuple(sorted((+left).elements()))


def places_of(followed: Followed, player: int) -> int:
    """Return how many tiles a player can store: more with shield 4."""
    return replay(followed).game.state.sides[player].places


def moment_of(followed: Followed, player: int) -> Moment:
    """Return what is known about a player now: as entered for the last hint, without what was placed since."""
    phase = phase_now(followed)
    asked = [(own, moment) for at, own, moment in followed.moments if at == phase]
    gone = sorted({*placed_from(followed), *(slot for _, moment in asked for slot in moment.gone)})
    last = next((moment for _, own, moment in followed.moments if own == player), None)
    if last is None:
        return Moment(max((moment.round for _, moment in asked), default=0), tuple(gone), (), (0,) * GOOD_COLORS, 0, 0, ())
    loose, store = Counter(loose_tiles(followed, gone)), list[int]()
    for tile in last.store:
        if loose[tile] > store.count(tile):
            store.append(tile)
    round_ = max((moment.round for _, moment in asked), default=0)
    return last._replace(round=round_, gone=tuple(gone), store=tuple(store), dice=())


def game_at(followed: Followed, player: int, moment: Moment) -> Game:
    """Return the game in which a player is to move now. Raises: GameError for what cannot be."""
    if not 0 < len(moment.dice) <= 2 or not all(0 < die < 7 for die in moment.dice):
        raise GameError(Sentence("follow-hint-dice"))
    loose = Counter(loose_tiles(followed, moment.gone))
    played = replay(followed).game
    state = copied(played.state)
    side = state.sides[player]
    if len(moment.store) > side.places or Counter(moment.store) - loose:
        raise GameError(Sentence("follow-hint-store", most=side.places))
    phase = phase_now(followed)
    dealt = followed.deals[phase]
    assert isinstance(dealt, Deal)
    state.phase = phase - 1
    deal(state, deal_words(dealt), 0)
    for slot in moment.gone:
        state.depots[slot] = 0
    for place in range(min(moment.round + 1, ROUNDS)):
        state.round_goods[place] = 0
    state.round, state.due, state.turn, state.step = moment.round, MOVE_DUE, 0, 0
    others = [other for other in followed.players if other != player]
    state.order[: len(followed.players)] = [player, *others]
    if "inns" in followed.setup.modules:
        placed = sum(placed.tile == INN for own in played.placed for placed in own)
        state.inns = max(0, phase + 1 - placed - moment.store.count(INN))
    side.silver, side.workers, side.bought = moment.silver, moment.workers, 0
    side.goods = sum(number << PACKED * good for good, number in enumerate(moment.goods[:GOOD_COLORS]))
    side.store[:] = [*moment.store, *(0,) * (len(side.store) - len(moment.store))]
    side.dice[:] = [*moment.dice, 0][:2]
    seen = seen_at_start(len(followed.players)).tiles
    deals = [known for known in followed.deals if known]
    tiles = seen + tuple(pair for known in deals for pair in tiles_of(known))
    return replace(played, state=state, seen=Seen(tiles, tuple(good for known in deals for good in known.goods)))
