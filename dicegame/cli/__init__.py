"""The `dicegame` command line."""
