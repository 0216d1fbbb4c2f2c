"""The games that can be played, by key. Each is loaded when it is needed. Only this module knows all games."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from dicegame.play import record
from dicegame.play.events import GameError
from dicegame.play.playable import AnyPlayable
from dicegame.play.record import AnyRecord
from padgen.language import Sentence
from padgen.model import Layout

if TYPE_CHECKING:
    from dicegame.strength.hindsight import Hindsight

Tell = Callable[[Sentence], None]
"""Takes sentences about how far a long computation is."""


def _load_dice() -> AnyPlayable:
    from dicegame.dice.playable import DICE_GAME

    return DICE_GAME


def _load_base() -> AnyPlayable:
    from dicegame.base.playable import BASE_GAME

    return BASE_GAME


def _look_back_on_dice(played: AnyRecord, player: int, tell: Tell = lambda _: None) -> "Hindsight":
    from dicegame.dice.simulation.plain import is_ready
    from dicegame.fast.machine_code import can_compile
    from dicegame.strength.beam import beam_search
    from dicegame.strength.hindsight import look_back

    if can_compile():
        from dicegame.strength.prepare import wait_for

        for left_s in wait_for(beam_search):
            tell(Sentence("look-back-waits", seconds=round(left_s)))
    plain = not is_ready(beam_search)
    # nobody waits after a game: `dicegame bound` is thorough
    return look_back(
        played,
        player,
        plain=plain,
        thorough=False,
        progress=lambda share: tell(Sentence("look-back-share", percent=round(100 * share))),
    )


GAMES: dict[str, Callable[[], AnyPlayable]] = {"dice": _load_dice, "base": _load_base}
"""The games, by the key in records and layouts (`layout.game`)."""
LOOK_BACKS: dict[str, Callable[..., Any]] = {"dice": _look_back_on_dice}
"""For each game that supports it, a function that finds how many points one player could have scored with all the dice known
in advance. It takes the finished record, the player's number and perhaps a `Tell`. It waits while the search is compiled
behind the game. Where nobody compiles it, it searches less, in plain Python, to take only seconds."""


def _archive_dice(played: AnyRecord, date: str) -> Any:
    from dicegame.dice.archiving import finished_game

    *_, game = record.replay(played)
    return finished_game(played, game.outcome, date)


def _archive_base(played: AnyRecord, date: str) -> Any:
    from dicegame.base.archiving import finished_game

    *_, game = record.replay(played)
    return finished_game(game, date)


ARCHIVES: dict[str, Callable[[AnyRecord, str], Any]] = {"dice": _archive_dice, "base": _archive_base}
"""For each game that the terminal keeps in the history, a function that prepares a finished record and its date for it."""


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
