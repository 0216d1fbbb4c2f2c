"""Measure how strong bots are in the base game, how difficult duchies are, and which turns of a finished game cost most."""
