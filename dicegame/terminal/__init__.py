"""Play games and solve puzzles in the terminal."""
