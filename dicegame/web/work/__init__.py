"""Long tasks, away from the pages."""
