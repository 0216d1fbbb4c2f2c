"""Faces of the sprite as icons in a line of text, and turns as rows of them, for templates."""

from collections.abc import Iterable
from functools import cache
from typing import TYPE_CHECKING

from markupsafe import Markup

from padgen.endtables import GOODS

if TYPE_CHECKING:  # every page has the icons, and the site loads the base game later
    from dicegame.web.games.base.happened import Act

FACES = "/static/faces.svg"
SQUARES = frozenset((*GOODS, "silver", "worker", "star", *(f"d{number}" for number in range(1, 7))))
"""The faces that are squares; the others are hexes."""


@cache
def mark(name: str, look: str = "s") -> Markup:
    """Return a square face. `look` is its class."""
    return _icon(name, look, "-13 -13 26 26")


@cache
def tile(name: str, look: str = "ti") -> Markup:
    """Return the face of a tile. `look` is its class."""
    return _icon(name, look, "-26 -30 52 60")


@cache
def small(name: str, look: str = "") -> Markup:
    """Return a square face, or else the small face of a tile; shields have no small one. `look` is added to its class."""
    if name in SQUARES:
        return mark(name, "s" + look)
    return tile(name if name.startswith("shield-") else f"s-{name}", "ti" + look)


@cache
def act(one: "Act") -> Markup:
    """Return a move: the sign for what was done, and what it was done with."""
    sign = mark(one.sign, "ar") if one.sign else ""
    return Markup(f'<span class="ac">{sign}{small(one.face)}</span>')  # noqa: S704  # only our own


def acts(turn: Iterable["Act"]) -> Markup:
    """Return the moves of a turn."""
    return Markup("").join(map(act, turn))


def _icon(name: str, look: str, box: str) -> Markup:
    use = f'<use href="{FACES}#{name}"/>'
    return Markup(f'<svg class="{look}" viewBox="{box}" aria-hidden="true">{use}</svg>')  # noqa: S704  # only our own


ICONS = {"mark": mark, "tile": tile, "small": small, "act": act, "acts": acts, "squares": SQUARES}
"""The icons by the names that templates use."""
