"""Save, share and download scored games."""

import logging
from datetime import UTC, datetime
from urllib.parse import quote

from fastapi import Request
from starlette.responses import Response

from dicegame.archive.bgstats import push_link
from dicegame.archive.finished import Finished
from dicegame.archive.history import HistoryError, save_game
from dicegame.web.table.store import UnstoredError
from dicegame.web.visitors.security import RateLimit, client_of
from padgen.language import Sentence

SAVES = RateLimit(30, 600)
"""The most games that one client can save in ten minutes. This is enough for people, but stops a program."""


def keep(request: Request, finished: Finished) -> None:
    """Save a game on this server, unless it is saved already. Raises: UnstoredError; HTTPException for too many games."""
    SAVES.check(client_of(request), Sentence("saves-often"))
    try:
        save_game(request.app.state.history, finished)
    except HistoryError as error:  # visitors do not learn where the file is or what is wrong with it
        logging.getLogger(__name__).error("%s", error)
        raise UnstoredError(Sentence("saves-failed")) from error


def shared(finished: Finished) -> str:
    """Return the link that adds a game to the app BG Stats. A game without a date gets today's date."""
    return push_link(finished, finished.date or datetime.now(tz=UTC).date().isoformat())


def download(data: str | bytes, name: str, kind: str = "application/toml") -> Response:
    """Return a response that the browser saves as a file with this name. `kind` is the media type."""
    headers = {"Content-Disposition": f"attachment; filename*=utf-8''{quote(name)}"}
    return Response(data, headers=headers, media_type=kind)
