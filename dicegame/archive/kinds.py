"""The kinds of finished games that are saved and shared, with their names in BG Stats and on BoardGameGeek."""

from enum import StrEnum


class Kind(StrEnum):
    """The games whose results can be saved. The values are their names in saved games."""

    DICE = "dice"
    BASE = "base"
    SEASONS = "seasons"


MODES = ("standard", "team", "solo")
"""The ways to play these games."""
BOARD_GAMES: dict[str, tuple[str, int]] = {
    Kind.BASE: ("The Castles of Burgundy", 84876),
    Kind.DICE: ("The Castles of Burgundy: The Dice Game", 232988),
    Kind.SEASONS: ("A Castle for All Seasons", 38386),
}
"""The full name and BoardGameGeek number of each game."""
