"""Write CSV that a spreadsheet opens as it is meant: no text becomes a formula."""

import csv
import io
from collections.abc import Iterable, Sequence

FORMULA = ("=", "+", "-", "@", "\t", "\r")
"""The first characters by which a spreadsheet takes a text for a formula."""


def table_text(header: Sequence[str], rows: Iterable[Iterable[object]]) -> str:
    r"""Return a table as CSV. Texts that begin like a formula get a quote in front; numbers stay as they are.

    >>> table_text(["name", "points"], [["=1+1", -3], ["Anna", 60]])
    "name,points\n'=1+1,-3\nAnna,60\n"
    """
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(header)
    writer.writerows([_plain(cell) for cell in row] for row in rows)
    return text.getvalue()


def _plain(cell: object) -> object:
    """Return a cell that neither a spreadsheet nor a reader of CSV takes for anything other than its text."""
    if not isinstance(cell, str):
        return cell
    cell = cell.replace("\0", "\N{REPLACEMENT CHARACTER}")
    return f"'{cell}" if cell.startswith(FORMULA) else cell
