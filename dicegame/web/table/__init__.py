"""Tables: their seats, their settings, their games, and the file in which they are stored."""
