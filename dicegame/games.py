"""The games that can be played, by key, each loaded when it is needed. The only module that knows them all."""

from collections.abc import Callable, Mapping
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from dicegame.play import record
from dicegame.play.events import GameError
from dicegame.play.playable import AnyPlayable
from dicegame.play.record import AnyRecord
from padgen.language import Sentence
from padgen.model import Layout

if TYPE_CHECKING:
    from dicegame.strength.hindsight import Hindsight

QUICK_WIDTH = 60
"""Lines that are kept side by side for a quick look back without numba: about 7 seconds for a player."""


def _load_dice() -> AnyPlayable:
    from dicegame.dice.playable import DICE_GAME

    return DICE_GAME


def _look_back_on_dice(played: AnyRecord, player: int) -> "Hindsight":
    from dicegame.strength.hindsight import look_back

    return look_back(played, player, None if find_spec("numba") else QUICK_WIDTH)


GAMES: dict[str, Callable[[], AnyPlayable]] = {"dice": _load_dice}
"""By the key that records and layouts know a game by (`layout.game`)."""
LOOK_BACKS: dict[str, Callable[[AnyRecord, int], Any]] = {"dice": _look_back_on_dice}
"""For games that can say what chance allowed a player of a finished record, who had known it all: from the record and the
player's number. Without numba it looks less far, so that it takes seconds."""


def find_game(key: str) -> AnyPlayable:
    """Return the game of a key.

    Raises: GameError with the games there are.
    """
    if key not in GAMES:
        raise GameError(Sentence("play-no-game", game=key[:40], games=tuple(GAMES)))
    return GAMES[key]()


def game_of(layout: Layout) -> AnyPlayable:
    """Return the game that is played on a layout.

    Raises: GameError for one on which none can be played.
    """
    if layout.game not in GAMES:
        raise GameError(Sentence("dice-base-layout", layout=layout.name))
    return find_game(layout.game)


def read_record(raw: bytes) -> AnyRecord:
    """Read the record in a file, of any game.

    Raises: RecordError with the line and what was expected.
    """
    return record.read_record(raw, _game_of_first_line)


def _game_of_first_line(data: Mapping[str, Any]) -> AnyPlayable:
    return find_game(str(data.get("game", "dice")))
