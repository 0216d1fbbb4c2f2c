"""The bots, and the weights that the planner has learned."""
