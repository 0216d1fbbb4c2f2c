"""Read the file of a finished paper game, TOML or JSON. docs/dice-game.md describes the format."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Any

from dicegame.dice.castles import START_RULES, check_start_rule
from dicegame.dice.game import VARIANTS, check_players
from dicegame.dice.masks import BONUS_NAMES, COLOR_NAMES, Masks, compile_layout
from dicegame.dice.sheet import FilledSheet, Mark
from dicegame.play.players import LONGEST_NAME, check_names
from padgen.errors import PadgenError
from padgen.language import Sentence, joined
from padgen.mistakes import Mistakes
from padgen.model import Layout
from padgen.names import file_beside, load_beside
from padgen.tables import CASTLE_SQUARES, PHASES, Game
from padgen.tomltext import LONGEST_SHOWN, TextError, did_you_mean, nearest, read_toml_or_json, unknown_key

KEYS = ("game", "layout", "variant", "castles", "date", "players")
ILLEGIBLE = "?"
"""What stands for a player's own sum of a phase that nobody can read."""
PLAYER_KEYS = ("name", "start", "sheet", "sold", "first", "second", "unused", "written")
START, EMPTY = "x", "."

Loader = Callable[[str], tuple[Layout, Masks]]
"""A function that returns the layout named in a file, and its compiled form."""


class PaperError(PadgenError):
    """The file cannot be read as a finished game. The message says where, and what was expected."""


@dataclass(frozen=True)
class Player:
    """One player's entries in the file of a paper game."""

    sheet: FilledSheet
    start: str = ""
    """The color of the starting castle's square, or an empty text if it was not written down."""
    written: tuple[int | None, ...] | None = None
    """The points of each phase as the player added them up, None for an illegible one; or None if none was written down."""


@dataclass(frozen=True)
class PaperGame:
    """A finished game, as entered from paper."""

    layout: Layout
    masks: Masks
    layout_text: str
    """The layout as it is named in the file."""
    variant: str
    players: tuple[Player, ...]
    date: str
    """An ISO date, or an empty text."""
    entered: Mapping[str, Any]
    """The data of the file. Only the date is in ISO form, and names have no spaces around them."""
    castles: str = ""
    """How the starting castles were chosen: one of `START_RULES`, or empty if the file does not say it."""

    @property
    def solo(self) -> bool:
        """Return whether this is the solo variant."""
        return self.variant == "solo"

    @property
    def sheets(self) -> tuple[FilledSheet, ...]:
        """Return the sheets of all players."""
        return tuple(player.sheet for player in self.players)


def load_compiled(text: str, folder: Path | None = None) -> tuple[Layout, Masks]:
    """Return the layout for a text (a catalog name, a path or a notation), and its masks. Files in `folder` are preferred.

    Raises: PadgenError for a layout that cannot be loaded.
    """
    layout = load_beside(text, folder)
    return layout, compile_layout(layout)


def read_paper(
    text: str,
    folder: Path | None = None,
    as_json: bool | None = None,
    loader: Loader = load_compiled,
) -> PaperGame:
    """Read a paper game from the text of a file.

    Paths of layouts are looked up in `folder` first. If `as_json` is not given, a text that starts with a brace is read as
    JSON. A caller that reads many files can pass a `loader` that caches layouts.

    Raises: PaperError with all mistakes, each with its line or player, and what was expected.
    """
    try:
        data = read_toml_or_json(text, as_json)
    except TextError as error:
        raise PaperError(*error.sentences) from None
    game = data.get("game")
    if "rows" in data:
        raise PaperError(Sentence("end-layout-file"))
    if "duchy" in data:
        raise PaperError(Sentence("end-duchy-file"))
    if game in ("base", "seasons"):
        raise PaperError(Sentence("paper-other-game", game=game))
    return _game(data, Mistakes(text), folder, loader)


def _game(data: Mapping[str, Any], mistakes: Mistakes, folder: Path | None, loader: Loader) -> PaperGame:
    """Return the game for the data of a file. Reading continues after a mistake, so that the error names all mistakes."""
    meant = _check_keys(data, KEYS, mistakes)
    if data.get("game") != Game.DICE and "game" not in meant:
        mistakes.add(did_you_mean(Sentence("paper-game"), data.get("game"), (Game.DICE,)), "game")
    text = data.get("layout")
    found: tuple[Layout, Masks] | None = None
    if isinstance(text, str) and text.strip():
        with mistakes.noted("layout", "layout"):
            found = load_compiled(text, folder) if file_beside(text, folder) else loader(text)
    elif "layout" not in meant:
        mistakes.add(Sentence("paper-layout"), "layout")
    variant, castles = data.get("variant", VARIANTS[0]), data.get("castles", "")
    if variant not in VARIANTS:
        wanted = Sentence("paper-variant", variants=joined(VARIANTS, "or"))
        mistakes.add(did_you_mean(wanted, variant, VARIANTS), "variant")
    if castles not in ("", *START_RULES):
        wanted = Sentence("paper-castles", rules=joined(START_RULES, "or"))
        mistakes.add(did_you_mean(wanted, castles, START_RULES), "castles")
    day = ""
    with mistakes.noted(key="date"):
        day = _date(data.get("date"))
    players: list[Player] = []
    tables = data.get("players")
    if not isinstance(tables, list) or not tables or not all(isinstance(table, dict) for table in tables):
        if "players" not in meant:
            mistakes.add(Sentence("paper-players"), "players")
        tables = []
    names = [_name(table, number, mistakes) for number, table in enumerate(tables, 1)]
    if all(names) and names:
        with mistakes.noted():
            check_players(names, variant == "solo")
    if names and found and castles in START_RULES:
        with mistakes.noted("castles", "castles"):
            check_start_rule(found[1], castles, len(names))
    for number, (name, table) in enumerate(zip(names, tables, strict=True), 1):
        players += _player(table, name, number, found[0] if found else None, mistakes)
    mistakes.check(PaperError)
    assert found
    tables = [{**table, "name": name} for name, table in zip(names, tables, strict=True)]
    entered = {**data, "date": day, "players": tables}
    return PaperGame(*found, str(text).strip(), variant, tuple(players), day, entered, castles)


def _name(data: Mapping[str, Any], number: int, mistakes: Mistakes) -> str:
    """Return the name of a player without spaces around it, or an empty text if it cannot be read."""
    name = data.get("name")
    if not isinstance(name, str):
        if "name" not in _check_keys(data, PLAYER_KEYS, Mistakes()):
            mistakes.add(Sentence("paper-name", number=number))
        return ""
    name = name.strip()
    with mistakes.noted(Sentence("player-called", name=number), "name", ("players", number)):
        if not 0 < len(name) <= LONGEST_NAME:
            raise PaperError(Sentence("paper-name-length", count=len(name), most=LONGEST_NAME))
        check_names([name])
        return name
    return ""


def _player(data: Mapping[str, Any], name: str, number: int, layout: Layout | None, mistakes: Mistakes) -> list[Player]:
    """Return a list with the player, or an empty one if an entry cannot be read. Without a layout, marks are not read."""
    own = Mistakes()
    meant = _check_keys(data, PLAYER_KEYS, own)
    start = data.get("start", "")
    if start not in ("", *CASTLE_SQUARES):
        own.add(did_you_mean(Sentence("paper-start", squares=CASTLE_SQUARES), start, CASTLE_SQUARES))
    marks = _marks(data.get("sheet"), layout, own) if layout and "sheet" not in meant else ()
    read: dict[str, Any] = {}
    for key, reader in _PLAYER_READERS.items():
        with own.noted():
            read[key] = reader(data, key)
    with mistakes.noted(name or Sentence("player-called", name=number)):
        own.check(PaperError)
        sheet = FilledSheet(name, marks, read["sold"], read["first"], read["second"], *read["unused"])
        return [Player(sheet, start, read["written"] if "written" in data else None)]
    return []


def _marks(value: object, layout: Layout, mistakes: Mistakes) -> tuple[Mark, ...]:
    """Return the marks that can be read, and add to `mistakes` what cannot be read."""
    rows = value.splitlines() if isinstance(value, str) else value
    if not isinstance(rows, list) or not all(isinstance(row, str) for row in rows):
        mistakes.add(Sentence("paper-sheet"))
        return ()
    written = [row.split() for row in rows if row.strip()]
    if len(written) != len(layout.rows):
        mistakes.add(Sentence("paper-rows", found=len(written), expected=len(layout.rows)))
        return ()
    marks = []
    begin = 0
    for number, (tokens, places) in enumerate(zip(written, layout.rows, strict=True), 1):
        if len(tokens) != len(places):
            mistakes.add(Sentence("paper-row", row=number, found=len(tokens), expected=len(places)))
        for place, token in enumerate(tokens[: len(places)], 1):
            found = re.fullmatch(r"([1-6])(I{0,3})", token)
            if found:
                phase = PHASES.index(found[2]) if found[2] else None
                marks.append(Mark(begin + place - 1, int(found[1]), phase))
            elif token == START:
                marks.append(Mark(begin + place - 1, 0, 0))
            elif token != EMPTY:
                mistakes.add(Sentence("paper-mark", row=number, place=place, text=token[:20]))
        begin += len(places)
    return tuple(marks)


def _numbers(data: Mapping[str, Any], key: str) -> tuple[int, ...]:
    """Return the numbers at `key`, one for each phase; zeros if the key is missing."""
    value = data.get(key, [0] * len(PHASES))
    if not isinstance(value, list) or len(value) != len(PHASES) or not all(_is_count(number) for number in value):
        raise PaperError(Sentence("paper-phases", key=key))
    return tuple(value)


def _sums(data: Mapping[str, Any], key: str) -> tuple[int | None, ...]:
    """Return the numbers at `key` as `_numbers` does, but None for one that is not legible."""
    value = data.get(key)
    known = [0 if one == ILLEGIBLE else one for one in value] if isinstance(value, list) else value
    numbers = _numbers({} if value is None else {key: known}, key)
    return tuple(None if value and value[place] == ILLEGIBLE else one for place, one in enumerate(numbers))


def _colors(data: Mapping[str, Any], key: str) -> tuple[int, ...]:
    value = data.get(key, [])
    near = nearest(value[:LONGEST_SHOWN].lower(), COLOR_NAMES) if isinstance(value, str) else None
    if near:
        raise PaperError(Sentence("paper-brackets", key=key, example=f'{key} = ["{near}"]'))
    wrong = [color for color in value if color not in COLOR_NAMES] if isinstance(value, list) else [value]
    if wrong:
        expected = Sentence("paper-colors", key=key, colors=COLOR_NAMES)
        raise PaperError(*(did_you_mean(expected, color, COLOR_NAMES) for color in wrong))
    if len(set(value)) < len(value):
        raise PaperError(Sentence("paper-color-twice", key=key))
    return tuple(COLOR_NAMES.index(color) for color in value)


def _unused(data: Mapping[str, Any], key: str) -> tuple[tuple[int, ...], tuple[bool, ...]]:
    """Return two tuples: the number of circles left for each bonus, and whether each number was written down."""
    value = data.get(key, {})
    if not isinstance(value, dict):
        raise PaperError(Sentence("paper-unused", example="unused = { monk = 0, silver = 2 }"))
    mistakes = Mistakes()
    _check_keys(value, BONUS_NAMES, mistakes, key)
    if not all(_is_count(number) for number in value.values()):
        mistakes.add(Sentence("paper-unused-numbers"))
    mistakes.check(PaperError)
    return tuple(value.get(name, 0) for name in BONUS_NAMES), tuple(name in value for name in BONUS_NAMES)


_PLAYER_READERS: Mapping[str, Callable[[Mapping[str, Any], str], Any]] = {
    "sold": _numbers,
    "first": _colors,
    "second": _colors,
    "unused": _unused,
    "written": _sums,
}


def _is_count(value: object) -> bool:
    return type(value) is int and 0 <= value < 1000


def _check_keys(data: Mapping[str, Any], known: tuple[str, ...], mistakes: Mistakes, where: str = "") -> set[str | None]:
    """Note unknown keys as mistakes. Return the known keys that they probably mean, which do not count as missing then."""
    unknown = [key for key in data if key not in known]
    for key in unknown:
        what = unknown_key(key, known)
        mistakes.add(Sentence("where-what", where=where, what=what) if where else what, "" if where else key)
    return {nearest(key, known) for key in unknown} - data.keys()


def _date(value: object) -> str:
    """Return the date in ISO form, or an empty text if none is given."""
    if value is None:
        return ""
    if type(value) is date:
        return value.isoformat()
    try:
        return date.fromisoformat(value).isoformat()  # type: ignore[arg-type]  # caught below
    except (TypeError, ValueError):
        raise PaperError(Sentence("paper-date")) from None
