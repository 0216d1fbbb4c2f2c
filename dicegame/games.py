"""The list of all games that can be played, each with its kit, which says where its parts are."""

from collections.abc import Mapping
from typing import Any

from dicegame.kit import Kit
from dicegame.play import record
from dicegame.play.events import GameError
from dicegame.play.playable import AnyPlayable
from dicegame.play.record import AnyRecord, SoundPart
from padgen.language import Sentence
from padgen.model import Layout

GAMES = {
    "dice": Kit(
        "dice",
        playable_at="dicegame.dice.playable:DICE_GAME",
        drawing_at="dicegame.terminal.games.dice:DiceDrawing",
        view_at="dicegame.web.games.dice.game_view:DiceView",
        look_back_at="dicegame.dice.strength.hindsight:look_back_on",
        rating_at="dicegame.dice.strength.solo_rating:RATINGS",
        match_at="dicegame.dice.strength.match_games:play_match",
        archive_at="dicegame.dice.archiving:finished_game",
        preparation_at="dicegame.dice.strength.preparation:PREPARATION",
    ),
    "base": Kit(
        "base",
        playable_at="dicegame.base.playable:BASE_GAME",
        drawing_at="dicegame.terminal.games.base:BaseDrawing",
        view_at="dicegame.web.games.base.game_view:BaseView",
        move_words_at="dicegame.base.words.notation:words_sentence",
        turn_advice_at="dicegame.base.bots.players:turn_advice",
        look_back_at="dicegame.base.strength.hindsight:look_back_on",
        look_back_compiled=True,
        rating_at="dicegame.base.strength.table_rating:RATINGS",
        match_at="dicegame.base.strength.match_games:play_match",
        match_options=("players", "edition", "against", "with", "solo", "target"),
        archive_at="dicegame.base.archiving:finished_game",
        preparation_at="dicegame.base.strength.preparation:PREPARATION",
    ),
}
"""The kits by the key of the game in records and layouts (`layout.game`)."""


def find_kit(key: str) -> Kit:
    """Return the kit of the game with this key. Raises: GameError, which lists the known keys, if there is none."""
    if key not in GAMES:
        raise GameError(Sentence("play-no-game", game=key[:40], games=tuple(GAMES)))
    return GAMES[key]


def all_kits() -> list[Kit]:
    """Return the kits of all games."""
    return list(GAMES.values())


def find_game(key: str) -> AnyPlayable:
    """Return the `Playable` of the game with this key. Raises: GameError, which lists the known keys, if there is none."""
    return find_kit(key).playable


def kit_of(layout: Layout) -> Kit:
    """Return the kit of the game that is played on a layout. Raises: GameError if no game can be played on it."""
    if layout.game not in GAMES:
        raise GameError(Sentence("dice-base-layout", layout=layout.name))
    return find_kit(layout.game)


def read_record(raw: bytes) -> AnyRecord:
    """Return the record of a game of any kind from the bytes of its file.

    Raises: RecordError if it is not valid; it says which line, and what was expected.
    """
    return record.read_record(raw, _game_of_first_line)


def read_sound_part(raw: bytes) -> SoundPart:
    """Return the record of a game of any kind up to its last sound line. Raises: RecordError for the first line."""
    return record.read_sound_part(raw, _game_of_first_line)


def _game_of_first_line(data: Mapping[str, Any]) -> AnyPlayable:
    return find_game(str(data.get("game", "dice")))
