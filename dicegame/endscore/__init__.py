"""End scoring of the big-box games: The Castles of Burgundy in two editions, A Castle for All Seasons."""
