"""Compute the result of a finished paper game: its score, its faults, the players' wrong sums, and the game to save."""

from collections.abc import Sequence
from functools import reduce
from typing import NamedTuple

from dicegame.archive.finished import Finished, Result
from dicegame.dice.masks import Masks, compile_layout
from dicegame.dice.paper.claims import without_impossible_claims
from dicegame.dice.paper.faults import find_faults
from dicegame.dice.paper.file import PaperGame
from dicegame.dice.paper.marking_order import with_earliest_phases
from dicegame.dice.score import score_right_sheets
from dicegame.dice.sheet import FilledSheet
from dicegame.report import Outcome, outcome_data
from padgen.language import ENGLISH, Sentence
from padgen.model import Layout
from padgen.names import display_name_of
from padgen.tables import PHASES


class ScoredPaper(NamedTuple):
    """A paper game with its score and the faults of each player."""

    game: PaperGame
    outcome: Outcome


def score_paper(game: PaperGame) -> ScoredPaper:
    """Score the sheets of a paper game as they are written, and find their faults."""
    starts = [player.start for player in game.players]
    faults = find_faults(game.layout, game.sheets, starts, game.solo, game.masks, game.castles)
    return ScoredPaper(game, score_sheets(game.layout, game.sheets, game.solo, game.masks).with_faults(faults))


def score_sheets(layout: Layout, sheets: Sequence[FilledSheet], solo: bool = False, masks: Masks | None = None) -> Outcome:
    """Score the sheets of one game as they are written, even with faults. An impossible claim scores 0.

    Pass `masks` if the layout is already compiled.
    """
    masks = masks or compile_layout(layout)
    sheets = [with_earliest_phases(masks, sheet) for sheet in sheets]
    return score_right_sheets(layout, masks, without_impossible_claims(masks, sheets), solo)


def paper_data(scored: ScoredPaper, file: str, language: str = ENGLISH) -> dict[str, object]:
    """Return the result as data for JSON. `file` is the name of the file of the game."""
    game, outcome = scored
    return {
        "file": file,
        "game": "dice",
        "layout": game.layout_text,
        "variant": game.variant,
        **outcome_data(outcome, list(game.layout.cells), language),
        "wrong_sums": [wrong._asdict() for wrong in wrong_sums(scored)],
    }


class WrongSum(NamedTuple):
    """A player's own sum of a phase that differs from the score."""

    player: str
    phase: str
    written: int
    points: int
    """The points that the phase has by the sheet."""


def wrong_sums(scored: ScoredPaper) -> list[WrongSum]:
    """Return the players' own sums that differ from the score."""
    return [
        WrongSum(report.name, phase, own, points)
        for player, report in zip(scored.game.players, scored.outcome.players, strict=True)
        for phase, own, points in zip(PHASES, player.written or report.phases, report.phases, strict=True)
        if own is not None and own != points
    ]


def differences(scored: ScoredPaper) -> list[Sentence]:
    """Return a sentence for each player whose own sums of the phases differ from the score."""
    by_player: dict[str, list[Sentence]] = {}
    for name, phase, own, points in wrong_sums(scored):
        told = Sentence("score-wrote-phase", own=own, phase=phase, points=points)
        by_player.setdefault(name, []).append(told)
    return [
        Sentence(
            "score-wrote", name=name, sums=reduce(lambda first, then: Sentence("parts-then", first=first, next=then), sums)
        )
        for name, sums in by_player.items()
    ]


def finished_paper(scored: ScoredPaper) -> Finished:
    """Return the game as a `Finished` game, the form in which games are saved and shared."""
    game, outcome = scored
    duchy = display_name_of(game.layout_text, game.layout)
    results = tuple(
        Result(report.name, report.total, report.rank, report.name in outcome.winners, duchy) for report in outcome.players
    )
    return Finished("dice", game.variant, results, game.entered, date=game.date)
