"""The games that can be played, by key. Each is loaded when it is needed. Only this module knows all games."""

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
"""Width of the beam search for a quick hindsight without numba, which takes about 7 seconds a player."""


def _load_dice() -> AnyPlayable:
    from dicegame.dice.playable import DICE_GAME

    return DICE_GAME


def _load_base() -> AnyPlayable:
    from dicegame.base.playable import BASE_GAME

    return BASE_GAME


def _look_back_on_dice(played: AnyRecord, player: int) -> "Hindsight":
    from dicegame.strength.hindsight import look_back

    return look_back(played, player, None if find_spec("numba") else QUICK_WIDTH)


GAMES: dict[str, Callable[[], AnyPlayable]] = {"dice": _load_dice, "base": _load_base}
"""The games, by the key in records and layouts (`layout.game`)."""
LOOK_BACKS: dict[str, Callable[[AnyRecord, int], Any]] = {"dice": _look_back_on_dice}
"""For each game that supports it, a function that finds how many points one player could have scored with all the dice known
in advance. It takes the finished record and the player's number. Without numba it searches less, to take only seconds."""


def find_game(key: str) -> AnyPlayable:
    """Return the game with a key.

    Raises: GameError with the known games.
    """
    if key not in GAMES:
        raise GameError(Sentence("play-no-game", game=key[:40], games=tuple(GAMES)))
    return GAMES[key]()


def game_of(layout: Layout) -> AnyPlayable:
    """Return the game that is played on a layout.

    Raises: GameError if no game can be played on it.
    """
    if layout.game not in GAMES:
        raise GameError(Sentence("dice-base-layout", layout=layout.name))
    return find_game(layout.game)


def read_record(raw: bytes) -> AnyRecord:
    """Read the record of any game from a file.

    Raises: RecordError with the line and what was expected.
    """
    return record.read_record(raw, _game_of_first_line)


def _game_of_first_line(data: Mapping[str, Any]) -> AnyPlayable:
    return find_game(str(data.get("game", "dice")))
