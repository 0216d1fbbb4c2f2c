"""The games that the terminal draws in their own way."""
