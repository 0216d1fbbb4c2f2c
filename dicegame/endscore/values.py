"""Functions that check the values in a file. They return a value for the program, or raise UnexpectedError or EntryError."""

from collections.abc import Callable, Iterable, Mapping
from datetime import date, datetime
from pathlib import Path
from types import MappingProxyType
from typing import Any

from padgen.endtables import BOXES
from padgen.errors import LayoutError, PadgenError
from padgen.language import Sentence, joined
from padgen.mistakes import Mistakes
from padgen.model import Layout
from padgen.tables import Game
from padgen.tomltext import LONGEST_SHOWN, TextError, nearest, read_toml_or_json, shown, unknown_key

MOST = 99_999
"""The largest number that is accepted."""
LONGEST_NAME = 60
HERE = Path()
"""The folder that relative layout paths start from if the text does not come from a file."""

Reader = Callable[[Any], Any]


class EntryError(PadgenError):
    """Raised for a text that cannot be read as a finished game. The message says what was expected."""


class UnexpectedError(PadgenError):
    """Raised for a value that cannot be read. Its sentence names what was expected, to be put after "expected"."""


def read_data(text: str, as_json: bool | None = None) -> dict[str, Any]:
    """Return the keys and values of a TOML or JSON text. If `as_json` is None, a text that starts with `{` is read as JSON.

    Raises: EntryError with the line of the mistake if the text is neither.
    """
    try:
        return read_toml_or_json(text, as_json)
    except TextError as error:
        raise EntryError(error.sentence) from None


def at(where: Sentence | str, what: Sentence | str) -> Sentence | str:
    """Return a message with the place `where` in front of it, unless `where` is ""."""
    return Sentence("where-what", where=where, what=what) if where else what


def read_table(
    data: Mapping[str, Any], where: Sentence | str, readers: Mapping[str, Reader], mistakes: Mistakes | None = None
) -> dict[str, Any]:
    """Return the values of a table, each read with the reader of its key. Error messages begin with `where`.

    If `mistakes` is given, each mistake is added to it instead of raised, and the values without mistakes are returned.

    Raises: EntryError for unknown keys, and for values that their readers refuse.
    """
    found = mistakes or Mistakes()
    read = {}
    for key, value in data.items():
        if key not in readers:
            found.add(at(where, unknown_key(key, readers)))
            continue
        try:
            read[key] = readers[key](value)
        except UnexpectedError as error:
            for expected in error.sentences:
                found.add(at(where, at(key, Sentence("read-expected", what=expected))))
        except EntryError as error:
            for sentence in error.sentences:
                found.add(at(where, at(key, sentence)))
    if mistakes is None:
        found.check(EntryError)
    return read


def missing(data: Mapping[str, Any], key: str, known: Iterable[str]) -> bool:
    """Return whether a key is missing. It does not count as missing if a key in `data` is probably a misspelling of it."""
    return key not in data and not any(nearest(other, known) == key for other in data if other not in known)


def whole(value: Any) -> int:
    """Read a whole number. It may be negative, which is reported later as a fault."""
    if type(value) is not int or abs(value) > MOST:
        raise UnexpectedError(Sentence("read-whole", most=MOST, found=shown(value)))
    return value


def wholes(value: Any) -> tuple[int, ...]:
    """Read a list of whole numbers."""
    if not isinstance(value, list):
        raise UnexpectedError(Sentence("read-wholes", example="[15, 17]"))
    return tuple(map(whole, value))


def line(value: Any) -> str:
    """Read one line of text, without the spaces around it."""
    if not isinstance(value, str) or not value.isprintable():
        raise UnexpectedError(Sentence("read-line"))
    return value.strip()


def name(value: Any) -> str:
    """Read a name of 1 to `LONGEST_NAME` characters."""
    text = line(value)
    if not 0 < len(text) <= LONGEST_NAME:
        raise UnexpectedError(Sentence("read-name", most=LONGEST_NAME, found=len(text)))
    return text


def texts(value: Any) -> tuple[str, ...]:
    """Read a list of texts."""
    if not isinstance(value, list):
        raise UnexpectedError(Sentence("read-texts"))
    return tuple(map(line, value))


def words(known: Iterable[str]) -> Reader:
    """Return a function that reads a list of known words."""
    word = one_of(known)

    def read(value: Any) -> tuple[str, ...]:
        mistakes, found = Mistakes(), []
        for text in texts(value):
            with mistakes.noted():
                found.append(word(text))
        mistakes.check(UnexpectedError)
        return tuple(found)

    return read


def one_of(known: Iterable[str]) -> Reader:
    """Return a function that reads one of the known words."""
    words = tuple(known)

    def read(value: Any) -> str:
        if value not in words:
            near = nearest(value.lower(), words) if isinstance(value, str) else None
            raise UnexpectedError(
                Sentence("read-one-of-near", known=words, near=near)
                if near
                else Sentence("read-one-of", known=words, found=str(value)[:LONGEST_SHOWN])
            )
        return str(value)

    return read


def counts(known: tuple[str, ...], aliases: Mapping[str, str] = MappingProxyType({})) -> Reader:
    """Return a function that reads a table with the known words as keys and whole numbers as values.

    `aliases` has other names for the words, such as `{"violet": "purple"}`.
    """

    def read(value: Any) -> Mapping[str, int]:
        if not isinstance(value, dict):
            raise UnexpectedError(Sentence("read-table", example=f"{{ {known[0]} = 2 }}"))
        found: dict[str, int] = {}
        mistakes = Mistakes()
        for key, count in value.items():
            word = aliases.get(key, key)
            if word not in known:
                mistakes.add(unknown_key(key, (*known, *aliases)))
                continue
            if word in found:
                raise UnexpectedError(Sentence("read-once", word=word, key=key))
            try:
                found[word] = whole(count)
            except UnexpectedError as error:
                mistakes.add(at(key, Sentence("read-expected", what=error.sentence)))
        mistakes.check(EntryError)
        return found

    return read


def flag(value: Any) -> bool:
    """Read true or false."""
    if not isinstance(value, bool):
        raise UnexpectedError(Sentence("read-flag"))
    return value


def base_edition(value: Any) -> int:
    """Read the year of an edition of the base game."""
    if type(value) is not int or value not in BOXES:
        raise UnexpectedError(Sentence("read-either", known=joined(sorted(BOXES), "or")))
    return value


def day(value: Any) -> str:
    """Read a date, given as a TOML date or ISO text, and return it as ISO text."""
    if isinstance(value, date) and not isinstance(value, datetime):
        return value.isoformat()
    try:
        return date.fromisoformat(value).isoformat()
    except (TypeError, ValueError):
        raise UnexpectedError(Sentence("read-day")) from None


def base_layout(text: str, folder: Path) -> Layout:
    """Return the base-game layout for a catalog name, notation or file. Files are looked up in `folder` first.

    Raises: UnexpectedError if there is no such layout, or if it is for another game.
    """
    from padgen.names import load_beside

    try:
        layout = load_beside(text, folder)
    except LayoutError as error:
        raise UnexpectedError(Sentence("read-layout", reason=error.sentence)) from None
    if layout.game is not Game.BASE:
        raise UnexpectedError(Sentence("read-base-layout", layout=text, game=str(layout.game)))
    return layout


def layout_text(folder: Path) -> Reader:
    """Return a function that checks the name, notation or file of a base-game layout and returns it unchanged."""

    def read(value: Any) -> str:
        text = line(value)
        base_layout(text, folder)
        return text

    return read
