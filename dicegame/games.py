"""The games that can be played: one kit for each. Only this module knows all games."""

from collections.abc import Mapping
from importlib import import_module
from typing import Any

from dicegame.kit import Kit
from dicegame.play import record
from dicegame.play.events import GameError
from dicegame.play.playable import AnyPlayable
from dicegame.play.record import AnyRecord
from padgen.language import Sentence
from padgen.model import Layout

GAMES: dict[str, str | Kit] = {"dice": "dicegame.dice.kit", "base": "dicegame.base.kit"}
"""The games by the key in records and layouts (`layout.game`): the module with the `KIT`, or the kit itself."""


def find_kit(key: str) -> Kit:
    """Return the kit of the game with a key.

    Raises: GameError with the known games.
    """
    if key not in GAMES:
        raise GameError(Sentence("play-no-game", game=key[:40], games=tuple(GAMES)))
    found = GAMES[key]
    if isinstance(found, str):
        kit: Kit = import_module(found).KIT
        return kit
    return found


def all_kits() -> list[Kit]:
    """Return the kits of all games."""
    return [find_kit(key) for key in GAMES]


def find_game(key: str) -> AnyPlayable:
    """Return the game with a key. Raises: GameError with the known games."""
    return find_kit(key).playable


def kit_of(layout: Layout) -> Kit:
    """Return the kit of the game that is played on a layout.

    Raises: GameError if no game can be played on it.
    """
    if layout.game not in GAMES:
        raise GameError(Sentence("dice-base-layout", layout=layout.name))
    return find_kit(layout.game)


def read_record(raw: bytes) -> AnyRecord:
    """Read the record of any game from a file.

    Raises: RecordError with the line and what was expected.
    """
    return record.read_record(raw, _game_of_first_line)


def _game_of_first_line(data: Mapping[str, Any]) -> AnyPlayable:
    return find_game(str(data.get("game", "dice")))
