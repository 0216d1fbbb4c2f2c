"""Whole base games, simulated by the functions that people play by."""
