"""Messages for people. A `Sentence` is a message without a language; `say` turns it into text in a given language.

    >>> place = Sentence("place", row=3, place=2)
    >>> str(place), say(place, "de")
    ('row 3, place 2', 'Reihe 3, Platz 2')

Each language is one file in `languages/`, or in the folder that the environment variable DICEGAME_LANGUAGES names.
If the file lacks a message, the English one is shown.
"""

import os
import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Literal, Union

from padgen.languagefile import LanguageFile, Value

ENGLISH = "en"
Field = Union[str, int, float, "Sentence", tuple["Field", ...]]
"""A text, which is not translated; a number; a sentence, which is translated; or a tuple of these, joined with commas."""


@dataclass(frozen=True, init=False, repr=False, slots=True)
class Sentence:
    """A message that can be said in any language: its key in the language files, and the values of its fields.

    >>> Sentence("phase", phase="II")
    Sentence('phase', phase='II')
    """

    key: str
    values: tuple[tuple[str, Field], ...]
    """The name and the value of each field, sorted by name."""

    def __init__(self, key: str, /, **fields: Field) -> None:
        object.__setattr__(self, "key", key)
        object.__setattr__(self, "values", tuple(sorted(fields.items())))

    @property
    def fields(self) -> dict[str, Field]:
        """Return the value of each field by its name."""
        return dict(self.values)

    def __str__(self) -> str:
        return say(self, ENGLISH)

    def __repr__(self) -> str:
        return f"Sentence({', '.join([repr(self.key), *(f'{name}={value!r}' for name, value in self.values)])})"


def joined(items: Iterable[Field], word: Literal["and", "or", "then", "list"] = "list") -> Sentence:
    """Return items joined with commas. The last one is preceded by "and", "or" or ", then"; or by a comma for "list".

    >>> str(joined("abc", "or")), say(joined(["eins", "zwei"], "and"), "de")
    ('a, b or c', 'eins und zwei')
    """
    *most, last = items = tuple(items) or ("",)
    if word == "list" or not most:
        return Sentence("listed", items=items)
    return Sentence(f"listed-{word}", most=tuple(most), last=last)


def spaced(items: Iterable[Field]) -> Sentence:
    """Return items joined with spaces.

    >>> str(spaced(["take", Sentence("word-ship"), 4]))
    'take ship 4'
    """
    first, *others = tuple(items) or ("",)
    sentence = Sentence("listed", items=first)
    for item in others:
        sentence = Sentence("spaced", first=sentence, next=item)
    return sentence


def decimal(number: float, digits: int, signed: bool = False) -> Sentence:
    """Return a number with `digits` decimals, with a decimal point or comma as the language requires.

    >>> str(decimal(2, 1, signed=True)), say(decimal(-0.25, 2), "de")
    ('+2.0', '-0,25')
    """
    whole, part = f"{number:{'+' if signed else ''}.{digits}f}".split(".")
    return Sentence("decimal", whole=whole, part=part)


def say(sentence: Sentence | str, language: str) -> str:
    """Return a sentence translated into `language`. A plain text stays as it is."""
    return sentence if isinstance(sentence, str) else _say(sentence, "", language)


@dataclass(frozen=True)
class Words:
    """The messages of one language, such as the words on a sheet.

    >>> words = Words("de")
    >>> words("ruler")
    '50 mm bei Druck mit 100 %'
    """

    language: str

    def __call__(self, key: str, /, **fields: Field) -> str:
        """Return the message with this key in this language, with its fields filled in."""
        return say(Sentence(key, **fields), self.language)


def _say(sentence: Sentence, form: str, language: str) -> str:
    """Return a sentence translated into `language`. `form` is "", or the form of a word that another message needs."""
    file = _file(language)
    if sentence.key in file:
        form = form if file.has_form(sentence.key, form) else ""
        fields = sentence.fields
        try:
            values = {}
            for variable in file.variables(sentence.key, form):
                name, _, part = variable.partition("_")
                values[variable] = _value(fields[name], part, language)
            return file.fill(sentence.key, form, values)
        except (LookupError, ValueError):
            if language == ENGLISH:
                raise
    elif language == ENGLISH:
        raise LookupError(f"no language file has the message {sentence.key}")
    return _say(sentence, form, ENGLISH)


def _value(field: Field, part: str, language: str) -> Value:
    """Return the value to fill in for a field: its text, a form of it (`$color_the`), or its key (`$color_key`)."""
    if isinstance(field, Sentence):
        return field.key if part == "key" else _say(field, part, language)
    if isinstance(field, tuple):
        first, *others = [str(_value(item, part, language)) for item in field] or [""]
        for other in others:
            first = _say(Sentence("listed-next", first=first, next=other), "", language)
        return first
    return int(field) if isinstance(field, float) and field.is_integer() else field


def languages() -> tuple[str, ...]:
    """Return the codes of all languages, English first.

    >>> languages()[0]
    'en'
    """
    return tuple(sorted(_paths(os.environ.get("DICEGAME_LANGUAGES", "")), key=lambda code: (code != ENGLISH, code)))


def language_name(language: str) -> str:
    """Return the name of a language in that language.

    >>> language_name("de")
    'Deutsch'
    """
    return Words(language)("language-name")


def language_of(asked: str | None = None) -> str:
    """Return the code of the language to use: that of `asked`, else of DICEGAME_LANG, else of the locale, else English.

    >>> language_of("DE"), language_of("de_AT.UTF-8")
    ('de', 'de')
    """
    of = os.environ.get
    for wish in (asked, of("DICEGAME_LANG"), of("LC_ALL") or of("LC_MESSAGES") or of("LANG")):
        if wish:
            code = re.split("[.@]", wish.lower().replace("_", "-"))[0]
            for language in (code, code.split("-")[0]):
                if language in languages():
                    return language
    return ENGLISH


def names_of(key: str, language: str) -> tuple[str, ...]:
    """Return a word in a language, followed by other words for the same, which the message lists in its form `also`.

    >>> names_of("typed-take", "de")
    ('nimm', 'nehme', 'nehmen')
    """
    file = _file(language)
    others = file.fill(key, "also", {}).split(",") if key in file and file.has_form(key, "also") else []
    return (say(Sentence(key), language), *(word.strip() for word in others))


@cache
def _paths(folder: str) -> dict[str, Path]:
    """Return the paths of the language files by language code. A file in `folder` replaces ours for the same code."""
    folders = [Path(__file__).with_name("languages"), *([Path(folder)] if folder else [])]
    return {path.stem: path for folder in folders for path in sorted(folder.glob("*.ftl"))}


@cache
def _load(path: Path) -> LanguageFile:
    return LanguageFile(path)


def _file(language: str) -> LanguageFile:
    return _load(_paths(os.environ.get("DICEGAME_LANGUAGES", ""))[language])
