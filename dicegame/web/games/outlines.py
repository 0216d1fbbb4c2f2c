"""Write outlines of hexes as paths of SVG."""

from collections.abc import Sequence
from itertools import pairwise

from padgen.geometry import Ring


def outline_path(rings: Sequence[Ring], left: float, top: float) -> str:
    """Return rings as an SVG path of steps from corner to corner. There are few different steps, so they compress well."""
    texts = []
    for ring in rings:
        corners = [(round(x - left, 1), round(y - top, 1)) for x, y in ring]
        steps = [f"{x - before_x:g} {y - before_y:g}" for (before_x, before_y), (x, y) in pairwise(corners)]
        texts.append(f"M{corners[0][0]:g} {corners[0][1]:g}l{' '.join(steps)}Z".replace(" -", "-"))
    return "".join(texts)
