"""Play and score in the browser, on every phone in the room. The pages draw and ask; they do not contain any rules."""
