"""Find the complete areas and colors on a filled sheet, and the phases in which they were completed."""

from typing import NamedTuple

from dicegame.dice.masks import Masks, members
from dicegame.dice.sheet import FilledSheet


class PhaseRange(NamedTuple):
    """The first and the last phase (0, 1, 2) in which a color may have been finished."""

    earliest: int
    latest: int


def when_finished(masks: Masks, sheet: FilledSheet, color: int) -> PhaseRange | None:
    """Return the phases in which a player may have finished a color, or None if it is not finished.

    A color is finished in the phase of its last mark. If a mark has no phase written, any later phase is possible, too.
    """
    wanted = masks.of[color]
    marks = [mark for mark in sheet.marks if wanted >> mark.hex & 1]
    if not wanted or len(marks) < wanted.bit_count():
        return None
    earliest = max(mark.earliest if mark.phase is None else mark.phase for mark in marks)
    return PhaseRange(earliest, 2 if any(mark.phase is None for mark in marks) else earliest)


class CompletedArea(NamedTuple):
    """An area of a filled sheet whose hexes are all marked."""

    hex: int
    """One of its hexes."""
    phase: int | None
    """The latest phase written in it, None if no mark has one."""
    earliest: int
    """`phase`, or else the first phase in which it can have been completed."""
    sure: bool
    """True if every mark has a phase written."""


def completed_areas(masks: Masks, sheet: FilledSheet) -> list[CompletedArea]:
    """Return the completed areas of a sheet."""
    mark_of = {mark.hex: mark for mark in sheet.marks}
    found = []
    for area in dict.fromkeys(masks.area):
        hexes = members(area)
        if all(hex_ in mark_of for hex_ in hexes):
            marks = [mark_of[hex_] for hex_ in hexes]
            phases = [mark.phase for mark in marks if mark.phase is not None]
            phase = max(phases, default=None)
            earliest = max(mark.earliest for mark in marks) if phase is None else phase
            found.append(CompletedArea(hexes[0], phase, earliest, len(phases) == len(hexes)))
    return found
