"""What a finished paper game comes to: its score and faults, what the players added up otherwise, and the game to keep."""

from typing import NamedTuple

from dicegame.archive.finished import Finished, Seat
from dicegame.dice.paper.faults import faults
from dicegame.dice.paper.file import PaperGame
from dicegame.dice.score import Outcome, json_players, score_sheets
from dicegame.dice.sheet import Fault
from padgen.names import display_name_of
from padgen.tables import PHASES


class ScoredPaper(NamedTuple):
    """A paper game with its score and, for each player, what is wrong with the sheet."""

    game: PaperGame
    outcome: Outcome
    faults: list[list[Fault]]


def score_paper(game: PaperGame) -> ScoredPaper:
    """Score the sheets as they are written, and look for what cannot be right."""
    starts = [player.start for player in game.players]
    return ScoredPaper(
        game,
        score_sheets(game.layout, game.sheets, game.solo, game.masks),
        faults(game.layout, game.sheets, starts, game.solo, game.masks),
    )


def as_data(scored: ScoredPaper, file: str) -> dict[str, object]:
    """The result as JSON has it."""
    game, outcome, found = scored
    return {
        "file": file,
        "game": "dice",
        "layout": game.layout_text,
        "variant": game.variant,
        "players": json_players(game.layout, outcome, found),
        "winners": list(outcome.winners),
        "decided_by": outcome.decided_by,
    }


def differences(scored: ScoredPaper) -> list[str]:
    """Where a player's own addition comes to something else."""
    found = []
    for player, report in zip(scored.game.players, scored.outcome.players, strict=True):
        if player.written is not None:
            pairs = zip(PHASES, player.written, report.phases, strict=True)
            differing = [f"{own} for phase {phase}, not {points}" for phase, own, points in pairs if own != points]
            if differing:
                found.append(f"{report.name} wrote {'; '.join(differing)}")
    return found


def finished_paper(scored: ScoredPaper) -> Finished:
    """The game as it is kept and shared."""
    game, outcome, _ = scored
    duchy = display_name_of(game.layout_text, game.layout)
    seats = tuple(
        Seat(report.name, report.total, report.rank, report.name in outcome.winners, duchy) for report in outcome.players
    )
    return Finished("dice", game.variant, seats, game.entered, date=game.date)
