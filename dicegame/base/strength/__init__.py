"""Measure strength in the base game: games of bots, ratings of duchies, and look-backs on finished games."""
