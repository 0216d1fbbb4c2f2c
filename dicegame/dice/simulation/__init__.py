"""Whole dice games by the million."""
