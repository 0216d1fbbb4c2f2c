"""Bodies on named tuples of values, rows and lists of tuples: compiled and as ordinary Python they do the same."""

from typing import Any, NamedTuple

import pytest

from dicegame.fast.bodies import Body, fast, plain
from dicegame.fast.inlining import inlined
from dicegame.fast.machine_code import can_compile


class Die(NamedTuple):
    faces: tuple[int, int]
    loaded: bool
    pip: int


class Given(NamedTuple):
    times: int
    first: Die
    fits: tuple[int, int, int, int, int, int, int]
    dice: list[Die]


class Memory(NamedTuple):
    found: list[Die]
    other: list[Die]


class Answer(NamedTuple):
    sums: list[int]
    shares: list[float]
    fits: list[int]


@inlined
def fit_of(die: Die, given: Given, index: int) -> int:
    """Return a number that depends on a die and on an item of a tuple, whose index is known only when this runs."""
    return die.pip + given.fits[index]


def roll(given: Given, memory: Memory, answer: Answer) -> None:
    """Copy dice from list to list, change them on the way, and add up their numbers."""
    memory.found.clear()
    memory.found.append(given.first)
    for index in range(len(given.dice)):
        die = given.dice[index]
        memory.found.append(Die((die.faces[1], die.faces[0]), not die.loaded, fit_of(die, given, index)))
    memory.other.append(memory.found[0])
    answer.sums[0], answer.sums[1] = len(memory.found), len(memory.other)
    for index in range(len(given.fits)):
        answer.fits[index] = fit_of(given.first, given, index)
    for _ in range(given.times):
        for index in range(len(memory.found)):
            die = memory.found[index]
            answer.sums[2 + index] += die.pip * 100 + die.faces[0] * 10 + (1 if die.loaded else 0)
            answer.shares[0] += die.faces[1] / 4


def answered(body: Body) -> Answer:
    given = Given(
        2, Die((1, 2), True, 3), (5, 6, 7, 8, 1 << 40, -9, 11), [Die((3, 4), False, -1), Die((8, 9), True, 1 << 50)]
    )
    memory = Memory([Die((0, 0), False, 0)] * 3, [Die((0, 0), False, 0)])
    rows: list[Any] = [[0] * 5, [0.5], [0] * 7]
    answer = Answer(*rows)
    body(given, memory, answer)
    return answer


def test_values_and_lists_of_tuples_in_plain_python() -> None:
    fits = [8, 9, 10, 11, (1 << 40) + 3, -6, 14]
    large = 2 * (((1 << 50) + 6) * 100 + 90)
    assert answered(plain(roll)) == Answer([3, 2, 622, 2 * 441, large], [0.5 + 2 * (2 + 3 + 8) / 4], fits)


def test_values_and_lists_of_tuples_are_the_same_compiled() -> None:
    if not can_compile():
        pytest.skip("numba is not installed")
    assert answered(fast(roll)) == answered(plain(roll))
