"""The small pictures at the beginning of each line of a score pad. Their coordinates are from -0.5 to 0.5."""

from collections.abc import Iterator
from math import cos, pi, sin

from padgen.face import Disc, Polygon, Shape
from padgen.geometry import Point
from padgen.theme import ICONS

_PERSON = (
    *((0.0, -0.5), (0.15, -0.44), (0.19, -0.3), (0.12, -0.18), (0.4, -0.04), (0.42, 0.1), (0.17, 0.1), (0.32, 0.5)),
    *((0.06, 0.5), (0.0, 0.28), (-0.06, 0.5), (-0.32, 0.5), (-0.17, 0.1), (-0.42, 0.1), (-0.4, -0.04), (-0.12, -0.18)),
    *((-0.19, -0.3), (-0.15, -0.44)),
)
_SHIELD = (
    (-0.4, -0.46),
    (0.4, -0.46),
    (0.4, 0.02),
    (0.32, 0.22),
    (0.18, 0.38),
    (0.0, 0.5),
    (-0.18, 0.38),
    (-0.32, 0.22),
    (-0.4, 0.02),
)
_STAR = tuple((r * sin(k * pi / 5), -r * cos(k * pi / 5)) for k in range(10) for r in [0.5 if k % 2 == 0 else 0.22])
_HEXAGON = tuple((0.5 * sin(k * pi / 3), 0.5 * cos(k * pi / 3)) for k in range(6))
_CRATE = (
    ((0.0, -0.5), (0.4, -0.3), (0.0, -0.1), (-0.4, -0.3)),
    ((-0.44, -0.22), (-0.04, -0.02), (-0.04, 0.5), (-0.44, 0.3)),
    ((0.44, -0.22), (0.44, 0.3), (0.04, 0.5), (0.04, -0.02)),
)
_PICTURES = {
    "star": (_STAR,),
    "crate": _CRATE,
    "person": (_PERSON,),
    "shield": (_SHIELD,),
    "hexagon": (_HEXAGON,),
    "house": ICONS["building"],
    "tower": ICONS["castle"],
    "animal": ICONS["livestock"],
}
_COIN = "coin"
_OF = {
    "track": "star",
    "points": "star",
    "goods": "crate",
    "silver": _COIN,
    "workers": "person",
    "monastery-15": "crate",
    "monastery-24": "animal",
    "monastery-25": "crate",
    "monastery-26": "hexagon",
    "keep": "tower",
    "tavern": "person",
    "small-gate": "tower",
    "big-gate": "tower",
    "market": _COIN,
    "forge": _COIN,
    "palace": "crate",
    "granary": "person",
}
"""The picture of each item, by its key or the part of it before the first `-`. Other items show a shield or a house."""


def item_icon(key: str, middle: Point, size: float, fill: str) -> Iterator[Shape]:
    """Yield the shapes of the picture for the scoring item with this key. `size` is the height of the picture."""
    name = "shield" if key.startswith("shield") else _OF.get(key) or _OF.get(key.split("-")[0], "house")
    x, y = middle
    if name == _COIN:
        yield Disc(middle, 0.46 * size, None, fill, 0.09 * size)
        yield Disc(middle, 0.2 * size, fill)
        return
    for shape in _PICTURES[name]:
        yield Polygon(tuple((x + dx * size, y + dy * size) for dx, dy in shape), fill)
