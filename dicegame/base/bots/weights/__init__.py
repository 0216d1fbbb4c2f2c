"""Tables of weights, each for an edition and a number of players (`python -m research.train_base` writes them)."""
