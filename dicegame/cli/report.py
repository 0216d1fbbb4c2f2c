"""Turn score reports of all games into text and into CSV, and print them screen by screen."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import zip_longest
from shutil import get_terminal_size
from textwrap import wrap
from typing import TYPE_CHECKING, Annotated

import typer

from dicegame.report import Line, Outcome, Report, line_data
from padgen.csvtext import table_text
from padgen.endtables import SOLO_ROUNDS
from padgen.language import ENGLISH, Sentence, Words, say

if TYPE_CHECKING:
    from rich.text import Text

Rules = Annotated[bool, typer.Option("--rules", help="Show the rule of every line.")]
Boards = Iterable[Sequence["Text"]]
"""A picture for each player, row by row."""
PHASE_HEADER = ("file", "player", "phase", "label", "points", "rule")
COUNT_HEADER = ("file", "player", "label", "count", "each", "points", "rule")
LEAST_COLUMNS = 20
"""If a long rule has fewer columns than this at the right, it is continued below its label instead."""


def report_parts(
    outcome: Outcome, language: str, width: int | None, rules: bool = False, boards: Boards = ()
) -> Iterator[list[str | Text]]:
    """Yield the parts of a report that belong on one screen, each as lines: one for each player, then winners and notes.

    `rules` adds the rule of every line, and `boards` each player's finished board above the points. Lines longer than
    `width` are broken. The next line is indented to where the broken text began.
    """
    several, total = len(outcome.players) > 1, not outcome.solo
    for report, board in zip_longest(outcome.players, boards, fillvalue=()):
        assert isinstance(report, Report)
        name = [report.name] if several or not total else []
        lines = player_lines(report, several, language, width, rules, total) if total or report.lines else ()
        yield [*name, *board, *lines]
    result: list[str | Text] = []
    if several:
        winner = Sentence("score-winner", count=len(outcome.winners), names=outcome.winners, how=_decision(outcome))
        result += broken(_say(winner, language), width, 2)
    elif outcome.solo:
        result += broken(_say(solo_result(outcome), language), width, 2)
    for note in outcome.notes:
        result += broken(f"- {_say(note, language)}", width, 2)
    yield result


def solo_result(outcome: Outcome) -> Sentence:
    """Return a sentence that says whether a solo game was won, lost because of empty spaces, or lost because of time."""
    won = outcome.solo["won"]
    if won is None:
        return Sentence("end-solo-result-unknown")
    if won:
        left = outcome.solo["rounds_left"] or 0
        return Sentence("end-won", round=SOLO_ROUNDS - left, rounds=left)
    spaces = outcome.solo["spaces_left"]
    return Sentence("end-lost", spaces=spaces) if spaces else Sentence("end-lost-late", rounds=SOLO_ROUNDS)


def player_lines(
    report: Report, several: bool, language: str, width: int | None, rules: bool, total: bool = True
) -> Iterator[str]:
    """Yield a player's points line by line, the faults, and the total last. `total` is False for games without totals."""
    words = Words(language)
    labels = [_say(line.label, language) for line in report.lines]
    longest = max(map(len, labels), default=0)
    factors = ["" if report.phase_names else _factors(line) for line in report.lines]
    factor = max(map(len, factors), default=0)
    for line, label, times in zip(report.lines, labels, factors, strict=True):
        phase = f"{report.phase_names[line.phase or 0]:<3} " if report.phase_names else ""
        begin = f"  {phase}{line.points:>3}  {f'{times:>{factor}}  ' if factor else ''}"
        if rules:
            whole = f"{begin}{label:<{longest}}  {_say(line.rule, language)}"
            yield from broken(whole, width, len(begin) + longest + 2, len(begin) + 2)
        else:
            yield from broken(f"{begin}{label}", width, len(begin) + 2)
    for fault in report.faults:
        yield from broken(f"  {words('score-fault', code=fault.code, fault=fault.sentence)}", width, 4)
    if not total:
        return
    verdict = words(f"verdict-{report.verdict.replace(' ', '-')}") if report.verdict else ""
    rank = words("score-rank", rank=report.rank) if several else ""
    phases = tuple(f"{name} {points}" for name, points in zip(report.phase_names, report.phases, strict=True))
    standing = words("play-standing", name=report.name, points=report.total)
    if phases:
        standing = words("score-player", name=report.name, points=report.total, phases=phases)
    yield from broken(", ".join(filter(None, (standing, rank, verdict))), width, 2)


def _factors(line: Line) -> str:
    """Return how many things a line counts and their points, such as `3 x 4`, or nothing if one of both is 1."""
    return "" if line.each is None or 1 in (line.count, line.each) else f"{line.count} x {line.each}"


def print_parts(parts: Iterable[Sequence[str | Text]], language: str, more: bool = False) -> None:
    """Print the parts of a report. At a terminal, wait for Enter before lines that nobody has read scroll off the screen.

    If `more` is true, other text follows, so wait at the end, too.
    """
    from dicegame.terminal.console import QUIT, Quit, Terminal

    terminal = Terminal(language=language)
    waits = terminal.console.is_terminal and sys.stdin.isatty()
    room, used = terminal.console.height - 1, 0
    try:
        for part in parts:
            for place, line in enumerate(part):
                full = used == room or (place == 0 and used + len(part) > room)
                if waits and used and full:
                    if terminal.ask(terminal.words("replay-step")).lower() in QUIT:
                        return
                    used = 0
                terminal.console.print(line, markup=False, emoji=False, soft_wrap=True)
                used += 1
        if waits and more:
            terminal.ask(terminal.words("play-prompt", prompt=terminal.words("play-enter-draws")))
    except Quit:
        typer.echo()


def screen_width() -> int | None:
    """Return the width of the terminal in columns. Return None if stdout is not a terminal: then lines are not broken."""
    return get_terminal_size().columns if sys.stdout.isatty() else None


def broken(line: str, width: int | None, column: int, narrow: int | None = None) -> list[str]:
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
