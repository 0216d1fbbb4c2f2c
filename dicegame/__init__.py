"""Play and score The Castles of Burgundy and its dice game. This package is unofficial.

>>> from dicegame import new_game
>>> game = new_game("a", start="blue").draw("yellow blue 5 5 double")
>>> best = max(game.moves, key=lambda move: game.play(move).points["Player"])
>>> best, game.play(best).points
('sell 12=5 silver 13=5', {'Player': 11})
>>> print(game.why_not("12=6"))
the dice show yellow blue 5 5 double: 6 was not rolled (Dice game rulebook 2017, Game play)
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from dicegame.dice.position import Position
    from dicegame.library import Game, load_game, new_game
    from dicegame.play.advice import Advice
    from dicegame.play.events import GameError, IllegalMove
    from dicegame.report import Outcome
    from dicegame.scoring import score_file
    from padgen.errors import PadgenError

__all__ = [
    "Advice",
    "Game",
    "GameError",
    "IllegalMove",
    "Outcome",
    "PadgenError",
    "Position",
    "load_game",
    "new_game",
    "score_file",
]

_MODULES = {
    "dicegame.dice.position": ("Position",),
    "dicegame.library": ("Game", "load_game", "new_game"),
    "dicegame.play.advice": ("Advice",),
    "dicegame.play.events": ("GameError", "IllegalMove"),
    "dicegame.report": ("Outcome",),
    "dicegame.scoring": ("score_file",),
    "padgen.errors": ("PadgenError",),
}
_OLD = {
    "dicegame.dice.masks": ("Masks", "compile_layout", "find_castle"),
    "dicegame.dice.referee": ("IllegalTurn", "apply", "why_not"),
    "dicegame.dice.roll": ("Roll", "parse_roll", "roll_dice"),
    "dicegame.dice.rules": ("legal_turns", "start"),
    "dicegame.dice.paper.result": ("score_sheets",),
    "dicegame.dice.sheet": ("FilledSheet", "Mark", "Sheet"),
    "dicegame.dice.turn": ("Turn", "format_turn", "parse_turn"),
}
"""For each module, its names that could be imported from here in version 0.4. They still work, with a warning."""
_NEW = {
    "IllegalTurn": "dicegame.IllegalMove",
    "apply": "dicegame.Game.play",
    "why_not": "dicegame.Game.why_not",
    "legal_turns": "dicegame.Game.moves",
    "start": "dicegame.new_game",
    "roll_dice": "dicegame.new_game with a seed",
    "score_sheets": "dicegame.score_file",
}
"""For some old names, a replacement that works for every game. The other old names stay in their modules."""


def __getattr__(name: str) -> object:
    """Import a public name from its module when it is first used, because most commands need only a few of the modules."""
    for module, names in (_MODULES | _OLD).items():
        if name in names:
            if module in _OLD:
                from warnings import warn

                use = _NEW.get(name, f"{module}.{name}")
                warn(f"dicegame.{name} is going away: use {use}", DeprecationWarning, stacklevel=2)
            return getattr(import_module(module), name)
    raise AttributeError(f"module 'dicegame' has no attribute {name!r}")


def __dir__() -> list[str]:
    return __all__
