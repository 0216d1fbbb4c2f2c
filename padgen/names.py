"""Find the layout that a person means: by its catalog name, its file, or a one-line notation."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from padgen.errors import LayoutError
from padgen.language import Sentence, joined
from padgen.layoutfile import read_layout, read_layout_file
from padgen.model import Layout
from padgen.notation import is_notation, parse_notation, shortened, without_remark
from padgen.tables import Game

LONGEST_NOTATION = 300
"""The maximum length of a notation that strangers may send, in characters. A base-game board with die numbers has 93."""

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable


def load(text: str) -> Layout:
    """Return the layout that `text` names: by a catalog name or alias (upper or lower case), a path or a notation.

    `#` and everything after it in a name or a notation is ignored: the code on a printed sheet adds such a remark.

    >>> load("A").name, load("2011-2").name, load("a#0.3.0,a4,color").name
    ('a', 'base-10', 'a')

    Raises: LayoutError. For an unknown name, it suggests similar names of the catalog.
    """
    if is_notation(text):
        return parse_notation(text)
    game, colon, _ = text.strip().partition(":")
    if colon and len(game) > 1 and game.isalpha():  # a single letter is a drive, as in C:
        raise LayoutError(Sentence("layout-no-game", text=shortened(text), game=repr(game)))
    if "/" in without_remark(text) or "\\" in text or text.lower().endswith(".toml"):
        return read_layout_file(text)
    if found := _in_catalog(text):
        return found
    with suppress(OSError):  # the text is too long for the name of a file
        if Path(text).is_file():
            return read_layout_file(text)
    if near := _nearest(_normalized(text)):
        raise LayoutError(Sentence("layout-unknown", text=shortened(text), names=joined(near, "or")))
    first = [layout.name for layout in catalog()][:4]
    raise LayoutError(Sentence("layout-unknown-name", text=shortened(text), names=joined(first, "or")))


def layout_of(layout: Layout | str) -> Layout:
    """Return `layout` itself, or the layout that `load` finds if it is a text. Raises: LayoutError."""
    return load(layout) if isinstance(layout, str) else layout


def load_beside(text: str, folder: Path | None) -> Layout:
    """Load the layout that a file in `folder` refers to: a layout file in that folder if there is one, else as `load` does.

    Raises: LayoutError.
    """
    beside = file_beside(text, folder)
    return read_layout_file(beside) if beside else load(text)


def file_beside(text: str, folder: Path | None) -> Path | None:
    """Return the path of the layout file `text` in `folder`, or None if `text` names no such file."""
    beside = folder / text if folder and text.endswith(".toml") and "\0" not in text else None
    return beside if beside and beside.is_file() else None


def load_untrusted(text: str) -> Layout:
    """Load the layout that a stranger asked for, as `load` does, but never from a file.

    >>> load_untrusted("2011-2").name
    'base-10'

    Raises: LayoutError, also for a path, and for a text of more than `LONGEST_NOTATION` characters.
    """
    if len(text) > LONGEST_NOTATION:
        raise LayoutError(Sentence("layout-long", text=shortened(text), most=LONGEST_NOTATION))
    found = parse_notation(text) if is_notation(text) else _in_catalog(text)
    if found is None:
        raise LayoutError(Sentence("layout-unknown-here", text=shortened(text)))
    return found


def display_name_of(text: str, layout: Layout) -> str:
    """Return the name to show for a layout in a list. A layout that was given as a notation is shown as that notation.

    >>> display_name_of("2011-2", load("2011-2"))
    'base-10'
    """
    return without_remark(text) if is_notation(text) else layout.name


def file_name(kind: str, names: Iterable[str], suffix: str) -> str:
    """Return a file name made of `kind` and the names of the layouts in the file, at most four of them.

    >>> file_name("pad", ["a", "b", "a"], ".pdf")
    'pad-a-b.pdf'
    """
    slugs = list(dict.fromkeys("".join(c if c.isalnum() or c in "-_." else "-" for c in name).strip(".-") for name in names))
    shown = [slug[:40] or "custom" for slug in slugs[:4]]
    if len(slugs) > len(shown):
        shown.append(f"and-{len(slugs) - len(shown)}-more")
    return f"{'-'.join([kind, *shown])}{suffix}"


def catalog() -> Iterator[Layout]:
    """Yield every layout that comes with the package: the dice game's, then the base game's, by number.

    Each is read once; whoever asks for it gets the same layout.
    """
    for name in _files():
        yield _read(name)


def catalog_names() -> list[str]:
    """Return the names of all layouts of the catalog, without reading them.

    >>> catalog_names()[:2]
    ['a', 'b']
    """
    return list(_files())


def same_in_catalog(layout: Layout) -> Layout | None:
    """Return the layout of the catalog with the same game, hexes and links, or None if there is none."""
    wanted = (layout.game, layout.cells, layout.links)
    return next((known for known in catalog() if (known.game, known.cells, known.links) == wanted), None)


def _in_catalog(text: str) -> Layout | None:
    wanted = _normalized(text)
    if wanted in _files():
        return _read(wanted)
    return next((layout for layout in catalog() if wanted in layout.aliases), None)


def _normalized(text: str) -> str:
    return without_remark(text).lower()


@cache
def _files() -> dict[str, Traversable]:
    from importlib.resources import files

    folders = (files("padgen.layouts").joinpath(game) for game in Game)
    found = (entry for folder in folders for entry in sorted(folder.iterdir(), key=_by_number))
    return {entry.name.removesuffix(".toml"): entry for entry in found if entry.name.endswith(".toml")}


@cache
def _read(name: str) -> Layout:
    return read_layout(_files()[name].read_text(encoding="utf-8"), name)


def _nearest(wanted: str) -> list[str]:
    from difflib import get_close_matches

    names = [name for layout in catalog() for name in (layout.name, *layout.aliases)]
    return get_close_matches(wanted, names, 3, 0.5)


def _by_number(entry: Traversable) -> tuple[int, str]:
    """Return a sort key that compares numbers as numbers: `base-2` comes before `base-10`."""
    digits = "".join(filter(str.isdigit, entry.name))
    return (int(digits or 0), entry.name)
