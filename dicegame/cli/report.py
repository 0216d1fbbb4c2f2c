"""The score report of the dice game as text, and of every game as CSV."""

import csv
import io
from collections.abc import Iterable, Iterator, Sequence

from dicegame.report import Outcome, Report, line_data
from padgen.language import ENGLISH, Sentence, Words, say

PHASE_HEADER = ("file", "player", "phase", "label", "points", "rule")
COUNT_HEADER = ("file", "player", "label", "count", "each", "points", "rule")


def text_lines(outcome: Outcome, language: str = ENGLISH) -> Iterator[str]:
    """The report for people: every point with its rule, what is wrong, the winners."""
    words = Words(language)
    several = len(outcome.players) > 1
    for report in outcome.players:
        phases = ", ".join(f"{name} {points}" for name, points in zip(report.phase_names, report.phases, strict=True))
        verdict = words(f"verdict-{report.verdict.replace(' ', '-')}") if report.verdict else ""
        rank = words("score-rank", rank=report.rank) if several else ""
        head = words("score-player", name=report.name, points=report.total, phases=phases)
        yield ", ".join(filter(None, (head, rank, verdict)))
        labels = [say(line.label, language) for line in report.lines]
        width = max(map(len, labels), default=0)
        for line, label in zip(report.lines, labels, strict=True):
            phase, rule = report.phase_names[line.phase or 0], say(line.rule, language)
            yield f"  {phase:<3} {line.points:>3}  {label:<{width}}  {rule}"
        for fault in report.faults:
            yield f"  {words('score-fault', code=fault.code, fault=fault.sentence)}"
    if several:
        yield words("score-winner", count=len(outcome.winners), names=outcome.winners, how=_decision(outcome))


def csv_text(rows: Iterable[tuple[str, Report]], header: Sequence[str], language: str = ENGLISH) -> str:
    """Return the lines of all reports as one CSV table with this header; each report comes with the name of its file."""
    text = io.StringIO()
    writer = csv.DictWriter(text, header, lineterminator="\n")
    writer.writeheader()
    for file, report in rows:
        writer.writerows(
            {"file": file, "player": report.name, **line_data(line, report.phase_names, language)} for line in report.lines
        )
    return text.getvalue()


def _decision(outcome: Outcome) -> Sentence:
    """What decided who wins a dice game."""
    if outcome.decided_by == "remaining circles":
        best = max(report.total for report in outcome.players)
        return Sentence(
            "score-by-circles",
            circles=tuple(f"{report.name} {report.circles}" for report in outcome.players if report.total == best),
        )
    return Sentence("score-by-points" if outcome.decided_by == "points" else "score-shared")
