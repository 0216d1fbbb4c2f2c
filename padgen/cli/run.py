"""Run a command line: print each error on one line, print warnings on stderr, and set the exit code."""

import os
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from io import TextIOWrapper
from typing import TYPE_CHECKING, NoReturn

import typer

from padgen.errors import OptionError, PadgenError
from padgen.files import reason_of
from padgen.language import ENGLISH, Sentence, language_of, say

if TYPE_CHECKING:
    from padgen.model import Layout

NO_BREAK_SPACE = "\N{NO-BREAK SPACE}"
"""A space that French puts before a colon. Python's `isprintable` counts it as unprintable, so it is treated specially."""

OPTION_NAMES = {"layouts": "LAYOUT", "shop": "--press", "large": "--large-print"}
"""The name on the command line of each option whose Python keyword has another name."""

LEAST_COLUMNS = 20
"""The least width of a terminal that is believed. Nothing can be said in less."""

_language: ContextVar[str] = ContextVar("language")


def speak(language: str) -> None:
    """Set the language in which the running command prints messages, such as that of its option `--lang`."""
    _language.set(language)


def translate(sentence: Sentence | str) -> str:
    """Return a sentence translated into the language of the running command. A plain text stays as it is."""
    return say(sentence, _language.get(ENGLISH))


def run_app(app: typer.Typer, name: str, arguments: Sequence[str] | None = None) -> NoReturn:
    """Run `app` and exit with the exit code of the command, or with 1 for an error, 2 for wrong usage, 130 if stopped.

    An expected error is shown without a traceback. Without arguments, the help is printed.
    """
    from typer.main import get_command

    from padgen.cli.usage import called, language_asked, mistake, tidy

    _prepare_streams()
    if os.environ.get("COLUMNS", "").isdigit():
        os.environ["COLUMNS"] = str(max(LEAST_COLUMNS, int(os.environ["COLUMNS"])))
    speak(language_of())
    command = get_command(app)
    call = called(command, name, sys.argv[1:] if arguments is None else arguments)
    tidy(call)
    try:
        code = command.main([*call.path.split()[1:], *call.rest], prog_name=name, standalone_mode=False)
        sys.stdout.flush()
    except typer.TyperException as error:
        speak(language_of(language_asked(call.rest)))
        message = _one_line(translate(mistake(error, call)))
        _fail(translate(Sentence("cli-see-help", command=call.path, message=message)), error.exit_code)
    except typer.Abort:
        _fail(translate(Sentence("cli-stopped", command=name)), 130)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)  # the reader of our output is gone, and flushing would fail again
        sys.exit(1)
    except OSError as error:
        where = f"{error.filename}: " if error.filename else ""
        _fail(f"{name}: {_one_line(f'{where}{translate(reason_of(error))}')}", 1)
    except Exception as error:
        if not isinstance(error, PadgenError):
            raise
        _fail("\n".join(f"{name}: {_one_line(translate(sentence))}" for sentence in error.sentences), 1)
    sys.exit(code if isinstance(code, int) else 0)


def _prepare_streams() -> None:
    """Let stdout and stderr show characters that they cannot encode as escapes, and discard prints to a closed one."""
    for name in ("stdout", "stderr"):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: SIM115  # for the rest of the process
        elif isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def warn(text: Sentence | str) -> None:
    """Print a warning on stderr, on one line."""
    warning = Sentence("cli-warning", text=_one_line(translate(text)))
    typer.echo(painted(translate(warning), "yellow"), err=True)


def note(text: Sentence | str) -> None:
    """Print a message on stderr, on one line."""
    typer.echo(_one_line(translate(text)), err=True)


def translate_log() -> None:
    """Make log messages appear in the language of the running command. Call this before long computations."""
    import logging

    class Translated(logging.Formatter):
        """A log formatter that translates sentences into the language of the running command."""

        def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802  # a name of the standard library
            return translate(record.msg) if isinstance(record.msg, Sentence) else record.message

    handler = logging.StreamHandler()
    handler.setFormatter(Translated())
    logging.basicConfig(handlers=[handler], level=logging.WARNING)


def usage_error(option: str, message: Sentence | str) -> NoReturn:
    """Stop the command because `option` was used wrongly. `run_app` then prints one line and exits with code 2."""
    raise typer.BadParameter(translate(message), param_hint=option)


def only_one_of(options: Mapping[str, bool]) -> None:
    """Stop the command as a usage error if more than one of these options was given. The values say which were."""
    first, *more = [option for option, given in options.items() if given] or [""]
    if more:
        usage_error(more[0], Sentence("keep-not-together", options=first))


@contextmanager
def naming_options() -> Iterator[None]:
    """Turn an OptionError raised in the `with` block into a usage error that names the option as on the command line."""
    try:
        yield
    except OptionError as error:
        usage_error(OPTION_NAMES.get(error.option, f"--{error.option.replace('_', '-')}"), error.sentence)


def drawn_seed(seed: int | None) -> int:
    """Return `seed`. If it is None, draw a random one and print it on stderr, so that the run can be repeated."""
    if seed is None:
        from random import SystemRandom

        seed = SystemRandom().randrange(1_000_000)
        note(Sentence("cli-seed", seed=seed))
    return seed


def warn_of_problems(layout: "Layout") -> None:
    """Print a warning on one line if a layout has problems. The command goes on with that layout."""
    from padgen.validate import problems

    found = problems(layout)
    if not found:
        return
    first, more = found[0], len(found) - 1
    if more:
        text = Sentence("cli-illegal-more", name=layout.name, code=first.code, problem=first.message, more=more)
    else:
        text = Sentence("cli-illegal", name=layout.name, code=first.code, problem=first.message)
    warn(text)


def painted(text: str, color: str) -> str:
    """Return a text with codes for a color, unless NO_COLOR is set. `typer.echo` removes the codes outside a terminal."""
    return text if os.environ.get("NO_COLOR") else typer.style(text, fg=color)


def printable(text: str) -> str:
    """Return a text that a person typed, with unprintable characters replaced by escapes."""
    return "".join(
        character if character.isprintable() or character == NO_BREAK_SPACE else repr(character)[1:-1] for character in text
    )


def _one_line(text: str) -> str:
    return printable(" ".join(text.split()))


def _fail(message: str, code: int) -> NoReturn:
    typer.echo(painted(message, "red"), err=True)
    sys.exit(code)
