"""Play thousands of games: matches between bots, ratings of duchies, look-backs, own bots, and their compilation."""
