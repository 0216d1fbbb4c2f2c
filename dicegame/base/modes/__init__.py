"""Modes of the base game: the solo game."""
