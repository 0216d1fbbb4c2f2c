"""The web application, put together from its middleware, its pages and its error responses."""

import logging
from collections import ChainMap, Counter
from collections.abc import AsyncIterator, Callable, Collection, Mapping
from contextlib import asynccontextmanager
from pathlib import Path

from fastapi import APIRouter, FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect
from starlette.responses import JSONResponse, Response
from starlette.staticfiles import StaticFiles

from dicegame.web.pages import (
    after_game,
    boards,
    companions,
    daily,
    end_scores,
    follow,
    home,
    install,
    learn,
    learn_base,
    new_table,
    own_games,
    pads,
    paper_scores,
    puzzles,
    replays,
    saved_games,
    table_pages,
    unavailable,
)
from dicegame.web.pages.render import page
from dicegame.web.server.compression import Compression
from dicegame.web.server.request_faults import sentence_of
from dicegame.web.table.backup import history_file
from dicegame.web.table.open_tables import LETTERS, Tables, letters_of
from dicegame.web.table.store import TABLES, Store, UnstoredError
from dicegame.web.visitors.host import new_key
from dicegame.web.visitors.host_names import own_name
from dicegame.web.visitors.security import HEADERS, OPENINGS, WRONG_CODES, Guard, RateLimit
from dicegame.web.work.long_tasks import GONE, OneByOne, Workers
from padgen.errors import PadgenError
from padgen.language import Sentence

STATIC = Path(__file__).parents[1] / "static"
PAGES = (
    table_pages,
    home,
    new_table,
    learn_base,
    learn,
    install,
    saved_games,
    own_games,
    after_game,
    replays,
    companions,
    daily,
    puzzles,
    boards,
    paper_scores,
    end_scores,
    follow,
    pads,
)
"""The modules of the pages that exist both on a server and on a device. The pages that are requested most are the first."""
USUAL = {400: Sentence("request-unreadable"), 404: Sentence("request-not-found"), 405: Sentence("request-method")}
"""The messages for requests that the framework refuses, by status code."""


def create_app(
    data: Path,
    names: Collection[str] = (),
    on_device: bool = False,
    workers: Callable[[], Workers] | None = None,
    letters: str = LETTERS,
) -> FastAPI:
    """Return the application: pages and JSON API for the tables in the folder `data`, which is opened when it starts.

    `names` are host names or addresses by which visitors may reach it, in addition to its own. If `on_device` is true, it
    runs in the browser of its only visitor, without the API, clubs and photos. `workers` makes the object that runs long
    tasks. By default, a server runs them in separate processes, and a device runs them one by one between requests. Codes of
    new tables begin with one of `letters`, so that several servers can share one address.

    Raises: PadgenError if one of the `names` or of the `letters` is not valid.
    """
    store = Store(data / TABLES)
    new_workers = workers or _usual_workers(on_device)
    first_letters = letters_of(letters)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        with store, new_workers() as started:
            app.state.workers = started
            app.state.tables = Tables(store, started, first_letters)
            app.state.tables.start()
            app.state.tables.start_task(app.state.tables.watch_history(app.state.history))
            yield
            app.state.tables.close()

    app = FastAPI(
        title="dicegame",
        description="Tables, rules and scores of the dice game, for programs. Unofficial.",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    app.state.store = store
    app.state.data, app.state.history, app.state.on_device = data, history_file(data), on_device
    app.state.host_key = new_key()
    app.state.day_results, app.state.planner_points = {}, {}
    app.add_middleware(Compression)
    routers, larger = ([unavailable.router], Larger()) if on_device else _only_on_a_server(app)
    own = frozenset(map(own_name, names))
    app.add_middleware(Guard, settle=store.settle, names=own, refusal=_answer, larger=ChainMap(saved_games.LARGER, larger))
    files = StaticFiles(directory=STATIC, check_dir=not on_device)  # a device may serve them beside Python
    app.mount("/static", files, name="static")
    app.state.streams, app.state.wrong_codes, app.state.openings = Counter(), RateLimit(*WRONG_CODES), RateLimit(*OPENINGS)
    app.add_exception_handler(PadgenError, _refuse)
    app.add_exception_handler(UnstoredError, _refuse_unstored)
    app.add_exception_handler(HTTPException, _refuse_http)
    app.add_exception_handler(RequestValidationError, _refuse_form)
    app.add_exception_handler(ClientDisconnect, _leave)
    app.add_exception_handler(Exception, _refuse_broken)
    for router in (*(each.router for each in PAGES), *routers):
        app.router.routes += router.routes  # `include_router` would match each request twice, and at first build all routes
    return app


Larger = dict[str, tuple[int, Sentence]]
"""Paths that accept larger requests than others, each with its limit in bytes and the error message above the limit."""


def _only_on_a_server(app: FastAPI) -> tuple[list[APIRouter], Larger]:
    """Return the routers that only a server has (API, photos, clubs), and their paths that accept larger requests."""
    from dicegame.web.api import layout_routes
    from dicegame.web.api import score_routes as api_scores
    from dicegame.web.api import table_routes as api_tables
    from dicegame.web.pages import clubs, photos
    from dicegame.web.scoring.readings import Readings

    app.state.readings = Readings()
    return [each.router for each in (layout_routes, api_tables, api_scores, photos, clubs)], photos.LARGER


def _usual_workers(on_device: bool) -> Callable[[], Workers]:
    if on_device:
        return OneByOne
    from dicegame.web.server.processes import WorkerProcesses

    return WorkerProcesses


async def _refuse(request: Request, error: Exception) -> Response:
    """Answer a request that raised a PadgenError: status 400 with the message of the error."""
    assert isinstance(error, PadgenError)
    return _answer(request, 400, error.sentence)


async def _refuse_unstored(request: Request, error: Exception) -> Response:
    """Answer a request for data that could not be stored or read: status 503. The server logs the error."""
    assert isinstance(error, UnstoredError)
    logging.getLogger(__name__).error("%s", error)
    return _answer(request, 503, error.sentence)


async def _leave(request: Request, error: Exception) -> Response:  # noqa: ARG001  # the form of a handler
    """Answer a request whose client left before all of it had arrived, so that the answer reaches nobody."""
    return Response(status_code=GONE)


async def _refuse_form(request: Request, error: Exception) -> Response:
    """Answer a request with wrong fields or values: status 422. Name the place of the first error, but not the value."""
    assert isinstance(error, RequestValidationError)
    return _answer(request, 422, sentence_of(error.errors()[0], error.body))


async def _refuse_broken(request: Request, _: Exception) -> Response:
    """Answer after a bug in the program: status 500. Set the headers here, because this answer does not pass `Guard`."""
    response = _answer(request, 500, Sentence("request-broken"))
    response.headers.update(HEADERS)
    return response


async def _refuse_http(request: Request, error: Exception) -> Response:
    """Answer a request that raised an HTTPException: its status, with its message or the usual one for that status."""
    assert isinstance(error, HTTPException)
    given: object = error.detail
    message = given if isinstance(given, Sentence) else USUAL.get(error.status_code, str(given))
    return _answer(request, error.status_code, message, error.headers)


def _answer(request: Request, status: int, message: Sentence | str, headers: Mapping[str, str] | None = None) -> Response:
    if request.url.path.startswith("/api/"):
        return JSONResponse({"detail": str(message)}, status, headers)
    kind, code = [*request.url.path.split("/"), "", ""][1:3]
    back = f"/{kind}/{code}" if kind in ("t", "c", "follow") and code and status != 404 else ""
    response = page(request, "error.html", status, message=message, back=back)
    response.headers.update(headers or {})
    return response
