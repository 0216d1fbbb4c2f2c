"""Make the link that adds a finished game to the app BG Stats. The link itself contains all data of the game."""

import io
import json
from urllib.parse import quote

from dicegame.archive.finished import Finished, Result
from dicegame.archive.kinds import BOARD_GAMES

ADDRESS = "https://app.bgstatsapp.com/createPlay.html?data="
SOURCE = "dicegame"


def push_link(finished: Finished, day: str) -> str:
    """Return the link for a game played on `day` (ISO date), with noon UTC as time: that date nearly everywhere.

    The same entered data always gives the same ids, so a game that is added twice does not become two games.
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
        data["role"] = result.layout  # the players' duchies differ, and BG Stats has no other field for them
    return data


def qr_text(link: str) -> str:
    """Return the QR code of a link as text for a terminal with light letters on a dark background.

    Each character shows two modules. If the link is too long for a QR code, the text is empty.
    """
    import segno

    try:
        code = segno.make(link, error="l", micro=False, boost_error=False)
    except segno.DataOverflowError:
        return ""
    text = io.StringIO()
    code.terminal(text, border=2, compact=True)
    return text.getvalue()
