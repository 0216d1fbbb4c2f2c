"""Simulate millions of dice games."""
