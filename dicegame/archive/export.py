"""Format saved results as CSV or JSON, for the command line and for the web."""

import json
from collections.abc import Iterable

from dicegame.archive.history import SavedResult
from padgen.csvtext import table_text

COLUMNS = ("date", "game", "edition", "mode", "layout", "player", "team", "total", "rank", "won", "id")


def as_rows(results: Iterable[SavedResult]) -> list[dict[str, object]]:
    """Return a row for each result. Its keys are the names in `COLUMNS`."""
    values = ({**one._asdict(), **vars(one.result), "player": one.result.name} for one in results)
    return [{column: own[column] for column in COLUMNS} for own in values]


def as_json(results: Iterable[SavedResult]) -> str:
    """Return the results as JSON: a list of the rows that `as_rows` returns."""
    return json.dumps(as_rows(results), ensure_ascii=False, indent=2)


def as_csv(results: Iterable[SavedResult]) -> str:
    """Return the results as CSV, with 1 and 0 for `won`."""
    rows = (row | {"won": int(bool(row["won"]))} for row in as_rows(results))
    return table_text(COLUMNS, ([row[column] for column in COLUMNS] for row in rows))
