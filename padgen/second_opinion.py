"""The second opinion of shapely on a layout's geometry: real polygons in place of the flood fill and the integer lattice.

The only importer of shapely. Playing, scoring and drawing do without it.
"""

from functools import lru_cache
from typing import NamedTuple

import shapely
from shapely.geometry import Polygon
from shapely.geometry.base import BaseGeometry

from padgen.errors import PadgenError
from padgen.geometry import LatticePoint, lattice_center, lattice_corners
from padgen.hexgrid import Hex, neighbors, reading_order
from padgen.model import Layout
from padgen.validate import Problem


class GeometryError(PadgenError):
    """A new duchy that shapely finds wrong."""


class _Tiling(NamedTuple):
    """What shapely knows about a set of hexes, whatever their colors are."""

    polygons: list[Polygon]
    """One for each hex, in the order of the hexes."""
    centers: shapely.STRtree
    """The middle of each hex, likewise."""
    edges: int
    """How many edges the outline has, with its holes."""
    is_sound: bool
    """Whether the hexes neither overlap nor leave gaps."""


def geometric_problems(layout: Layout) -> tuple[Problem, ...]:
    """Return what shapely finds wrong with a layout, on polygons and without the flood fill; the code is `geometry`.

    The hexes must tile without gap or overlap, every area must be one polygon and agree with the flood fill, and the outline
    of the standard board must have 42 edges. Each shape is examined once, the areas once for each layout.
    """
    tiling = _tiling(tuple(layout.cells), tuple(map(lattice_corners, layout.cells)))
    found = []
    if not tiling.is_sound:
        found.append(Problem("geometry", "the hexes overlap or leave gaps"))
    flooded = {(area.color, area.hexes) for area in layout.areas}
    for color, area in sorted(flooded ^ _drawn_areas(layout, tiling)):
        found.append(Problem("geometry", f"an area of {color} is not the polygon that its hexes form", area))
    if layout.radius == 3 and tiling.edges != 42:
        found.append(Problem("geometry", f"the outline has {tiling.edges} edges, expected 42"))
    return tuple(found)


def confirm(layout: Layout) -> Layout:
    """Return a layout that shapely finds nothing wrong with.

    Raises: GeometryError with the first problem.
    """
    if found := geometric_problems(layout):
        raise GeometryError(f"{layout.name}: {found[0].message}; this is a fault of padgen: please report it")
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
    """Return color and hexes of each polygon that the hexes of one color form."""
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
    """Return the union; polygons that only share sides are united several times faster."""
    return shapely.union_all(polygons) if overlap else shapely.coverage_union_all(polygons)


def _parts(union: BaseGeometry) -> list[Polygon]:
    return [part for part in shapely.get_parts(union).tolist() if isinstance(part, Polygon)]
