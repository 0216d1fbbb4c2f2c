"""The rules of the base game: plain functions that people's games, bots and simulated games share."""
