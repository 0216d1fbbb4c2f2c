"""The Dice Game: the rulebook in code, and whole games as values."""
