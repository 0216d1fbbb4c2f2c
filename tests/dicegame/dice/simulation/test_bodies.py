"""Bodies with rows of their own: compiled and as ordinary Python they do the same."""

from typing import Any, NamedTuple

import numpy as np
import pytest

from dicegame.dice.masks import Masks, compile_layout, members
from dicegame.dice.simulation.moment import Span
from dicegame.dice.simulation.workspace import SCRATCH_SIZE, Inputs, Workspace, new_workspace, run
from dicegame.fast.lanes import UNITS, add_row, add_times, differing, output
from padgen import load

A = compile_layout(load("a"))
SPAN = Span(solo=False, limit=10, double_faces=2)


class CountRows(NamedTuple):
    numbers: list[int]
    counts: list[int]
    nearest: list[int]


def count_bits(masks: Masks, workspace: Workspace, rows: CountRows) -> None:
    """Count bits, note neighbors and the span; use the loops of a network, whose output becomes the last weight."""
    for index in range(rows.numbers[0]):
        for bit in members(rows.numbers[index + 1]):
            rows.counts[bit] += 1
            rows.nearest[bit] = masks.near[bit].bit_count()
    rows.counts[62] = workspace.span.limit + (100 if workspace.span.solo else 0)
    for unit in range(UNITS):
        workspace.sums[unit] = unit - 10.3
    add_row(workspace.sums, workspace.weights, 0)
    add_times(workspace.sums, 0, workspace.weights, UNITS, 0.7)
    workspace.weights[2 * UNITS] = output(workspace.sums, 0, workspace.weights, UNITS)
    rows.counts[61] = differing(workspace.weights, workspace.sums, 0)


def rows() -> CountRows:
    arrays: list[Any] = [np.array(row) for row in ([2, 0b10110, 1 << 36 | 0b100], [0] * 63, [-1] * 37)]
    return CountRows(*arrays)


def test_named_rows_and_weights_are_the_same_compiled() -> None:
    pytest.importorskip("numba")
    weights = np.random.default_rng(5).normal(size=2 * UNITS + 1)
    given, known = (rows(), weights.copy()), (rows(), weights.copy())
    run(count_bits, A, new_workspace(Inputs(SPAN, given[1])), given[0])
    run(count_bits, A, new_workspace(Inputs(SPAN, known[1])), known[0], plain=True)
    for one, other in zip(given[0], known[0], strict=True):
        assert list(one) == list(other)
    assert given[1][-1] == known[1][-1] != weights[-1]
    assert list(given[0].counts)[:5] == [0, 1, 2, 0, 1]
    assert given[0].counts[61] == (1 << UNITS) - 1, "all weights and sums differ"
    assert given[0].counts[36] == 1
    assert given[0].counts[62] == 10


def test_lists_go_in_and_out() -> None:
    weights = [0.5] * (2 * UNITS + 1)
    workspace = Workspace(SPAN, weights, weights, [0], [], [], [0] * SCRATCH_SIZE, [0.0] * SCRATCH_SIZE)
    lists = CountRows([1, 0b11], [0] * 63, [-1] * 37)
    found = run(count_bits, A, workspace, lists)
    assert isinstance(found.counts, list)
    assert list(found.counts)[:3] == [1, 1, 0]
    assert list(found.nearest)[:3] == [A.near[0].bit_count(), A.near[1].bit_count(), -1]
