"""Find entered numbers that are larger than a game allows, such as more goods than in play or more tiles than hexes."""

from collections.abc import Iterator, Mapping
from functools import cache

from dicegame.endscore.tally import BaseGame, Player, SeasonsGame, SeasonsPlayer
from dicegame.report import Fault
from padgen.endtables import (
    EACH,
    GOODS_IN_PLAY,
    RESOURCES,
    SEASONS_BOX,
    SEASONS_HELPERS,
    SHIELDS_ON_BOARD,
    SOLO_ROUNDS,
    SUPPLY,
)
from padgen.errors import LayoutError
from padgen.language import Sentence
from padgen.tables import STANDARD_COMPOSITION
from padgen.tables import Game as LayoutGame


def beyond_the_game(game: BaseGame, player: Player) -> Iterator[Fault]:
    """Yield a player's faults: numbers larger than a game allows, of this player or of all players together."""
    yield from _goods(game, player)
    yield from _shields(game, player)
    yield from _duchy(game, player)
    if player.turn_order is not None and game.mode == "standard" and player.turn_order >= 0:
        # with one player entered, nobody knows how many played
        most = len(game.players) if len(game.players) > 1 else max(SHIELDS_ON_BOARD)
        if not 1 <= player.turn_order <= most:
            yield Fault("turn-order", Sentence("end-order-beyond", number=player.turn_order, most=most))
    if player.rounds is not None and player.rounds > SOLO_ROUNDS:
        yield Fault("rounds", Sentence("end-rounds-beyond", rounds=player.rounds, most=SOLO_ROUNDS))


def _goods(game: BaseGame, player: Player) -> Iterator[Fault]:
    """Yield a fault for more goods than a game has: 25, and three for each player or team at the start (Game setup)."""
    owners = len(game.players) if game.mode != "standard" or len(game.players) > 1 else max(GOODS_IN_PLAY)
    most, everyone = GOODS_IN_PLAY[owners], sum(map(_goods_of, game.players))
    if everyone > most and _goods_of(player):
        yield Fault("too-many", Sentence("end-goods-beyond", count=everyone, most=most))


def _goods_of(player: Player) -> int:
    sold = sum(min(max(0, count), SUPPLY["good"]) for count in (player.sold or {}).values())
    return max(0, player.goods or 0) + sold


def _shields(game: BaseGame, player: Player) -> Iterator[Fault]:
    """Yield a fault for more shields than lie on the depots at the start (The Shields). Teams use those for four players."""
    players = max(SHIELDS_ON_BOARD) if game.mode == "team" else len(game.players)
    most = SHIELDS_ON_BOARD.get(players)
    everyone = sum(_shields_of(game, other) for other in game.players)
    if most and everyone > most and _shields_of(game, player):
        yield Fault("too-many", Sentence("end-shields-beyond", count=everyone, most=most))


def _shields_of(game: BaseGame, player: Player) -> int:
    own = {number for number in player.shields if 1 <= number <= game.box.shields}
    return len(own) if game.mode == "team" else min(len(own), EACH["shield"])


def _duchy(game: BaseGame, player: Player) -> Iterator[Fault]:
    """Yield faults for more tiles than hexes, or too many empty spaces.

    No known source says how many hexes a team's two board halves have (The Team Game), so a team gets no such fault.
    """
    room = _hexes(player.layout) if game.mode != "team" else None
    if room is None:
        return
    placed = {
        "building": sum(
            min(max(0, count), SUPPLY[building])
            for building, count in (player.buildings or {}).items()
            if building in game.box.buildings
        ),
        "monastery": len({number for number in player.monasteries if 1 <= number <= game.box.monasteries}),
        "livestock": len(set(player.livestock or ()) & set(game.box.livestock)),
        "castle": _shields_of(game, player),
    }
    for color, key in (("building", "end-hexes-buildings"), ("monastery", "end-hexes-monasteries")):
        if placed[color] > room[color]:
            yield Fault("too-many", Sentence(key, count=placed[color], most=room[color]))
    colors = max(0, player.bonus_tiles or 0) - (game.post_bonus == "tile")  # one may be the bonus for the border posts
    bonus = min(max(0, colors), EACH["bonus-tile"]) if game.mode == "standard" else 0
    if any(placed.values()) or bonus:
        placed["castle"] = max(1, placed["castle"])  # the starting castle
    covered = {color: min(count, placed.get(color, 0)) for color, count in room.items()}
    empty = sorted(count - covered[color] for color, count in room.items())
    tiles = sum(covered.values()) + sum(empty[:bonus])  # a bonus tile stands for a color without empty hexes
    most = sum(room.values()) - tiles
    if player.empty_spaces is not None and player.empty_spaces > most:
        sentence = Sentence("end-spaces-beyond", spaces=player.empty_spaces, tiles=tiles, hexes=sum(room.values()))
        yield Fault("empty-spaces", sentence)


@cache
def _hexes(layout: str) -> Mapping[str, int] | None:
    """Return the number of hexes of each color ("" is the usual duchy), or None for a file, which is not read here."""
    if not layout:
        return STANDARD_COMPOSITION[LayoutGame.BASE].counts
    from padgen.names import load_untrusted

    try:
        cells = load_untrusted(layout).cells.values()
    except LayoutError:
        return None
    return {color: sum(cell.color == color for cell in cells) for color in STANDARD_COMPOSITION[LayoutGame.BASE].counts}


def beyond_the_box(game: SeasonsGame, player: SeasonsPlayer) -> Iterator[Fault]:
    """Yield faults for more pieces than A Castle for All Seasons has, counted for `player` or for all players."""
    everyone = {name: sum(max(0, (other.resources or {}).get(name, 0)) for other in game.players) for name in RESOURCES}
    everyone["silver"] = max(0, game.forge or 0) + sum(max(0, other.silver or 0) for other in game.players)
    everyone["talers"] = sum(max(0, other.talers or 0) for other in game.players)
    for name, count in everyone.items():
        if count > SEASONS_BOX[name]:
            piece = Sentence(f"word-{name}")
            yield Fault("too-many", Sentence("end-seasons-pieces", what=piece, count=count, most=SEASONS_BOX[name]))
    tiles = sum(max(0, count or 0) for count in (game.towers, game.houses, game.unbuilt)) + len(set(game.erected))
    if tiles > SEASONS_BOX["buildings"]:
        yield Fault("too-many", Sentence("end-seasons-tiles", count=tiles, most=SEASONS_BOX["buildings"]))
    most = SEASONS_HELPERS[len(game.players)]
    if len(player.helpers) > most:
        yield Fault("too-many", Sentence("end-seasons-helpers", count=len(player.helpers), most=most))
