"""Size patterns: all there are, each as often as its weight says."""

from collections import Counter
from itertools import combinations_with_replacement
from math import prod
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from padgen.generate.patterns import GRAIN_FACTOR, SIZE_WEIGHTS, Grain, SizePatterns, below


def ways_to_split(hexes: int, sizes: tuple[int, int], areas: tuple[int, int]) -> set[tuple[int, ...]]:
    """All size patterns, by trying every bag of sizes."""
    return {
        tuple(sorted(bag, reverse=True))
        for number in range(areas[0], areas[1] + 1)
        for bag in combinations_with_replacement(range(sizes[0], sizes[1] + 1), number)
        if sum(bag) == hexes
    }


def test_how_many_patterns_the_printed_compositions_allow() -> None:
    """Partitions into parts of at most 4 or 8, as anyone can count them."""
    assert [len(ways_to_split(n, (1, 4), (0, n))) for n in (4, 6, 7, 9)] == [5, 9, 11, 18]
    assert [len(ways_to_split(n, (1, 8), (0, n))) for n in (3, 4, 6)] == [3, 5, 11]
    assert len(ways_to_split(12, (1, 8), (2, 6))) == 51


@given(
    st.sampled_from(["gray", "orange", "building", "castle"]),
    st.integers(0, 10),
    st.tuples(st.integers(1, 4), st.integers(1, 9)),
    st.none() | st.tuples(st.integers(0, 4), st.integers(0, 8)),
    st.sampled_from(Grain),
    st.integers(1, 3),
)
def test_every_pattern_and_no_other_has_weight(
    color: str, hexes: int, sizes: tuple[int, int], areas: tuple[int, int] | None, grain: Grain, partners: int
) -> None:
    patterns = SizePatterns(color, hexes, sizes, areas, grain=grain, partners=partners)
    expected = ways_to_split(hexes, sizes, areas or (0, hexes))
    assert patterns.total == sum(map(patterns.weight, expected))
    assert all(patterns.weight(pattern) > 0 for pattern in expected)
    if expected:
        rng = Random(1)
        assert {patterns.draw(rng.getrandbits) for _ in range(5)} <= expected


@pytest.mark.parametrize(("color", "hexes", "sizes"), [("gray", 4, (1, 4)), ("orange", 9, (1, 4)), ("ship", 6, (1, 8))])
def test_each_place_in_the_row_of_weights_is_one_pattern(color: str, hexes: int, sizes: tuple[int, int]) -> None:
    """Drawn with every number below the total once, each pattern comes exactly as often as its weight."""
    patterns = SizePatterns(color, hexes, sizes)
    drawn = Counter(patterns.draw(lambda _, at=at: at) for at in range(patterns.total))  # type: ignore[misc]
    assert drawn == {pattern: patterns.weight(pattern) for pattern in ways_to_split(hexes, sizes, (0, hexes))}


@pytest.mark.parametrize("color", SIZE_WEIGHTS)
def test_grain_moves_every_color_but_castles(color: str) -> None:
    def mean_areas(grain: Grain) -> float:
        patterns = SizePatterns(color, 6, (1, 6), grain=grain)
        bags = ways_to_split(6, (1, 6), (0, 6))
        return sum(len(bag) * patterns.weight(bag) for bag in bags) / patterns.total

    fine, medium, coarse = map(mean_areas, Grain)
    if color in ("castle", "green"):
        assert fine == medium == coarse
    else:
        assert fine > medium > coarse


def test_weights_are_the_documented_product() -> None:
    bag = (3, 2, 2)
    product = prod(SIZE_WEIGHTS["purple"][size - 1] for size in bag)
    single = {grain: SizePatterns("purple", 7, (1, 4), grain=grain) for grain in Grain}
    two = (4, 3)
    ratio = {grain: single[grain].weight(bag) / single[grain].weight(two) for grain in Grain}
    assert single[Grain.MEDIUM].weight(bag) == product
    assert ratio[Grain.FINE] == ratio[Grain.MEDIUM] * GRAIN_FACTOR  # one area more
    assert ratio[Grain.COARSE] == ratio[Grain.MEDIUM] / GRAIN_FACTOR


@given(st.integers(1, 10**30))
def test_below_is_below(bound: int) -> None:
    rng = Random(1)
    assert all(0 <= below(rng.getrandbits, bound) < bound for _ in range(5))


def test_below_is_uniform() -> None:
    rng = Random(1)
    counts = Counter(below(rng.getrandbits, 5) for _ in range(10_000))
    assert sorted(counts) == [0, 1, 2, 3, 4]
    assert all(abs(count - 2000) < 200 for count in counts.values())  # five standard deviations
