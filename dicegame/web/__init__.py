"""The web server: play and score in the browser, on every phone in the room. It draws and asks; it knows no rules."""
