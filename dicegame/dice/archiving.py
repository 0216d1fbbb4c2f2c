"""Convert the record of a dice game to a `Finished` game, the form in which games are saved and shared."""

from dicegame.archive.finished import Finished, Result
from dicegame.dice.playable import DiceRecord
from dicegame.play.record import format_record, replay
from dicegame.report import Outcome
from padgen.notation import format_notation


def finished_game(record: DiceRecord, date: str, outcome: Outcome | None = None) -> Finished:
    """Return the game of a record as a `Finished` game. `date` has the form YYYY-MM-DD.

    Give the `outcome` if it is known, so that the game is not replayed to compute it.
    """
    if outcome is None:
        *_, game = replay(record)
        outcome = game.outcome
    setup = record.setup
    name = setup.layout.name
    duchy = (format_notation(setup.layout) or name) if name == "custom" else name
    results = [Result(one.name, one.total, one.rank, one.name in outcome.winners, duchy) for one in outcome.players]
    entered = {"game": "dice", "record": format_record(record)}
    return Finished("dice", setup.variant, tuple(results), entered, date=date)
