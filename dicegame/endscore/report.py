"""The score report of a big-box game: lines that add up, places, and what decided. Knows no file and no edition."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from types import MappingProxyType
from typing import NamedTuple, Protocol

from padgen.endtables import TieBreak

CSV_HEADER = ("file", "player", "label", "count", "each", "points", "rule")


@dataclass(frozen=True)
class Line:
    """One reason for points: so many of a thing, worth so much each."""

    label: str
    count: int
    each: int
    rule: str

    @property
    def points(self) -> int:
        """What the line adds to the total."""
        return self.count * self.each


class Fault(NamedTuple):
    """Something entered that cannot be, and why."""

    code: str
    message: str


@dataclass(frozen=True)
class Score:
    """All points of one player."""

    name: str
    lines: tuple[Line, ...]
    faults: tuple[Fault, ...] = ()

    @property
    def total(self) -> int:
        """The sum of the lines."""
        return sum(line.points for line in self.lines)


@dataclass(frozen=True)
class Report:
    """The outcome of a game, players in the order in which they were entered."""

    game: str
    edition: int | None
    mode: str
    scores: tuple[Score, ...]
    ranks: tuple[int, ...]
    decided_by: str
    notes: tuple[str, ...] = ()
    """What a reader should know: numbers that were absent, tie-breaks to enter, readings of the rules."""
    solo: Mapping[str, bool | int | None] = field(default_factory=lambda: MappingProxyType({}))
    """`won`, and `rounds_left` or `spaces_left`, of a solo game."""

    @property
    def winners(self) -> tuple[str, ...]:
        """Who is first; in a solo game that was not won, nobody."""
        if self.solo and not self.solo["won"]:
            return ()
        return tuple(score.name for score, rank in zip(self.scores, self.ranks, strict=True) if rank == 1)

    @property
    def faults(self) -> bool:
        """Whether anything entered cannot be."""
        return any(score.faults for score in self.scores)


class Standings(NamedTuple):
    """Places, and how the first was decided."""

    ranks: tuple[int, ...]
    decided_by: str
    notes: tuple[str, ...]


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


def as_data(report: Report, file: str) -> dict[str, object]:
    """The report as JSON has it."""
    return {
        "file": file,
        "game": report.game,
        "edition": report.edition,
        "mode": report.mode,
        "players": [
            {
                "name": score.name,
                "total": score.total,
                "rank": rank,
                "lines": [
                    {"label": line.label, "count": line.count, "each": line.each, "points": line.points, "rule": line.rule}
                    for line in score.lines
                ],
                "faults": [fault._asdict() for fault in score.faults],
            }
            for score, rank in zip(report.scores, report.ranks, strict=True)
        ],
        "winners": list(report.winners),
        "decided_by": report.decided_by,
        **report.solo,
    }


def csv_rows(report: Report, file: str) -> Iterator[tuple[str | int, ...]]:
    """The report as CSV has it, one row for every line, without the header."""
    for score in report.scores:
        for line in score.lines:
            yield file, score.name, line.label, line.count, line.each, line.points, line.rule
