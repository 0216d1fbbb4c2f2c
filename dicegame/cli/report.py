"""Turn score reports into text, for games played here and for dice games on paper, and into CSV, for all games."""

import sys
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from shutil import get_terminal_size
from textwrap import wrap

from dicegame.report import Outcome, Report, line_data
from padgen.csvtext import table_text
from padgen.language import ENGLISH, Sentence, Words, say

PHASE_HEADER = ("file", "player", "phase", "label", "points", "rule")
COUNT_HEADER = ("file", "player", "label", "count", "each", "points", "rule")
LEAST_COLUMNS = 20
"""If a long rule has fewer columns than this at the right, it is continued below its label instead."""


def text_lines(outcome: Outcome, language: str = ENGLISH, width: int | None = None) -> Iterator[str]:
    """Yield the lines of a report for people: every point with its rule, the faults, the winners.

    Lines longer than `width` are broken. The next line is indented to where the broken text began.
    """
    words = Words(language)
    several = len(outcome.players) > 1
    for report in outcome.players:
        verdict = words(f"verdict-{report.verdict.replace(' ', '-')}") if report.verdict else ""
        rank = words("score-rank", rank=report.rank) if several else ""
        phases = tuple(f"{name} {points}" for name, points in zip(report.phase_names, report.phases, strict=True))
        head = words("play-standing", name=report.name, points=report.total)
        if phases:
            head = words("score-player", name=report.name, points=report.total, phases=phases)
        yield from _broken(", ".join(filter(None, (head, rank, verdict))), width, 2)
        labels = [_say(line.label, language) for line in report.lines]
        longest = max(map(len, labels), default=0)
        for line, label in zip(report.lines, labels, strict=True):
            phase = f"{report.phase_names[line.phase or 0]:<3} " if phases else ""
            begin = f"  {phase}{line.points:>3}  "
            rule = _say(line.rule, language)
            whole = f"{begin}{label:<{longest}}  {rule}"
            yield from _broken(whole, width, len(begin) + longest + 2, len(begin) + 2)
        for fault in report.faults:
            yield from _broken(f"  {words('score-fault', code=fault.code, fault=fault.sentence)}", width, 4)
    if several:
        winner = words("score-winner", count=len(outcome.winners), names=outcome.winners, how=_decision(outcome))
        yield from _broken(winner, width, 2)
    for note in outcome.notes:
        yield from _broken(f"- {_say(note, language)}", width, 2)


def screen_width() -> int | None:
    """Return the width of the terminal in columns. Return None if stdout is not a terminal: then lines are not broken."""
    return get_terminal_size().columns if sys.stdout.isatty() else None


def _broken(line: str, width: int | None, column: int, narrow: int | None = None) -> list[str]:
    """Return a line broken to fit. Later lines begin at `column`, or at `narrow` if `column` leaves too little room."""
    if width is None or len(line) <= width:
        return [line]
    if narrow is not None and width - column < LEAST_COLUMNS:
        column = narrow
    first = len(line) - len(line.lstrip())
    return wrap(line.lstrip(), width, initial_indent=" " * first, subsequent_indent=" " * column)


def csv_text(rows: Iterable[tuple[str, Report]], header: Sequence[str], language: str = ENGLISH) -> str:
    """Return all reports as one CSV table with this header. Each report is given with the name of its file."""
    lines = (
        {"file": file, "player": report.name, **line_data(line, report.phase_names, language)}
        for file, report in rows
        for line in report.lines
    )
    return table_text(header, ([line.get(column, "") for column in header] for line in lines))


@cache
def _say(sentence: Sentence | str, language: str) -> str:
    """Return a translated sentence. It is cached, because many games have the same lines."""
    return say(sentence, language)


def _decision(outcome: Outcome) -> Sentence:
    """Return a phrase that says what decided who won, such as points or circles left."""
    if outcome.decided_by == "remaining circles":
        best = max(report.total for report in outcome.players)
        return Sentence(
            "score-by-circles",
            circles=tuple(f"{report.name} {report.circles}" for report in outcome.players if report.total == best),
        )
    if outcome.tie_break:
        return Sentence("score-by-tie-break", what=outcome.tie_break)
    return Sentence("score-by-points" if outcome.decided_by == "points" else "score-shared")
