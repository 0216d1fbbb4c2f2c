"""Write and read a JSON file of saved games, to move them from one device or server to another.

The file has everything that the history keeps. The files of `export` have only results, and cannot be read again.
"""

import json
from collections.abc import Iterable, Mapping, Sequence
from datetime import date
from typing import Any, TypeVar

from dicegame.archive.finished import Finished, Result
from dicegame.archive.kinds import MODES, Kind
from padgen.errors import PadgenError
from padgen.language import Sentence

T = TypeVar("T")
KEY, VERSION = "dicegame_games", 1
"""The key by which a file of games is recognized, and the version of its format."""
UNFINISHED, PLAYED = "unfinished", "played"
"""The keys of the games still being played, and of the games that a phone has finished. Files without them are valid."""
MOST_PLAYERS, MOST_LETTERS, MOST_POINTS = 100, 200, 100_000


class ExchangeError(PadgenError):
    """Raised if a file of games cannot be read. The message says why."""


def format_games(games: Iterable[Finished], unfinished: Sequence[object] = (), played: Sequence[object] = ()) -> str:
    """Return the text of a file with these games.

    `unfinished` has games that are still being played, `played` those that a phone has finished, both as data for JSON.
    """
    more = {key: list_ for key, list_ in ((UNFINISHED, unfinished), (PLAYED, played)) if list_}
    data = {KEY: VERSION, "games": [game_as_data(one) for one in games], **more}
    return json.dumps(data, ensure_ascii=False, indent=1)


def read_games(text: str) -> list[Finished]:
    """Return all finished games in the text of a file.

    Raises: ExchangeError if it is not such a file, or if a game in it is not valid. The message has that game's number.
    """
    found = []
    for number, one in enumerate(_data(text)["games"], 1):
        try:
            found.append(game_of_data(one))
        except (ValueError, LookupError, TypeError):
            raise ExchangeError(Sentence("exchange-broken", number=number)) from None
    return found


def read_unfinished(text: str) -> list[Any]:
    """Return the data of the unfinished games in the text of a file. Raises: ExchangeError if it is not such a file."""
    return _list(text, UNFINISHED)


def read_played(text: str) -> list[Any]:
    """Return the data of a phone's finished games in the text of a file. Raises: ExchangeError if it is not such a file."""
    return _list(text, PLAYED)


def _list(text: str, key: str) -> list[Any]:
    found = _data(text).get(key, [])
    if not isinstance(found, list):
        raise ExchangeError(Sentence("exchange-foreign"))
    return found


def _data(text: str) -> dict[str, Any]:
    """Return the data in a file of games. Raises: ExchangeError if it is not one, or a newer version wrote it."""
    try:
        data = json.loads(text)
        version, games = data[KEY], data["games"]
        if not isinstance(version, int) or not isinstance(games, list):
            raise TypeError
    except (ValueError, LookupError, TypeError, RecursionError):
        raise ExchangeError(Sentence("exchange-foreign")) from None
    if version > VERSION:
        raise ExchangeError(Sentence("exchange-newer"))
    return dict(data)


def game_as_data(game: Finished) -> dict[str, object]:
    """Return a finished game as data for JSON, which `game_of_data` reads back."""
    return {
        "game": game.game,
        "edition": game.edition,
        "mode": game.mode,
        "date": game.date,
        "results": [vars(one) for one in game.results],
        "entered": game.entered,
    }


def game_of_data(data: Mapping[str, Any]) -> Finished:
    """Return the finished game in `data`. Raises: ValueError, LookupError, TypeError if a value is wrong or missing."""
    day = _typed(data["date"], str)
    if day:
        date.fromisoformat(day)
    edition = data["edition"]
    if edition is not None and not 1900 < _typed(edition, int) < 3000:
        raise ValueError(edition)
    results = tuple(map(_result, _typed(data["results"], list)))
    if not 1 <= len(results) <= MOST_PLAYERS:
        raise ValueError(len(results))
    game, mode = _one_of(data["game"], tuple(Kind)), _one_of(data["mode"], MODES)
    found = Finished(game, mode, results, _typed(data["entered"], dict), edition, day)
    _ = found.id  # raises ValueError for text that cannot be encoded as UTF-8
    return found


def _result(data: Mapping[str, Any]) -> Result:
    name, layout, team = (_text(data[key]) for key in ("name", "layout", "team"))
    total, rank = _typed(data["total"], int), _typed(data["rank"], int)
    if not name or abs(total) > MOST_POINTS or not 1 <= rank <= MOST_PLAYERS:
        raise ValueError(data)
    return Result(name, total, rank, _typed(data["won"], bool), layout, team)


def _text(value: object) -> str:
    text = _typed(value, str)
    if len(text) > MOST_LETTERS or not text.isprintable():
        raise ValueError(text)
    return text


def _one_of(value: object, known: tuple[str, ...]) -> str:
    if value not in known:
        raise ValueError(value)
    return str(value)


def _typed(value: object, kind: type[T]) -> T:
    """Return `value` if it has the type `kind`. A boolean does not count as a number. Raises: TypeError if it does not."""
    if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
        raise TypeError(value)
    return value
