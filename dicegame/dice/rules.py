"""The rules of the dice game: the legal turns for a roll, and the sheet after a turn.

Every rule names its heading in the rulebook of the dice game, 2017. All functions use only what numba can compile: ints,
tuples of ints and lists of turns. `dicegame.dice.referee` explains why a turn is illegal.

Where the rulebook is silent, we read it as follows (the table in docs/dice-game.md gives the reasons):

- A player may always take a worker instead of marking, even with a full duchy; only the player can say what is "useful".
- A bonus circled earlier in a turn may be used later in the same turn.
- The number of circles printed on the pad limits neither workers nor silver.
- The starting castle has no number.
- A monk or worker is checked off only where the rolled dice do not allow the mark anyway.
- A sale needs at least one commodity.
- The hourglass die has two hourglasses on 2 of its 6 faces: no source; a setting (`DOUBLE_HOURGLASS_FACES`).
"""

from dicegame.dice.masks import (
    ALL_COLORS,
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
from dicegame.dice.roll import Roll
from dicegame.dice.sheet import Sheet
from dicegame.dice.turn import Turn
from dicegame.fast.inlining import inlined

KINDS = ("monastery", "mine", "river", "city", "castle", "pasture")
"""The rulebook's name for a hex of each color, in the order of `COLOR_NAMES`."""

ALL_PIPS = 0b1111110


def start(masks: Masks, castle: int) -> Sheet:
    """Return a sheet with the starting castle marked, its bonus circled and its points entered (heading Game setup)."""
    return mark(masks, Sheet(0, 0, masks.fits, 0, 0, 0, 0, 0), castle, 0, 0)


def spots(masks: Masks, sheet: Sheet, color: int, pip: int) -> int:
    """Return, as a mask, the hexes of a color that are beside a marked hex and take the pip (heading Game play)."""
    return sheet.edge & masks.of[color] & sheet.fits[pip]


def mark(masks: Masks, sheet: Sheet, hex_: int, pip: int, phase: int) -> Sheet:
    """Return the sheet after `hex_` is marked with `pip`. The last hex of an area scores its points and circles its bonus.

    The starting castle is marked with pip 0, which does not count for castles beside it. (Rulebook: Monastery hex and the
    headings after it.)
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
    """Return, for each pip, the mask of the hexes that it fits after `hex_` is marked with `pip`.

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
    """Return the sheet after the sale of all commodities. Each becomes a silver and scores points (heading Commodity)."""
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
    """Return the sheet with a monk, silver or worker circled (`by` 1) or checked off (-1) (heading How to use bonuses)."""
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


@inlined
def follow(masks: Masks, sheet: Sheet, turn: Turn, phase: int) -> Sheet:
    """Return the sheet after a turn that is known to be legal."""
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
    """Return all legal turns. The same two marks (with a silver) in the opposite order are another turn.

    Turns without a sale come first, then those with one. Both parts have, in this order: one mark, two marks with a silver,
    a mark with a monk, a mark with a worker, taking a worker.
    """
    turns: list[Turn] = []
    add_legal_turns(masks, sheet, roll, turns)
    return turns


@inlined
def add_legal_turns(masks: Masks, sheet: Sheet, roll: Roll, turns: list[Turn]) -> None:
    """Add the legal turns to `turns`. Simulations reuse one list for millions of turns."""
    _add_turns(masks, sheet, roll, False, turns)
    if roll.double and sheet.commodities > 0:
        _add_turns(masks, sell(masks, sheet), roll, True, turns)


@inlined
def _add_turns(masks: Masks, sheet: Sheet, roll: Roll, sale: bool, turns: list[Turn]) -> None:
    """Add the turns with a sale (if `sale`) or without one. A turn uses at most one bonus (heading How to use bonuses)."""
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


@inlined
def _add_second_marks(masks: Masks, sheet: Sheet, roll: Roll, first: Turn, turns: list[Turn]) -> None:
    """Add the turns in which a silver is checked off for a second mark after `first` (rulebook heading Silver).

    At least one die of the second mark must be a die that the first mark did not use. So the same color and pip can be used
    again only if two dice show this color or this pip.
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
    """Return the numbers on two dice as a mask. It has one bit if the dice are equal, otherwise two."""
    return 1 << pair[0] | 1 << pair[1]
