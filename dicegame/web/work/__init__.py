"""Long tasks, which run while the server answers other requests."""
