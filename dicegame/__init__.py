"""The duchy as a game: roll, mark, score. Unofficial; for The Castles of Burgundy: The Dice Game.

>>> from padgen import load
>>> from dicegame import apply, compile_layout, find_castle, format_turn, legal_turns, parse_roll, start
>>> masks = compile_layout(load("dice:BBGG/OOPPO/ObYYgP/OBBPOOO/YoPBpY/YGBPP/GOYY"))
>>> sheet = start(masks, find_castle(masks, "blue"))
>>> roll = parse_roll("yellow blue 5 5 double")
>>> turns = legal_turns(masks, sheet, roll)
>>> best = max(turns, key=lambda turn: apply(masks, sheet, roll, turn, phase=0).points)
>>> format_turn(best), apply(masks, sheet, roll, best, phase=0).points
('sell 12=5 silver 13=5', 11)
"""

from dicegame.dice.masks import Masks, compile_layout, find_castle
from dicegame.dice.referee import IllegalTurn, apply, why_not
from dicegame.dice.roll import Roll, parse_roll, roll_dice
from dicegame.dice.rules import legal_turns, start
from dicegame.dice.score import score_sheets
from dicegame.dice.sheet import FilledSheet, Mark, Sheet
from dicegame.dice.turn import Turn, format_turn, parse_turn

__all__ = [
    "FilledSheet",
    "IllegalTurn",
    "Mark",
    "Masks",
    "Roll",
    "Sheet",
    "Turn",
    "apply",
    "compile_layout",
    "find_castle",
    "format_turn",
    "legal_turns",
    "parse_roll",
    "parse_turn",
    "roll_dice",
    "score_sheets",
    "start",
    "why_not",
]
