"""A finished game on paper: its file, what cannot be right in it, its score."""
