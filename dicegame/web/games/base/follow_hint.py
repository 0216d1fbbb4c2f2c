"""What the page shows on which a player of a followed game gets a hint: depots, storage, goods, supplies and dice to tap.

All is one form, and each tap is a button of it, so that numbers that were typed stay. A second die asks for the hint.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from dicegame.base.following.followed import Followed, Moment
from dicegame.base.following.moment import game_at, loose_tiles, moment_of, phase_now, places_of, slots_of
from dicegame.base.game import Game
from dicegame.base.state.market import BLACK_SLOTS, DEPOT_NUMBERS, DEPOT_SLOTS, ROUNDS
from dicegame.base.state.moves import Move
from dicegame.base.state.tiles import GOOD_COLORS, GOOD_NAMES, NAMES, tile_sentence
from dicegame.base.supply import GOODS_EACH
from dicegame.base.words.notation import move_sentence
from dicegame.play.advice import Advice
from padgen.language import Sentence

MOST = 99
"""The largest number of silver or workers that is read."""
FACES, DICE = range(1, 7), 2


class Tap(NamedTuple):
    """A button of the form."""

    value: str
    face: str
    name: Sentence | str
    on: bool
    """Whether it is chosen: a tile that is gone or stored, a die that was rolled."""
    times: int = 0


class Asking(NamedTuple):
    """The form for a hint."""

    moment: Moment
    hidden: Mapping[str, str]
    """What was tapped so far, by the names of fields."""
    depots: tuple[tuple[Tap, ...], ...]
    """The black depot, then depots 1 to 6."""
    store: tuple[Tap, ...]
    goods: tuple[Tap, ...]
    dice: tuple[Tap, ...]
    rounds: range


def can_ask(followed: Followed, player: int) -> bool:
    """Return whether there can be a hint for a player: the depots of a phase and the starting castle are known."""
    return player in followed.started and phase_now(followed) >= 0


def read_moment(followed: Followed, player: int, fields: Mapping[str, str]) -> Moment:
    """Return what a form says after its tap. Without fields, it is what is known already."""
    if "gone" not in fields:
        return moment_of(followed, player)
    goods = (*(min(count, GOODS_EACH) for count in _numbers(fields.get("goods", ""))), *(0,) * GOOD_COLORS)[:GOOD_COLORS]
    places = places_of(followed, player)
    moment = Moment(
        min(max(_number(fields, "round") - 1, 0), ROUNDS - 1),
        tuple(slot for slot in _numbers(fields["gone"]) if slot in slots_of(followed)),
        _numbers(fields.get("store", ""))[:places],
        goods,
        _number(fields, "silver"),
        _number(fields, "workers"),
        tuple(die for die in _numbers(fields.get("dice", "")) if die in FACES)[:DICE],
    )
    kind, _, rest = fields.get("tap", "").partition("-")
    found = _numbers(rest)
    return _tapped(followed, places, moment, kind, found[0]) if found else moment


def asking(followed: Followed, moment: Moment) -> Asking:
    """Return the form for a hint."""
    slots = slots_of(followed)

    def tap(slot: int) -> Tap:
        return Tap(f"slot-{slot}", NAMES[slots[slot]], tile_sentence(slots[slot]), slot in moment.gone)

    starts = range(BLACK_SLOTS, BLACK_SLOTS + DEPOT_NUMBERS * DEPOT_SLOTS, DEPOT_SLOTS)
    rows = (range(BLACK_SLOTS), *(range(start, start + DEPOT_SLOTS) for start in starts))
    stored = Counter(moment.store)
    loose = Counter(loose_tiles(followed, moment.gone))
    rolled = Counter(moment.dice)
    return Asking(
        moment,
        {
            "gone": _text(moment.gone),
            "store": _text(moment.store),
            "goods": _text(moment.goods),
            "dice": _text(moment.dice),
        },
        tuple(tuple(tap(slot) for slot in row if slot in slots) for row in rows),
        tuple(
            Tap(f"store-{tile}", NAMES[tile], tile_sentence(tile), number < stored[tile])
            for tile in sorted(loose)
            for number in range(loose[tile])
        ),
        tuple(
            Tap(f"good-{good}", name, Sentence(f"word-{name}"), moment.goods[good] > 0, moment.goods[good])
            for good, name in enumerate(GOOD_NAMES)
        ),
        tuple(Tap(f"die-{die}", f"d{die}", str(die), rolled[die] > 0, rolled[die]) for die in FACES),
        range(1, ROUNDS + 1),
    )


def game_of(followed: Followed, player: int, moment: Moment) -> Game:
    """Return the game for the bot. Raises: GameError for what cannot be."""
    return game_at(followed, player, moment)


def said(advice: Sequence[Advice[Move]]) -> list[tuple[Sentence, tuple[Sentence | str, ...]]]:
    """Return the moves that a bot advises as sentences, with the reasons."""
    return [(move_sentence(one.move), one.reasons) for one in advice]


def _tapped(followed: Followed, places: int, moment: Moment, kind: str, number: int) -> Moment:
    """Return what is known after a tap. The player can store `places` tiles."""
    if kind == "slot" and number in slots_of(followed):
        gone = tuple(sorted({*moment.gone} ^ {number}))
        loose = Counter(loose_tiles(followed, gone))
        return moment._replace(gone=gone, store=tuple((Counter(moment.store) & loose).elements()))
    if kind == "store":
        left, store = Counter(loose_tiles(followed, moment.gone))[number] - moment.store.count(number), list(moment.store)
        if left > 0 and len(store) < places:
            store.append(number)
        elif number in store:
            store.remove(number)
        return moment._replace(store=tuple(store))
    if kind == "good" and number < GOOD_COLORS:
        count = (moment.goods[number] + 1) % (GOODS_EACH + 1)
        return moment._replace(goods=(*moment.goods[:number], count, *moment.goods[number + 1 :]))
    if kind == "die" and number in FACES:
        return moment._replace(dice=(*moment.dice, number) if len(moment.dice) < DICE else (number,))
    return moment


def _number(fields: Mapping[str, str], key: str) -> int:
    return (*_numbers(fields.get(key, "")), 0)[0]


def _numbers(text: str) -> tuple[int, ...]:
    words = text[:200].split(".")
    return tuple(min(int(word), MOST) for word in words if word.isascii() and word.isdigit() and len(word) < 4)


def _text(numbers: Sequence[int]) -> str:
    return ".".join(map(str, numbers))
