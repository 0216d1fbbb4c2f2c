"""The base game on pages: what a tap can do, the pictures of depots and duchies, and what has happened."""
