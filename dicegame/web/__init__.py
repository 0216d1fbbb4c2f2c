"""The web application: play and score in the browser, on every phone in the room. It contains no rules of the games."""
