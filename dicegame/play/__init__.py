"""What any game needs while it is played; knows no game."""
