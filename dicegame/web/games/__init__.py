"""How games look on pages and in the API: what is the same for all, and a folder for each game with pages of its own."""
