"""States with names: the same fields and the same functions in plain Python, in memory and compiled."""

import pickle
import subprocess
import sys
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from dicegame.fast.machine_code import can_compile
from dicegame.fast.states import copied, copy_numbers, copy_state, floats, parts, size_of, state, words

needs_numba = pytest.mark.skipif(not can_compile(), reason="needs the extra fast")


@state
class Farm:
    cows: int = 0
    fields: list[int] = words(3)
    worth: float = 0.5


@state
class Village:
    year: int = 0
    luck: list[float] = floats(2)
    farms: list[Farm] = parts(Farm, 4)


def settle(village: Village, farm: int, cows: int) -> None:
    """Change something of each kind."""
    own = village.farms[farm]
    own.cows += cows
    own.fields[cows % 3] = village.year
    own.worth *= 2
    village.luck[1] -= own.worth
    village.year += 1 if cows else 0


class Rows(NamedTuple):
    village: Village
    spare: list[Village]
    farms: list[int]


class Nothing(NamedTuple):
    row: list[float]


def live(rows: Rows, spare: Nothing, numbers: Nothing) -> None:
    """Settle some farms, with copies of the whole village, of its own numbers and of one farm in between."""
    for place in range(1, rows.farms[0] + 1):
        settle(rows.village, rows.farms[place] % 4, rows.farms[place])
        copy_state(rows.spare[0], rows.village)
    settle(rows.village, 0, 5)
    copy_numbers(rows.spare[1], rows.village)
    copy_state(rows.spare[1].farms[3], rows.spare[0].farms[1])
    numbers.row[0] = rows.spare[1].farms[3].worth + spare.row[0]


def lived() -> Village:
    village = Village(year=1200)
    for cows in (1, 2, 7, 0):
        settle(village, cows % 4, cows)
    return village


def test_a_state_compares_copies_and_pickles() -> None:
    village = lived()
    assert village.farms[3] == Farm(7, [0, 1202, 0], 1.0)
    new = copied(village)
    assert new == village == pickle.loads(pickle.dumps(village))  # noqa: S301  # our own bytes
    new.farms[2].fields[1] = 9
    assert new != village
    other = Village()
    copy_state(other, new)
    assert other == new
    assert other.farms[2].fields is not new.farms[2].fields
    fresh = Village()
    copy_numbers(fresh, new)
    assert (fresh.year, fresh.luck, fresh.farms) == (new.year, new.luck, Village().farms)


def test_a_misspelled_field_is_an_error() -> None:
    with pytest.raises(AttributeError):
        Farm().cow = 1  # type: ignore[attr-defined]


@needs_numba
def test_a_state_is_written_into_a_record_and_read_again() -> None:
    from dicegame.fast.records import read, record_of, records_of, words_in

    village = lived()
    records = records_of(village, Village(7))
    assert record_of(Village).isalignedstruct
    assert record_of(Village).itemsize == 8 * size_of(Village)
    assert records[0]["farms"][3]["fields"].tolist() == [0, 1202, 0]
    assert words_in(records)[size_of(Village)] == 7
    again = Village()
    read(records[0], again)
    assert again == village
    assert type(again.year) is int


@needs_numba
@pytest.mark.slow
def test_the_same_functions_run_compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import numpy as np

    from dicegame.fast.numba_bodies import compiled
    from dicegame.fast.records import read, records_of

    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    farms = [5, 3, 2, 2, 1, 0]
    village, spare, row = lived(), [Village(), Village()], [0.0]
    rows: tuple[Any, ...] = (records_of(village), records_of(*spare), np.array(farms))
    numbers = np.zeros(1)
    compiled(live)(rows, (np.full(1, 0.25),), (numbers,))
    live(Rows(village, spare, farms), Nothing([0.25]), Nothing(row))
    for record, plain in zip((*rows[0], *rows[1]), (village, *spare), strict=True):
        found = Village()
        read(record, found)
        assert found == plain
    assert numbers[0] == row[0] > 0.25


def test_the_plain_half_needs_neither_numpy_nor_numba() -> None:
    script = (
        "import sys\nfor name in ('numpy', 'numba', 'llvmlite'):\n    sys.modules[name] = None\n"
        "from tests.dicegame.fast.test_states import lived\nprint(lived().year)"
    )
    assert subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout == "1203\n"
