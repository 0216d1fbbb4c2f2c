"""docs/end-scoring.md: every file in it reads without a fault, and every value in its table is the scorer's."""

import re

import pytest

from dicegame.endscore.duchy import duchy_faults
from dicegame.endscore.duchyfile import read_duchy
from dicegame.endscore.entry import read_entry, score_entry
from padgen.endtables import BOXES, BUILDINGS, END_TABLES, PLACES
from tests import ROOT

TEXT = (ROOT / "docs" / "end-scoring.md").read_text(encoding="utf-8")
FILES = re.findall(r"```toml\n(.*?)```", TEXT, re.DOTALL)


@pytest.mark.parametrize("file", FILES)
def test_every_file_in_the_docs_is_sound(file: str) -> None:
    if "duchy =" in file:
        assert not duchy_faults(read_duchy(file))
    else:
        assert not score_entry(read_entry(file)).has_faults


def test_there_is_a_file_of_every_kind() -> None:
    assert [file.partition("\n")[0] for file in FILES].count('game = "base"') == 4
    assert len(FILES) == 6


@pytest.mark.parametrize(("row", "key"), [("15, ", "monastery-15"), ("24, ", "monastery-24"), ("26, ", "monastery-26")])
def test_the_values_in_the_table(row: str, key: str) -> None:
    (line,) = [line for line in TEXT.splitlines() if line.startswith(f"| {row}")]
    values = [END_TABLES[f"base-{edition}"].item(key).points for edition in (2011, 2019)]
    assert re.findall(r"(\d+) each", line) == [str(value) for value in values]


def test_every_word_stands_in_the_docs() -> None:
    words = {*BUILDINGS, *(animal for box in BOXES.values() for animal in box.livestock)}
    words |= {place for places in PLACES.values() for place in places}
    assert not [word for word in words if word not in TEXT]
