"""What a score is: lines that add up, each with its rule, and faults. For all games, played here or on paper."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import NamedTuple, Self

from padgen.language import ENGLISH, Sentence, say


@dataclass(frozen=True, slots=True)
class Line:
    """One reason for points, with the rule that gives them."""

    label: Sentence | str
    points: int
    rule: Sentence | str
    phase: int | None = None
    """The phase that earned them, counted from 0, in games that score phase by phase."""
    count: int = 1
    """How many things earned them ..."""
    each: int | None = None
    """... and how many points each of these is worth, where it is counted that way."""

    @classmethod
    def counted(cls, label: Sentence | str, count: int, each: int, rule: Sentence | str) -> Self:
        """Return a line for things that are worth the same number of points each.

        >>> Line.counted(Sentence("item-goods"), 3, 2, Sentence("heading-end-2011")).points
        6
        """
        return cls(label, count * each, rule, count=count, each=each)


class Fault(NamedTuple):
    """One thing that cannot be right in what was written down."""

    code: str
    sentence: Sentence
    hexes: tuple[int, ...] = ()
    """Where it is wrong: the numbers of the hexes in the layout."""

    @property
    def message(self) -> str:
        """What is wrong, in English."""
        return str(self.sentence)


@dataclass(frozen=True, slots=True)
class Report:
    """The score of one player."""

    name: str
    lines: tuple[Line, ...]
    rank: int = 1
    """1 for the winner. Players who share a place have the same rank, and the next place is left out: 1, 1, 3."""
    faults: tuple[Fault, ...] = ()
    phase_names: tuple[str, ...] = ()
    """The phases of a game that scores phase by phase."""
    circles: int = 0
    """Remaining bonuses of the dice game, which decide between equal totals."""
    verdict: str | None = None
    """What the rulebook calls a total like this one, in the solo variant of the dice game."""

    @property
    def total(self) -> int:
        """The sum of all lines."""
        return sum(line.points for line in self.lines)

    @property
    def phases(self) -> tuple[int, ...]:
        """The points of each phase."""
        return tuple(
            sum(line.points for line in self.lines if line.phase == phase) for phase in range(len(self.phase_names))
        )


@dataclass(frozen=True, slots=True)
class Outcome:
    """The scores of all players of one game, in the order in which they were entered or sat down."""

    players: tuple[Report, ...]
    winners: tuple[str, ...]
    """The names of the winners; nobody in a solo game that was lost."""
    decided_by: str
    """`points`, the name of a tie-break, or `shared`."""
    tie_break: Sentence | None = None
    """The name of that tie-break, to be said in any language."""
    notes: tuple[Sentence, ...] = ()
    """What a reader should know: numbers that were not given, tie-breaks to enter, readings of the rules."""
    solo: Mapping[str, bool | int | None] = field(default_factory=lambda: MappingProxyType({}))
    """`won`, and `rounds_left` or `spaces_left`, of a solo game that can be won or lost."""

    @property
    def has_faults(self) -> bool:
        """Whether anything that was written down cannot be right."""
        return any(report.faults for report in self.players)

    def with_faults(self, faults: Iterable[Sequence[Fault]]) -> Self:
        """Return the same outcome with the faults of each player."""
        pairs = zip(self.players, faults, strict=True)
        return replace(self, players=tuple(replace(report, faults=tuple(own)) for report, own in pairs))


def outcome_data(outcome: Outcome, hexes: Sequence[tuple[int, int]] = (), language: str = ENGLISH) -> dict[str, object]:
    """Return an outcome as JSON has it, for `--json` and for the web.

    Games that score phase by phase tell the phases; other games tell counts. `hexes` are the axial coordinates of the
    layout's hexes; without them the faults do not say where they are.
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
    """Return one line as JSON and CSV have it."""
    label, rule = say(line.label, language), say(line.rule, language)
    if line.phase is not None and phase_names:
        return {"phase": phase_names[line.phase], "label": label, "points": line.points, "rule": rule}
    return {"label": label, "count": line.count, "each": line.each, "points": line.points, "rule": rule}


def fault_data(fault: Fault, hexes: Sequence[tuple[int, int]] = (), language: str = ENGLISH) -> dict[str, object]:
    """Return one fault as JSON has it."""
    data: dict[str, object] = {"code": fault.code, "message": say(fault.sentence, language)}
    return {**data, "hexes": [list(hexes[hex_]) for hex_ in fault.hexes]} if hexes else data
