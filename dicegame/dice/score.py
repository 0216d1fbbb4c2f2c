"""Score the sheets of a dice game. The report has a line for each gain of points, with its rule."""

from collections.abc import Sequence
from functools import cache
from itertools import accumulate

from dicegame.dice.completed import CompletedArea, completed_areas, when_finished
from dicegame.dice.masks import COLOR_NAMES, COMMODITY, GREEN, Masks
from dicegame.dice.rules import KINDS
from dicegame.dice.sheet import FilledSheet
from dicegame.report import Line, Outcome, Report
from padgen.language import Sentence
from padgen.model import Layout
from padgen.tables import PHASES

VERDICTS = ((70, "incredible"), (61, "excellent"), (51, "well done"))
"""The minimum number of points for each verdict on a solo game (Dice game rulebook 2017, One and only)."""


def score_right_sheets(layout: Layout, masks: Masks, sheets: Sequence[FilledSheet], solo: bool) -> Outcome:
    """Score the sheets of one game. Every claim must be right; `dice.paper.result` scores sheets with faults."""
    all_lines = [
        tuple(
            sorted(
                _area_lines(layout, masks, sheet, areas := completed_areas(masks, sheet))
                + _sale_lines(masks, sheet, areas)
                + (_solo_color_lines(masks, sheet) if solo else _color_lines(masks, sheet)),
                key=lambda line: line.phase or 0,
            )
        )
        for sheet in sheets
    ]
    totals = [sum(line.points for line in lines) for lines in all_lines]
    standing = [(total, sum(sheet.unused)) for total, sheet in zip(totals, sheets, strict=True)]
    best = max(standing)
    tied = totals.count(best[0])
    winners = tuple(sheet.name for sheet, own in zip(sheets, standing, strict=True) if own == best)
    return Outcome(
        tuple(
            Report(
                sheet.name,
                lines,
                1 + sum(other > own for other in standing),
                phase_names=PHASES,
                circles=own[1],
                verdict=next((word for least, word in VERDICTS if own[0] >= least), None) if solo else None,
            )
            for sheet, lines, own in zip(sheets, all_lines, standing, strict=True)
        ),
        winners,
        "shared" if len(winners) > 1 else "remaining circles" if tied > 1 else "points",
    )


def sales(masks: Masks, sheet: FilledSheet, areas: Sequence[CompletedArea]) -> list[int]:
    """Return how many commodities were sold in each phase, limited to those that were available."""
    counted: list[int] = []
    for written, circled in zip(sheet.sold, circled_by_phase(masks, areas, COMMODITY), strict=True):
        counted.append(min(written, circled - sum(counted)))
    return counted


def circled_by_phase(masks: Masks, areas: Sequence[CompletedArea], bonus: int, surely: bool = False) -> list[int]:
    """Return the number of circles of a bonus earned by completed areas, castles included, by the end of each phase.

    Areas without a phase count as early as possible. If `surely`, areas with a mark without a phase are left out.
    """
    earned = [0] * len(PHASES)
    for area in areas:
        if masks.bonus[area.hex] == bonus and (area.sure or not surely):
            earned[area.earliest] += 1
    return list(accumulate(earned))


def _area_lines(layout: Layout, masks: Masks, sheet: FilledSheet, areas: Sequence[CompletedArea]) -> list[Line]:
    hexes = list(layout.cells)
    starts = {mark.hex for mark in sheet.marks if mark.pip == 0}
    lines: list[Line] = []
    for hex_, phase, _, _ in areas:
        color, size = masks.color[hex_], masks.area[hex_].bit_count()
        if phase is None or not (points := masks.points[3 * hex_ + phase]):
            continue
        if color == GREEN and hex_ in starts:
            lines.insert(0, Line(Sentence("score-start", place=layout.place_of(hexes[hex_])), points, _rule("setup"), phase))
        else:
            name = COLOR_NAMES[color]
            label = Sentence("score-area", kind=Sentence(f"kind-{name}"), size=size, place=layout.place_of(hexes[hex_]))
            if color == GREEN:
                label = Sentence("score-castle", place=layout.place_of(hexes[hex_]))
            lines.append(Line(label, points, _rule(KINDS[color]), phase))
    return lines


def _sale_lines(masks: Masks, sheet: FilledSheet, areas: Sequence[CompletedArea]) -> list[Line]:
    return [
        Line(Sentence("score-sale", count=sold), points, _rule("commodity"), phase, sold, masks.sale_points)
        for phase, sold in enumerate(sales(masks, sheet, areas))
        if (points := sold * masks.sale_points)
    ]


def _color_lines(masks: Masks, sheet: FilledSheet) -> list[Line]:
    lines = []
    for place, (key, claimed) in enumerate((("score-first", sheet.first), ("score-second", sheet.second))):
        for color in sorted(set(claimed)):
            if points := masks.color_points[2 * color + place]:
                when = when_finished(masks, sheet, color)
                assert when
                label = Sentence(key, color=Sentence(f"color-{COLOR_NAMES[color]}"))
                lines.append(Line(label, points, _rule("colors"), when.earliest))
    return lines


def _solo_color_lines(masks: Masks, sheet: FilledSheet) -> list[Line]:
    """Return the report lines for finished colors of a solo game: the higher value in phases I and II, the lower in III."""
    lines = []
    for color, name in enumerate(COLOR_NAMES):
        when = when_finished(masks, sheet, color)
        if when and (points := masks.color_points[2 * color + (when.earliest == len(PHASES) - 1)]):
            label = Sentence("score-finished", color=Sentence(f"color-{name}"))
            lines.append(Line(label, points, _rule("solo"), when.earliest))
    return lines


@cache
def _rule(heading: str) -> Sentence:
    return Sentence("rule-dice", heading=Sentence(f"dice-heading-{heading}"))
