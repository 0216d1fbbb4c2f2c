"""Finished games: kept, listed, shared."""
