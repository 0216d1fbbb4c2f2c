"""The rulebook in code: what a player may do with a roll, and what comes of it.

Every rule names its heading in the rulebook of the dice game, 2017. All functions but those that make sentences keep to
what numba compiles: ints, tuples of ints and lists of turns.

Where the rulebook is silent, this is what we do (the table in docs/dice-game.md says why):

- A player may always take a worker instead of marking; what is "useful" is the player's call. So may one with a full duchy.
- A bonus circled earlier in a turn may be used later in the same turn.
- The number of circles printed on the pad limits neither workers nor silver.
- The starting castle bears no number.
- A monk or worker is checked off only where the rolled dice do not allow the mark anyway.
- A sale needs at least one commodity.
"""

from dicegame.dice import Roll
from dicegame.masks import (
    BONUS_NAMES,
    COLOR_NAMES,
    COMMODITY,
    GREEN,
    MONK,
    NOTHING,
    ORANGE,
    SILVER,
    WORKER,
    YELLOW,
    Fits,
    Masks,
    members,
)
from dicegame.sheet import Sheet
from dicegame.turns import Turn
from padgen.model import PadgenError
from padgen.tables import PIPS

RULEBOOK = "Dice game rulebook 2017"
KINDS = ("monastery", "mine", "river", "city", "castle", "pasture")
"""What the rulebook calls a hex of each color, in the order of `COLOR_NAMES`."""


ALL_COLORS = 0b111111
ALL_PIPS = 0b1111110


class IllegalTurn(PadgenError):  # noqa: N818  # named as in "illegal turn", the words players use
    """A turn that the rules do not allow; the message says why."""


def start(masks: Masks, castle: int) -> Sheet:
    """A page with its starting castle checked off, its bonus circled and its point entered (Game setup)."""
    return mark(masks, Sheet(0, 0, masks.fits, 0, 0, 0, 0, 0), castle, 0, 0)


def spots(masks: Masks, sheet: Sheet, color: int, pip: int) -> int:
    """The hexes that one color and one pip may mark: next to a marked hex, by the hex's own rule (Game play)."""
    return sheet.edge & masks.of[color] & sheet.fits[pip]


def mark(masks: Masks, sheet: Sheet, hex_: int, pip: int, phase: int) -> Sheet:
    """Enter a pip; the final hex of an area earns its points and circles its bonus (Monastery hex and the following).

    The starting castle is marked with pip 0, which no castle beside it may use.
    """
    marked = sheet.marked | 1 << hex_
    monks, silver, commodities, workers, points = sheet.monks, sheet.silver, sheet.commodities, sheet.workers, sheet.points
    if masks.area[hex_] & ~marked == 0:
        points += masks.points[3 * hex_ + phase]
        bonus = masks.bonus[hex_]
        if bonus == MONK:
            monks += 1
        elif bonus == SILVER:
            silver += 1
        elif bonus == COMMODITY:
            commodities += 1
        elif bonus == WORKER:
            workers += 1
    edge = (sheet.edge | masks.near[hex_]) & ~marked
    return Sheet(marked, edge, fits_after(masks, sheet.fits, hex_, pip), monks, silver, commodities, workers, points)


def fits_after(masks: Masks, fits: Fits, hex_: int, pip: int) -> Fits:
    """Which pip fits where, once `hex_` bears `pip`.

    Monasteries, mines and rivers take the same pips all game. All numbers in a city are different; all numbers in a
    pasture are the same; a castle takes the numbers in the hexes beside it (City hex, Pasture hex, Castle hex).
    """
    closed_to_it = masks.area[hex_] if masks.color[hex_] == ORANGE else 0
    closed_to_others = masks.area[hex_] if masks.color[hex_] == YELLOW else 0
    castles = masks.near[hex_] & masks.of[GREEN]
    _, one, two, three, four, five, six = fits
    return (
        0,
        one & ~closed_to_it | castles if pip == 1 else one & ~closed_to_others,
        two & ~closed_to_it | castles if pip == 2 else two & ~closed_to_others,
        three & ~closed_to_it | castles if pip == 3 else three & ~closed_to_others,
        four & ~closed_to_it | castles if pip == 4 else four & ~closed_to_others,
        five & ~closed_to_it | castles if pip == 5 else five & ~closed_to_others,
        six & ~closed_to_it | castles if pip == 6 else six & ~closed_to_others,
    )


def sell(masks: Masks, sheet: Sheet) -> Sheet:
    """Sell all commodities: each becomes a silver and points (Commodity)."""
    return Sheet(
        sheet.marked,
        sheet.edge,
        sheet.fits,
        sheet.monks,
        sheet.silver + sheet.commodities,
        0,
        sheet.workers,
        sheet.points + masks.sale_points * sheet.commodities,
    )


def circle(sheet: Sheet, bonus: int, by: int) -> Sheet:
    """Circle (`by` 1) or check off (`by` -1) a monk, silver or worker (How to use bonuses)."""
    return Sheet(
        sheet.marked,
        sheet.edge,
        sheet.fits,
        sheet.monks + (by if bonus == MONK else 0),
        sheet.silver + (by if bonus == SILVER else 0),
        sheet.commodities,
        sheet.workers + (by if bonus == WORKER else 0),
        sheet.points,
    )


def follow(masks: Masks, sheet: Sheet, turn: Turn, phase: int) -> Sheet:
    """The page after a turn that is known to be legal."""
    if turn.sale:
        sheet = sell(masks, sheet)
    if turn.hex == NOTHING:
        return circle(sheet, WORKER, 1)
    sheet = mark(masks, sheet, turn.hex, turn.pip, phase)
    if turn.bonus != NOTHING:
        sheet = circle(sheet, turn.bonus, -1)
    if turn.bonus == SILVER:
        sheet = mark(masks, sheet, turn.hex2, turn.pip2, phase)
    return sheet


def legal_turns(masks: Masks, sheet: Sheet, roll: Roll) -> list[Turn]:
    """Every turn that the rules allow, each once, the two orders of a silver's marks being two.

    Turns without a sale come first; then marks, marks with a silver's second, with a monk, with a worker; then the worker.
    """
    turns: list[Turn] = []
    add_legal_turns(masks, sheet, roll, turns)
    return turns


def add_legal_turns(masks: Masks, sheet: Sheet, roll: Roll, turns: list[Turn]) -> None:
    """As `legal_turns`, at the end of a list that is there already: simulation makes one for a million turns."""
    _add_turns(masks, sheet, roll, False, turns)
    if roll.double and sheet.commodities > 0:
        _add_turns(masks, sell(masks, sheet), roll, True, turns)


def _add_turns(masks: Masks, sheet: Sheet, roll: Roll, sale: bool, turns: list[Turn]) -> None:
    """The turns that begin with a sale, or those that do not (How to use bonuses: at most one bonus a round)."""
    colors, pips = different(roll.colors), different(roll.pips)
    begin = len(turns)
    for color in members(colors):
        for pip in members(pips):
            for hex_ in members(spots(masks, sheet, color, pip)):
                turns.append(Turn(sale, NOTHING, hex_, pip, NOTHING, 0))  # noqa: PERF401  # one loop for two speeds
    for index in range(begin, len(turns)):
        first = turns[index]
        if sheet.silver > 0 or masks.bonus[first.hex] == SILVER:
            _add_second_marks(masks, sheet, roll, first, turns)
    if sheet.monks > 0:
        for color in members(ALL_COLORS & ~colors):
            for pip in members(pips):
                for hex_ in members(spots(masks, sheet, color, pip)):
                    turns.append(Turn(sale, MONK, hex_, pip, NOTHING, 0))  # noqa: PERF401
    if sheet.workers > 0:
        for color in members(colors):
            for pip in members(ALL_PIPS & ~pips):
                for hex_ in members(spots(masks, sheet, color, pip)):
                    turns.append(Turn(sale, WORKER, hex_, pip, NOTHING, 0))  # noqa: PERF401
    turns.append(Turn(sale, NOTHING, NOTHING, 0, NOTHING, 0))


def _add_second_marks(masks: Masks, sheet: Sheet, roll: Roll, first: Turn, turns: list[Turn]) -> None:
    """The turns that go on after a first mark by checking off a silver (Silver).

    The second combination uses at least one other die: the first one's color and pip may come again only where one of
    them was rolled twice.
    """
    after = mark(masks, sheet, first.hex, first.pip, 0)
    if after.silver == 0:
        return
    twice = roll.colors[0] == roll.colors[1] or roll.pips[0] == roll.pips[1]
    color = masks.color[first.hex]
    for other in members(different(roll.colors)):
        for pip in members(different(roll.pips)):
            if twice or other != color or pip != first.pip:
                for hex_ in members(spots(masks, after, other, pip)):
                    turns.append(Turn(first.sale, SILVER, first.hex, first.pip, hex_, pip))  # noqa: PERF401


def different(pair: tuple[int, int]) -> int:
    """What two dice show, as a mask: one bit where they agree."""
    return 1 << pair[0] | 1 << pair[1]


def apply(masks: Masks, sheet: Sheet, roll: Roll, turn: Turn, phase: int) -> Sheet:
    """The page after a turn in `phase` (0, 1, 2).

    Raises: IllegalTurn with the sentence of `check`.
    """
    reason = check(masks, sheet, roll, turn)
    if reason:
        raise IllegalTurn(reason)
    return follow(masks, sheet, turn, phase)


def check(masks: Masks, sheet: Sheet, roll: Roll, turn: Turn) -> str | None:
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
