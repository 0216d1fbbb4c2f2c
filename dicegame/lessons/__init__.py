"""Ten lessons of the dice game, positions on the real board with one choice that the rules judge, and a first base game."""
