"""Measure strength in the dice game: matches of bots, ratings of duchies, look-backs on games, and limits for points."""
