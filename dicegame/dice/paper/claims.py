"""Check claims on colors: the phases on all sheets show which players may have finished a color first or second."""

from collections.abc import Iterator, Sequence

from dicegame.dice.completed import PhaseRange, when_finished
from dicegame.dice.masks import COLOR_NAMES, Masks, members
from dicegame.dice.sheet import FilledSheet
from dicegame.report import Fault
from padgen.language import Sentence


def without_impossible_claims(masks: Masks, sheets: Sequence[FilledSheet]) -> list[FilledSheet]:
    """Return the sheets without the claims on colors that the marks and phases on all sheets rule out."""
    wrong = [impossible_claims(masks, sheets, color) for color in range(len(COLOR_NAMES))]
    return [
        sheet._replace(
            first=tuple(color for color in sheet.first if (player, 0) not in wrong[color]),
            second=tuple(color for color in sheet.second if (player, 1) not in wrong[color]),
        )
        for player, sheet in enumerate(sheets)
    ]


def impossible_claims(masks: Masks, sheets: Sequence[FilledSheet], color: int) -> set[tuple[int, int]]:
    """Return the impossible claims on a color, as pairs of a player and 0 (first value) or 1 (second value).

    A claim needs all hexes marked; no player gets both values; the phases on all sheets must allow the claim
    (Dice game rulebook 2017, Extra victory points for completed colors). One sheet alone can have the second value, because
    the others are not known.
    """
    finishes = _finishes(masks, sheets, color)
    wrong = set()
    for player, sheet in enumerate(sheets):
        own = when_finished(masks, sheet, color)
        if color in sheet.first and (own is None or _surely_before(finishes, player)):
            wrong.add((player, 0))
        if color in sheet.second and (
            own is None
            or (color in sheet.first and (player, 0) not in wrong)
            or not _may_be_second(finishes, player)
            or any(color in sheets[other].second for other in _surely_before(finishes, player))
        ):
            wrong.add((player, 1))
    return wrong


def surely_entitled(masks: Masks, sheets: Sequence[FilledSheet], color: int, player: int) -> bool:
    """Return whether a player gets points for a color in every possible order in which the players finished it.

    This is true if at most one other player may have been earlier. It is also true if all players who may have been
    earlier claim the same value, because then they finished the color in one round.
    """
    finishes = _finishes(masks, sheets, color)
    own = when_finished(masks, sheets[player], color)
    if own is None:
        return False
    earlier = [sheets[other] for other, end in enumerate(finishes) if other != player and end and end.earliest <= own.latest]
    same_round = all(color in sheet.first for sheet in earlier) or all(color in sheet.second for sheet in earlier)
    return len(earlier) <= 1 or same_round


def claim_faults(
    masks: Masks, written: Sequence[FilledSheet], sheets: Sequence[FilledSheet], color: int
) -> Iterator[tuple[int, Fault]]:
    """Yield a pair for each fault in the claims on one color (a wrong or missing claim): the player, and the fault.

    `written` are the sheets as they were written. `sheets` lack the entries that other checks found doubtful.
    """
    name = Sentence(f"color-{COLOR_NAMES[color]}")
    done = [when_finished(masks, sheet, color) is not None for sheet in sheets]
    claimed = [color in sheet.first or color in sheet.second for sheet in sheets]
    for player, sheet in enumerate(written):
        if claimed[player] and not done[player]:
            marked = {mark.hex for mark in sheet.marks}
            empty = tuple(hex_ for hex_ in members(masks.of[color]) if hex_ not in marked)
            none = Sentence("fault-claim-none", color=name)
            sentence = Sentence("fault-claim", color=name, empty=len(empty)) if empty else none
            yield player, Fault("color-not-complete", sentence, empty)
    wrong = sorted(player for player, _ in impossible_claims(masks, sheets, color) if done[player])
    missing = [
        player
        for player, sheet in enumerate(written)
        if when_finished(masks, sheet, color) and not claimed[player] and surely_entitled(masks, sheets, color, player)
    ]
    for player in missing if not wrong else ():
        yield player, Fault("claim-missing", Sentence("fault-unclaimed", color=name))
    seconds = [player for player, sheet in enumerate(sheets) if color in sheet.second and done[player]]
    if not wrong and not missing and len(sheets) > 1 and not any(color in sheet.first for sheet in sheets):
        wrong = seconds
    if wrong:
        yield wrong[0], Fault("claim-clash", Sentence(_clash(sheets, color, wrong[0]), color=name))


def _clash(sheets: Sequence[FilledSheet], color: int, player: int) -> str:
    """Return the key of the message for an impossible claim of a player on a color."""
    sheet = sheets[player]
    if color in sheet.first and color in sheet.second:
        return "fault-clash-both"
    if color in sheet.first:
        return "fault-clash-first"
    if not any(color in other.first for other in sheets):
        return "fault-clash-nobody"
    return "fault-clash-second"


def _finishes(masks: Masks, sheets: Sequence[FilledSheet], color: int) -> list[PhaseRange | None]:
    """Return the range of phases in which each player may have finished a color, or None for players who did not.

    A player who claims it without all hexes marked may have finished it at any time.
    """
    return [
        when_finished(masks, sheet, color) or (PhaseRange(0, 2) if color in sheet.first or color in sheet.second else None)
        for sheet in sheets
    ]


def _surely_before(finishes: Sequence[PhaseRange | None], player: int) -> list[int]:
    own = finishes[player]
    assert own is not None
    return [other for other, end in enumerate(finishes) if end is not None and end.latest < own.earliest]


def _may_be_second(finishes: Sequence[PhaseRange | None], player: int) -> bool:
    """Return whether a player may be second: others may be earlier, and those who surely are may share one round."""
    own = finishes[player]
    assert own is not None
    others = [end for other, end in enumerate(finishes) if other != player and end is not None]
    before = [end for other in _surely_before(finishes, player) if (end := finishes[other])]
    one_round = not before or max(end.earliest for end in before) <= min(end.latest for end in before)
    return one_round and (len(finishes) == 1 or any(end.earliest <= own.latest for end in others))
