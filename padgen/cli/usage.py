"""Say in every language what is wrong with a command line, and show commands in help without the names of types."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from difflib import get_close_matches
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import typer

from padgen.language import Sentence, joined

if TYPE_CHECKING:
    from typer.core import TyperArgument, TyperCommand, TyperGroup, TyperOption

    Command = TyperCommand | TyperGroup
    Parameter = TyperArgument | TyperOption

VALUE_WIDTH = 18
"""Columns for the values of an option in help. More values continue on the next line."""
LARGE = 100_000
"""A limit that help leaves out: nobody reaches it by accident."""
TYPE_WORDS = {str: "TEXT", Path: "FILE", int: "NUMBER", float: "NUMBER"}
"""The word in help for the value of an option that has no other word, by the type of the value."""


class Called(NamedTuple):
    """A command that was called."""

    command: Any
    path: str
    """The words that call it, such as `dicegame club new`."""
    rest: list[str]
    """The words after these."""

    @property
    def commands(self) -> dict[str, Any]:
        """Return the commands in a group by name; none if this is not a group."""
        return dict(getattr(self.command, "commands", {}))


def called(app: Any, name: str, words: Sequence[str]) -> Called:
    """Return the command of an app that `words` call. If it is a group, its help is called."""
    found = Called(app, name, list(words))
    while found.rest and found.rest[0] in found.commands:
        word = found.rest[0]
        found = Called(found.commands[word], f"{found.path} {word}", found.rest[1:])
    return found._replace(rest=["--help"]) if found.commands and not found.rest else found


def mistake(error: typer.TyperException, call: Called) -> Sentence | str:
    """Return what is wrong with a command line, from the error that Typer raised for it."""
    if isinstance(error, typer.BadParameter):
        return _value_mistake(error)
    option = getattr(error, "option_name", None)
    if option is not None and hasattr(error, "possibilities"):
        return _with_nearest(Sentence("usage-no-option", option=option), sorted(error.possibilities or ()))
    if option is not None:
        flag = any(option in own.opts and own.is_flag for own in call.command.params)
        return Sentence("usage-flag" if flag else "usage-without-value", option=option)
    if call.commands:
        near = get_close_matches(call.rest[0], call.commands)
        return _with_nearest(Sentence("usage-no-command", word=call.rest[0]), near or call.commands)
    return Sentence(
        "usage-extra", words=error.message.rpartition(" (")[2].removesuffix(")")
    )  # Typer gives them nowhere else


def language_asked(words: Sequence[str]) -> str | None:
    """Return the language that a command line asks for, which Typer may not have read when it found a mistake.

    >>> language_asked(["base-3", "--lang", "de"]), language_asked(["--lang=fr"]), language_asked(["--lang"])
    ('de', 'fr', None)
    """
    for word, following in pairwise([*words, None]):
        if word == "--lang":
            return following
        if word and word.startswith("--lang="):
            return word.partition("=")[2]
    return None


def _with_nearest(what: Sentence, near: Sequence[str] | dict[str, Any]) -> Sentence:
    return Sentence("usage-expected", what=what, expected=joined(near, "or")) if near else what


def _value_mistake(error: typer.BadParameter) -> Sentence | str:
    """Return what is wrong with the value of an option or argument: it is missing, or our code or Typer refused it."""
    if error.param is None:  # one of our own checks
        return Sentence("usage-value", name=f"{error.param_hint}", what=error.message) if error.param_hint else error.message
    kind = error.param.type_descriptor
    argument = error.param.param_type_name == "argument"
    name = str(error.param.metavar or error.param.name) if argument else max(error.param.opts, key=len)
    choices = joined([str(getattr(choice, "value", choice)) for choice in kind.choices or ()], "or")
    if not error.message:
        missing = Sentence("usage-missing", name=name)
        return Sentence("usage-expected", what=missing, expected=choices) if kind.choices else missing
    refused = getattr(error.__cause__, "errors", None)  # only an error of the library pydantic has them
    if not refused:
        return Sentence("usage-value", name=name, what=error.message)
    expected = choices if kind.choices else _number(kind) if kind.annotation in (int, float) else Sentence("usage-file")
    return Sentence("usage-wrong-value", name=name, value=str(refused()[0]["input"])[:60], expected=expected)


def _number(kind: Any) -> Sentence:
    """Return which numbers an option takes."""
    word = Sentence("usage-whole-number" if kind.annotation is int else "usage-number")
    least, most = kind.parameter_info.min, kind.parameter_info.max
    if least is None:
        return word
    if most is None:
        return Sentence("usage-least", number=word, least=least)
    return Sentence("usage-range", number=word, least=least, most=most)


def tidy(call: Called) -> None:
    """Prepare the help of a command: paragraphs without line breaks of the source, values instead of Python types."""
    for command in (call.command, *call.commands.values()):
        command.help = _unwrapped(command.help or "")
    own_help = call.command.get_help_option(typer.Context(call.command))
    for parameter in (*call.command.params, own_help):
        parameter.metavar = parameter.metavar and parameter.metavar.removesuffix("...")  # Typer adds its own
        parameter.display_type_rich = _shown(_values(parameter))
        parameter.min = parameter.max = None  # only for help: `_values` shows them, and Typer checks elsewhere


def _unwrapped(text: str) -> str:
    r"""Return a text with one line for each paragraph and each example, so that only the terminal wraps it.

    >>> _unwrapped("Draw\n a board.\n\nExample: x\nExample: y")
    'Draw a board.\n\nExample: x\nExample: y'
    """
    paragraphs = (" ".join(paragraph.split()).replace(" Example:", "\nExample:") for paragraph in text.split("\n\n"))
    return "\n\n".join(paragraphs)


def _shown(text: str) -> Callable[..., str]:
    return lambda ctx: text  # noqa: ARG005  # Typer names it


def _values(parameter: Parameter) -> str:
    """Return what help shows as the value of an option; nothing for a flag and for an argument without a choice."""
    kind = parameter.type_descriptor
    if kind.choices:
        return _columns([str(getattr(choice, "value", choice)) for choice in kind.choices])
    if parameter.param_type_name == "argument" or getattr(parameter, "is_flag", False):
        return ""
    word = parameter.metavar or TYPE_WORDS.get(kind.annotation, "TEXT")
    return f"{word} {parameter.min}..{parameter.max}" if parameter.max is not None and parameter.max < LARGE else word


def _columns(values: Sequence[str]) -> str:
    r"""Return values with `|` between them, on lines of at most `VALUE_WIDTH` columns if possible.

    >>> _columns(["color", "gray", "low-ink", "symbols"])
    'color|gray|low-ink|\nsymbols'
    """
    lines = [""]
    for value in values:
        if lines[-1] and len(lines[-1]) + len(value) > VALUE_WIDTH:
            lines.append("")
        lines[-1] += f"{value}|"
    return "\n".join(lines)[:-1]
