"""Sentences of the engine in the visitor's language, found by their English text: patterns of the label files."""

import re
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from importlib.resources import files
from typing import NamedTuple

from dicegame.dice.masks import BONUS_NAMES, COLOR_NAMES
from dicegame.dice.rules import KINDS
from padgen.endtables import BUILDINGS, END_TABLES, MOST_SPACES, building_name
from padgen.language import ENGLISH, Words, say

SAID = "said-"
WORD = "said-word-"
LONGEST = 600
"""Letters of a text that is looked at; nothing that we say is as long."""
_FIELD = re.compile(r"\{(([a-z]+)[0-9]*)\}")


@cache
def labels(language: str) -> Mapping[str, str]:
    """The patterns of a language by key; none where it has no file of them."""
    path = files("padgen").joinpath("labels", f"{language}.toml")
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}


class Pattern(NamedTuple):
    """A sentence of the engine, and what it is in another language."""

    english: re.Pattern[str]
    meaning: str


def translated(language: str, text: str) -> str | None:
    """What a sentence of the engine is in a language; None for one that no pattern knows.

    >>> translated("de", "pasture of 2 at row 5, place 1")
    'Weide mit 2 Feldern, Reihe 5, Platz 1'
    """
    return _translated(language, text) if len(text) <= LONGEST and labels(language) else None


@lru_cache(4096)
def _translated(language: str, text: str) -> str | None:
    exact = _exact(language).get(text)
    if exact is not None:
        return exact
    for english, meaning in patterns(language):
        found = english.fullmatch(text)
        fields = {key: _field(language, key, value) for key, value in found.groupdict().items()} if found else None
        if fields is not None and None not in fields.values():
            return meaning.format(**fields)
    return None


@cache
def patterns(language: str) -> tuple[Pattern, ...]:
    """The patterns of a language, those with the most letters of their own first."""
    own = labels(language)
    said = [(text, own[key]) for key, text in labels(ENGLISH).items() if key.startswith(SAID)]
    said.sort(key=lambda pair: -len(_FIELD.sub("", pair[0])))
    return tuple(Pattern(re.compile(_regex(text)), meaning) for text, meaning in said)


def _regex(text: str) -> str:
    parts, end = [], 0
    for field in _FIELD.finditer(text):
        parts += [re.escape(text[end : field.start()]), f"(?P<{field[1]}>{_shapes()[field[2]]})"]
        end = field.end()
    return "".join([*parts, re.escape(text[end:])])


@cache
def _shapes() -> Mapping[str, str]:
    """What each kind of field can be."""
    words = [text for key, text in labels(ENGLISH).items() if key.startswith(WORD)]
    return {
        "number": r"[-+]?[0-9]+(?:\.[0-9]+)?",
        "phase": "I{1,3}",
        "name": ".+?",
        "names": ".+?",
        "quoted": r"'(?:[^'\\]|\\.)*'|\"(?:[^\"\\]|\\.)*\"",
        "color": "|".join(COLOR_NAMES),
        "kind": "|".join(KINDS),
        "bonus": "|".join(BONUS_NAMES),
        "word": "|".join([*words, *COLOR_NAMES]),
        "part": ".+?",
    }


def _field(language: str, key: str, value: str) -> str | None:
    """A field of a sentence: a part is a sentence of its own, names and numbers stay, all else is a word."""
    kind = key.rstrip("0123456789")
    if kind == "part":
        return _translated(language, value)
    if kind == "names":
        return value.replace(" and ", f" {Words(language)('web-and')} ")
    return value if kind in ("number", "phase", "name", "quoted") else _exact(language)[value]


@cache
def _exact(language: str) -> Mapping[str, str]:
    """Words, and the labels of the end scoring, which have both languages already."""
    own, words = labels(language), Words(language)
    found = {text: own[key] for key, text in labels(ENGLISH).items() if key.startswith(WORD)}
    found |= {color: words(f"color-{color}") for color in COLOR_NAMES}
    found |= {kind: words(f"kind-{color}") for kind, color in zip(KINDS, COLOR_NAMES, strict=True)}
    found |= {bonus: words(f"bonus-{bonus}") for bonus in BONUS_NAMES}
    return found | dict(_end_labels(language))


def _end_labels(language: str) -> Iterator[tuple[str, str]]:
    for table in END_TABLES.values():
        own = [item.label for item in table.items] + [tie.label for tie in (*table.tie_breaks, MOST_SPACES)]
        yield from ((str(label), say(label, language)) for label in own)
    for name in map(building_name, BUILDINGS):
        yield from ((text, say(name, language)) for text in (str(name), str(name).lower()))
