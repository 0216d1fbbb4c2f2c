"""The table: play and score in the browser, on every identity in the room. Draws and asks, and knows no rule."""
