"""The kit of a game: where each of its parts is found. A part is loaded when somebody asks for it.

A game may live without most of its parts. What a kit does not have is not offered; no other game's part stands in for it.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pkgutil import resolve_name
from typing import TYPE_CHECKING, Any

from dicegame.archive.finished import Finished
from dicegame.play.events import GameError
from dicegame.play.playable import AnyPlayable
from dicegame.play.record import AnyRecord
from padgen.language import Sentence

if TYPE_CHECKING:
    from dicegame.strength.look_back import LookBack
    from dicegame.strength.match import Match, MatchPlan
    from dicegame.strength.prepare import Preparation
    from dicegame.strength.rating import Ratings
    from dicegame.strength.work import Work


@dataclass(frozen=True)
class Kit:
    """The parts of one game, each as `module:name`; an empty text for a part that the game does not have."""

    key: str
    """The name of the game in records, layouts and addresses."""
    playable_at: str
    """The game as a `Playable`: the only part that every game has."""
    called: str = ""
    """What people call the game, for games whose name is not in the language files as `game-KEY`."""
    drawing_at: str = "dicegame.terminal.drawing:Drawing"
    """A class: the game in the terminal. The default one shows any game in plain lines."""
    view_at: str = ""
    """A class: the game on pages and in the API. Without it, pages show any game as text, with its moves as buttons."""
    look_back_at: str = ""
    """A function that looks back on a finished game."""
    rating_at: str = ""
    """A `Ratings`: how hard duchies are."""
    match_at: str = ""
    """A function that plays a match. Without it, bots play plainly, by the rules."""
    archive_at: str = ""
    """A function that prepares a finished game for the history."""
    preparation_at: str = ""
    """A `Preparation`: what is compiled for the game, and tuned to a duchy."""

    @property
    def name(self) -> Sentence | str:
        """Return what people call the game."""
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
        """Return the class that shows the game on pages and in the API, or None for the plain one."""
        return resolve_name(self.view_at) if self.view_at else None

    @property
    def look_back(self) -> "Callable[..., LookBack]":
        """Return the function that looks back on a finished game for one player.

        It takes the record, the player's number, a function that takes sentences about how far it is, and whether it is to
        be thorough, which takes longer than people like to wait after a game.

        Raises: GameError if the game has no look-back.
        """
        found: Callable[..., LookBack] = self._part("look_back")
        return found

    @property
    def look_back_question(self) -> Sentence:
        """Return the question that a look-back answers."""
        return Sentence(f"look-back-of-{self.key}")

    @property
    def rating(self) -> "Ratings":
        """Return how the game rates duchies. Raises: GameError if it does not."""
        found: Ratings = self._part("rating")
        return found

    @property
    def match(self) -> "Callable[[MatchPlan, Work], Match]":
        """Return the function that plays a match: the game's own, or the plain one, which any game with bots has.

        Raises: GameError if the game has no bots.
        """
        if not self.offers("match") and self.playable.bots:
            from dicegame.strength.match import play_plainly

            return partial(play_plainly, self.playable)
        found: Callable[[MatchPlan, Work], Match] = self._part("match")
        return found

    @property
    def preparation(self) -> "Preparation":
        """Return what is compiled for the game and tuned to a duchy; nothing, if the game does not say."""
        from dicegame.strength.prepare import Preparation

        found: Preparation = resolve_name(self.preparation_at) if self.preparation_at else Preparation()
        return found

    @property
    def archive(self) -> Callable[[AnyRecord, str], Finished]:
        """Return the function that prepares a finished record, with its ISO date, for the history.

        Raises: GameError if the history cannot keep this game.
        """
        found: Callable[[AnyRecord, str], Finished] = self._part("archive")
        return found

    def offers(self, part: str) -> bool:
        """Return whether the game has a part: `look_back`, `rating`, `match` or `archive`."""
        return bool(getattr(self, f"{part}_at"))

    def _part(self, part: str) -> Any:
        if not self.offers(part):
            raise GameError(Sentence("kit-not-offered", game=self.name, part=part))
        return resolve_name(getattr(self, f"{part}_at"))
