"""Draw a duchy of the base game: spaces with their numbers, tiles with their faces, and each hex as a link.

A hex is 50 units wide. The faces are parts of the file `FACES`, rings of `ICONS`; browsers keep both.
"""

from collections.abc import Iterable
from typing import NamedTuple

from markupsafe import Markup, escape

from dicegame.web.games.base.icons import FACES
from dicegame.web.games.base.pictures import drawn_of, face
from padgen.model import Layout

ICONS = "/static/icons.svg"
MARGIN = 4


class Space(NamedTuple):
    """A hex as it is drawn."""

    address: str
    """The address that a tap opens; empty if it does nothing."""
    name: str
    """What a screen reader says."""
    tile: str = ""
    """The name of the tile that lies there; empty for an empty hex."""
    look: str = ""
    """`lit` (a tile can be placed there now), `new` (a tile that the page is about), `chosen` (tapped), or nothing."""
    order: int = 0
    """The place of the tile in the order of the phase, from 1; 0 for none."""


def draw_spaces(layout: Layout, spaces: Iterable[Space], label: str, *, posts: bool = False) -> Markup:
    """Return a duchy as SVG for a page, with its border posts if it is played with `posts`.

    `spaces` are all hexes in reading order, `label` is its name for screen readers.
    """
    drawn = drawn_of(layout)
    box = f"{-MARGIN} {-MARGIN} {drawn.width + 2 * MARGIN} {drawn.height + 2 * MARGIN}"
    texts, last = [f'<svg role="group" class="board faces" viewBox="{box}" aria-label="{escape(label)}">'], list[str]()
    for number, ((x, y), cell, space) in enumerate(zip(drawn.middles, layout.cells.values(), spaces, strict=True), 1):
        shown = f'<use href="{FACES}#{space.tile or f"e-{cell.color}"}"/>'
        pip = "" if space.tile else f'<text y="4">{cell.die}</text>'
        ring = f'<use href="{ICONS}#{space.look}"/>' if space.look in ("lit", "chosen") else ""
        ring += (
            f'<circle class="disc" cx="15" cy="-17" r="8"/><text class="nth" x="15" y="-12.5">{space.order}</text>'
            if space.order
            else ""
        )
        look = f' class="{space.look}"' if space.look else ""
        place = f'{look} transform="translate({x} {y})"'
        text = f"<g{place}>{shown}{pip}{ring}</g>"
        if space.address:  # the circle can be tapped before the faces have come
            link = f'<a id="h{number}"{place} href="{escape(space.address)}" aria-label="{escape(space.name)}">'
            text = f'{link}<circle r="24"/>{shown}{pip}{ring}</a>'
        (last if space.look else texts).append(text)
    last += [face("post", x, y) for x, y in drawn.posts if posts]
    return Markup("".join((*texts, *last, "</svg>")))  # noqa: S704  # names and addresses are escaped
