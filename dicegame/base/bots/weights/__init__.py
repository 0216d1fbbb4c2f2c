"""Tables of weights, each for an edition and a number of players (`python -m dicegame.base.bots.train` writes them)."""
