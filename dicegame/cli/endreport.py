"""Print the final score of The Castles of Burgundy or A Castle for All Seasons: points, ranks, notes."""

from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

from dicegame.cli.report import broken, report_parts, screen_width, solo_result
from dicegame.endscore.tally import Game
from dicegame.report import Outcome
from padgen.language import Sentence, Words, say


def end_parts(outcome: Outcome, game: Game, file: str, language: str, rules: bool) -> list[list[str | Text]]:
    """Return the final score of the game in `file`, as parts that belong on one screen. Colors carry no information."""
    width = screen_width()
    first, *others, _ = report_parts(outcome, language, width, rules)
    title = [Text(line, "bold") for line in broken(f"{_title(game, language)}  ({file})", width, 2)]
    places = [f"  {report.rank}. {report.name} {report.total}" for report in outcome.ranking if not outcome.solo]
    notes = [line for note in outcome.notes for line in broken(f"- {say(note, language)}", width, 2)]
    result: list[str | Text] = [*places, Text(say(_result(outcome), language), "bold"), *notes, ""]
    return [[*title, "", *first, ""], *([*part, ""] for part in others), result]


def _title(game: Game, language: str) -> str:
    words = Words(language)
    about = [words("end-game-base" if game.kind == "base" else "end-game-seasons")]
    if game.edition:
        about.append(words("end-edition", edition=game.edition))
    if game.mode != "standard":
        about.append(words("end-mode-team" if game.mode == "team" else "end-mode-solo"))
    if game.date:
        about.append(game.date)
    return ", ".join(about)


def listed(notes: Sequence[str]) -> Table:
    """Return notes as a list to print, with a dash before each note."""
    table = Table.grid(padding=(0, 1), pad_edge=False)
    for note in notes:
        table.add_row("-", Text(note, "dim"))
    return table


def _result(outcome: Outcome) -> Sentence:
    """Return a sentence that says who won, and what decided the game."""
    if outcome.solo:
        return solo_result(outcome)
    if outcome.decided_by == "shared":
        return Sentence("end-shared-first", names=outcome.winners)
    if outcome.tie_break:
        return Sentence("end-winner-by", names=outcome.winners, what=outcome.tie_break)
    return Sentence("end-winner", names=outcome.winners)
