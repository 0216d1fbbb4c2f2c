"""Check whether a turn is legal, and explain why not in a sentence that names the rule."""

from dicegame.dice.masks import BONUS_NAMES, COLOR_NAMES, GREEN, MONK, NOTHING, ORANGE, SILVER, WORKER, YELLOW, Masks
from dicegame.dice.roll import Roll
from dicegame.dice.rules import KINDS, follow, mark, sell
from dicegame.dice.sheet import Sheet
from dicegame.dice.turn import Turn
from dicegame.play.events import IllegalMove
from padgen.language import Field, Sentence, joined
from padgen.tables import PIPS


class IllegalTurn(IllegalMove):
    """A turn is against the rules; the message says why."""


def apply(masks: Masks, sheet: Sheet, roll: Roll, turn: Turn, phase: int) -> Sheet:
    """Return the sheet after a turn in `phase` (0, 1, 2).

    Raises: IllegalTurn with the sentence of `why_not`.
    """
    reason = why_not(masks, sheet, roll, turn)
    if reason:
        raise IllegalTurn(reason)
    return follow(masks, sheet, turn, phase)


def why_not(masks: Masks, sheet: Sheet, roll: Roll, turn: Turn) -> Sentence | None:
    """Return why a turn is illegal, in a sentence that names the rule, or None if it is legal."""
    if turn.sale:
        if not roll.double:
            return _because("illegal-sale-single", "commodity")
        if sheet.commodities == 0:
            return _because("illegal-sale-nothing", "commodity")
        sheet = sell(masks, sheet)
    if turn.hex == NOTHING:
        return None if turn == Turn(turn.sale) else Sentence("illegal-pass")
    if not 0 <= turn.hex < len(masks.near):
        return Sentence("illegal-no-hex", hex=turn.hex + 1, last=len(masks.near))
    if turn.bonus not in (NOTHING, MONK, SILVER, WORKER):
        return _because("illegal-bonus", "bonuses")
    if turn.bonus != SILVER and (turn.hex2, turn.pip2) != (NOTHING, 0):
        return _because("illegal-second-free", "silver")
    reason = _why_no_dice(masks, sheet, roll, turn) or _why_no_mark(masks, sheet, turn.hex, turn.pip)
    if reason or turn.bonus != SILVER:
        return reason
    return _why_no_second(masks, mark(masks, sheet, turn.hex, turn.pip, 0), roll, turn)


def _why_no_dice(masks: Masks, sheet: Sheet, roll: Roll, turn: Turn) -> Sentence | None:
    """Return why the dice, with the monk or worker of the turn (if any), do not allow the first mark, or None if they do."""
    color = masks.color[turn.hex]
    has_color, has_pip = color in roll.colors, turn.pip in roll.pips
    place: dict[str, Field] = {"hex": turn.hex + 1, "color": Sentence(f"color-{COLOR_NAMES[color]}")}
    if has_color and has_pip:
        if turn.bonus not in (MONK, WORKER):
            return None
        return Sentence("illegal-needless", hex=turn.hex + 1, pip=turn.pip, bonus=_bonus(turn.bonus))
    if turn.bonus == MONK:
        if not has_pip:
            return _because("illegal-monk", "monk", pip=turn.pip)
        return None if sheet.monks else _because("illegal-no-circle", "monk", bonus=_bonus(MONK))
    if turn.bonus == WORKER:
        if not has_color:
            return _because("illegal-worker", "worker", **place)
        return None if sheet.workers else _because("illegal-no-circle", "worker", bonus=_bonus(WORKER))
    missing = [Sentence("illegal-color", **place)] * (not has_color)
    missing += [Sentence("illegal-not-rolled", pip=turn.pip)] * (not has_pip)
    return _because("illegal-dice", "play", dice=roll.sentence, missing=joined(missing, "and"))


def _why_no_mark(masks: Masks, sheet: Sheet, hex_: int, pip: int) -> Sentence | None:
    """Return why a hex of this sheet cannot be marked with a pip, whatever dice were rolled, or None if it can."""
    color = masks.color[hex_]
    if not 1 <= pip <= 6:
        return Sentence("illegal-pip", pip=pip)
    if sheet.marked >> hex_ & 1:
        return _because("illegal-marked", "play", hex=hex_ + 1)
    if not sheet.edge >> hex_ & 1:
        return _because("illegal-apart", "play", hex=hex_ + 1)
    if sheet.fits[pip] >> hex_ & 1:
        return None
    kind = KINDS[color]
    if color in (ORANGE, YELLOW, GREEN):
        return _because(f"illegal-{kind}", kind, hex=hex_ + 1, pip=pip)
    return _because("illegal-takes", kind, hex=hex_ + 1, pips=joined(PIPS[COLOR_NAMES[color]], "or"), pip=pip)


def _why_no_second(masks: Masks, sheet: Sheet, roll: Roll, turn: Turn) -> Sentence | None:
    """Return why the second mark of a turn is not possible, or None if it is. `sheet` is the sheet after the first mark."""
    if sheet.silver == 0:
        return _because("illegal-no-circle", "silver", bonus=_bonus(SILVER))
    if not 0 <= turn.hex2 < len(masks.near):
        return Sentence("illegal-no-hex", hex=turn.hex2 + 1, last=len(masks.near))
    color, again = masks.color[turn.hex2], masks.color[turn.hex]
    if color not in roll.colors or turn.pip2 not in roll.pips:
        return _why_no_dice(masks, sheet, roll, Turn(hex=turn.hex2, pip=turn.pip2))
    if (color, turn.pip2) == (again, turn.pip) and len(set(roll.colors)) == len(set(roll.pips)) == 2:
        return _because("illegal-same-dice", "silver")
    return _why_no_mark(masks, sheet, turn.hex2, turn.pip2)


def _bonus(bonus: int) -> Sentence:
    return Sentence(f"bonus-{BONUS_NAMES[bonus]}")


def _because(key: str, heading: str, **fields: Field) -> Sentence:
    """Return a sentence with a reason (the message `key`) and the rulebook heading of its rule."""
    return Sentence("illegal-because", reason=Sentence(key, **fields), heading=Sentence(f"dice-heading-{heading}"))
