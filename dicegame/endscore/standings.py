"""Places in a big-box game: by total, then by the tie-breaks of its rulebook."""

from collections.abc import Sequence
from itertools import groupby
from typing import NamedTuple, Protocol

from dicegame.report import Line, Outcome, Report
from padgen.endtables import TieBreak


class Standings(NamedTuple):
    """The places of all players, and how the first one was decided."""

    ranks: tuple[int, ...]
    decided_by: str
    notes: tuple[str, ...]

    def outcome(self, players: Sequence["Named"], lines: Sequence[tuple[Line, ...]], notes: Sequence[str]) -> Outcome:
        """Return the outcome of a game with these places, and with the lines of each player."""
        reports = [Report(one.name, own, rank) for one, own, rank in zip(players, lines, self.ranks, strict=True)]
        winners = tuple(report.name for report in reports if report.rank == 1)
        return Outcome(tuple(reports), winners, self.decided_by, tuple(notes))


class Named(Protocol):
    """Whatever has a name, and may have the numbers that a tie-break asks for."""

    @property
    def name(self) -> str:
        """The name."""


def standings(totals: Sequence[int], players: Sequence[Named], tie_breaks: Sequence[TieBreak]) -> Standings:
    """Places by total, then by each tie-break that all tied players gave the number for; shared places are 1-1-3."""
    by_total = sorted(range(len(totals)), key=lambda seat: -totals[seat])
    ranks = [0] * len(totals)
    notes: list[str] = []
    decided_by = ""
    place = 1
    for _, tied in groupby(by_total, key=lambda seat: totals[seat]):
        groups, missing, reason = _split(sorted(tied), players, tie_breaks)
        decided_by = decided_by or reason
        notes += missing
        for group in groups:
            for seat in group:
                ranks[seat] = place
            place += len(group)
    return Standings(tuple(ranks), decided_by, tuple(notes))


def _split(
    tied: list[int], players: Sequence[Named], tie_breaks: Sequence[TieBreak], reason: str = "points"
) -> tuple[list[list[int]], list[str], str]:
    """Level players in groups, best first; what to enter to split more; what put the first group there."""
    if len(tied) == 1:
        return [tied], [], reason
    if not tie_breaks:
        return [tied], [], "shared"
    tie_break, *later = tie_breaks
    values = {seat: getattr(players[seat], tie_break.key) for seat in tied}
    lacking = [players[seat].name for seat in tied if values[seat] is None]
    if lacking:
        names = ", ".join(players[seat].name for seat in tied)
        note = f"{names} are level: enter {tie_break.key} for {', '.join(lacking)} to decide ({tie_break.label})"
        return [tied], [note], "shared"
    groups, notes, reasons = [], [], []
    for _, level in groupby(sorted(tied, key=values.__getitem__, reverse=tie_break.most), key=values.__getitem__):
        parts, missing, reason = _split(list(level), players, later, str(tie_break.name))
        groups += parts
        notes += missing
        reasons.append(reason)
    return groups, notes, reasons[0]
