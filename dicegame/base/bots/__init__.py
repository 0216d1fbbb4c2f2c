"""Players of the base game made of code."""
