"""Check the geometry of a layout a second time: with polygons and the library shapely, independently of our flood fill.

Only this module imports shapely. Playing, scoring and drawing work without it.
"""

from functools import lru_cache
from typing import NamedTuple

import shapely
from shapely.geometry import Polygon
from shapely.geometry.base import BaseGeometry

from padgen.errors import PadgenError
from padgen.geometry import LatticePoint, lattice_center, lattice_corners
from padgen.hexgrid import Hex, neighbors, reading_order
from padgen.language import Sentence
from padgen.model import Layout
from padgen.validate import Problem, color_name

BOARD_EDGES = 42
"""The number of edges of the outline of the standard board."""


class GeometryError(PadgenError):
    """Raised if a new duchy has a geometric problem, which is a bug in the program."""


class _Tiling(NamedTuple):
    """The geometry of a set of hexes, whatever their colors are."""

    polygons: list[Polygon]
    """The polygon of each hex, in the order of the hexes."""
    centers: shapely.STRtree
    """The middle of each hex, in the same order."""
    edges: int
    """Number of edges of the outline, including the edges of holes."""
    is_sound: bool
    """True if the hexes neither overlap nor leave gaps."""


def geometric_problems(layout: Layout) -> tuple[Problem, ...]:
    """Return the problems that shapely finds with the polygons of a layout; their code is `geometry`.

    The hexes must tile without gap or overlap, every area must be one polygon and agree with the flood fill, and the outline
    of the standard board must have 42 edges. The check of a shape is cached for other layouts of the same shape.
    """
    tiling = _tiling(tuple(layout.cells), tuple(map(lattice_corners, layout.cells)))
    found = []
    if not tiling.is_sound:
        found.append(Problem("geometry", Sentence("problem-overlap")))
    flooded = {(area.color, area.hexes) for area in layout.areas}
    for color, area in sorted(flooded ^ _drawn_areas(layout, tiling)):
        found.append(Problem("geometry", Sentence("problem-polygon", color=color_name(color)), area))
    if layout.radius == 3 and tiling.edges != BOARD_EDGES:
        found.append(Problem("geometry", Sentence("problem-edges", edges=tiling.edges, expected=BOARD_EDGES)))
    return tuple(found)


def confirm(layout: Layout) -> Layout:
    """Return the layout itself if it has no geometric problem. Raises: GeometryError with the first problem."""
    if found := geometric_problems(layout):
        raise GeometryError(Sentence("problem-bug", name=layout.name, problem=found[0].message))
    return layout


@lru_cache(64)
def _tiling(hexes: tuple[Hex, ...], corners: tuple[tuple[LatticePoint, ...], ...]) -> _Tiling:
    polygons = shapely.polygons(corners).tolist()
    overlap = not shapely.coverage_is_valid(polygons)
    whole = _united(polygons, overlap)
    edges = sum(shapely.get_num_coordinates(ring) - 1 for ring in shapely.get_rings(shapely.get_parts(whole)))
    inside = set(hexes)
    sides = sum(near not in inside for hex_ in hexes for near in neighbors(hex_))
    is_sound = not overlap and edges == sides and whole.area == sum(shapely.area(polygons).tolist())
    return _Tiling(polygons, shapely.STRtree(shapely.points([lattice_center(hex_) for hex_ in hexes])), edges, is_sound)


def _drawn_areas(layout: Layout, tiling: _Tiling) -> set[tuple[str, tuple[Hex, ...]]]:
    """Return the areas as shapely finds them: the color and hexes of each polygon that hexes of one color form together."""
    hexes = tuple(layout.cells)
    colors: dict[str, list[Polygon]] = {}
    for cell, polygon in zip(layout.cells.values(), tiling.polygons, strict=True):
        colors.setdefault(cell.color, []).append(polygon)
    drawn = [(color, part) for color, polygons in colors.items() for part in _parts(_united(polygons, not tiling.is_sound))]
    inside: list[list[Hex]] = [[] for _ in drawn]
    for part, place in tiling.centers.query([part for _, part in drawn], predicate="covers").T.tolist():
        inside[part].append(hexes[place])
    return {(color, reading_order(area)) for (color, _), area in zip(drawn, inside, strict=True)}


def _united(polygons: list[Polygon], overlap: bool) -> BaseGeometry:
    """Return the union of polygons. If they only share sides, `overlap` can be false, which is several times faster."""
    return shapely.union_all(polygons) if overlap else shapely.coverage_union_all(polygons)


def _parts(union: BaseGeometry) -> list[Polygon]:
    return [part for part in shapely.get_parts(union).tolist() if isinstance(part, Polygon)]
