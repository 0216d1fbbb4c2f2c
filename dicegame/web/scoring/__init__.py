"""Forms for finished games, and their scores."""
