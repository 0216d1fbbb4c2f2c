"""Read the file of a finished game on paper, find its faults, and score it."""
