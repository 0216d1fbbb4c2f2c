"""Print the final score of The Castles of Burgundy or A Castle for All Seasons: points with their rules, ranks, notes."""

from collections.abc import Sequence

from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from dicegame.endscore.tally import Game
from dicegame.report import Outcome, Report
from padgen.endtables import SOLO_ROUNDS
from padgen.language import Sentence, Words, say


def print_report(outcome: Outcome, game: Game, file: str, language: str) -> None:
    """Print the final score of the game in `file` on stdout. Colors carry no information."""
    console = Console(highlight=False, markup=False, emoji=False)
    for part in _parts(outcome, game, file, language):
        console.print(part)


def _parts(outcome: Outcome, game: Game, file: str, language: str) -> list[RenderableType]:
    words = Words(language)
    about = [words("end-game-base" if game.kind == "base" else "end-game-seasons")]
    if game.edition:
        about.append(words("end-edition", edition=game.edition))
    if game.mode != "standard":
        about.append(words("end-mode-team" if game.mode == "team" else "end-mode-solo"))
    if game.date:
        about.append(game.date)
    parts: list[RenderableType] = [Text.assemble((", ".join(about), "bold"), f"  ({file})")]
    for report in outcome.players:
        parts += [Text(), Text.assemble((report.name, "bold"), f"  {report.total}"), _lines(report, language)]
        parts += [Text.assemble("  ", (fault.code, "red"), f": {say(fault.sentence, language)}") for fault in report.faults]
    parts += [Text(), _places(outcome), Text(say(_result(outcome), language), "bold")]
    return [*parts, listed([say(note, language) for note in outcome.notes]), Text()]


def listed(notes: Sequence[str]) -> Table:
    """Return notes as a list to print, with a dash before each note."""
    table = Table.grid(padding=(0, 1), pad_edge=False)
    for note in notes:
        table.add_row("-", Text(note, "dim"))
    return table


def _lines(report: Report, language: str) -> Table:
    table = Table(box=None, show_header=False, padding=(0, 1, 0, 1))
    table.add_column(justify="right")
    table.add_column(justify="right")
    table.add_column()
    table.add_column(style="dim")
    for line in report.lines:
        label, rule = Text(say(line.label, language)), Text(say(line.rule, language))
        table.add_row(str(line.points), f"{line.count} x {line.each}", label, rule)
    return table


def _places(outcome: Outcome) -> Table:
    table = Table(box=None, show_header=False, padding=(0, 1, 0, 1))
    for column in ("place", "name", "total"):
        table.add_column(justify="left" if column == "name" else "right")
    for report in outcome.ranking:
        table.add_row(f"{report.rank}.", Text(report.name), str(report.total))
    return table


def _result(outcome: Outcome) -> Sentence:
    """Return a sentence that says who won, and what decided the game."""
    if outcome.solo:
        won = outcome.solo["won"]
        if won is None:
            return Sentence("end-solo-result-unknown")
        if won:
            return Sentence("end-won", rounds=outcome.solo["rounds_left"] or 0)
        spaces = outcome.solo["spaces_left"]
        return Sentence("end-lost", spaces=spaces) if spaces else Sentence("end-lost-late", rounds=SOLO_ROUNDS)
    if outcome.decided_by == "shared":
        return Sentence("end-shared-first", names=outcome.winners)
    if outcome.tie_break:
        return Sentence("end-winner-by", names=outcome.winners, what=outcome.tie_break)
    return Sentence("end-winner", names=outcome.winners)
