"""The views that show games on pages and in the API: one for any game, and a folder for each game with a view of its own."""
