"""Matches between bots, ratings of duchies and look-backs on finished games, all by simulating many games."""
