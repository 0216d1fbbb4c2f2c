"""What comes after a game: the record as a file, the replay, the history."""

import datetime as dt

from fastapi import APIRouter, Request
from starlette.responses import Response

from dicegame.archive.history import save as keep
from dicegame.dice.archiving import finished_game
from dicegame.dice.roll import Roll
from dicegame.dice.turn import Turn
from dicegame.play.events import Chance, ChanceTakenBack, Event, Moved, TookBack
from dicegame.play.record import format_record, replay
from dicegame.web.dice.sheet_view import marks_of, picture, summarize
from dicegame.web.identity import owner
from dicegame.web.language import Words, dice_in_words, words_for
from dicegame.web.lookup import find_finished
from dicegame.web.pages.tables import redirect_to, render_table
from dicegame.web.render import page
from dicegame.web.seating import check_host
from padgen.errors import PadgenError

router = APIRouter(include_in_schema=False)


@router.get("/t/{code}/record.jsonl")
async def record(request: Request, code: str) -> Response:
    """The record, as `dicegame replay` reads it."""
    table = find_finished(request, code)
    headers = {"Content-Disposition": f'attachment; filename="game-{table.code}.jsonl"'}
    return Response(format_record(table.running_session().record), media_type="application/x-ndjson", headers=headers)


@router.get("/t/{code}/replay")
async def show_replay(request: Request, code: str, at: int = 0, seat: int = 1, look: int = 0) -> Response:
    """One moment of the game, and the page to `look` at, else of who acts, else the last `seat`."""
    table = find_finished(request, code)
    game_record = table.running_session().record
    games = list(replay(game_record))
    at = min(max(at, 0), len(games) - 1)
    place = min(max(seat, 1), len(table.seats)) - 1
    event = game_record.events[at - 1] if 0 < at <= len(game_record.events) else None
    if look:
        place = min(max(look, 1), len(table.seats)) - 1
    elif isinstance(event, Moved | TookBack):
        place = event.player
    return page(
        request,
        "replay.html",
        table=table,
        game=games[at],
        at=at,
        last=len(games) - 1,
        place=place,
        happened=describe(words_for(request), event, at == 0),
        who=event.player if isinstance(event, Moved | TookBack) else None,
        turn=summarize(games[at - 1], event.player, event.move) if isinstance(event, Moved) else None,
        board=picture(game_record.setup.layout, marks_of(games[at].seat(place))),
    )


def describe(words: Words, event: Event[Roll, Turn] | None, first: bool) -> str:
    """What happened at one moment, in words, but for turns."""
    if event is None:
        return words("game-begins" if first else "game-ends")
    if isinstance(event, Chance):
        return f"{words('rolled')}: {dice_in_words(words, event.result)}"
    return words("unrolled" if isinstance(event, ChanceTakenBack) else "took-back")


@router.post("/t/{code}/save")
async def save(request: Request, code: str) -> Response:
    """Keep the result in the history."""
    table = find_finished(request, code)
    try:
        check_host(owner(request, table.code), table.seating.host)
        day = dt.datetime.now(tz=dt.UTC).date().isoformat()
        keep(request.app.state.history, finished_game(table.running_session().record, table.outcome, day))
    except PadgenError as error:
        return await render_table(request, table, 409, str(error))
    return redirect_to(table.code, saved="1")
