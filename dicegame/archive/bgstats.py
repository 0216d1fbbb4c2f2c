"""Make the link that adds a finished game to the app BG Stats; the URL holds all data about the play."""

import io
import json
from urllib.parse import quote

from dicegame.archive.finished import Finished, Result
from dicegame.archive.kinds import BOARD_GAMES

ADDRESS = "https://app.bgstatsapp.com/createPlay.html?data="
SOURCE = "dicegame"


def push_link(finished: Finished, day: str) -> str:
    """Return the link for a game played on `day`, an ISO day. The time is noon UTC, the same day nearly everywhere.

    The same entered data gives the same ids, so that a repeat does not become a second play.
    """
    name, number = BOARD_GAMES[finished.game]
    data: dict[str, object] = {
        "sourceName": SOURCE,
        "sourcePlayId": finished.id,
        "playDate": f"{day} 12:00:00",
        "game": {"name": name, "sourceGameId": finished.game, "bggId": number, "highestWins": True, "noPoints": False},
        "players": [_player(result, finished.layout) for result in finished.results],
    }
    if finished.layout:
        data["board"] = finished.layout
    return ADDRESS + quote(json.dumps(data, ensure_ascii=False, separators=(",", ":")), safe=":,/")


def _player(result: Result, board: str) -> dict[str, object]:
    data: dict[str, object] = {
        "sourcePlayerId": result.name,
        "name": result.name,
        "score": result.total,
        "rank": result.rank,
        "winner": result.won,
    }
    if result.team:
        data["team"] = result.team
    if result.layout and not board:
        data["role"] = result.layout  # each player has a board of their own, and BG Stats has no other place for it
    return data


def qr_text(link: str) -> str:
    """Return the QR code of a link for a terminal with light letters on a dark ground, two modules in one character.

    A link that is too long for a QR code gives "".
    """
    import segno

    try:
        code = segno.make(link, error="l", micro=False, boost_error=False)
    except segno.DataOverflowError:
        return ""
    text = io.StringIO()
    code.terminal(text, border=2, compact=True)
    return text.getvalue()
