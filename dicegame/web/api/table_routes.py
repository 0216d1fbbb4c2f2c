"""The part of the API for playing at tables.

A program gets a secret when it opens a table or sits down. It identifies itself by sending this secret as a cookie, or in
the `Authorization` header.
"""

from collections.abc import Callable
from functools import reduce
from operator import or_
from typing import Annotated, Any

from fastapi import APIRouter, Depends, HTTPException, Path, Query, Request
from fastapi.security import APIKeyCookie, HTTPBearer
from pydantic import BaseModel, Field
from starlette.responses import Response

from dicegame.games import GAMES
from dicegame.play.record import format_record
from dicegame.web.api.refusals import WHY, Sent, refusals, refusing
from dicegame.web.games.table_state import PlainState
from dicegame.web.games.view import check_round, view_of, view_of_game
from dicegame.web.table import duchies
from dicegame.web.table.open_tables import find, find_finished, stream_of, tables_of, workers_of
from dicegame.web.table.seating import MOST_SEATS
from dicegame.web.table.settings import Settings
from dicegame.web.table.table import Table
from dicegame.web.visitors.identity import COOKIE, owner, owner_of, secret_of, secret_or_new, set_cookie
from dicegame.web.visitors.remembered import remember_table
from dicegame.web.visitors.security import limit_openings
from dicegame.web.work.long_tasks import unless_gone
from padgen.names import LONGEST_NOTATION

JSON = "application/json"
STATE: Any = reduce(or_, [*(view_of_game(key).state_model for key in GAMES), PlainState])
"""The type of a table's state: any of the state models of the games, or that of a game without a view of its own."""

router = APIRouter(prefix="/api")
SECRET = [Depends(HTTPBearer(auto_error=False)), Depends(APIKeyCookie(name=COOKIE, auto_error=False))]
"""The ways to send a secret, for the OpenAPI document only: `secret_of` reads the request itself."""
MAYBE: dict[str, Any] = {"security": [{}, {"HTTPBearer": []}, {"APIKeyCookie": []}]}
SHOWN = refusals(404, 422, 429, 503)
CHANGED = refusals(400, 403, 404, 409, 413, 422, 429, 503)
ACTED = CHANGED | refusals(401)

Code = Annotated[str, Path(max_length=20, description="The table's code.")]
SeatNumber = Annotated[int, Field(ge=1, le=MOST_SEATS, description="A seat, counted from 1.")]
Name = Annotated[str, Field(min_length=1, max_length=40)]
LayoutName = Annotated[str, Field(min_length=1, max_length=LONGEST_NOTATION)]


class NewTable(Sent):
    """The settings of a new table."""

    layout: LayoutName = "a"
    """A name from `GET /api/layouts`, a notation, or for a new duchy `new:easy`, `new:medium`, `new:hard` or `new:any`."""
    game: Annotated[str, Field(max_length=20)] = ""
    """The key of the game. If it is empty, the layout decides."""
    layouts: Annotated[list[LayoutName], Field(max_length=MOST_SEATS, default_factory=list)]
    """The duchy of each seat, in the base game. Further seats have `layout`. If it is empty, all play on `layout`."""
    options: Annotated[dict[str, str], Field(max_length=40, default_factory=dict)]
    """The names and values of the game's options. A missing option has its first possible value."""
    variant: Annotated[str, Field(max_length=20)] | None = None
    """The option `variant` of the dice game. Older programs send it here; newer ones in `options`."""
    start_rule: Annotated[str, Field(max_length=20)] | None = None
    """The option `start_rule` of the dice game. Older programs send it here; newer ones in `options`."""
    dice: Annotated[str, Field(max_length=20)] = "screen"
    hints: bool = True
    name: Name | None = None
    """The name under which the host sits down. Without one, the host does not sit down."""


class Sitting(Sent):
    """The name of the person who sits down."""

    name: Name


class BotKind(Sent):
    """The bot that gets a seat. `kind` is the name of the bot."""

    kind: Annotated[str, Field(min_length=1, max_length=40)] = "planner"


class SeatOf(Sent):
    """The seat to free. Give the person's name too, so that the wrong person is not removed if seats have shifted."""

    seat: SeatNumber
    name: Name | None = None


class Duchy(Sent):
    """The duchy of a seat, at a table that was opened with `layouts`: a name from `GET /api/layouts`, or a notation."""

    seat: SeatNumber
    layout: LayoutName


class Answered(Sent):
    """The answer of a person in a seat to a question before the game."""

    seat: SeatNumber
    question: Annotated[str, Field(min_length=1, max_length=80)]
    choice: Annotated[str, Field(min_length=1, max_length=80)]


class Castle(Sent):
    """The starting castle of a seat. `castle` is the number of its hex, counted from 1."""

    seat: SeatNumber
    castle: Annotated[int, Field(ge=1, le=999)]


class Dice(Sent):
    """The dice as rolled on the table, such as `orange blue 2 4 double`, or another random result as records write it.

    Leave `dice` out if the server rolls.
    """

    dice: Annotated[str, Field(max_length=1000)] | None = None


class TurnOf(Sent):
    """A turn, such as `12=4 silver 17=2`. Send `open_round` too: the turn is refused if another round has begun."""

    seat: SeatNumber
    turn: Annotated[str, Field(min_length=1, max_length=80)]
    open_round: Annotated[str, Field(max_length=10)] | None = None


class Mine(Sent):
    """The number of one of your own seats at the table."""

    seat: SeatNumber


class Seated(BaseModel):
    """The table, your seat, and your secret if you did not send one."""

    secret: str | None
    seat: int | None
    state: STATE


class Advice(BaseModel):
    """A turn, the points that a bot expects from it until the end of the game, and the bot's reasons."""

    turn: str
    value: float
    reasons: list[str]


@router.post("/tables", response_model=Seated, status_code=201, responses=refusals(400, 403, 409, 413, 422, 429, 503))
async def open_table(request: Request, new: NewTable) -> Response:
    """Open a table; you are its host."""
    limit_openings(request)
    secret = secret_or_new(request)
    with refusing(422):
        duchy = await unless_gone(request, duchies.pick(workers_of(request), new.layout))
        older = {"variant": new.variant, "start_rule": new.start_rule}
        options = new.options | {key: value for key, value in older.items() if value is not None}
        own = [duchies.find_any(layout) for layout in new.layouts]
        settings = Settings(duchy, options, new.dice, new.hints, new.game, layouts=tuple(own))
    with refusing(409):
        table = tables_of(request).open(settings, secret, new.name or "")
    return _seated(request, table, secret, 1 if table.seats else None, 201)


@router.get("/tables/{code}", response_model=STATE, responses=SHOWN, openapi_extra=MAYBE)
async def show(request: Request, code: Code) -> Response:
    """Return the part of the table that you may see."""
    table = find(request, code)
    return _answer(view_of(table).state(table, owner(request, table.phones_code)))


@router.get(
    "/tables/{code}/events",
    responses=SHOWN | {200: {"content": {"text/event-stream": {}}, "description": "Server-sent events, without end."}},
    response_class=Response,
)
async def events(request: Request, code: Code) -> Response:
    """Send the table's version number as a server-sent event, now and after every change."""
    return stream_of(request, find(request, code))


@router.post("/tables/{code}/sit", response_model=Seated, responses=CHANGED, openapi_extra=MAYBE)
async def sit(request: Request, code: Code, who: Sitting) -> Response:
    """Sit down, or take a seat that the host has freed."""
    table = find(request, code)
    secret = secret_or_new(request)
    with refusing(409):
        seat = table.sit(owner_of(secret, table.phones_code), who.name)
    return _seated(request, table, secret, seat + 1)


@router.post("/tables/{code}/bot", response_model=STATE, responses=ACTED, dependencies=SECRET)
async def bot(request: Request, code: Code, which: BotKind) -> Response:
    """Give a seat to a bot. Only the host may."""
    return _act(request, code, lambda table, me: table.sit_bot(me, which.kind))


@router.post("/tables/{code}/remove", response_model=STATE, responses=ACTED, dependencies=SECRET)
async def remove(request: Request, code: Code, which: SeatOf) -> Response:
    """Leave your seat, or remove somebody else from theirs. Only the host may remove others."""
    return _act(request, code, lambda table, me: table.remove(me, which.seat - 1, which.name))


@router.post("/tables/{code}/duchy", response_model=STATE, responses=ACTED, dependencies=SECRET)
async def duchy(request: Request, code: Code, chosen: Duchy) -> Response:
    """Choose the duchy of your seat before the game. The host may choose for every seat."""
    with refusing(422):
        layout = duchies.find_any(chosen.layout)
    return _act(request, code, lambda table, me: table.choose_duchy(me, chosen.seat - 1, layout))


@router.post("/tables/{code}/begin", response_model=STATE, responses=ACTED, dependencies=SECRET)
async def begin(request: Request, code: Code) -> Response:
    """Begin the game; from now on nobody else can sit down. Only the host may."""
    return _act(request, code, Table.begin)


@router.post("/tables/{code}/castle", response_model=STATE, responses=ACTED, dependencies=SECRET)
async def castle(request: Request, code: Code, chosen: Castle) -> Response:
    """Choose a starting castle. Older programs use this; `answer` answers any question."""
    return _act(request, code, lambda table, me: table.answer(me, chosen.seat - 1, str(chosen.castle)))


@router.post("/tables/{code}/answer", response_model=STATE, responses=ACTED, dependencies=SECRET)
async def answer(request: Request, code: Code, given: Answered) -> Response:
    """Answer a question that is asked before the game, such as which starting castle a seat chooses."""
    return _act(request, code, lambda table, me: table.answer(me, given.seat - 1, given.choice, given.question))


@router.post("/tables/{code}/roll", response_model=STATE, responses=ACTED, dependencies=SECRET)
async def roll(request: Request, code: Code, rolled: Dice | None = None) -> Response:
    """Roll the dice, or enter dice that were rolled on the table. Only the host may.

    If several random results are due in a row, the server draws all of them; entered results are sent one by one.
    """
    typed = rolled.dice if rolled else None
    with refusing(422):
        if typed is not None:
            find(request, code).playable.parse_chance(typed)
    return _act(request, code, lambda table, me: table.roll(me, typed))


@router.post("/tables/{code}/turn", response_model=STATE, responses=ACTED, dependencies=SECRET)
async def turn(request: Request, code: Code, taken: TurnOf) -> Response:
    """Take a turn. An illegal turn is refused with status 422 and the reason, a turn that is not due with status 409."""
    with refusing(422):
        move = find(request, code).playable.parse_move(taken.turn)

    def take(table: Table, me: str) -> None:
        table.seating.check_own(me, taken.seat - 1)
        check_round(table, taken.open_round)
        table.take(me, taken.seat - 1, move)

    return _act(request, code, take)


@router.post("/tables/{code}/undo", response_model=STATE, responses=ACTED, dependencies=SECRET)
async def undo(request: Request, code: Code, mine: Mine) -> Response:
    """Take a turn back. This is possible until all people have taken their turns; if you play alone, until the next roll."""
    return _act(request, code, lambda table, me: table.undo(me, mine.seat - 1))


@router.post("/tables/{code}/unroll", response_model=STATE, responses=ACTED, dependencies=SECRET)
async def unroll(request: Request, code: Code) -> Response:
    """Take back mistyped dice, as long as no person has taken a turn. Only the host may."""
    return _act(request, code, Table.unroll)


@router.post("/tables/{code}/finish", response_model=STATE, responses=ACTED, dependencies=SECRET)
async def finish(request: Request, code: Code) -> Response:
    """End the game after its last round. Only the host may."""
    return _act(request, code, Table.finish)


@router.post("/tables/{code}/take-over", response_model=STATE, responses=ACTED, dependencies=SECRET)
async def take_over(request: Request, code: Code) -> Response:
    """Act as host until the host is back. Only players may, and only while `host_away` is true."""
    return _act(request, code, Table.take_over)


@router.delete("/tables/{code}", status_code=204, response_class=Response, responses=ACTED, dependencies=SECRET)
async def remove_table(request: Request, code: Code) -> None:
    """Remove a table with a finished game for good. Only the host may."""
    table = find_finished(request, code)
    with refusing(409):
        tables_of(request).remove(table, _me(request, table))


@router.get(
    "/tables/{code}/hint", response_model=list[Advice], responses=SHOWN | refusals(401, 403, 409), dependencies=SECRET
)
async def hint(request: Request, code: Code, seat: Annotated[int, Query(ge=1, le=MOST_SEATS)]) -> list[Advice]:
    """Return the turns that a bot recommends for one of your seats, the best first (dice game: the bot `expert`)."""
    table = find(request, code)
    with refusing(409):
        table.seating.check_own(_me(request, table), seat - 1)
        advice = await unless_gone(request, table.hints(workers_of(request), seat - 1))
    said = [(table.playable.format_move(one.move), one) for one in advice]
    return [Advice(turn=text, value=one.value, reasons=list(map(str, one.reasons))) for text, one in said]


@router.get(
    "/tables/{code}/record",
    responses=SHOWN | refusals(409) | {200: {"content": {"application/x-ndjson": {}}, "description": "The record."}},
    response_class=Response,
)
async def record(request: Request, code: Code) -> Response:
    """Return the record of a finished game for `dicegame replay`. A running game's record would reveal future dice."""
    return Response(format_record(find_finished(request, code).running_session().record), media_type="application/x-ndjson")


def _me(request: Request, table: Table) -> str:
    """Return the owner id of the program that sent the request. Raises: HTTPException 401 if it sent no secret."""
    if not secret_of(request):
        raise HTTPException(401, WHY[401], {"WWW-Authenticate": "Bearer"})
    return owner(request, table.phones_code)


def _act(request: Request, code: str, does: Callable[[Table, str], object]) -> Response:
    """Call `does` with a table and the sender's owner id, and return the table's new state as far as the sender may see it.

    Nothing is awaited here, so that no other request can change the table in between.
    """
    table = find(request, code)
    me = _me(request, table)
    with refusing(409):
        does(table, me)
    tables_of(request).run_background(table)
    return _answer(view_of(table).state(table, me))


def _seated(request: Request, table: Table, secret: str, seat: int | None, status: int = 200) -> Response:
    new = None if secret_of(request) else secret
    state = view_of(table).state(table, owner_of(secret, table.phones_code))
    answer = _answer(Seated.model_construct(secret=new, seat=seat, state=state), status)
    set_cookie(request, answer, secret)
    remember_table(request, answer, table.code)
    return answer


def _answer(what: BaseModel, status: int = 200) -> Response:
    return Response(what.model_dump_json(), status, media_type=JSON)
