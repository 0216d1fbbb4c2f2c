"""The forms in which people enter finished games to score them, and the tasks that compute the scores."""
