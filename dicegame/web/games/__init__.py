"""How games are shown on pages and in the API: a view for any game, and a folder for each game with its own view."""
