"""The score report as text and CSV."""

import csv
import io
from collections.abc import Iterable, Iterator, Sequence

from dicegame.report import Outcome, Report, line_data
from dicegame.words import count


def text_lines(outcome: Outcome) -> Iterator[str]:
    """The report for people: every point with its rule, what is wrong, the winners."""
    for report in outcome.players:
        phases = ", ".join(f"{name} {points}" for name, points in zip(report.phase_names, report.phases, strict=True))
        verdict = f", {report.verdict}" if report.verdict else ""
        rank = f", rank {report.rank}" if len(outcome.players) > 1 else ""
        yield f"{report.name}: {count(report.total, 'point')} ({phases}){rank}{verdict}"
        width = max((len(line.label) for line in report.lines), default=0)
        for line in report.lines:
            yield f"  {report.phase_names[line.phase or 0]:<3} {line.points:>3}  {line.label:<{width}}  {line.rule}"
        for fault in report.faults:
            yield f"  fault {fault.code}: {fault.message}"
    if len(outcome.players) > 1:
        circles = {report.name: report.circles for report in outcome.players}
        how = {
            "points": "by points",
            "remaining circles": "by circles left: " + ", ".join(f"{name} {circles[name]}" for name in _tied(outcome)),
            "shared": "points and circles left are equal",
        }[outcome.decided_by]
        yield f"{'Winner' if len(outcome.winners) == 1 else 'Winners'}: {', '.join(outcome.winners)} ({how})"


PHASE_HEADER = ("file", "player", "phase", "label", "points", "rule")
COUNT_HEADER = ("file", "player", "label", "count", "each", "points", "rule")


def csv_text(rows: Iterable[tuple[str, Report]], header: Sequence[str]) -> str:
    """Return the lines of all reports as one CSV table with this header; each report comes with the name of its file."""
    text = io.StringIO()
    writer = csv.DictWriter(text, header, lineterminator="\n")
    writer.writeheader()
    for file, report in rows:
        writer.writerows(
            {"file": file, "player": report.name, **line_data(line, report.phase_names)} for line in report.lines
        )
    return text.getvalue()


def _tied(outcome: Outcome) -> list[str]:
    best = max(report.total for report in outcome.players)
    return [report.name for report in outcome.players if report.total == best]
