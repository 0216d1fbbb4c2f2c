"""The dice game on pages and in the API: its view, and the page on which a player chooses a turn step by step."""
