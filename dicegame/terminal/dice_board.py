"""One player's page as text for the terminal: in color, without color, or as sentences for a screen reader."""

from typing import TYPE_CHECKING

from rich.text import Text

from dicegame.dice.clock import Clock
from dicegame.dice.game import Game
from dicegame.dice.masks import BONUS_NAMES, COLOR_NAMES, members
from dicegame.dice.rules import KINDS
from dicegame.dice.sheet import Sheet
from dicegame.dice.turn import Turn, format_turn
from dicegame.play.players import bot_name
from dicegame.words import count, noun_for
from padgen.hexgrid import Hex
from padgen.notation import letter_of
from padgen.tables import PHASES
from padgen.theme import STYLES

if TYPE_CHECKING:
    from dicegame.play.advice import Advice
    from dicegame.strength.hindsight import Bound

WIDTH = 6
"""Columns of a hex; seven of them and a margin fit into 80."""


def board(game: Game, player: int, legal: set[int]) -> Text:
    """The duchy: letter and number of each hex, its pip in brackets once it is marked, a star where it may be now.

    Hexes of one area run together.
    """
    layout = game.setup.layout
    palette = STYLES["color"].palette
    left = min(2 * hex_.q + hex_.r for hex_ in layout.cells)
    numbers = {hex_: number for number, hex_ in enumerate(layout.cells)}
    area = game.setup.masks.area
    pips = {mark.hex: mark.pip or "x" for mark in game.seat(player).marks}
    text = Text()
    for row in layout.rows:
        at = 0
        for hex_ in row:
            cell, number = layout.cells[hex_], numbers[hex_]
            colors = palette[layout.game, cell.color]
            column = WIDTH // 2 * (2 * hex_.q + hex_.r - left)
            content = f"({pips[number]})" if number in pips else f"{number + 1}{'*' if number in legal else ''}"
            style = f"{colors.ink} on {colors.fill}" + " bold" * (number in legal or number in pips)
            right = numbers.get(Hex(hex_.q + 1, hex_.r))
            text.append(" " * (column - at))
            text.append(f" {letter_of(layout.game, cell)}{content:<3}", style)
            text.append(" ", style if right is not None and area[right] == area[number] else "")
            at = column + WIDTH
        text.append("\n")
    return text


def areas(game: Game, player: int, legal: set[int]) -> list[str]:
    """The duchy in sentences, an area a line."""
    masks = game.setup.masks
    pips = {mark.hex: mark.pip for mark in game.seat(player).marks}
    lines = []
    for area in dict.fromkeys(masks.area):
        hexes = members(area)
        color = masks.color[hexes[0]]
        square = f", square {COLOR_NAMES[masks.bonus[hexes[0]]]}" if KINDS[color] == "castle" else ""
        parts = [
            f"{hex_ + 1} {f'has {pips[hex_]}' if pips[hex_] else 'is the starting castle'}"
            if hex_ in pips
            else f"{hex_ + 1} {'can be marked now' if hex_ in legal else 'is empty'}"
            for hex_ in hexes
        ]
        lines.append(f"{COLOR_NAMES[color]} {KINDS[color]}{square}: {', '.join(parts)}.")
    return lines


def status(game: Game, player: int) -> list[str]:
    """Time, dice, points and circles, in words."""
    clock = game.clock
    lines = []
    if not clock.over:
        lines.append(f"{time(clock)}, dice: {game.roll or 'not rolled'}")
    reports = game.outcome.players
    phases = ", ".join(f"{name} {points}" for name, points in zip(PHASES, reports[player].phases, strict=True))
    sheet = game.sheet(player)
    counts = (sheet.monks, sheet.silver, sheet.commodities, sheet.workers)
    circles = ", ".join(f"{name} {number}" for name, number in zip(BONUS_NAMES, counts, strict=True))
    lines.append(f"{reports[player].name}: {count(reports[player].total, 'point')} ({phases})")
    lines.append(f"Circles to use: {circles}")
    others = [f"{one.name} {count(one.total, 'point')}" for number, one in enumerate(reports) if number != player]
    if others:
        lines.append(f"The others: {', '.join(others)}")
    closed = "done" if game.setup.solo else "gone"
    values = (f"{color} {'/'.join(map(str, open_)) or closed}" for color, open_ in game.open_values.items())
    lines.append(f"Color bonus: {', '.join(values)}")
    return lines


LEGEND = """\
P monastery (1 or 2), G mine (3 or 4), B river (5 or 6), O city (all different),
Y pasture (all the same), p g b o castle and its square (a number beside it)"""
"""What the letters of the board mean, and which pips fit where."""


def time(clock: Clock) -> str:
    """Phase, round and, where they count, the boxes checked off."""
    words = f"Phase {PHASES[clock.phase]}, round {clock.round + 1}"
    if clock.rounds_of_phase is not None:
        return f"{words} of {clock.rounds_of_phase}"
    return f"{words}, time {clock.boxes} of {clock.boxes_of_phase}"


def describe(game: Game, player: int, turn: Turn, after: Sheet) -> str:
    """What a turn does: its text, what it marks, and what it earns."""
    return f"{format_turn(turn):<21} {effect(game, player, turn, after)}"


def effect(game: Game, player: int, turn: Turn, after: Sheet) -> str:
    """What a turn marks and earns: `mark river 17: +1 silver`."""
    before = game.seats[player].sheet
    color = game.setup.masks.color
    marked = [f"{KINDS[color[hex_]]} {hex_ + 1}" for hex_ in (turn.hex, turn.hex2) if hex_ >= 0]
    what = f"mark {' and '.join(marked)}" if marked else "take a worker"
    old = (before.points, before.monks, before.silver, before.commodities, before.workers)
    new = (after.points, after.monks, after.silver, after.commodities, after.workers)
    names = ("point", *BONUS_NAMES)
    changes = [
        f"{have - had:+} {noun_for(have - had, name)}"
        for name, had, have in zip(names, old, new, strict=True)
        if have != had
    ]
    return f"{what}{': ' if changes else ''}{', '.join(changes)}"


def finished_colors(before: Game, after: Game) -> list[str]:
    """Who finished a color in the rounds between, as players announce it; alone, nobody needs to."""
    names, lines = before.setup.names, []
    for color, (old, new) in enumerate(zip(before.claims, after.claims, strict=True)):
        for place, (had, have) in enumerate(((old.first, new.first), (old.second, new.second))):
            if have != had and not before.setup.solo:
                who = ", ".join(names[player] for player in have)
                points = count(before.setup.masks.color_points[2 * color + place], "point")
                lines.append(f"{who}: {('first', 'second')[place]} to finish {COLOR_NAMES[color]}, {points}.")
    return lines


def reasons(advice: "Advice[Turn]") -> str:
    """What a bot expects of a turn, and why: `61.9 points: +3 points at once, +1.5 finishing yellow (6 to go)`."""
    told = [f"{about} ({state})" if state else about for about, _, state in (one.partition(": ") for one in advice.reasons)]
    return f"{advice.value:.1f} points: {', '.join(told)}"


def looking_back(found: "Bound") -> list[str]:
    """What the dice of a finished game allowed a player, and the turns that cost most."""
    most = "and no more" if found.exact else f"at most {found.bound}"
    least = "" if found.exact else "at least "
    told = f"{found.name}: {count(found.score, 'point')}; these dice allowed {least}{found.best_found} ({most})"
    if not found.costliest:
        return [f"{told}; no turn cost anything."]
    whose = "its" if bot_name(found.name) else "your"
    costliest = ("costliest turn was", "two costliest turns were", "three costliest turns were")[len(found.costliest) - 1]
    return [
        f"{told}; {whose} {costliest}:",
        *(
            f"  {time(costly.clock)}, {costly.roll}: {format_turn(costly.turn)} cost "
            f"{count(costly.cost, 'point')} against {format_turn(costly.better)}."
            for costly in found.costliest
        ),
    ]
