"""Read the file of a finished paper game, TOML or JSON. docs/dice-game.md describes the format."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Any

from dicegame.dice.game import VARIANTS, check_players
from dicegame.dice.masks import BONUS_NAMES, COLOR_NAMES, Masks, compile_layout
from dicegame.dice.sheet import FilledSheet, Mark
from dicegame.play.events import GameError
from padgen.errors import PadgenError
from padgen.language import Sentence, joined
from padgen.layoutfile import read_layout_file
from padgen.model import Layout
from padgen.names import load
from padgen.tables import CASTLE_SQUARES, PHASES, Game
from padgen.tomltext import TextError, at_line, line_of_key, read_toml_or_json, unknown_key

KEYS = ("game", "layout", "variant", "date", "players")
PLAYER_KEYS = ("name", "start", "sheet", "sold", "first", "second", "unused", "written")
START, EMPTY = "x", "."

Loader = Callable[[str], tuple[Layout, Masks]]
"""Returns the layout that a file names, and its compiled form."""


class PaperError(PadgenError):
    """The file cannot be read as a finished game. The message says where, and what was expected."""


@dataclass(frozen=True)
class Player:
    """The entries of one player."""

    sheet: FilledSheet
    start: str = ""
    """The square of the starting castle, empty if it was not written down."""
    written: tuple[int, ...] | None = None
    """The points of each phase as the player added them up."""


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
    """The data of the file, unchanged."""

    @property
    def solo(self) -> bool:
        """Return whether this is the solo variant."""
        return self.variant == "solo"

    @property
    def sheets(self) -> tuple[FilledSheet, ...]:
        """Return the sheets of all players."""
        return tuple(player.sheet for player in self.players)


def load_compiled(text: str) -> tuple[Layout, Masks]:
    """Load a layout by name, path or notation, and compile it.

    Raises: PadgenError.
    """
    layout = load(text)
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

    Raises: PaperError with line or player, and what was expected.
    """
    try:
        return _game(read_toml_or_json(text, as_json), folder, loader)
    except TextError as error:
        raise PaperError(error.sentence) from None
    except _KeyError as error:
        line = line_of_key(text, error.key)
        raise PaperError(at_line(line, error.sentence)) from None


class _KeyError(PaperError):
    """An error in a top-level key of a file. The key is kept, so that the message can name its line."""

    def __init__(self, key: str, sentence: Sentence) -> None:
        super().__init__(sentence)
        self.key = key


def _game(data: Mapping[str, Any], folder: Path | None, loader: Loader) -> PaperGame:
    game = data.get("game")
    if game in ("base", "seasons"):
        raise PaperError(Sentence("paper-other-game", game=game))
    if game != Game.DICE:
        raise _KeyError("game", Sentence("paper-game"))
    _check_keys(data, KEYS, "")
    text = data.get("layout")
    if not isinstance(text, str) or not text.strip():
        raise _KeyError("layout", Sentence("paper-layout"))
    layout, masks = _layout(text, folder, loader)
    variant = data.get("variant", VARIANTS[0])
    if variant not in VARIANTS:
        raise _KeyError("variant", Sentence("paper-variant", variants=joined(VARIANTS, "or")))
    day = _date(data.get("date"))
    players = data.get("players")
    if not isinstance(players, list) or not players or not all(isinstance(player, dict) for player in players):
        raise _KeyError("players", Sentence("paper-players"))
    names = [player.get("name") for player in players]
    for number, name in enumerate(names, 1):
        if not isinstance(name, str):
            raise PaperError(Sentence("paper-name", number=number))
    try:
        check_players(names, variant == "solo")
    except GameError as error:
        raise PaperError(error.sentence) from None
    read = []
    for player in players:
        try:
            read.append(_player(player, layout))
        except PaperError as error:
            raise PaperError(Sentence("where-what", where=player["name"], what=error.sentence)) from None
    return PaperGame(layout, masks, text.strip(), variant, tuple(read), day, {**data, "date": day})


def _layout(text: str, folder: Path | None, loader: Loader) -> tuple[Layout, Masks]:
    """Load the layout. Raises: PaperError if it cannot be read or belongs to the base game."""
    try:
        beside = folder / text if folder and text.endswith(".toml") and "\0" not in text else None
        if beside and beside.is_file():
            layout = read_layout_file(beside)
            return layout, compile_layout(layout)
        return loader(text)
    except PadgenError as error:
        raise _KeyError("layout", Sentence("where-what", where="layout", what=error.sentence)) from None


def _player(data: Mapping[str, Any], layout: Layout) -> Player:
    _check_keys(data, PLAYER_KEYS, "")
    start = data.get("start", "")
    if start not in ("", *CASTLE_SQUARES):
        raise PaperError(Sentence("paper-start", squares=CASTLE_SQUARES))
    written = _numbers(data, "written", len(PHASES)) if "written" in data else None
    sheet = FilledSheet(
        data["name"],
        _marks(data.get("sheet"), layout),
        _numbers(data, "sold", len(PHASES)),
        _colors(data, "first"),
        _colors(data, "second"),
        _unused(data.get("unused", {})),
        tuple(name in data.get("unused", {}) for name in BONUS_NAMES),
    )
    return Player(sheet, start, written)


def _marks(value: object, layout: Layout) -> tuple[Mark, ...]:
    rows = value.splitlines() if isinstance(value, str) else value
    if not isinstance(rows, list) or not all(isinstance(row, str) for row in rows):
        raise PaperError(Sentence("paper-sheet"))
    written = [row.split() for row in rows if row.strip()]
    if len(written) != len(layout.rows):
        raise PaperError(Sentence("paper-rows", found=len(written), expected=len(layout.rows)))
    marks = []
    hexes = iter(range(len(layout.cells)))
    for number, (tokens, places) in enumerate(zip(written, layout.rows, strict=True), 1):
        if len(tokens) != len(places):
            raise PaperError(Sentence("paper-row", row=number, found=len(tokens), expected=len(places)))
        for place, (token, hex_) in enumerate(zip(tokens, hexes, strict=False), 1):
            if token == EMPTY:
                continue
            found = re.fullmatch(r"([1-6])(I{0,3})", token)
            if found:
                marks.append(Mark(hex_, int(found[1]), PHASES.index(found[2]) if found[2] else None))
            elif token == START:
                marks.append(Mark(hex_, 0, 0))
            else:
                raise PaperError(Sentence("paper-mark", row=number, place=place, text=token[:20]))
    return tuple(marks)


def _numbers(data: Mapping[str, Any], key: str, length: int) -> tuple[int, ...]:
    value = data.get(key, [0] * length)
    if not isinstance(value, list) or len(value) != length or not all(_is_count(number) for number in value):
        raise PaperError(Sentence("paper-phases", key=key))
    return tuple(value)


def _colors(data: Mapping[str, Any], key: str) -> tuple[int, ...]:
    value = data.get(key, [])
    if not isinstance(value, list) or not all(isinstance(color, str) and color in COLOR_NAMES for color in value):
        raise PaperError(Sentence("paper-colors", key=key, colors=COLOR_NAMES))
    if len(set(value)) < len(value):
        raise PaperError(Sentence("paper-color-twice", key=key))
    return tuple(COLOR_NAMES.index(color) for color in value)


def _unused(value: object) -> tuple[int, ...]:
    if not isinstance(value, dict):
        raise PaperError(Sentence("paper-unused", example="unused = { monk = 0, silver = 2 }"))
    _check_keys(value, BONUS_NAMES, "unused")
    if not all(_is_count(number) for number in value.values()):
        raise PaperError(Sentence("paper-unused-numbers"))
    return tuple(value.get(name, 0) for name in BONUS_NAMES)


def _is_count(value: object) -> bool:
    return type(value) is int and 0 <= value < 1000


def _check_keys(data: Mapping[str, Any], known: tuple[str, ...], where: str) -> None:
    for key in data:
        if key not in known:
            unknown = unknown_key(key, known)
            raise _KeyError(key, Sentence("where-what", where=where, what=unknown) if where else unknown)


def _date(value: object) -> str:
    """Return the date in ISO form, or an empty text if none is given."""
    if value is None:
        return ""
    if type(value) is date:
        return value.isoformat()
    try:
        return date.fromisoformat(value).isoformat()  # type: ignore[arg-type]  # caught below
    except (TypeError, ValueError):
        raise _KeyError("date", Sentence("paper-date")) from None
