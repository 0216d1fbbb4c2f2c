"""The Dice Game: its rules, and whole games as immutable values."""
