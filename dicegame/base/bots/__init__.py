"""The bots of the base game."""
