"""The base game in words: moves, tiles and records as texts."""
