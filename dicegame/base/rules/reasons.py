"""The reasons that several kinds of moves share, and the sentence on the effect that is owed next."""

from dicegame.base.modes.parts import PARTS
from dicegame.base.modes.solo import COUNT_BITS
from dicegame.base.rules.choices import crowded
from dicegame.base.rules.monasteries import WORKERS_COUNT_TWICE
from dicegame.base.rules.readings import MUST_PLACE
from dicegame.base.rules.worker_chips import cost
from dicegame.base.state import moves
from dicegame.base.state.duchy import STORED, Board, SideState, stored
from dicegame.base.state.market import DEPOT_NUMBERS, GameState, owed, side_due, slot_of
from dicegame.base.state.modules import ROUTES_ON, SOLO_ON, TILES_ON
from dicegame.base.state.moves import FREE_CASTLE, FROM_BLACK, WHITE, about_of, kind_of
from dicegame.base.state.shields import WORKERS_PAY
from dicegame.base.state.tiles import (
    BUILDING_OF,
    COLOR_NAMES,
    COLOR_OF,
    GOOD_NAMES,
    INN,
    NO_COLOR,
    NO_TILE,
    TILES,
    WHITE_CASTLE,
    members,
    tile_sentence,
)
from padgen.language import Field, Sentence, joined

AS_BY = {
    moves.OWED_ACTION: "base-owed-as-castle",
    moves.OWED_PLACE: "base-owed-as-town-hall",
    moves.OWED_TAKE: "base-owed-as-take",
    moves.OWED_SELL: "base-owed-as-warehouse",
}
"""The sentences in games where cranes, trade routes or the solo counter bring the effects of buildings and castles, too."""
FIRST_WORDS = tuple(Sentence("spaced", first=Sentence("typed-first"), next=Sentence(f"typed-{part}")) for part in PARTS)
"""The words that people type to choose a part of a placement."""
COLOR_WORDS = {color: Sentence(f"word-{color}") for color in COLOR_NAMES}


def good_sentence(good: int) -> Sentence:
    """Return the name of the color of a good, to show to people."""
    return Sentence(f"word-{GOOD_NAMES[good]}")


def because(game: GameState, key: str, heading: str, **fields: Field) -> Sentence:
    """Return a reason with the heading of its rule in the rulebook."""
    rule = Sentence("rule-base", edition=game.edition, heading=Sentence(heading))
    return Sentence("base-because", what=Sentence(key, **fields), rule=rule)


def owed_sentence(game: GameState) -> Sentence:
    """Return a sentence about the effect that must be settled next, with its shield, its parts or its number."""
    effect, side = owed(game), game.sides[side_due(game)]
    kind, about = kind_of(effect), about_of(effect)
    if kind == moves.OWED_ACTION and about == WHITE:
        return Sentence("base-owed-white", number=game.white)
    if kind == moves.OWED_ACTION and about == FREE_CASTLE:
        return Sentence("base-owed-free-castle")
    if kind == moves.OWED_THROW and not about:
        return Sentence("base-owed-discard", number=stored(side) - STORED)
    if kind == moves.OWED_FROM:
        may = "no" if game.readings & MUST_PLACE and not game.modules & SOLO_ON else "yes"
        return Sentence("base-owed-from", place="black" if about == FROM_BLACK else "depots", may=may)
    if kind == moves.OWED_TRIBUTE:
        means = ("silver" if side.silver else "") + ("worker" if side.shields & WORKERS_PAY and side.workers else "")
        return Sentence("base-owed-tribute", shield=about, means=means)
    if kind == moves.OWED_PARTS:
        return Sentence("base-owed-parts", parts=open_parts(about))
    if kind == moves.OWED_GIVE:
        return Sentence("base-owed-give", left=about & (1 << COUNT_BITS) - 1)
    if kind == moves.OWED_ADD:
        most = min(side.silver, game.target - game.counter)
        return Sentence("base-owed-add", most=most, counter=game.counter, target=game.target)
    by_others = game.modules & (TILES_ON | ROUTES_ON | SOLO_ON)
    return Sentence((by_others and AS_BY.get(kind)) or f"base-owed-{moves.OWED_NAMES[kind]}")


def open_parts(about: int) -> Sentence:
    """Return what can be typed for the parts of a placement that are still open."""
    return joined([words for part, words in enumerate(FIRST_WORDS) if about >> part & 1], "or")


def not_in_depot(game: GameState, tile: int, depot: int) -> Sentence | None:
    """Return why a tile cannot come from a depot, or None if it lies there."""
    if not 0 <= depot <= DEPOT_NUMBERS:
        return Sentence("base-no-depot", depot=depot)
    if not NO_TILE < tile < TILES or slot_of(game, depot, tile) < 0:
        key = "base-not-in-depot" if depot else "base-not-in-black"
        return Sentence(key, tile=tile_sentence(tile), depot=depot)
    return None


def not_on_hex(game: GameState, side: SideState, board: Board, tile: int, hex_: int) -> Sentence | None:
    """Return why a tile does not fit on a hex, whatever number the hex has, or None if it fits."""
    hexes = sum(1 for number in board.number if number)
    if not 0 <= hex_ < hexes:
        return Sentence("illegal-no-hex", hex=hex_ + 1, last=hexes)
    if side.filled >> hex_ & 1:
        return because(game, "base-hex-filled", "heading-place", hex=hex_ + 1)
    color, own = board.color[hex_], COLOR_OF[tile]
    if own not in (color, NO_COLOR):
        fields = {"tile": tile_sentence(tile), "color": COLOR_WORDS[COLOR_NAMES[color]]}
        return because(game, "base-hex-color", "heading-place", hex=hex_ + 1, **fields)
    if not side.edge >> hex_ & 1:
        return because(game, "base-not-beside", "heading-place", hex=hex_ + 1)
    if BUILDING_OF[tile] >= 0 and crowded(game, side, board, BUILDING_OF[tile]) >> hex_ & 1:
        heading = "heading-white-castles" if tile == WHITE_CASTLE else "heading-buildings"
        return because(game, "base-town", heading, tile=tile_sentence(tile), hex=hex_ + 1)
    if tile == INN and side.inns & board.area[hex_]:
        other = members(side.inns & board.area[hex_])[0] + 1
        return because(game, "base-inn-area", "heading-inns", hex=hex_ + 1, other=other)
    return None


def few_workers(game: GameState, side: SideState, die: int, number: int, free: int) -> Sentence | None:
    """Return why there are too few workers to change a die to `number`, or None if there are enough or there is no die."""
    double = int(side.monasteries & WORKERS_COUNT_TWICE > 0)
    needed, workers = cost(die, number, int(free > 0), double), side.workers
    if not die or needed <= workers:
        return None
    fields = {"die": die, "number": number, "needed": needed, "workers": workers}
    return because(game, "base-few-workers", "heading-workers", **fields)
