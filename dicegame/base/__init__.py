"""The Castles of Burgundy, 2011 and 2019: the game itself, played."""
