"""Strength in the base game: games of bots, how strong a board is, and look-backs on finished games."""
