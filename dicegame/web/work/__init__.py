"""Long tasks, which run while pages are answered."""
