"""Matches between bots, ratings of duchies, and hindsight on finished games."""
