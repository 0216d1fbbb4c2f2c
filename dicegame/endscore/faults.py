"""What cannot be in an entered game, all at once: for each player every fault with its reason."""

from collections import Counter
from collections.abc import Iterator, Sequence

from dicegame.endscore.tally import BaseGame, Player, SeasonsGame, SeasonsPlayer, numbers_of
from dicegame.report import Fault
from padgen.endtables import BUILDINGS, COPYING_SHIELD, EACH, PLACES, STANDING, SUPPLY, building_name


def base_faults(game: BaseGame) -> tuple[tuple[Fault, ...], ...]:
    """The faults of each player; one that lies between players stands with each of them."""
    checks = (_unknown_tiles, _negative, _tiles_twice, _too_many, _copies, _turn_order)
    return tuple(tuple(fault for check in checks for fault in check(game, player)) for player in game.players)


def _unknown_tiles(game: BaseGame, player: Player) -> Iterator[Fault]:
    box, edition = game.box, f"the {game.edition} edition"
    for kind, numbers, most in (("monastery", player.monasteries, box.monasteries), ("shield", player.shields, box.shields)):
        for number in dict.fromkeys(numbers):
            if not 1 <= number <= most:
                expected = f"expected 1 to {most}" if most else "it has none"
                yield Fault("unknown-tile", f"no {kind} {number} in {edition}; {expected}")
    placed = [building for building, count in (player.buildings or {}).items() if count]
    for kind, names, known in (
        ("building", placed, box.buildings),
        ("kind of livestock", player.livestock or (), box.livestock),
    ):
        for name in dict.fromkeys(names):
            if name not in known:
                yield Fault("unknown-tile", f"no {kind} {name!r} in {edition}; expected {', '.join(known)}")


def _negative(_: BaseGame, player: Player) -> Iterator[Fault]:
    return _negatives(player)


def _negatives(entered: Player | SeasonsGame | SeasonsPlayer) -> Iterator[Fault]:
    for key, number in numbers_of(entered):
        if number < 0:
            yield Fault("negative", f"{key} = {number}; expected 0 or more")


def _tiles_twice(game: BaseGame, player: Player) -> Iterator[Fault]:
    """There is one of each monastery and of each shield (2019 rulebook, Game materials)."""
    for kind, key, most in (
        ("monastery", "monasteries", game.box.monasteries),
        ("shield", "shields", game.box.shields),
    ):
        own: Counter[int] = Counter(getattr(player, key))
        for number, count in own.items():
            others = [other.name for other in game.players if other is not player and number in getattr(other, key)]
            if not 1 <= number <= most:
                continue
            if others:
                yield Fault("tile-twice", f"{kind} {number} also lies with {' and '.join(others)}; there is only one")
            elif count > 1:
                yield Fault("tile-twice", f"{kind} {number} is entered {count} times; there is only one")


def _too_many(game: BaseGame, player: Player) -> Iterator[Fault]:
    """Seven of each building and goods color, one crane, four shields and six bonus tiles a player (Game materials)."""
    for building in player.buildings or {}:
        if building in game.box.buildings:
            taken = [(other.buildings or {}).get(building, 0) for other in game.players]
            what = str(building_name(building)).lower() if building in BUILDINGS else f"{building}s"
            supply = SUPPLY[building]
            yield from _beyond(min(supply, EACH["building"]), (player.buildings or {})[building], taken, what, supply)
    for color in player.sold or {}:
        taken = [(other.sold or {}).get(color, 0) for other in game.players]
        yield from _beyond(EACH["good"], (player.sold or {})[color], taken, f"{color} goods sold", SUPPLY["good"])
    taken = [other.bonus_tiles or 0 for other in game.players]
    yield from _beyond(EACH["bonus-tile"], player.bonus_tiles or 0, taken, "bonus tiles", SUPPLY["bonus-tile"])
    shields = sum(1 <= number <= game.box.shields for number in set(player.shields))
    places = EACH["shield"] * max(1, len(player.members))
    if shields > places:
        yield Fault("too-many", f"{shields} shields; expected at most {places}, one on each castle")


def _beyond(each: int, own: int, taken: Sequence[int], what: str, supply: int) -> Iterator[Fault]:
    """More than one player can have, or, where nobody has more than that, more than the box has among all who have some."""
    everyone = sum(max(0, count) for count in taken)
    if own > each:
        yield Fault("too-many", f"{own} {what}; expected at most {each}")
    elif own > 0 and max(taken) <= each and everyone > supply:
        yield Fault("too-many", f"{everyone} {what} among all players; the box has {supply}")


def _copies(game: BaseGame, player: Player) -> Iterator[Fault]:
    if not player.copies:
        return
    if player.copies == player.name:
        yield Fault("copies", "copies names the player; expected another one")
    elif player.copies not in [other.name for other in game.players]:
        names = ", ".join(other.name for other in game.players if other is not player) or "nobody else plays"
        yield Fault("copies", f"copies names {player.copies!r}, who does not play; expected one of: {names}")
    elif COPYING_SHIELD not in player.shields:
        yield Fault("copies", f"copies without shield {COPYING_SHIELD}; enter the shield or leave copies out")


def _turn_order(game: BaseGame, player: Player) -> Iterator[Fault]:
    if player.turn_order is None or game.mode != "standard":
        return
    same = [other.name for other in game.players if other is not player and other.turn_order == player.turn_order]
    if same:
        yield Fault(
            "turn-order", f"turn_order {player.turn_order} is also {' and '.join(same)}'s; places differ, even in a stack"
        )


def seasons_faults(game: SeasonsGame) -> tuple[tuple[Fault, ...], ...]:
    """The faults of each player of A Castle for All Seasons; what is wrong with the shared board stands with everyone."""
    shared = (*_negatives(game), *_board(game))
    return tuple((*shared, *_negatives(player), *_helpers(game, player)) for player in game.players)


def _board(game: SeasonsGame) -> Iterator[Fault]:
    left = [building for building in PLACES if building not in (*STANDING, *game.erected, "granary")]
    if game.unbuilt is not None and 0 <= game.unbuilt < len(left):
        yield Fault(
            "unbuilt", f"unbuilt = {game.unbuilt}, but {' and '.join(left)} are not erected; expected {len(left)} or more"
        )


def _helpers(game: SeasonsGame, player: SeasonsPlayer) -> Iterator[Fault]:
    """Helpers stand in erected buildings only, one on each place (Using Helpers; Granary)."""
    own = Counter(player.helpers)
    everyone = Counter(place for other in game.players for place in other.helpers)
    for building, places in PLACES.items():
        standing = game.winter if building == "granary" else building in (*STANDING, *game.erected)
        for place, room in places.items():
            if own[place] and not standing:
                why = "it needs winter = true" if building == "granary" else "name it in erected"
                yield Fault("not-erected", f"a helper on {place}, but the {building} does not stand; {why}")
            if own[place] and everyone[place] > room:
                yield Fault("too-many", f"{everyone[place]} helpers on {place} in all; it has {_places(room)}")


def _places(room: int) -> str:
    return "1 place" if room == 1 else f"{room} places"
