"""Play and score games on duchies. Unofficial; for The Castles of Burgundy: The Dice Game.

>>> from dicegame import Position, format_turn
>>> position = Position.begin("dice:BBGG/OOPPO/ObYYgP/OBBPOOO/YoPBpY/YGBPP/GOYY", castle="blue")
>>> roll = "yellow blue 5 5 double"
>>> position.play(roll, "sell 12=5 silver 13=5").points
11
>>> print(position.why_not(roll, "12=6"))
the dice show yellow blue 5 5 double: 6 was not rolled (Dice game rulebook 2017, Game play)
>>> best = max(position.legal_turns(roll), key=lambda turn: position.play(roll, turn).points)
>>> format_turn(best)
'sell 12=5 silver 13=5'
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from dicegame.dice.masks import Masks, compile_layout, find_castle
    from dicegame.dice.paper.result import score_sheets
    from dicegame.dice.position import Position
    from dicegame.dice.referee import IllegalTurn, apply, why_not
    from dicegame.dice.roll import Roll, parse_roll, roll_dice
    from dicegame.dice.rules import legal_turns, start
    from dicegame.dice.sheet import FilledSheet, Mark, Sheet
    from dicegame.dice.turn import Turn, format_turn, parse_turn

__all__ = [
    "FilledSheet",
    "IllegalTurn",
    "Mark",
    "Masks",
    "Position",
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

_MODULES = {
    "dicegame.dice.masks": ("Masks", "compile_layout", "find_castle"),
    "dicegame.dice.paper.result": ("score_sheets",),
    "dicegame.dice.position": ("Position",),
    "dicegame.dice.referee": ("IllegalTurn", "apply", "why_not"),
    "dicegame.dice.roll": ("Roll", "parse_roll", "roll_dice"),
    "dicegame.dice.rules": ("legal_turns", "start"),
    "dicegame.dice.sheet": ("FilledSheet", "Mark", "Sheet"),
    "dicegame.dice.turn": ("Turn", "format_turn", "parse_turn"),
}


def __getattr__(name: str) -> object:
    """Import a public name from its module when it is first asked for: the commands need few of them."""
    for module, names in _MODULES.items():
        if name in names:
            return getattr(import_module(module), name)
    raise AttributeError(f"module 'dicegame' has no attribute {name!r}")


def __dir__() -> list[str]:
    return __all__
