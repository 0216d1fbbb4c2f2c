"""The user's own bots for `dicegame match`: each is a function in a Python file that chooses a turn.

    def choose(position, roll, turns):
        return turns[0]

It gets a `Position`, the `Roll` and the list of legal `Turn`s, and returns one of these turns, or its text. Nothing
is compiled, so its games take much longer than those of the other bots. Web pages, records and files never load a bot from
a file.
"""

import importlib.util
import sys
import traceback
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType

from dicegame.dice.bots.policies import KINDS, choose
from dicegame.dice.masks import Masks
from dicegame.dice.position import Position
from dicegame.dice.referee import why_not
from dicegame.dice.roll import Roll
from dicegame.dice.sheet import Sheet
from dicegame.dice.simulation.games import GameRows, play_games
from dicegame.dice.simulation.moment import Moment
from dicegame.dice.simulation.workspace import Workspace
from dicegame.dice.turn import Turn, format_turn, parse_turn
from padgen.errors import PadgenError
from padgen.language import Sentence
from padgen.model import Layout

OWN = 4
"""The kind of the user's own bots, in addition to the kinds in `policies`."""
EXAMPLE = "my_bot.py:choose"

Chooser = Callable[[Position, Roll, list[Turn]], Turn | str]


class OwnBotError(PadgenError):
    """The user's own bot cannot be loaded, fails, or chooses an illegal turn. The message says where."""


@dataclass(frozen=True)
class OwnBot:
    """The user's function as a player in a match."""

    name: str
    """The name as typed: FILE.py:FUNCTION."""
    function: Chooser
    number: int

    @property
    def file(self) -> Path:
        """Return the file of the function."""
        return Path(self.name.rpartition(":")[0])

    def choose(self, position: Position, roll: Roll, turns: Sequence[Turn]) -> Turn:
        """Return the turn that the function chooses.

        Raises: OwnBotError if it fails, or returns anything but a legal turn.
        """
        try:
            answer = self.function(position, roll, list(turns))
        except Exception as error:  # the function may raise anything
            raise OwnBotError(Sentence("own-bot-failed", bot=self.name, error=_told(self.file, error))) from None
        try:
            turn = parse_turn(answer) if isinstance(answer, str) else answer
        except PadgenError as error:
            raise OwnBotError(Sentence("own-bot-text", bot=self.name, error=error.sentence)) from None
        if not isinstance(turn, Turn):
            raise OwnBotError(Sentence("own-bot-returned", bot=self.name, value=repr(answer)[:60]))
        if turn not in turns:
            reason = why_not(position.masks, position.sheet, roll, turn) or ""
            raise OwnBotError(Sentence("own-bot-illegal", bot=self.name, turn=format_turn(turn), reason=reason))
        return turn


@dataclass(frozen=True)
class OwnGames:
    """The body of simulated games with the user's own bots, perhaps among other bots. It runs as ordinary Python."""

    layout: Layout
    bots: tuple[OwnBot, ...]

    def __call__(self, masks: Masks, workspace: Workspace, rows: GameRows) -> None:
        """Play the games."""
        own = {bot.number: bot for bot in self.bots}

        def policy(
            number: int, masks: Masks, sheet: Sheet, roll: Roll, moment: Moment, chance: int, workspace: Workspace
        ) -> int:
            if number not in own:
                return choose(number, masks, sheet, roll, moment, chance, workspace)
            position = Position(self.layout, masks, sheet, moment.phase)
            return workspace.turns.index(own[number].choose(position, roll, workspace.turns))

        play_games(policy, masks, workspace, rows)


def is_own_bot(text: str) -> bool:
    """Return whether a text names a Python file, with or without a function in it.

    >>> is_own_bot("my_bot.py:choose"), is_own_bot("search:200")
    (True, False)
    """
    return text.endswith(".py") or ".py:" in text


def load_own_bot(text: str, index: int) -> OwnBot:
    """Load the bot FILE.py:FUNCTION. `index` is its number among the user's own bots.

    Raises: OwnBotError if there is no such file or function, or the file cannot be run.
    """
    file, colon, name = text.rpartition(":")
    if not colon or not file.endswith(".py") or not name:
        raise OwnBotError(Sentence("own-bot-name", text=text, example=EXAMPLE))
    function = getattr(_run_file(Path(file)), name, None)
    if not callable(function):
        raise OwnBotError(Sentence("own-bot-no-function", file=file, function=name))
    return OwnBot(text, function, OWN + KINDS * index)


def _run_file(path: Path) -> ModuleType:
    if not path.is_file():
        raise OwnBotError(Sentence("own-bot-no-file", file=str(path)))
    spec = importlib.util.spec_from_file_location(f"own_bot_{path.stem}", path)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module  # dataclasses look up their module in sys.modules
    try:
        spec.loader.exec_module(module)
    except SyntaxError as error:
        raise OwnBotError(Sentence("own-bot-syntax", file=str(path), line=error.lineno or 1, error=error.msg)) from None
    except Exception as error:  # the file may raise anything
        raise OwnBotError(Sentence("own-bot-cannot-run", file=str(path), error=_told(path, error))) from None
    return module


def _told(path: Path, error: Exception) -> Sentence | str:
    """Return the message of an error, with the line in the file where it was raised."""
    text = f"{type(error).__name__}: {error}".removesuffix(": ").replace("\n", " ")
    frames = traceback.extract_tb(error.__traceback__)
    lines = [frame.lineno for frame in frames if frame.lineno and Path(frame.filename).resolve() == path.resolve()]
    return Sentence("own-bot-in-line", error=text, line=lines[-1]) if lines else text
