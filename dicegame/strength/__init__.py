"""What many games are for: matches, ratings, hindsight."""
