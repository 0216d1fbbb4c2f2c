"""Tables: who sits there, what was decided, the game that is played, and where all of it is stored."""
