"""The state of a base game table as one phone may see it. Its texts are the same as in records and on the command line."""

from collections.abc import Iterable, Sequence
from typing import Literal

from pydantic import BaseModel

from dicegame.base.expansions.trade_routes import named_space
from dicegame.base.game import Game
from dicegame.base.playable import BASE_GAME, RANDOM
from dicegame.base.score import points_by_source
from dicegame.base.state.duchy import SOURCES
from dicegame.base.state.market import ROUNDS
from dicegame.base.state.moves import OWED_NAMES, OWED_THROW, about_of, kind_of
from dicegame.base.state.tiles import COLOR_NAMES, GOOD_NAMES, NAMES
from dicegame.base.supply import PHASE_NAMES, SOLO
from dicegame.base.words.brings import brings
from dicegame.base.words.facets import facets
from dicegame.base.words.help import bonus_left, owed_sentence
from dicegame.base.words.notation import format_move
from dicegame.play.session import AnySession
from dicegame.report import outcome_data
from dicegame.web.games.base.aims import price
from dicegame.web.games.table_state import Duchy, PlainState, SeatView, plain_fields, seat_frame
from dicegame.web.table.table import Table
from padgen.notation import format_notation

BONUS_NAMES = (*COLOR_NAMES, "posts")
"""The names of bonus tiles, in the order of `tiles.COLOR_NAMES` and `NO_COLOR`."""


class Depot(BaseModel):
    """A depot. Its slots stay in their order; None is an empty one."""

    depot: int
    tiles: list[str | None]
    goods: dict[str, int]
    """How many goods of each color lie there."""
    shields: list[int]


class LegalMove(BaseModel):
    """A legal move."""

    turn: str
    """The move as you send it, such as `die 4 take bank from 3`. No two legal moves have the same text."""
    choices: dict[str, str]
    """The parts of the move: `do`, `what`, `where` (a depot or a hex), `die`, and with expansions `from` and `for`."""
    workers: int
    """The number of workers that the move costs because they change its die."""
    brings: str
    """What the move brings at once, as a sentence; empty for nothing."""


class PlacedTile(BaseModel):
    """A tile in a duchy. Its hex is counted from 1; the starting castle has no phase."""

    hex: int
    tile: str
    phase: str | None


class RouteSpace(BaseModel):
    """A space of a trade route: the good that fills it, and the bonus that this brings."""

    good: str
    bonus: str
    filled: bool


class Side(BaseModel):
    """What lies before a player: duchy, storage, dice and supplies."""

    points: int
    """The points that were scored during the game."""
    points_by: dict[str, int]
    """The points by source, such as `areas`; those of the final scoring are 0 until then. The solo game has none."""
    tiles: list[PlacedTile]
    """The tiles in the duchy, in the order in which they were placed."""
    storage: list[str | None]
    goods: dict[str, int]
    sold: dict[str, int]
    workers: int
    silver: int
    dice: list[int]
    """The dice that are not used yet."""
    bought: bool
    """True if a tile was bought in this turn."""
    bonus_tiles: dict[str, Literal["large", "small"]]
    """By color. `posts` is that for all border posts, where the table counts it as a bonus tile."""
    monasteries: list[int]
    """The numbers of the monasteries that work for the player."""
    shields: list[int]
    posts: int
    """The number of border posts that are joined."""
    route: list[RouteSpace]


class BaseSeat(SeatView):
    """A seat with its duchy, as one phone may see it."""

    duchy: Duchy | None
    """None for random duchies before the game has begun."""
    moves: list[LegalMove]
    """The legal moves of the seat if it is yours and its turn is due, in the order of `turns`; otherwise empty."""
    side: Side | None


class Owed(BaseModel):
    """An effect that the player must settle next: its kind, and a sentence."""

    kind: str
    text: str
    tile: str | None
    """The tile that needs a place in storage, if one must be thrown away for it."""


class Gained(BaseModel):
    """Points that a seat scored during the game, with the move that brought them."""

    seat: int
    source: str
    points: int
    phase: str
    turn: str


class EndLine(BaseModel):
    """One line of a score: the number of things that bring points, and the points for each."""

    label: str
    count: int
    each: int | None
    points: int
    rule: str


class EndFault(BaseModel):
    """An entry of a player that contradicts the rules or another entry."""

    code: str
    message: str


class EndReport(BaseModel):
    """The score report of one player or team: the total, the rank, and one line for each source of points."""

    name: str
    total: int
    rank: int
    lines: list[EndLine]
    faults: list[EndFault]


class BaseResult(BaseModel):
    """The result of a base game. Only solo games have `won`, and then `rounds_left` or `spaces_left`."""

    players: list[EndReport]
    winners: list[str]
    decided_by: str
    won: bool | None = None
    rounds_left: int | None = None
    spaces_left: int | None = None


class CostlyTurn(BaseModel):
    """A turn that cost points, and a better one; `cost` is a mean, and `se` its standard error."""

    phase: str
    round: int
    turn: list[str]
    better: list[str]
    cost: float
    se: float


class BaseState(PlainState):
    """A table of the base game, as one phone may see it. Tiles, goods and colors have the names of records."""

    seats: Sequence[BaseSeat]
    phase: str | None
    """A to E; None before the first deal."""
    round: int | None
    """The round of the phase, counted from 1; None before its first roll."""
    rounds: int
    """The number of rounds in a phase."""
    order: list[int]
    """The seats in the order of the round, or of the next one if none is being played."""
    next_order: list[int]
    """The seats in the order of the next round so far."""
    white: int | None
    depots: list[Depot]
    black_depot: list[str | None]
    inns: int
    """The number of inns beside the black depot."""
    goods_to_come: list[str]
    """The goods on the round spaces that are still to come in this phase."""
    bonus_tiles: dict[str, int]
    """The points of the next bonus tile of each color that still has one."""
    owed: Owed | None
    counter: int | None
    """The points towards the target of the solo game; None in other games."""
    target: int | None
    gains: list[Gained]
    """All points that were scored during the game, in order. Those of the final scoring are in `result`."""
    result: BaseResult | None
    """The result, once the game is over."""
    costliest: dict[str, list[CostlyTurn]]
    """The turns that cost most, by the name of the person. They are computed after the game."""


def state_of(table: Table, owner: str, open_round: str | None) -> BaseState:
    """Return the state of a table as the phone with the id `owner` may see it."""
    session = table.session
    game: Game | None = session.game if session else None
    dealt = game if game and game.phase >= 0 else None
    market = game.market if game else None
    solo = game is not None and game.setup.mode == SOLO
    outcome = outcome_data(table.outcome_of(game)) if game and table.stage == "over" else None
    return BaseState(
        **plain_fields(table, owner),
        open_round=open_round,
        seats=[_seat(table, number, owner) for number in range(len(table.seats))],
        phase=PHASE_NAMES[dealt.phase] if dealt else None,
        round=dealt.round + 1 if dealt and dealt.round >= 0 else None,
        rounds=ROUNDS,
        order=_seats(market.order if market else ()),
        next_order=_seats(market.bridge if market else ()),
        white=market.white or None if market else None,
        depots=_depots(game) if game else [],
        black_depot=_named(market.depots[0]) if market else [],
        inns=market.inns if market else 0,
        goods_to_come=[GOOD_NAMES[good] for good in market.round_goods] if market else [],
        bonus_tiles=bonus_left(game) if game and not solo else {},
        owed=_owed(game) if game else None,
        counter=market.counter if market and solo else None,
        target=market.target if market and solo else None,
        gains=_gains(game) if game else [],
        result=BaseResult.model_validate(outcome) if outcome else None,
        costliest={
            name: [CostlyTurn.model_validate(one) for one in found.get("costliest", [])]
            for name, found in table.hindsight_of.items()
        },
    )


def _seat(table: Table, number: int, owner: str) -> BaseSeat:
    session, common = table.session, seat_frame(table, number, owner)
    return BaseSeat(
        **common,
        duchy=_duchy(table, number),
        moves=_moves(session.game) if session and common["turns"] else [],
        side=_side(session, number) if session else None,
    )


def _duchy(table: Table, number: int) -> Duchy | None:
    if table.stage == "lobby" and table.settings.option("boards") == RANDOM:
        return None
    layout = BASE_GAME.duchies(table.plan)[number]
    return Duchy(name=layout.name, notation=format_notation(layout))


def _moves(game: Game) -> list[LegalMove]:
    assert game.due is not None
    return [
        LegalMove(
            turn=format_move(move),
            choices={name: choice for name, choice in facets(game, move) if choice},
            workers=price(game, move),
            brings=str(brings(game, game.due, move).sentence),
        )
        for move in game.moves
    ]


def _side(session: AnySession, number: int) -> Side:
    game: Game = session.game
    side = game.side(number)
    bonus_tiles: dict[str, Literal["large", "small"]] = {BONUS_NAMES[color]: "large" for color in side.large}
    bonus_tiles |= {BONUS_NAMES[color]: "small" for color in side.small}
    return Side(
        points=game.points(number),
        points_by=points_by_source(game)[number],
        tiles=[
            PlacedTile(hex=one.hex + 1, tile=NAMES[one.tile], phase=PHASE_NAMES[one.phase] if one.phase >= 0 else None)
            for one in game.placed[number]
        ],
        storage=_named(side.store),
        goods=_goods(side.goods),
        sold=_goods(side.sold),
        workers=side.workers,
        silver=side.silver,
        dice=[die for die in side.dice if die],
        bought=side.bought,
        bonus_tiles=bonus_tiles,
        monasteries=list(side.monasteries),
        shields=list(side.shields),
        posts=side.posts,
        route=[
            RouteSpace(good=good, bonus=bonus, filled=place < side.route_filled)
            for place, (good, bonus) in enumerate(map(named_space, side.route))
        ],
    )


def _depots(game: Game) -> list[Depot]:
    market = game.market
    return [
        Depot(
            depot=depot,
            tiles=_named(market.depots[depot]),
            goods=_goods(market.goods[depot]),
            shields=list(market.shields[depot]) if market.shields else [],
        )
        for depot in range(1, len(market.depots))
    ]


def _owed(game: Game) -> Owed | None:
    sentence, kind = owed_sentence(game), kind_of(game.owed)
    if sentence is None:
        return None
    tile = NAMES[about_of(game.owed)] or None if kind == OWED_THROW else None
    return Owed(kind=OWED_NAMES[kind], text=str(sentence), tile=tile)


def _gains(game: Game) -> list[Gained]:
    return [
        Gained(
            seat=gain.player + 1,
            source=SOURCES[gain.source],
            points=gain.points,
            phase=PHASE_NAMES[gain.phase],
            turn=format_move(gain.move),
        )
        for gain in game.gains
    ]


def _named(tiles: Iterable[int]) -> list[str | None]:
    """Return the names of tiles; None for an empty place."""
    return [NAMES[tile] or None for tile in tiles]


def _goods(counts: Iterable[int]) -> dict[str, int]:
    """Return the number of goods by color, without the colors that are missing."""
    return {name: count for name, count in zip(GOOD_NAMES, counts, strict=True) if count}


def _seats(players: Iterable[int]) -> list[int]:
    return [player + 1 for player in players]
