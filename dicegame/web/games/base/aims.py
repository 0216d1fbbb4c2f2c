"""The legal moves as taps: the parts of the page that each move is about, and its price in workers.

Parts have short names, which are ids of the page and values in addresses: `t31` is the first tile of depot 3 (`t01` of the
black depot), `p3` depot 3, `h15` hex 15, `s2` the second stored tile, and `g5` the goods that a 5 sells.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from dicegame.base.expansions.shield_moves import price_of_double
from dicegame.base.game import Game
from dicegame.base.rules.monasteries import PLACES_BESIDE, TAKES_BESIDE, WORKERS_COUNT_TWICE
from dicegame.base.rules.worker_chips import cost
from dicegame.base.state import moves
from dicegame.base.state.moves import Move, about_of, kind_of
from dicegame.base.state.tiles import COLOR_OF, INN
from dicegame.base.state.views import Market, Side
from dicegame.base.words.notation import format_move

PURCHASES = (moves.BUY, moves.BUY_FOR_WORKERS, moves.BUY_FOR_BOTH)
PLACEMENTS = (moves.PLACE, moves.PLACE_FROM)
DIE_ACTIONS = (moves.TAKE, moves.PLACE, moves.SELL, moves.GET_WORKERS)
INNS = "t00"
"""The part of the page with the inns beside the black depot."""


class Aim(NamedTuple):
    """A legal move, with the parts of the page on which a tap makes it."""

    move: Move
    text: str
    """The text of the move, as forms send it."""
    to: tuple[str, ...] = ()
    """The parts that a tap makes the move on. Equal tiles are the same move. None for moves that only have a button."""
    held: tuple[str, ...] = ()
    """The stored tiles, or the tiles of depots, that the move places."""
    workers: int = 0
    """The number of workers that the move costs because they change the die."""


class Choice(NamedTuple):
    """What a player has tapped so far for the next move. The address of the page has it."""

    die: int = 0
    """The number of the chosen die; 0 for none."""
    held: str = ""
    """The tile that is to be placed, such as `s2`; empty for none."""
    buying: bool = False
    """Whether the black depot is open, so that taps on tiles buy them."""
    about: str = ""
    """The part of the page that is explained, or whose moves are listed; empty for none."""
    by_itself: bool = False
    """Whether the die was chosen by the page, because there is no other."""


def aims_of(game: Game) -> list[Aim]:
    """Return all legal moves of the player who is due, with what they are about."""
    if game.due is None:
        return []
    market, side = game.market, game.side(game.due)
    return [
        Aim(move, format_move(move), _to(move, market, side), _held(move, market, side), price(game, move))
        for move in game.moves
    ]


def choice_of(game: Game, query: Mapping[str, str]) -> Choice:
    """Return what was chosen by the query of an address. The last die, or either of two equal ones, is chosen by itself."""
    if game.due is None:
        return Choice()
    side = game.side(game.due)
    dice = sorted({die for die in side.dice if die}) if not game.owed else []
    asked = query.get("die", "")
    die = int(asked) if asked in map(str, dice) else 0
    buying = query.get("depot") == "0"
    about = query.get("on", "")[:4]
    by_itself = len(dice) == 1 and not die and "free" not in query and not buying
    held = query.get("s", "")[:4]
    return Choice(dice[0] if by_itself else die, held, buying, about, by_itself)


def fits(aim: Aim, choice: Choice, owed: int) -> bool:
    """Return whether a tap makes this move now, after what was chosen. Sales that cost workers have a sheet of their own."""
    move = aim.move
    if choice.buying:
        return move.kind in PURCHASES
    if move.kind in PURCHASES or not aim.to or (choice.held and choice.held not in aim.held and aim.held):
        return False
    if owed:
        return not (choice.held and not aim.held)
    if choice.held:
        return bool(aim.held) and choice.die in (0, move.die)
    if move.kind == moves.SHIELD:
        return not choice.die or choice.by_itself
    return bool(choice.die) and move.die == choice.die and not (move.kind == moves.SELL and aim.workers)


def lit(aims: Sequence[Aim], choice: Choice, owed: int) -> dict[str, list[Aim]]:
    """Return the parts of the page that can be tapped now, each with its moves, the cheapest first."""
    found: dict[str, list[Aim]] = {}
    for aim in aims:
        if fits(aim, choice, owed):
            for part in aim.to:
                found.setdefault(part, []).append(aim)
    return {part: sorted(own, key=lambda aim: aim.workers) for part, own in found.items()}


def cheapest(aims: Sequence[Aim]) -> list[Aim]:
    """Return the moves that cost the fewest workers. `aims` are in the order of their price."""
    return [aim for aim in aims if aim.workers == aims[0].workers]


def price(game: Game, move: Move) -> int:
    """Return how many workers a move costs because they change its die (both rulebooks, Worker chips)."""
    if not move.die or game.due is None:
        return 0
    state = game.state
    side = state.sides[state.side_of[game.due]]
    if move.kind == moves.SHIELD:
        return price_of_double(side, move.depot)
    if move.kind not in DIE_ACTIONS or move.kind == moves.GET_WORKERS:
        return 0
    own = side.monasteries
    shown = state.white if move.die == moves.WHITE else move.die
    if move.kind == moves.TAKE:
        number, free = move.where, own & TAKES_BESIDE
    elif move.kind == moves.PLACE:
        number, free = (
            game.setup.boards[state.side_of[game.due]].number[move.where],
            own & PLACES_BESIDE[COLOR_OF[move.what]],
        )
    else:
        number, free = move.what + 1, 0
    return cost(shown, number, int(free > 0), int(own & WORKERS_COUNT_TWICE > 0))


def _to(move: Move, market: Market, side: Side) -> tuple[str, ...]:
    kind = move.kind
    if kind in (moves.TAKE, moves.EXCHANGE, *PURCHASES):
        return slots_with(market, move.where, move.what)
    if kind in PLACEMENTS:
        return (f"h{move.hex + 1}",)
    if kind == moves.THROW:
        return places_with(side, move.what)
    if kind == moves.LOAD:
        return (f"p{move.where}",) if move.where else ()
    if kind == moves.SHIELD:
        return (f"p{move.depot}",)
    return (f"g{move.what + 1}",) if kind in (moves.SELL, moves.GIVE) else ()


def _held(move: Move, market: Market, side: Side) -> tuple[str, ...]:
    if move.kind == moves.PLACE:
        return places_with(side, move.what)
    return slots_with(market, move.depot, move.what) if move.kind == moves.PLACE_FROM else ()


def advised(game: Game, player: int, turn: Sequence[Move]) -> dict[str, int]:
    """Return the parts of the page that the moves of a turn use, each with the tile that is placed there, or 0."""
    found: dict[str, int] = {}
    for move in turn:
        for part in _to(move, game.market, game.side(player)):
            found.setdefault(part, move.what if part[0] == "h" else 0)
    return found


def slots_with(market: Market, depot: int, tile: int) -> tuple[str, ...]:
    """Return the parts of the page with this tile in a depot, such as `t31`; `INNS` for the inns beside the black depot."""
    if tile == INN:
        return (INNS,)
    return tuple(f"t{depot}{slot}" for slot, own in enumerate(market.depots[depot], 1) if own == tile)


def places_with(side: Side, tile: int) -> tuple[str, ...]:
    """Return the parts of the page with this tile in storage, such as `s2`."""
    return tuple(f"s{place}" for place, own in enumerate(side.store, 1) if own == tile)


def castle_die(game: Game) -> str:
    """Return the face of the die that an owed action lays in the place of the used one: `dx`, `wd4`; empty if none."""
    if kind_of(game.owed) != moves.OWED_ACTION:
        return ""
    return f"wd{game.market.white}" if about_of(game.owed) == moves.WHITE else "dx"
