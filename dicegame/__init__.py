"""The duchy as a game: roll, mark, score."""
