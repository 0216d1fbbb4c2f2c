"""Run a command line: errors as one line, exit codes, warnings and progress bars on stderr."""

import os
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextvars import ContextVar
from io import TextIOWrapper
from typing import TYPE_CHECKING, NoReturn, TypeVar

import typer

from padgen.errors import PadgenError
from padgen.language import Sentence, language_of, say

if TYPE_CHECKING:
    from padgen.model import Layout

T = TypeVar("T")

_language: ContextVar[str] = ContextVar("language")


def speak(language: str) -> None:
    """Say the errors of the command that runs in this language, as its option --lang asks."""
    _language.set(language)


def run_app(app: typer.Typer, name: str, arguments: Sequence[str] | None = None) -> NoReturn:
    """Run `app` and exit: 0, or what the command asks for, 1 for an error, 2 for wrong usage; never a traceback.

    Without arguments it prints the help.
    """
    _prepare_streams()
    speak(language_of())
    arguments = list(sys.argv[1:] if arguments is None else arguments) or ["--help"]
    try:
        code = app(arguments, prog_name=name, standalone_mode=False)
        sys.stdout.flush()
    except typer.TyperException as error:
        context = getattr(error, "ctx", None)
        command = context.command_path if context else name
        message = error.format_message().replace("Value error, ", "")  # Typer's word for a choice that is none
        _fail(f"{command}: {_one_line(message)} (see {command} --help)", error.exit_code)
    except typer.Abort:
        _fail(f"{name}: stopped", 130)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)  # the reader has gone; nothing is left to flush to
        sys.exit(1)
    except OSError as error:
        where = f"{error.filename}: " if error.filename else ""
        _fail(f"{name}: {_one_line(f'{where}{error.strerror or error}')}", 1)
    except Exception as error:
        if not isinstance(error, PadgenError):
            raise
        _fail(f"{name}: {_one_line(say(error.sentence, _language.get()))}", 1)
    sys.exit(code if isinstance(code, int) else 0)


def _prepare_streams() -> None:
    """Print what the terminal's encoding lacks as escapes; a closed stream swallows what is printed."""
    for name in ("stdout", "stderr"):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: SIM115  # for the rest of the process
        elif isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def warn(text: Sentence | str) -> None:
    """Print one line of warning on stderr."""
    warning = Sentence("warning", what=text)
    typer.echo(painted(_one_line(say(warning, _language.get())), "yellow"), err=True)


def note(text: Sentence | str) -> None:
    """Print one line of information on stderr."""
    typer.echo(_one_line(say(text, _language.get())), err=True)


def usage_error(option: str, message: Sentence | str) -> NoReturn:
    """Refuse the way a command was called: one line, exit code 2."""
    raise typer.BadParameter(say(message, _language.get()), param_hint=option)


def drawn_seed(seed: int | None) -> int:
    """Return the seed, or a new one, which is printed on stderr so that the run can be repeated."""
    if seed is None:
        from random import SystemRandom

        seed = SystemRandom().randrange(1_000_000)
        note(Sentence("seed", seed=seed))
    return seed


def warn_of_problems(layout: "Layout") -> None:
    """Print one line of warning about what is wrong with a layout that is drawn all the same."""
    from padgen.validate import problems

    found = problems(layout)
    if found:
        what = Sentence("where-what", where=found[0].code, what=found[0].message)
        warn(Sentence("layout-unlawful", name=layout.name, what=what, more=len(found) - 1))


def track(items: Iterable[T], total: int, what: str, tried: Callable[[], int] | None = None) -> Iterable[T]:
    """Return the items, with a progress bar on stderr while they are used, unless stderr is not a terminal.

    Where few of many are items, the bar also says how many were `tried`, and makes way for what is printed.
    """
    if not sys.stderr.isatty():
        return items
    return _with_bar(items, total, what, tried)


def _with_bar(items: Iterable[T], total: int, what: str, tried: Callable[[], int] | None) -> Iterator[T]:
    from rich.console import Console
    from rich.progress import Progress, ProgressColumn, Task
    from rich.text import Text

    class Tried(ProgressColumn):
        """How many were tried so far."""

        def render(self, _: Task) -> Text:
            return Text(f"{tried()} tried" if tried else "")

    # rich would send what is printed meanwhile to stderr, also what a pipe or a file is waiting for
    columns = (*Progress.get_default_columns(), Tried())
    with Progress(*columns, console=Console(stderr=True), transient=True, redirect_stdout=False) as progress:
        for item in progress.track(items, total, description=what):
            if tried:
                progress.stop()
            yield item
            if tried:
                progress.start()


def painted(text: str, color: str) -> str:
    """Return a text in color, for `typer.echo`, which removes the color where it does not print to a terminal."""
    return text if os.environ.get("NO_COLOR") else typer.style(text, fg=color)


def printable(text: str) -> str:
    """Return a text that a person typed, with its control characters as escapes."""
    return "".join(character if character.isprintable() else repr(character)[1:-1] for character in text)


def _one_line(text: str) -> str:
    return printable(" ".join(text.split()))


def _fail(message: str, code: int) -> NoReturn:
    typer.echo(painted(message, "red"), err=True)
    sys.exit(code)
