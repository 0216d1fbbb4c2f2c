"""The pages of the base game."""
