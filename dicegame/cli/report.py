"""The score report as text and CSV."""

import csv
import io
from collections.abc import Iterator, Sequence

from dicegame.dice.score import Outcome, Report
from dicegame.dice.sheet import Fault
from dicegame.words import count
from padgen.tables import PHASES


def text_lines(outcome: Outcome, faults: Sequence[Sequence[Fault]] = ()) -> Iterator[str]:
    """The report for people: every point with its rule, what is wrong, the winners."""
    for player, report in enumerate(outcome.players):
        phases = ", ".join(f"{name} {points}" for name, points in zip(PHASES, report.phases, strict=True))
        rating = f", {report.rating}" if report.rating else ""
        rank = f", rank {report.rank}" if len(outcome.players) > 1 else ""
        yield f"{report.name}: {count(report.total, 'point')} ({phases}){rank}{rating}"
        width = max((len(line.label) for line in report.lines), default=0)
        for line in report.lines:
            yield f"  {PHASES[line.phase]:<3} {line.points:>3}  {line.label:<{width}}  {line.rule}"
        for fault in faults[player] if faults else ():
            yield f"  fault {fault.code}: {fault.message}"
    if len(outcome.players) > 1:
        circles = {report.name: report.circles for report in outcome.players}
        how = {
            "points": "by points",
            "remaining circles": "by circles left: " + ", ".join(f"{name} {circles[name]}" for name in _tied(outcome)),
            "shared": "points and circles left are equal",
        }[outcome.decided_by]
        yield f"{'Winner' if len(outcome.winners) == 1 else 'Winners'}: {', '.join(outcome.winners)} ({how})"


def csv_text(rows: Sequence[tuple[str, Report]]) -> str:
    """The lines of all reports as one table."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(["file", "player", "phase", "label", "points", "rule"])
    for file, report in rows:
        writer.writerows(
            [file, report.name, PHASES[line.phase], line.label, line.points, line.rule] for line in report.lines
        )
    return text.getvalue()


def _tied(outcome: Outcome) -> list[str]:
    best = max(report.total for report in outcome.players)
    return [report.name for report in outcome.players if report.total == best]
