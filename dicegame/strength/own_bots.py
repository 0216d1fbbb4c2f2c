"""The user's own bots for `dicegame match`: each is a function in a Python file that chooses a move.

Each game defines the arguments of the function. Nothing is compiled, so its games take much longer than those of the other
bots. Web pages, records and files never load a bot from a file.
"""

import importlib.util
import sys
import traceback
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from pkgutil import resolve_name
from types import ModuleType
from typing import Generic

from dicegame.play.events import M
from dicegame.play.session import AnySession
from padgen.errors import PadgenError
from padgen.language import Sentence


class OwnBotError(PadgenError):
    """Raised if the user's own bot cannot be loaded, fails, or chooses an illegal move. The message says where."""


@dataclass(frozen=True)
class Question(Generic[M]):
    """A question to the user's function: which move to make in one state of a game."""

    arguments: tuple[object, ...]
    """The arguments for the user's function."""
    moves: Sequence[M]
    """The legal moves; at least one."""
    parse: Callable[[str], M]
    format: Callable[[M], str]
    why_not: Callable[[M], Sentence | str | None]


@dataclass(frozen=True)
class OwnBot:
    """The user's function as a player in a match."""

    name: str
    """The name as typed: FILE.py:FUNCTION."""
    function: Callable[..., object]
    number: int
    """The number that stands for this bot in simulated games."""

    def choose(self, question: Question[M]) -> M:
        """Return the move that the function chooses.

        Raises: OwnBotError if it fails, or returns anything but a legal move or its text.
        """
        try:
            answer = self.function(*question.arguments)
        except (Exception, SystemExit) as error:  # the function may raise anything
            file = Path(self.name.rpartition(":")[0])
            raise OwnBotError(Sentence("own-bot-failed", bot=self.name, error=_told(file, error))) from None
        try:
            move = question.parse(answer) if isinstance(answer, str) else answer
        except PadgenError as error:
            raise OwnBotError(Sentence("own-bot-text", bot=self.name, error=error.sentence)) from None
        if not isinstance(move, type(question.moves[0])):
            raise OwnBotError(Sentence("own-bot-returned", bot=self.name, value=repr(answer)[:60]))
        if move not in question.moves:
            reason = question.why_not(move) or ""
            raise OwnBotError(Sentence("own-bot-illegal", bot=self.name, move=question.format(move), reason=reason))
        return move


def as_game(session: AnySession) -> object:
    """Return a game that is being played as a `dicegame.Game`, as other programs use it."""
    game: object = resolve_name("dicegame.library:Game")(session.copy())
    return game


def is_own_bot(text: str) -> bool:
    """Return whether a text names a Python file, with or without a function in it.

    >>> is_own_bot("my_bot.py:choose"), is_own_bot("search:200")
    (True, False)
    """
    return text.endswith(".py") or ".py:" in text


def load_own_bot(text: str, number: int, arguments: str) -> OwnBot:
    """Return the bot that `text` names in the form FILE.py:FUNCTION. The file is run.

    `number` stands for the bot in simulated games. `arguments` are the names of the function's arguments, for messages.

    Raises: OwnBotError if there is no such file or function, or the file cannot be run.
    """
    file, colon, name = text.rpartition(":")
    if not colon or not file.endswith(".py") or not name:
        raise OwnBotError(Sentence("own-bot-name", text=text, example="my_bot.py:choose"))
    function = getattr(_run_file(Path(file)), name, None)
    if not callable(function):
        raise OwnBotError(Sentence("own-bot-no-function", file=file, function=name, arguments=arguments))
    return OwnBot(text, function, number)


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
    except (Exception, SystemExit) as error:  # the file may raise anything
        raise OwnBotError(Sentence("own-bot-cannot-run", file=str(path), error=_told(path, error))) from None
    return module


def _told(path: Path, error: BaseException) -> Sentence | str:
    """Return the message of an error, with the line in the file at `path` where it was raised, if it was raised there."""
    text = f"{type(error).__name__}: {error}".removesuffix(": ").replace("\n", " ")
    frames = traceback.extract_tb(error.__traceback__)
    lines = [frame.lineno for frame in frames if frame.lineno and Path(frame.filename).resolve() == path.resolve()]
    return Sentence("own-bot-in-line", error=text, line=lines[-1]) if lines else text
