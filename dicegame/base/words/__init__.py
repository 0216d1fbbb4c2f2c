"""The texts of the base game: the sentences that the program shows, and the input that people type."""
