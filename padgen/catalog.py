"""What a person may write where a LAYOUT is meant: a catalog name, a file, a one-line notation."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from padgen.layoutfile import read_layout, read_layout_file
from padgen.model import Layout, LayoutError
from padgen.notation import is_notation, parse_notation
from padgen.tables import Game

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable


def load(text: str) -> Layout:
    """The layout that a person means by `text`: a catalog name or alias in any case, a file, or a notation.

    >>> load("A").name, load("2011-2").name
    ('a', 'base-10')

    Raises: LayoutError, with the nearest names for one that is not in the catalog.
    """
    text = text.strip()
    if is_notation(text):
        return parse_notation(text)
    wanted = text.lower()
    for game in Game:
        entry = _folder(game) / f"{wanted}.toml"
        if wanted.replace("-", "").isalnum() and entry.is_file():
            return _read(entry)
    looks_like_path = "/" in text or "\\" in text or wanted.endswith(".toml")
    if not looks_like_path:
        for layout in catalog():
            if wanted in layout.aliases:
                return layout
    if looks_like_path or (text and Path(text).is_file()):
        return read_layout_file(Path(text))
    from difflib import get_close_matches

    names = [name for layout in catalog() for name in (layout.name, *layout.aliases)]
    close = get_close_matches(wanted, names, 3, 0.5) or [layout.name for layout in catalog()][:4]
    raise LayoutError(
        f"no layout named {text!r}; the nearest names are {', '.join(close)} (padgen list shows all; "
        "for a file write its path, such as ./mine.toml)"
    )


def catalog() -> Iterator[Layout]:
    """Every layout that comes with the package: the dice game's, then the base game's, by number."""
    for game in Game:
        for entry in sorted(_folder(game).iterdir(), key=_by_number):
            if entry.name.endswith(".toml"):
                yield _read(entry)


def _folder(game: Game) -> Traversable:
    from importlib.resources import files

    return files("padgen.layouts").joinpath(game)


def _read(entry: Traversable) -> Layout:
    return read_layout(entry.read_text(encoding="utf-8"), entry.name.removesuffix(".toml"))


def _by_number(entry: Traversable) -> tuple[int, str]:
    """`base-2` before `base-10` before `base-11a`."""
    digits = "".join(filter(str.isdigit, entry.name))
    return (int(digits or 0), entry.name)
