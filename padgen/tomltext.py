"""Read TOML and JSON texts, with hints for misspelled keys, and write TOML the way a person would."""

import json
import re
import textwrap
import tomllib
from collections.abc import Iterable, Mapping
from datetime import date
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from padgen.errors import PadgenError
from padgen.language import ENGLISH, Sentence, say

LONGEST_SHOWN = 40
"""The maximum number of characters of an unknown key that a message shows."""


class TextError(PadgenError):
    """Raised for a text that is not valid TOML or JSON."""


def read_toml(text: str) -> dict[str, Any]:
    """Return the keys and values of a TOML text.

    Raises: TextError that gives the line of the mistake.
    """
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        reason, _, place = str(error).partition(" (at ")
        numbers = [int(number) for number in re.findall("[0-9]+", place)]
        where = Sentence("text-end", line=text.rstrip().count("\n") + 1)
        if len(numbers) == 2:
            where = Sentence("text-place", line=numbers[0], column=numbers[1])
        raise TextError(Sentence("text-invalid", format="TOML", reason=reason, where=where)) from None
    except (ValueError, RecursionError):
        raise TextError(Sentence("text-too-deep", format="TOML")) from None


def read_json(text: str) -> dict[str, Any]:
    """Return the keys and values of a JSON text.

    Raises: TextError that gives the line of the mistake, or says that the text is not one single JSON object, or that an
    object has a key twice.
    """

    def object_of(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        data: dict[str, Any] = {}
        for key, value in pairs:
            if key in data:
                raise _given_twice(text, key)
            data[key] = value
        return data

    try:
        data = json.loads(text, object_pairs_hook=object_of)
    except json.JSONDecodeError as error:
        if error.msg == "Extra data" and error.lineno > 1:
            raise TextError(Sentence("text-json-lines")) from None
        where = Sentence("text-place", line=error.lineno, column=error.colno)
        raise TextError(Sentence("text-invalid", format="JSON", reason=error.msg, where=where)) from None
    except (ValueError, RecursionError):
        raise TextError(Sentence("text-too-deep", format="JSON")) from None
    if not isinstance(data, dict):
        raise TextError(Sentence("text-no-object", example='{ "game": "dice" }'))
    return data


def read_toml_or_json(text: str, as_json: bool | None = None) -> dict[str, Any]:
    """Return the keys and values of a TOML or JSON text. If `as_json` is None, a text that starts with `{` is read as JSON.

    >>> read_toml_or_json('a = 1') == read_toml_or_json('{"a": 1}')
    True

    Raises: TextError that gives the line of the mistake.
    """
    if as_json is None:
        as_json = text.lstrip().startswith("{")
    return read_json(text) if as_json else read_toml(text)


def json_by_ending(path: str | Path) -> bool | None:
    """Return True if a file is JSON by the ending of its name, or None if only its text can tell.

    >>> json_by_ending("game.json"), json_by_ending("game.toml")
    (True, None)
    """
    return True if Path(path).suffix.lower() == ".json" else None


def line_of_key(text: str, key: str) -> int | None:
    r"""Return the number of the first line of a TOML or JSON text where `key` is set, or None if the text lacks the key.

    >>> line_of_key('a = 1\n[b]', "b"), line_of_key('{"a": 1, "b": 2}', "b"), line_of_key("", "b")
    (2, 1, None)
    """
    own = rf"[\"']?{re.escape(key)}[\"']?[ \t]*[=:.\]]"
    match = re.search(rf"^[ \t]*\[*[ \t]*{own}", text, re.MULTILINE) or re.search(rf"[{{,]\s*{own}", text)
    return text.count("\n", 0, match.end()) + 1 if match else None


def line_in_table(text: str, table: str, number: int, key: str) -> int | None:
    r"""Return the number of the line where `key` is set in the `number`-th [[table]] of a TOML text, or None if unknown.

    >>> line_in_table('[[players]]\n[[players]]\nname = "Ben"', "players", 2, "name")
    3
    """
    header = rf"^[ \t]*\[\[[ \t]*{re.escape(table)}[ \t]*\]\]"
    begins = [match.start() for match in re.finditer(header, text, re.MULTILINE)]
    if number > len(begins):
        return None
    begin, end = [*begins, len(text)][number - 1 : number + 1]
    line = line_of_key(text[begin:end], key)
    return line and text.count("\n", 0, begin) + line


def at_line(line: int | None, what: Sentence | str) -> Sentence | str:
    """Return a message with the number of the line in front, or unchanged if the line is None."""
    return Sentence("where-what", where=Sentence("line-number", line=line), what=what) if line else what


def nearest(word: str, known: Iterable[str]) -> str | None:
    """Return the known word that is most similar to `word`, or None if none is similar.

    >>> nearest("sliver", ("silver", "goods"))
    'silver'
    """
    return next(iter(get_close_matches(word, list(known), 1)), None)


def did_you_mean(what: Sentence, found: object, known: Iterable[str]) -> Sentence:
    """Return the message `what`. If a known word is similar to `found`, it also asks whether that word was meant.

    >>> print(did_you_mean(Sentence("read-flag"), "silvr", ("silver", "goods")))
    true or false; did you mean 'silver'?
    """
    near = nearest(found[:LONGEST_SHOWN].lower(), known) if isinstance(found, str) else None
    return Sentence("text-near", what=what, near=near) if near else what


def unknown_key(key: str, known: Iterable[str]) -> Sentence:
    """Return the message for an unknown key. It suggests a similar known key, or else lists all of them.

    >>> print(unknown_key("zzz", ("silver", "goods")))
    unknown key 'zzz'; expected one of silver, goods
    """
    known, shown = tuple(known), key[:LONGEST_SHOWN]
    near = nearest(key, known)
    if near:
        return Sentence("text-unknown-key-near", key=shown, near=near)
    return Sentence("text-unknown-key", key=shown, known=known)


def format_toml(data: Mapping[str, Any], sections: Iterable[str] = ()) -> str:
    """Return data as TOML text: first the plain keys, then the tables named in `sections`, then the lists of tables.

    >>> print(format_toml({"players": [{"name": "Anna"}], "game": "dice", "sold": [0, 1]}))
    game = "dice"
    sold = [0, 1]
    <BLANKLINE>
    [[players]]
    name = "Anna"
    <BLANKLINE>
    """
    plain = {key: value for key, value in data.items() if key not in sections and not _is_tables(value)}
    lines = _lines(plain)
    for key in sections:
        if key in data:
            lines += ["", f"[{_key(key)}]", *_lines(data[key])]
    for key, tables in data.items():
        if _is_tables(tables):
            for table in tables:
                lines += ["", f"[[{_key(key)}]]", *_lines(table)]
    return "\n".join(lines) + "\n"


def with_comments(rows: Iterable[tuple[str, Sentence | str]], language: str = ENGLISH, column: int = 24) -> str:
    """Return TOML text from pairs of a line and its comment. Comments begin at `column`.

    A comment that is paired with an empty line gets a line of its own.

    >>> print(with_comments([("", "Fill it in."), ("silver = 0", "left"), ("", "")], column=12), end="")
    # Fill it in.
    silver = 0  # left
    <BLANKLINE>
    """
    lines = []
    for line, comment in rows:
        text = say(comment, language)
        if line or not text:
            lines.append(f"{line:<{column - 2}}  # {text}" if text else line)
        else:
            lines += [f"# {part}" for part in textwrap.wrap(text, 123, break_on_hyphens=False)]
    return "".join(f"{line}\n" for line in lines)


def format_value(value: object) -> str:
    """Return a value in TOML syntax, as it is written after an equals sign.

    >>> format_value({"monk": 0, "two words": [True, 1.5]})
    '{ monk = 0, "two words" = [true, 1.5] }'
    """
    if isinstance(value, Mapping):
        return f"{{ {', '.join(_lines(value))} }}" if value else "{}"
    if isinstance(value, (list, tuple)):
        return f"[{', '.join(map(format_value, value))}]"
    if isinstance(value, date):
        return value.isoformat()
    if isinstance(value, str):
        return _text(value)
    return str(value).lower()


def shown(value: object) -> str:
    """Return a value for a message: as it is written in a TOML file, on one line, and cut to `LONGEST_SHOWN` characters."""
    try:
        return " ".join(format_value(value).split())[:LONGEST_SHOWN]
    except (ValueError, RecursionError):  # a number of thousands of digits, or brackets nested deeply
        return "..."


def _given_twice(text: str, key: str) -> TextError:
    """Return the error for a key that a JSON object has twice. It gives the line if the key is nowhere else in the text."""
    found = list(re.finditer(rf'"{re.escape(key)}"\s*:', text))
    line = text.count("\n", 0, found[1].start()) + 1 if len(found) == 2 else None
    return TextError(at_line(line, Sentence("text-twice", key=key[:LONGEST_SHOWN])))


def _is_tables(value: object) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(item, Mapping) for item in value)


def _lines(table: Mapping[str, object]) -> list[str]:
    return [f"{_key(key)} = {format_value(value)}" for key, value in table.items()]


def _key(key: str) -> str:
    return key if re.fullmatch("[A-Za-z0-9_-]+", str(key)) else _text(key)


def _text(text: str) -> str:
    """Return a text as a TOML string. A text of several lines, such as a picture, is written on lines in triple quotes."""
    quoted = json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")
    lines = quoted[1:-1].replace("\\n", "\n")
    return f'"""\n{lines}"""' if "\n" in text and "\\" not in lines else quoted
