"""The second opinion of shapely, against layouts whose areas or hexes were tampered with."""

from copy import copy

import pytest
from hypothesis import given

from padgen import Area, Game, Layout, catalog, geometry, load
from padgen.second_opinion import GeometryError, confirm, geometric_problems
from tests.padgen.random_layouts import any_layouts, hexagons


def test_the_catalog_has_no_geometric_problems() -> None:
    assert {layout.name: geometric_problems(layout) for layout in catalog() if geometric_problems(layout)} == {}


@given(any_layouts | hexagons())
def test_shapely_and_the_flood_fill_agree(layout: Layout) -> None:
    assert geometric_problems(layout) == ()


def tampered(areas: tuple[Area, ...]) -> Layout:
    """Duchy A with other areas than the flood fill found."""
    layout = copy(load("a"))
    vars(layout)["areas"] = areas
    return layout


def test_a_wrong_layout_is_not_confirmed() -> None:
    right = load("a")
    assert confirm(right) is right
    with pytest.raises(GeometryError, match=r"^a: an area of purple is not the polygon .* please report it$"):
        confirm(tampered(right.areas[1:]))


def test_areas_that_are_not_what_shapely_sees() -> None:
    honest = load("a").areas
    assert geometric_problems(tampered(honest)) == ()
    first, second, *rest = [area for area in honest if area.color == "blue"]
    others = tuple(area for area in honest if area.color != "blue")
    merged = Area("blue", first.hexes + second.hexes)
    found = geometric_problems(tampered((*others, merged, *rest)))
    assert {problem.code for problem in found} == {"geometry"}
    assert {problem.hexes for problem in found} == {merged.hexes, first.hexes, second.hexes}
    assert "an area of blue is not the polygon that its hexes form" in str(found[0].message)
    split = (Area("blue", first.hexes[:1]), Area("blue", first.hexes[1:]), second, *rest)
    assert len(geometric_problems(tampered((*others, *split)))) == 3
    assert [problem.hexes for problem in geometric_problems(tampered(honest[1:]))] == [honest[0].hexes]


OVERLAP = ((2, -2), (2, 2), (0, 4), (-2, 2), (-2, -2), (0, -4))
GAP = tuple((x * 0.75, y * 0.75) for x, y in geometry._CORNERS)
BENT = ((1, -1), (1, 1), (0.5, 2), (-1, 1), (-1, -1), (0, -2))


@pytest.mark.parametrize("corners", [OVERLAP, GAP, BENT])
@pytest.mark.parametrize("layout", [load("a"), load("dice:PP/OgO/YY")], ids=["a", "small"])
def test_hexes_that_do_not_tile(
    monkeypatch: pytest.MonkeyPatch, layout: Layout, corners: tuple[tuple[float, float], ...]
) -> None:
    monkeypatch.setattr(geometry, "_CORNERS", corners)
    found = geometric_problems(layout)
    assert str(found[0].message) == "the hexes overlap or leave gaps"
    assert {problem.code for problem in found} == {"geometry"}


def test_an_outline_that_is_not_the_printed_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hexes with a thirteenth corner still tile, but 42 edges they have not."""
    dented = ((1, -1), (1, 0), (1, 1), (0, 2), (-1, 1), (-1, 0), (-1, -1), (0, -2))
    monkeypatch.setattr(geometry, "_CORNERS", dented)
    assert "expected 42" in str(geometric_problems(load("a"))[-1].message)


def test_a_layout_that_wraps_around_another() -> None:
    """An area inside a ring of another color: a polygon with a hole is still one polygon."""
    layout = load("dice:PPP/PBBP/PBYBP/PBBP/PPP")
    assert [(area.color, len(area.hexes)) for area in layout.areas] == [("purple", 12), ("blue", 6), ("yellow", 1)]
    assert layout.game is Game.DICE
    assert geometric_problems(layout) == ()
