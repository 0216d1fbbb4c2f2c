"""Strength in the dice game: games of bots, how hard a duchy is, look-backs on finished games, and limits."""
