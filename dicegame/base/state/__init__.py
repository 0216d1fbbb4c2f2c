"""The state of a base game: tiles, moves, the shared side, and a player's duchy."""
