"""The base game in words: what is told about it, and what people type."""
