"""The kit of a game: where each of its parts is found. A part is loaded when somebody asks for it.

A game may live without most of its parts. What a kit does not have is not offered; no other game's part stands in for it.
"""

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from dicegame.archive.finished import Finished
from dicegame.play.events import GameError
from dicegame.play.playable import AnyPlayable
from dicegame.play.record import AnyRecord
from padgen.language import Sentence


@dataclass(frozen=True)
class Kit:
    """The parts of one game, each as `module:name`; an empty text for a part that the game does not have."""

    key: str
    """The name of the game in records, layouts and addresses."""
    playable_at: str
    """The game as a `Playable`: the only part that every game has."""
    drawing_at: str = "dicegame.terminal.drawing:Drawing"
    """A class: the game in the terminal. The default one shows any game in plain lines."""
    view_at: str = ""
    """A class: the game on pages and in the API. Without it, pages show any game as text, with its moves as buttons."""
    look_back_at: str = ""
    rating_at: str = ""
    match_at: str = ""
    archive_at: str = ""

    @property
    def name(self) -> Sentence:
        """Return what people call the game."""
        return Sentence(f"game-{self.key}")

    @property
    def playable(self) -> AnyPlayable:
        """Return the game as a `Playable`."""
        found: AnyPlayable = _load(self.playable_at)
        return found

    @property
    def drawing(self) -> Any:
        """Return the class that draws the game in the terminal."""
        return _load(self.drawing_at)

    @property
    def view(self) -> Any | None:
        """Return the class that shows the game on pages and in the API, or None for the plain one."""
        return _load(self.view_at) if self.view_at else None

    @property
    def look_back(self) -> Callable[..., Any]:
        """Return the function that looks back on a finished game, right after it, for one player.

        It takes the record, the player's number, and a function that takes sentences about how far it is.

        Raises: GameError if the game has no look-back.
        """
        found: Callable[..., Any] = self._part("look_back")
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
        return _load(getattr(self, f"{part}_at"))


def _load(place: str) -> Any:
    module, _, name = place.partition(":")
    return getattr(import_module(module), name)
