"""Play any game: sessions, records, moves. This package knows no particular game."""
