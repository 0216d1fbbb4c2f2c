"""The dice game on web pages: building turns, and its view."""
