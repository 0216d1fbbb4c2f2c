"""Simulate whole base games with the same rule functions as games between people."""
