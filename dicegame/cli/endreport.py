"""The end score of a big-box game for people: who has how many points, every reason, places and notes."""

from collections.abc import Sequence

from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from dicegame.endscore.tally import Game
from dicegame.report import Outcome, Report
from padgen.endtables import SOLO_ROUNDS

NAMES = {"base": "The Castles of Burgundy", "seasons": "A Castle for All Seasons"}


def print_report(outcome: Outcome, game: Game, file: str) -> None:
    """Print a report to stdout; without color the words and numbers remain."""
    console = Console(highlight=False, markup=False, emoji=False)
    for part in _parts(outcome, game, file):
        console.print(part)


def _parts(outcome: Outcome, game: Game, file: str) -> list[RenderableType]:
    about = [NAMES[game.kind]]
    if game.edition:
        about.append(f"{game.edition} edition")
    if game.mode != "standard":
        about.append(f"{game.mode} game")
    if game.date:
        about.append(game.date)
    parts: list[RenderableType] = [Text.assemble((", ".join(about), "bold"), f"  ({file})")]
    for report in outcome.players:
        parts += [Text(), Text.assemble((report.name, "bold"), f"  {report.total}"), _lines(report)]
        parts += [Text.assemble("  ", (fault.code, "red"), f": {fault.message}") for fault in report.faults]
    parts += [Text(), _places(outcome), Text(_outcome(outcome), "bold")]
    return [*parts, listed(outcome.notes), Text()]


def listed(notes: Sequence[str]) -> Table:
    """Notes one below the other, each behind a dash."""
    table = Table.grid(padding=(0, 1), pad_edge=False)
    for note in notes:
        table.add_row("-", Text(note, "dim"))
    return table


def _lines(report: Report) -> Table:
    table = Table(box=None, show_header=False, padding=(0, 1, 0, 1))
    table.add_column(justify="right")
    table.add_column(justify="right")
    table.add_column()
    table.add_column(style="dim")
    for line in report.lines:
        table.add_row(str(line.points), f"{line.count} x {line.each}", line.label, line.rule)
    return table


def _places(outcome: Outcome) -> Table:
    table = Table(box=None, show_header=False, padding=(0, 1, 0, 1))
    for column in ("place", "name", "total"):
        table.add_column(justify="left" if column == "name" else "right")
    for report in sorted(outcome.players, key=lambda report: report.rank):
        table.add_row(f"{report.rank}.", Text(report.name), str(report.total))
    return table


def _outcome(outcome: Outcome) -> str:
    if outcome.solo:
        won = outcome.solo["won"]
        if won is None:
            return "Solo game: won or lost is not known."
        if won:
            return f"Won, rounds left: {outcome.solo['rounds_left']}."
        spaces = outcome.solo["spaces_left"]
        return (
            f"Lost, spaces left: {spaces}." if spaces else f"Lost: all spaces filled, but not within {SOLO_ROUNDS} rounds."
        )
    names = ", ".join(outcome.winners)
    if outcome.decided_by == "shared":
        return f"The first place is shared: {names}."
    return f"Winner: {names}" + (f", by {outcome.decided_by}." if outcome.decided_by != "points" else ".")
