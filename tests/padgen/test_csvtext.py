"""A CSV file of people's games opens in a spreadsheet without a formula, whatever a name begins with."""

import csv
import io

import pytest

from dicegame.archive.export import as_csv
from dicegame.archive.finished import Result
from dicegame.archive.history import SavedResult
from dicegame.cli.report import COUNT_HEADER, csv_text
from dicegame.report import Line, Report
from padgen.csvtext import table_text

NAMES = ["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "a\0b"]


@pytest.mark.parametrize("name", NAMES)
def test_no_name_becomes_a_formula_in_any_csv(name: str) -> None:
    saved = SavedResult("2026-01-02", "dice", None, "standard", "x", Result(name, 60, 1, True, "a"))
    report = Report(name, (Line(name, -1, ""),))
    for text in (
        as_csv([saved]),
        csv_text([("game.toml", report)], COUNT_HEADER),
        table_text(["name"], [[name]]),
    ):
        (row,) = list(csv.DictReader(io.StringIO(text)))
        cell = row.get("player") or row.get("name") or ""
        assert cell == (f"'{name}" if "\0" not in name else "a\N{REPLACEMENT CHARACTER}b")
        assert row.get("points", "-1") == "-1"  # a number stays a number
