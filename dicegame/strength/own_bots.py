"""Bots of one's own: a function in a Python file that chooses a turn, for `dicegame match` on the command line.

    def choose(position, roll, turns):
        return turns[0]

It gets a `Position`, the `Roll` and the list of legal `Turn`s, and returns one of these turns, or the text of one. Nothing
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
from dicegame.dice.roll import Roll
from dicegame.dice.sheet import Sheet
from dicegame.dice.simulation.games import GameRows, play_games
from dicegame.dice.simulation.moment import Moment
from dicegame.dice.simulation.workspace import Workspace
from dicegame.dice.turn import Turn, format_turn, parse_turn
from padgen.errors import PadgenError
from padgen.model import Layout

OWN = 4
"""The kind of a bot of one's own, among the kinds of `policies`."""
EXAMPLE = "my_bot.py:choose"

Chooser = Callable[[Position, Roll, list[Turn]], Turn | str]


class OwnBotError(PadgenError):
    """A bot of one's own that cannot be loaded, fails, or chooses an illegal turn; the message says where."""


@dataclass(frozen=True)
class OwnBot:
    """A function that chooses turns, as a player of a match."""

    name: str
    """As it was typed: FILE.py:FUNCTION."""
    function: Chooser
    number: int

    def choose(self, position: Position, roll: Roll, turns: Sequence[Turn]) -> Turn:
        """Return the turn that the function chooses.

        Raises: OwnBotError where it fails, or returns anything but a legal turn.
        """
        try:
            answer = self.function(position, roll, list(turns))
        except Exception as error:  # whatever the function raises
            raise OwnBotError(f"{self.name} failed{_where(self.name, error)}: {_told(error)}") from None
        try:
            turn = parse_turn(answer) if isinstance(answer, str) else answer
        except PadgenError as error:
            raise OwnBotError(f"{self.name} returned a text that is not a turn: {error}") from None
        if not isinstance(turn, Turn):
            found = "nothing" if answer is None else repr(answer)[:60]
            raise OwnBotError(f"{self.name} returned {found}; expected one of the legal turns, or the text of one")
        if turn not in turns:
            raise OwnBotError(f"{self.name} chose {format_turn(turn)}, which is illegal: {position.why_not(roll, turn)}")
        return turn


@dataclass(frozen=True)
class OwnGames:
    """The body of simulated games in which bots of one's own play, perhaps among others. It runs as ordinary Python."""

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
    """Load the bot FILE.py:FUNCTION, number `index` among the bots of one's own.

    Raises: OwnBotError where there is no such file or function, or the file cannot be run.
    """
    file, colon, name = text.rpartition(":")
    if not colon or not file.endswith(".py") or not name:
        raise OwnBotError(f"{text!r} names no function; expected FILE.py:FUNCTION, such as {EXAMPLE}")
    function = getattr(_run_file(Path(file)), name, None)
    if not callable(function):
        raise OwnBotError(f"{file} has no function {name!r}; expected def {name}(position, roll, turns): ...")
    return OwnBot(text, function, OWN + KINDS * index)


def _run_file(path: Path) -> ModuleType:
    if not path.is_file():
        raise OwnBotError(f"{path}: there is no such file")
    spec = importlib.util.spec_from_file_location(f"own_bot_{path.stem}", path)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module  # dataclasses look their module up
    try:
        spec.loader.exec_module(module)
    except SyntaxError as error:
        raise OwnBotError(f"{path}, line {error.lineno}: {error.msg}") from None
    except Exception as error:  # whatever the file raises
        raise OwnBotError(f"{path} cannot be run{_where(str(path), error)}: {_told(error)}") from None
    return module


def _where(name: str, error: Exception) -> str:
    """The line of the file in which an error arose."""
    file = Path(name.rpartition(":")[0] if not name.endswith(".py") else name).resolve()
    lines = [frame.lineno for frame in traceback.extract_tb(error.__traceback__) if Path(frame.filename).resolve() == file]
    return f" in line {lines[-1]}" if lines else ""


def _told(error: Exception) -> str:
    return f"{type(error).__name__}: {error}".removesuffix(": ")
