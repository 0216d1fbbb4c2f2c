"""Ten lessons of the dice game: positions on the real board, each with one choice that the rules judge."""
