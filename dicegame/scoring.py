"""Score files of finished tabletop games in your own programs."""

from pathlib import Path

from dicegame.dice.paper.file import read_paper
from dicegame.dice.paper.result import score_paper
from dicegame.endscore.entry import entry_of, score_entry
from dicegame.endscore.values import read_data
from dicegame.report import Outcome
from padgen.files import read_text
from padgen.tomltext import json_by_ending


def score_file(path: str | Path) -> Outcome:
    """Score the file of a finished tabletop game: of the dice game, of the base game, or of A Castle for All Seasons.

    >>> outcome = score_file("docs/examples/dice-game.toml")
    >>> [(report.name, report.total) for report in outcome.ranking], outcome.winners
    ([('Anna', 67), ('Ben', 60)], ('Anna',))

    Entries that cannot be right are listed in the `faults` of each player. Raises: PadgenError with all mistakes if the file
    cannot be read.
    """
    text, folder = read_text(path), Path(path).parent
    as_json = json_by_ending(path)
    data = read_data(text, as_json)
    if data.get("game") == "dice":
        return score_paper(read_paper(text, folder, as_json)).outcome
    return score_entry(entry_of(data, folder))
