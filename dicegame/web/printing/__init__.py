"""Pads and boards to download."""
