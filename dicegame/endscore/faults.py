"""Find the faults of an entered game: each entry that cannot be right, with the player and the reason."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from dicegame.endscore.conservation import beyond_the_box, beyond_the_game
from dicegame.endscore.tally import BaseGame, Player, SeasonsGame, SeasonsPlayer, numbers_of
from dicegame.report import Fault
from padgen.endtables import BORDER_POSTS, BUILDINGS, COPYING_SHIELD, EACH, PLACES, STANDING, SUPPLY, building_name
from padgen.language import Sentence, joined
from padgen.tomltext import did_you_mean

BONUS_RANKS = 2
"""There is a large and a small bonus tile of each color (Game materials)."""


def base_faults(game: BaseGame) -> tuple[tuple[Fault, ...], ...]:
    """Return the faults of each player. A fault that involves several players is reported for each of them."""
    checks = (_unknown_tiles, _negative, _tiles_twice, _too_many, beyond_the_game, _copies, _turn_order)
    return tuple(tuple(fault for check in checks for fault in check(game, player)) for player in game.players)


def _unknown_tiles(game: BaseGame, player: Player) -> Iterator[Fault]:
    box, edition = game.box, game.edition
    for key, numbers, most in (
        ("end-no-monastery", player.monasteries, box.monasteries),
        ("end-no-shield", player.shields, box.shields),
    ):
        for number in dict.fromkeys(numbers):
            if not 1 <= number <= most:
                none = Sentence("end-no-shields", number=number, edition=edition)
                yield Fault("unknown-tile", Sentence(key, number=number, edition=edition, most=most) if most else none)
    placed = [building for building, count in (player.buildings or {}).items() if count]
    for key, names, known in (
        ("end-no-building", placed, box.buildings),
        ("end-no-livestock", player.livestock or (), box.livestock),
    ):
        for name in dict.fromkeys(names):
            if name not in known:
                what = Sentence(key, word=name, edition=edition, known=words_of(known))
                yield Fault("unknown-tile", did_you_mean(what, name, known))


def _negative(_: BaseGame, player: Player) -> Iterator[Fault]:
    return _negatives(player)


def _negatives(entered: Player | SeasonsGame | SeasonsPlayer) -> Iterator[Fault]:
    for key, number in numbers_of(entered):
        if number < 0:
            yield Fault("negative", Sentence("end-negative", key=key, number=number))


def _tiles_twice(game: BaseGame, player: Player) -> Iterator[Fault]:
    """Yield faults for monasteries and shields entered twice: there is one of each (2019 rulebook, Game materials)."""
    for kind, key, most in (
        ("monastery", "monasteries", game.box.monasteries),
        ("shield", "shields", game.box.shields),
    ):
        own: Counter[int] = Counter(getattr(player, key))
        for number, count in own.items():
            others = [other.name for other in game.players if other is not player and number in getattr(other, key)]
            if not 1 <= number <= most:
                continue
            tile = Sentence(f"tile-{kind}", number=number)
            if others:
                yield Fault("tile-twice", Sentence("end-twice-other", tile=tile, names=joined(others, "and")))
            elif count > 1:
                yield Fault("tile-twice", Sentence("end-twice", tile=tile, count=count))


def _too_many(game: BaseGame, player: Player) -> Iterator[Fault]:
    """Yield faults for too many tiles.

    There are seven of each building and goods color, eight white castles, one crane, and for each player four shields and
    six bonus tiles, or seven if border posts bring one (Game materials). How many shields a team can hold is not known.
    """
    for building in player.buildings or {}:
        if building in game.box.buildings:
            taken = [(other.buildings or {}).get(building, 0) for other in game.players]
            what = building_name(building) if building in BUILDINGS else Sentence("end-cranes")
            yield from _beyond(SUPPLY[building], (player.buildings or {})[building], taken, what, SUPPLY[building])
    for color in player.sold or {}:
        taken = [(other.sold or {}).get(color, 0) for other in game.players]
        yield from _beyond(EACH["good"], (player.sold or {})[color], taken, _sold(color), SUPPLY["good"])
    own, most = player.bonus_tiles or 0, game.most_bonus_tiles
    if own > most == EACH["bonus-tile"] and BORDER_POSTS in game.box.expansions:
        beyond = Sentence("end-bonus-tiles-beyond", count=own, most=most, more=most + 1, setting='post-bonus = "tile"')
        yield Fault("too-many", beyond)
    else:
        taken = [other.bonus_tiles or 0 for other in game.players]
        yield from _beyond(most, own, taken, Sentence("end-bonus-tiles"), BONUS_RANKS * most)
    shields = sum(1 <= number <= game.box.shields for number in set(player.shields))
    if shields > EACH["shield"] and game.mode != "team":
        yield Fault("too-many", Sentence("end-shields", count=shields, most=EACH["shield"]))


def _beyond(each: int, own: int, taken: Sequence[int], what: Sentence, supply: int) -> Iterator[Fault]:
    """Yield a fault if a player's `own` tiles are more than `each`, or else if the tiles `taken` by all exceed `supply`."""
    everyone = sum(max(0, count) for count in taken)
    if own > each:
        yield Fault("too-many", Sentence("end-too-many", count=own, what=what, most=each))
    elif own > 0 and max(taken) <= each and everyone > supply:
        yield Fault("too-many", Sentence("end-too-many-all", count=everyone, what=what, supply=supply))


def _copies(game: BaseGame, player: Player) -> Iterator[Fault]:
    if not player.copies:
        return
    if player.copies == player.name:
        yield Fault("copies", Sentence("end-copies-self"))
    elif player.copies not in [other.name for other in game.players]:
        others = tuple(other.name for other in game.players if other is not player) or (Sentence("end-nobody-else"),)
        yield Fault("copies", Sentence("end-copies-nobody", name=player.copies, names=others))
    elif COPYING_SHIELD not in player.shields:
        yield Fault("copies", Sentence("end-copies-shield", shield=COPYING_SHIELD))


def _turn_order(game: BaseGame, player: Player) -> Iterator[Fault]:
    if player.turn_order is None or game.mode != "standard":
        return
    same = [other.name for other in game.players if other is not player and other.turn_order == player.turn_order]
    if same:
        yield Fault("turn-order", Sentence("end-order", number=player.turn_order, names=joined(same, "and")))


def seasons_faults(game: SeasonsGame) -> tuple[tuple[Fault, ...], ...]:
    """Return the faults of each player of A Castle for All Seasons.

    A fault of the shared board is reported for every player.
    """
    shared = (*_negatives(game), *_board(game))
    return tuple(
        (*shared, *_negatives(player), *_helpers(game, player), *beyond_the_box(game, player)) for player in game.players
    )


def _board(game: SeasonsGame) -> Iterator[Fault]:
    left = [building for building in PLACES if building not in (*STANDING, *game.erected, "granary")]
    if game.unbuilt is not None and 0 <= game.unbuilt < len(left):
        buildings = joined(words_of(left), "and")
        yield Fault("unbuilt", Sentence("end-unbuilt", unbuilt=game.unbuilt, buildings=buildings, least=len(left)))


def _helpers(game: SeasonsGame, player: SeasonsPlayer) -> Iterator[Fault]:
    """Yield faults for helpers in buildings that are not erected, or too many on a place (Using Helpers; Granary)."""
    own = Counter(player.helpers)
    everyone = Counter(place for other in game.players for place in other.helpers)
    for building, places in PLACES.items():
        standing = game.winter if building == "granary" else building in (*STANDING, *game.erected)
        for place, room in places.items():
            if own[place] and not standing:
                key = "end-granary-stands" if building == "granary" else "end-stands"
                where, what = Sentence(f"word-{place}"), Sentence(f"word-{building}")
                yield Fault("not-erected", Sentence(key, place=where, building=what))
            if own[place] and everyone[place] > room:
                where = Sentence(f"word-{place}")
                yield Fault("too-many", Sentence("end-helpers", count=everyone[place], place=where, room=room))


def _sold(color: str) -> Sentence:
    return Sentence("end-goods-sold", color=Sentence(f"word-{color}"))


def words_of(names: Iterable[str]) -> tuple[Sentence, ...]:
    """Return names from the files, such as those of buildings, as sentences that can be translated."""
    return tuple(Sentence(f"word-{name}") for name in names)
