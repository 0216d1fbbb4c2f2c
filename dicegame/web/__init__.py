"""Play and score in the browser, on every phone in the room. The pages draw and ask; they know no rule."""
