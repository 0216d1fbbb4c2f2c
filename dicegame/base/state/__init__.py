"""The state of a base game: its tiles and moves, the part that all players share, and each player's part."""
