"""Save, list and share finished games."""
