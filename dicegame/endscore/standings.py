"""Rank the players of a big-box game: by total, then by the tie-breaks of its rulebook."""

from collections.abc import Sequence
from itertools import groupby
from typing import NamedTuple, Protocol

from dicegame.report import Line, Outcome, Report
from padgen.endtables import TieBreak
from padgen.language import Sentence


class Standings(NamedTuple):
    """The ranks of all players, and how the first place was decided."""

    ranks: tuple[int, ...]
    decided_by: str
    tie_break: Sentence | None
    notes: tuple[Sentence, ...]

    def outcome(self, players: Sequence["Named"], lines: Sequence[tuple[Line, ...]], notes: Sequence[Sentence]) -> Outcome:
        """Return the outcome of a game with these ranks and with the lines of each player."""
        reports = [Report(one.name, own, rank) for one, own, rank in zip(players, lines, self.ranks, strict=True)]
        winners = tuple(report.name for report in reports if report.rank == 1)
        return Outcome(tuple(reports), winners, self.decided_by, self.tie_break, tuple(notes))


class Named(Protocol):
    """A player or a team. It may also have the numbers that tie-breaks compare."""

    @property
    def name(self) -> str:
        """Return the name of the player or team."""


def standings(totals: Sequence[int], players: Sequence[Named], tie_breaks: Sequence[TieBreak]) -> Standings:
    """Return the ranks by total, then by tie-breaks whose numbers all tied players gave. After two winners comes rank 3."""
    by_total = sorted(range(len(totals)), key=lambda seat: -totals[seat])
    ranks = [0] * len(totals)
    notes: list[Sentence] = []
    decided_by: Sentence | str = ""
    place = 1
    for _, tied in groupby(by_total, key=lambda seat: totals[seat]):
        groups, missing, reason = _split(sorted(tied), players, tie_breaks)
        decided_by = decided_by or reason
        notes += missing
        for group in groups:
            for seat in group:
                ranks[seat] = place
            place += len(group)
    tie_break = decided_by if isinstance(decided_by, Sentence) else None
    return Standings(tuple(ranks), str(decided_by), tie_break, tuple(notes))


def _split(
    tied: list[int], players: Sequence[Named], tie_breaks: Sequence[TieBreak], reason: Sentence | str = "points"
) -> tuple[list[list[int]], list[Sentence], Sentence | str]:
    """Split tied players into groups, best first.

    Also return notes on missing numbers that could break the tie, and the reason that decided the first place.
    """
    if len(tied) == 1:
        return [tied], [], reason
    if not tie_breaks:
        return [tied], [], "shared"
    tie_break, *later = tie_breaks
    values = {seat: getattr(players[seat], tie_break.key) for seat in tied}
    lacking = [players[seat].name for seat in tied if values[seat] is None]
    if lacking:
        names = tuple(players[seat].name for seat in tied)
        key = Sentence(f"word-{tie_break.key}")
        note = Sentence("end-level", names=names, key=key, lacking=tuple(lacking), rule=tie_break.label)
        return [tied], [note], "shared"
    groups, notes, reasons = [], [], []
    for _, level in groupby(sorted(tied, key=values.__getitem__, reverse=tie_break.most), key=values.__getitem__):
        parts, missing, reason = _split(list(level), players, later, tie_break.name)
        groups += parts
        notes += missing
        reasons.append(reason)
    return groups, notes, reasons[0]
