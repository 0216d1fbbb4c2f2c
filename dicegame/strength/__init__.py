"""Any game by the thousand: matches between bots, ratings of duchies, look-backs, own bots, and what is compiled."""
