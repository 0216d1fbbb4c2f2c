"""The dice game at a table: its turns put together, its view."""
