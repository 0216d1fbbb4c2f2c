"""The board game The Castles of Burgundy, editions 2011 and 2019: its rules, whole games and bots."""
