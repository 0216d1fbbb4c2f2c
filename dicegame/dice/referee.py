"""Whether a turn is legal, and if not, why, in a sentence that names its rule."""

from dicegame.dice.masks import BONUS_NAMES, COLOR_NAMES, GREEN, MONK, NOTHING, ORANGE, SILVER, WORKER, YELLOW, Masks
from dicegame.dice.roll import Roll
from dicegame.dice.rules import KINDS, RULEBOOK, follow, mark, sell
from dicegame.dice.sheet import Sheet
from dicegame.dice.turn import Turn
from dicegame.play.events import IllegalMove
from padgen.tables import PIPS


class IllegalTurn(IllegalMove):
    """A turn that the rules do not allow; the message says why."""


def apply(masks: Masks, sheet: Sheet, roll: Roll, turn: Turn, phase: int) -> Sheet:
    """The page after a turn in `phase` (0, 1, 2).

    Raises: IllegalTurn with the sentence of `why_not`.
    """
    reason = why_not(masks, sheet, roll, turn)
    if reason:
        raise IllegalTurn(reason)
    return follow(masks, sheet, turn, phase)


def why_not(masks: Masks, sheet: Sheet, roll: Roll, turn: Turn) -> str | None:
    """Why a turn is illegal, in a sentence that names its rule; None for a legal one."""
    if turn.sale:
        if not roll.double:
            return _because("commodities are sold only when the double hourglass is rolled", "Commodity")
        if sheet.commodities == 0:
            return _because("there is no circled commodity to sell", "Commodity")
        sheet = sell(masks, sheet)
    if turn.hex == NOTHING:
        if turn != Turn(turn.sale):
            return "a turn without a mark takes a worker and checks off nothing"
        return None
    if not 0 <= turn.hex < len(masks.near):
        return f"there is no hex {turn.hex + 1}; the duchy has hexes 1 to {len(masks.near)}"
    if turn.bonus not in (NOTHING, MONK, SILVER, WORKER):
        return _because("only a monk, a silver or a worker changes what is marked", "How to use bonuses")
    if turn.bonus != SILVER and (turn.hex2, turn.pip2) != (NOTHING, 0):
        return _because("a second mark costs a silver", "Silver")
    reason = _why_no_dice(masks, sheet, roll, turn) or _why_no_mark(masks, sheet, turn.hex, turn.pip)
    if reason or turn.bonus != SILVER:
        return reason
    return _why_no_second(masks, mark(masks, sheet, turn.hex, turn.pip, 0), roll, turn)


def _why_no_dice(masks: Masks, sheet: Sheet, roll: Roll, turn: Turn) -> str | None:
    """Why the dice, with a monk or a worker, do not make the first combination."""
    color = masks.color[turn.hex]
    has_color, has_pip = color in roll.colors, turn.pip in roll.pips
    wanted = f"hex {turn.hex + 1} is {COLOR_NAMES[color]}"
    if has_color and has_pip:
        spare = turn.bonus in (MONK, WORKER)
        return f"the dice allow {turn.hex + 1}={turn.pip} without a {BONUS_NAMES[turn.bonus]}" if spare else None
    if turn.bonus == MONK:
        if not has_pip:
            return _because(f"a monk changes a color, and no die shows {turn.pip}", "Monk")
        return None if sheet.monks else _because("there is no circled monk to check off", "Monk")
    if turn.bonus == WORKER:
        if not has_color:
            return _because(f"a worker changes a pip, and {wanted}, which no die shows", "Worker")
        return None if sheet.workers else _because("there is no circled worker to check off", "Worker")
    missing = [wanted] * (not has_color) + [f"{turn.pip} was not rolled"] * (not has_pip)
    return _because(f"the dice show {roll}: {' and '.join(missing)}", "Game play")


def _why_no_mark(masks: Masks, sheet: Sheet, hex_: int, pip: int) -> str | None:
    """Why a hex cannot be marked with a pip, whatever the dice."""
    color = masks.color[hex_]
    if not 1 <= pip <= 6:
        return f"there is no pip {pip} on a die"
    if sheet.marked >> hex_ & 1:
        return _because(f"hex {hex_ + 1} is marked already", "Game play")
    if not sheet.edge >> hex_ & 1:
        return _because(f"hex {hex_ + 1} is not beside a marked hex", "Game play")
    if sheet.fits[pip] >> hex_ & 1:
        return None
    if color == ORANGE:
        reason = f"the city of hex {hex_ + 1} has a {pip} already; its numbers must all differ"
    elif color == YELLOW:
        reason = f"the pasture of hex {hex_ + 1} has another number; its numbers must all be the same"
    elif color == GREEN:
        reason = f"the castle, hex {hex_ + 1}, takes only numbers marked beside it, and no hex beside it has a {pip}"
    else:
        reason = f"hex {hex_ + 1} takes {' or '.join(map(str, PIPS[COLOR_NAMES[color]]))}, not {pip}"
    return _because(reason, f"{KINDS[color].capitalize()} hex")


def _why_no_second(masks: Masks, sheet: Sheet, roll: Roll, turn: Turn) -> str | None:
    """Why the second mark is not possible, on the page as it stands after the first."""
    if sheet.silver == 0:
        return _because("there is no circled silver to check off", "Silver")
    if not 0 <= turn.hex2 < len(masks.near):
        return f"there is no hex {turn.hex2 + 1}; the duchy has hexes 1 to {len(masks.near)}"
    color, again = masks.color[turn.hex2], masks.color[turn.hex]
    if color not in roll.colors or turn.pip2 not in roll.pips:
        return _why_no_dice(masks, sheet, roll, Turn(hex=turn.hex2, pip=turn.pip2))
    if (color, turn.pip2) == (again, turn.pip) and len(set(roll.colors)) == len(set(roll.pips)) == 2:
        return _because("the second mark must use at least one other die than the first", "Silver")
    return _why_no_mark(masks, sheet, turn.hex2, turn.pip2)


def _because(reason: str, heading: str) -> str:
    return f"{reason} ({RULEBOOK}, {heading})"
