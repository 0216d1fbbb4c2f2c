"""Score reports of all games, played with the program or on paper: lines of points with their rules, and faults."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import NamedTuple, Self

from padgen.language import ENGLISH, Sentence, say


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a score report: points, the reason for them, and the rule that gives them."""

    label: Sentence | str
    points: int
    rule: Sentence | str
    phase: int | None = None
    """The phase of the points, counted from 0, or None in games that do not score by phase."""
    count: int = 1
    """The number of things that earned the points."""
    each: int | None = None
    """The points for each of these things, or None if the points are not a multiple."""

    @classmethod
    def counted(cls, label: Sentence | str, count: int, each: int, rule: Sentence | str) -> Self:
        """Return a line for `count` things that are worth `each` points.

        >>> Line.counted(Sentence("item-goods"), 3, 2, Sentence("heading-end-2011")).points
        6
        """
        return cls(label, count * each, rule, count=count, each=each)


class Fault(NamedTuple):
    """An entry of a finished game that cannot be right: a fixed code for the kind of fault, and a sentence for people."""

    code: str
    sentence: Sentence
    hexes: tuple[int, ...] = ()
    """The numbers of the wrong hexes in the layout."""

    @property
    def message(self) -> str:
        """Return an English sentence that says what is wrong."""
        return str(self.sentence)


@dataclass(frozen=True, slots=True)
class Report:
    """The score of one player."""

    name: str
    lines: tuple[Line, ...]
    rank: int = 1
    """1 for the winner. Players who share a place have the same rank, and the next rank is skipped: 1, 1, 3."""
    faults: tuple[Fault, ...] = ()
    phase_names: tuple[str, ...] = ()
    """The names of the phases in a game that scores by phase, or else empty."""
    circles: int = 0
    """The number of unused bonuses, which break ties in the dice game."""
    verdict: str | None = None
    """The rulebook's word for this total in the solo variant of the dice game, or None."""

    @property
    def total(self) -> int:
        """Return the sum of all lines."""
        return sum(line.points for line in self.lines)

    @property
    def phases(self) -> tuple[int, ...]:
        """Return the points of each phase in order, or an empty tuple in a game that does not score by phase."""
        return tuple(
            sum(line.points for line in self.lines if line.phase == phase) for phase in range(len(self.phase_names))
        )


@dataclass(frozen=True, slots=True)
class Outcome:
    """The scores of all players of one game, in the order in which they were entered or sat down."""

    players: tuple[Report, ...]
    winners: tuple[str, ...]
    """The names of the winners, empty for a lost solo game."""
    decided_by: str
    """The reason for the first place: `points`, the name of a tie-break, or `shared` for several winners."""
    tie_break: Sentence | None = None
    """The tie-break that decided, as a sentence, or None."""
    notes: tuple[Sentence, ...] = ()
    """Notes for the reader: missing numbers, tie-breaks to enter, readings of the rules."""
    solo: Mapping[str, bool | int | None] = field(default_factory=dict)
    """For a solo game that can be won or lost: `won`, and `rounds_left` or `spaces_left`. Otherwise empty."""

    @property
    def ranking(self) -> list[Report]:
        """Return the reports sorted by rank. Players of equal rank stay in their order."""
        return sorted(self.players, key=lambda report: report.rank)

    @property
    def has_faults(self) -> bool:
        """Return whether any player's entries have a fault."""
        return any(report.faults for report in self.players)

    def with_faults(self, faults: Iterable[Sequence[Fault]]) -> Self:
        """Return the same outcome with these faults. `faults` has those of each player, in the order of `players`."""
        pairs = zip(self.players, faults, strict=True)
        return replace(self, players=tuple(replace(report, faults=tuple(own)) for report, own in pairs))


def outcome_data(outcome: Outcome, hexes: Sequence[tuple[int, int]] = (), language: str = ENGLISH) -> dict[str, object]:
    """Return an outcome as data for JSON, used by `--json` and by the web API.

    Lines have a phase in games that score by phase, and a count in other games. `hexes` are the axial coordinates of the
    layout's hexes. Without them, faults have no coordinates.
    """
    return {
        "players": [_player_data(report, hexes, language) for report in outcome.players],
        "winners": list(outcome.winners),
        "decided_by": outcome.decided_by,
        **outcome.solo,
    }


def _player_data(report: Report, hexes: Sequence[tuple[int, int]], language: str) -> dict[str, object]:
    by_phase = bool(report.phase_names)
    return {
        "name": report.name,
        "total": report.total,
        **({"phases": list(report.phases)} if by_phase else {}),
        "rank": report.rank,
        **({"rating": report.verdict} if by_phase else {}),
        "lines": [line_data(line, report.phase_names, language) for line in report.lines],
        "faults": [fault_data(fault, hexes, language) for fault in report.faults],
    }


def line_data(line: Line, phase_names: Sequence[str] = (), language: str = ENGLISH) -> dict[str, object]:
    """Return one line as data for JSON and CSV."""
    label, rule = say(line.label, language), say(line.rule, language)
    if line.phase is not None and phase_names:
        return {"phase": phase_names[line.phase], "label": label, "points": line.points, "rule": rule}
    return {"label": label, "count": line.count, "each": line.each, "points": line.points, "rule": rule}


def fault_data(fault: Fault, hexes: Sequence[tuple[int, int]] = (), language: str = ENGLISH) -> dict[str, object]:
    """Return one fault as data for JSON. `hexes` are the coordinates of the layout's hexes, as for `outcome_data`."""
    data: dict[str, object] = {"code": fault.code, "message": say(fault.sentence, language)}
    return {**data, "hexes": [list(hexes[hex_]) for hex_ in fault.hexes]} if hexes else data
