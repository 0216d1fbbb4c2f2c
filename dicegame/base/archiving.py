"""Convert the record of a base game to a `Finished` game, the form in which games are saved and shared."""

from dataclasses import replace

from dicegame.archive.finished import Finished
from dicegame.base.playable import BaseRecord
from dicegame.base.score import end_tally
from dicegame.endscore.base import score_base
from dicegame.endscore.entry import finished_game as finished_end
from dicegame.play.record import replay


def finished_game(record: BaseRecord, date: str) -> Finished:
    """Return the game of a record, with its scores, as a `Finished` game. `date` has the form YYYY-MM-DD."""
    *_, game = replay(record)
    tally = replace(end_tally(game), date=date)
    return finished_end(tally, score_base(tally))
