"""Measure strength in the dice game: games of bots, ratings of duchies, look-backs on finished games, and limits."""
