"""What can be done with a game that was scored: keep it, share it, download it."""

from datetime import UTC, datetime
from urllib.parse import quote

from fastapi import HTTPException, Request
from starlette.responses import Response

from dicegame.archive.bgstats import push_link
from dicegame.archive.finished import Finished
from dicegame.archive.history import save_game
from dicegame.web.security import RateLimit, client_of
from padgen.language import Sentence

SAVES = RateLimit(30, 600)
"""A history is for people: so many games in ten minutes from one place."""


def keep(request: Request, finished: Finished) -> str:
    """Keep a game in the history; where, for people to read. Raises: HistoryError; HTTPException for too many."""
    place = client_of(request)
    if not SAVES.allows(place):
        raise HTTPException(429, Sentence("saves-often"))
    SAVES.count(place)
    save_game(request.app.state.history, finished)
    return str(request.app.state.history)


def shared(finished: Finished) -> str:
    """The link for BG Stats; a game without a day is played today."""
    return push_link(finished, finished.date or datetime.now(tz=UTC).date().isoformat())


def download(text: str, name: str) -> Response:
    """A file to keep."""
    headers = {"Content-Disposition": f"attachment; filename*=utf-8''{quote(name)}"}
    return Response(text, headers=headers, media_type="application/toml")
