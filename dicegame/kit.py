"""The kit of a game, which says where its parts are: the module and the name of each. Parts are loaded when they are used.

Most parts are optional. A part that a game does not have is not offered; the part of another game is never used instead.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pkgutil import resolve_name
from typing import TYPE_CHECKING, Any

from dicegame.archive.finished import Finished
from dicegame.fast.machine_code import can_compile
from dicegame.play.events import GameError
from dicegame.play.playable import AnyPlayable
from dicegame.play.record import AnyRecord
from padgen.language import Sentence

if TYPE_CHECKING:
    from dicegame.play.advice import Advice
    from dicegame.strength.look_back import LookBack
    from dicegame.strength.match import Match, MatchPlan
    from dicegame.strength.prepare import Preparation
    from dicegame.strength.rating import Ratings
    from dicegame.strength.work import Work


@dataclass(frozen=True)
class Kit:
    """The places of the parts of one game, each written as `module:name`, or "" for a part that the game does not have."""

    key: str
    """The name of the game in records, layouts and addresses."""
    playable_at: str
    """The `Playable` of the game, the only part that every game needs."""
    called: str = ""
    """The displayed name, for games whose name is not in the language files as `game-KEY`."""
    drawing_at: str = "dicegame.terminal.drawing:Drawing"
    """The class that shows the game in the terminal. The default class shows any game as plain text."""
    view_at: str = ""
    """The class that shows the game on pages and in the API. Without it, pages show text, with the moves as buttons."""
    move_words_at: str = ""
    """The function that turns the text of a move into a sentence. Without it, pages show the text, which is English."""
    turn_advice_at: str = ""
    """The function that values the ways to play the rest of a turn, for games whose turns have several moves."""
    look_back_at: str = ""
    """The function that looks back on a finished game."""
    look_back_compiled: bool = False
    """Whether the look-back needs compiled code."""
    rating_at: str = ""
    """The `Ratings` that measure how hard duchies are."""
    match_at: str = ""
    """The function that plays a match between bots. Without it, `play_plainly` is used, which needs only the bots."""
    match_options: tuple[str, ...] = ()
    """The options of matches and ratings that only some games have and that this one has."""
    archive_at: str = ""
    """The function that turns the record of a finished game into the form that the history saves."""
    preparation_at: str = ""
    """The `Preparation`, which says what is compiled for the game and what is tuned to a duchy."""

    @property
    def name(self) -> Sentence | str:
        """Return the displayed name of the game."""
        return self.called or Sentence(f"game-{self.key}")

    @property
    def playable(self) -> AnyPlayable:
        """Return the game as a `Playable`."""
        found: AnyPlayable = resolve_name(self.playable_at)
        return found

    @property
    def drawing(self) -> Any:
        """Return the class that draws the game in the terminal."""
        return resolve_name(self.drawing_at)

    @property
    def view(self) -> Any | None:
        """Return the class that shows the game on pages and in the API, or None if the game has no class of its own."""
        return resolve_name(self.view_at) if self.view_at else None

    def move_words(self, text: str) -> Sentence | str:
        """Return the text of a move as a sentence, which can be said in any language."""
        return resolve_name(self.move_words_at)(text) if self.move_words_at else text

    def turn_advice(self, game: Any, player: int) -> "list[Advice[Any]]":
        """Return the best ways to play the rest of a player's turn, as tuples of moves. Raises: GameError if not offered."""
        found: list[Advice[Any]] = self._part("turn_advice")(game, player)
        return found

    @property
    def look_back(self) -> "Callable[..., LookBack]":
        """Return the function that looks back on a finished game for one player.

        It takes the record, the player's number, a function that is called with sentences about the progress, and whether
        to be thorough, which takes longer than people like to wait after a game.

        Raises: GameError if the game has no look-back.
        """
        found: Callable[..., LookBack] = self._part("look_back")
        return found

    @property
    def looks_back(self) -> bool:
        """Return whether the game can look back on a finished game here. Some games need compiled code for it."""
        return self.offers("look_back") and (can_compile() or not self.look_back_compiled)

    @property
    def look_back_question(self) -> Sentence:
        """Return the question that the look-back of this game answers, such as which turns cost points."""
        return Sentence(f"look-back-of-{'any' if self.called else self.key}")

    @property
    def rating(self) -> "Ratings":
        """Return the `Ratings`, which measure how hard duchies are. Raises: GameError if the game does not rate duchies."""
        found: Ratings = self._part("rating")
        return found

    @property
    def match(self) -> "Callable[[MatchPlan, Work], Match]":
        """Return the function that plays a match between bots: the game's own, or else `play_plainly` with this game.

        Raises: GameError if the game has no bots.
        """
        if not self.offers("match") and self.playable.bots:
            from dicegame.strength.match import play_plainly

            return partial(play_plainly, self.playable)
        found: Callable[[MatchPlan, Work], Match] = self._part("match")
        return found

    @property
    def preparation(self) -> "Preparation":
        """Return the `Preparation` of the game: functions to compile and tuning of bots. Empty if there are none."""
        from dicegame.strength.prepare import Preparation

        found: Preparation = resolve_name(self.preparation_at) if self.preparation_at else Preparation()
        return found

    @property
    def archive(self) -> Callable[[AnyRecord, str], Finished]:
        """Return the function that turns the record and ISO date of a finished game into the form that the history saves.

        Raises: GameError if games of this kind cannot be saved in the history.
        """
        found: Callable[[AnyRecord, str], Finished] = self._part("archive")
        return found

    def offers(self, part: str) -> bool:
        """Return whether the kit has a part of its own. For example, `part` is `look_back`."""
        return bool(getattr(self, f"{part}_at"))

    def _part(self, part: str) -> Any:
        if not self.offers(part):
            raise GameError(Sentence("kit-not-offered", game=self.name, part=part))
        return resolve_name(getattr(self, f"{part}_at"))
