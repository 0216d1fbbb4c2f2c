"""The end score of a big-box game for people: who has how many points, every reason, places and notes."""

from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from dicegame.endscore.report import Report, Score
from dicegame.endscore.tally import Game

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
    parts += [Text(f"- {note}", "dim") for note in report.notes]
    return [*parts, Text()]


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
        left = report.solo.get("rounds_left") if won else report.solo.get("spaces_left")
        return f"Won, rounds left: {left}." if won else f"Lost, spaces left: {left}."
    names = " and ".join(report.winners)
    if report.decided_by == "shared":
        return f"{names} share the first place."
    return f"{names} wins" + (f" by {report.decided_by}." if report.decided_by != "points" else ".")
