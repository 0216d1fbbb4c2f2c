"""A long computation in plain Python stops after a number of steps, or at a time."""

from time import monotonic

import pytest

from dicegame.fast.limit import LimitReached, count_step, limited


def steps_done(until: float | None, steps: int | None, wanted: int) -> tuple[int, bool]:
    done = 0
    with limited(until, steps) as left:
        for _ in range(wanted):
            count_step()
            done += 1
    return done, left.stopped


@pytest.mark.parametrize(("steps", "wanted", "expected"), [(3, 10, (3, True)), (3, 3, (3, False)), (0, 1, (0, True))])
def test_a_number_of_steps(steps: int, wanted: int, expected: tuple[int, bool]) -> None:
    assert steps_done(None, steps, wanted) == expected


def test_a_time() -> None:
    assert steps_done(monotonic() - 1, None, 10) == (0, True)
    assert steps_done(monotonic() + 3600, None, 10) == (10, False)


def test_without_a_limit_nothing_stops() -> None:
    assert steps_done(None, None, 1000) == (1000, False)
    for _ in range(10):
        count_step()


def test_a_limit_ends_with_its_block() -> None:
    with limited(steps=1):
        count_step()
    count_step()


def test_other_errors_pass() -> None:
    with pytest.raises(ValueError, match="mine"), limited(steps=1):
        raise ValueError("mine")
    assert issubclass(LimitReached, Exception)
