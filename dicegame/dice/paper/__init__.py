"""A finished game on paper: its file, its faults, its score."""
