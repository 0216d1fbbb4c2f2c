"""The end score of a big-box game for people: who has how many points, every reason, places and notes."""

from collections.abc import Sequence

from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from dicegame.endscore.report import Report, Score
from dicegame.endscore.tally import Game
from padgen.endtables import SOLO_ROUNDS

NAMES = {"base": "The Castles of Burgundy", "seasons": "A Castle for All Seasons"}


def print_report(report: Report, game: Game, file: str) -> None:
    """Print a report to stdout; without color the words and numbers remain."""
    console = Console(highlight=False, markup=False, emoji=False)
    for part in _parts(report, game, file):
        console.print(part)


def _parts(report: Report, game: Game, file: str) -> list[RenderableType]:
    about = [NAMES[report.game]]
    if report.edition:
        about.append(f"{report.edition} edition")
    if report.mode != "standard":
        about.append(f"{report.mode} game")
    if game.date:
        about.append(game.date)
    parts: list[RenderableType] = [Text.assemble((", ".join(about), "bold"), f"  ({file})")]
    for score in report.scores:
        parts += [Text(), Text.assemble((score.name, "bold"), f"  {score.total}"), _lines(score)]
        parts += [Text.assemble("  ", (fault.code, "red"), f": {fault.message}") for fault in score.faults]
    parts += [Text(), _places(report), Text(_outcome(report), "bold")]
    return [*parts, listed(report.notes), Text()]


def listed(notes: Sequence[str]) -> Table:
    """Notes one below the other, each behind a dash."""
    table = Table.grid(padding=(0, 1), pad_edge=False)
    for note in notes:
        table.add_row("-", Text(note, "dim"))
    return table


def _lines(score: Score) -> Table:
    table = Table(box=None, show_header=False, padding=(0, 1, 0, 1))
    table.add_column(justify="right")
    table.add_column(justify="right")
    table.add_column()
    table.add_column(style="dim")
    for line in score.lines:
        table.add_row(str(line.points), f"{line.count} x {line.each}", line.label, line.rule)
    return table


def _places(report: Report) -> Table:
    table = Table(box=None, show_header=False, padding=(0, 1, 0, 1))
    for column in ("place", "name", "total"):
        table.add_column(justify="left" if column == "name" else "right")
    for rank, score in sorted(zip(report.ranks, report.scores, strict=True), key=lambda pair: pair[0]):
        table.add_row(f"{rank}.", Text(score.name), str(score.total))
    return table


def _outcome(report: Report) -> str:
    if report.solo:
        won = report.solo["won"]
        if won is None:
            return "Solo game: won or lost is not known."
        if won:
            return f"Won, rounds left: {report.solo['rounds_left']}."
        spaces = report.solo["spaces_left"]
        return (
            f"Lost, spaces left: {spaces}." if spaces else f"Lost: all spaces filled, but not within {SOLO_ROUNDS} rounds."
        )
    names = ", ".join(report.winners)
    if report.decided_by == "shared":
        return f"The first place is shared: {names}."
    return f"Winner: {names}" + (f", by {report.decided_by}." if report.decided_by != "points" else ".")
