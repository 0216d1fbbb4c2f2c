"""The kinds of finished games that people keep and share, and what BG Stats and BoardGameGeek call them."""

from enum import StrEnum


class Kind(StrEnum):
    """A game by its name in saved games."""

    DICE = "dice"
    BASE = "base"
    SEASONS = "seasons"


MODES = ("standard", "team", "solo")
"""The ways of playing them."""
BOARD_GAMES: dict[str, tuple[str, int]] = {
    Kind.BASE: ("The Castles of Burgundy", 84876),
    Kind.DICE: ("The Castles of Burgundy: The Dice Game", 232988),
    Kind.SEASONS: ("A Castle for All Seasons", 38386),
}
"""The full name and BoardGameGeek number of each game."""
