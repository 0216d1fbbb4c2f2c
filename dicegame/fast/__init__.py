"""Run plain Python functions fast: compiled, or in several processes. Nothing here depends on the rules of a game."""
