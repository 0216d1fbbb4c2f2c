"""The application: what is guarded, which pages there are, and how errors are told."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from fastapi import FastAPI, Request
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse, Response
from starlette.staticfiles import StaticFiles

from dicegame.web.aside import Aside
from dicegame.web.guard import Guard
from dicegame.web.house import House
from dicegame.web.pages import boards, companions, endings, endscores, home, pads, scores, tables
from dicegame.web.render import page
from dicegame.web.store import Store
from padgen.model import PadgenError

HERE = Path(__file__).parent
TABLES = "tables.sqlite"


def create_app(data: Path) -> FastAPI:
    """The pages and the JSON API over the tables that are kept in the folder `data`.

    Raises: StoreError for a folder that cannot be used.
    """
    store = Store(data / TABLES)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        with store, Aside() as aside:
            app.state.aside = aside
            app.state.house = House(store, aside)
            await app.state.house.wake()
            yield
            await app.state.house.close()

    app = FastAPI(
        title="dicegame",
        description="Tables, rules and scores of the dice game, for programs. Unofficial.",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    app.state.book = data / "history.sqlite"  # with the default folder, the history of the command line
    app.add_middleware(Guard)
    app.mount("/static", StaticFiles(directory=HERE / "static"), name="static")
    app.add_exception_handler(PadgenError, _refuse)
    app.add_exception_handler(HTTPException, _refuse_http)
    for pages in (home, tables, endings, companions, boards, scores, endscores, pads):
        app.include_router(pages.router)
    return app


async def _refuse(request: Request, error: Exception) -> Response:
    """What people did that cannot be done: one sentence."""
    return _told(request, 400, str(error))


async def _refuse_http(request: Request, error: Exception) -> Response:
    """What is not there, or not allowed."""
    assert isinstance(error, HTTPException)
    return _told(request, error.status_code, str(error.detail), error.headers)


def _told(request: Request, status: int, message: str, headers: object = None) -> Response:
    if request.url.path.startswith("/api/"):
        return JSONResponse({"detail": message}, status, headers)  # type: ignore[arg-type]  # a mapping of texts
    return page(request, "error.html", status, message=message)
