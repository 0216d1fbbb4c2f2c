"""Save, share and download scored games."""

from datetime import UTC, datetime
from urllib.parse import quote

from fastapi import Request
from starlette.responses import Response

from dicegame.archive.bgstats import push_link
from dicegame.archive.finished import Finished
from dicegame.web.table.visitor_history import save_visitors_game
from dicegame.web.visitors.security import RateLimit, client_of
from padgen.language import Sentence

SAVES = RateLimit(30, 600)
"""The most games that one client can save in ten minutes. This is enough for people and too few for a program."""


def keep(request: Request, finished: Finished) -> None:
    """Save a game on this server. Raises: UnstoredError; HTTPException for too many."""
    SAVES.check(client_of(request), Sentence("saves-often"))
    save_visitors_game(request.app.state.history, finished)


def shared(finished: Finished) -> str:
    """Return the link that opens BG Stats; a game without a date gets today's date."""
    return push_link(finished, finished.date or datetime.now(tz=UTC).date().isoformat())


def download(data: str | bytes, name: str, kind: str = "application/toml") -> Response:
    """Return a file to download."""
    headers = {"Content-Disposition": f"attachment; filename*=utf-8''{quote(name)}"}
    return Response(data, headers=headers, media_type=kind)
