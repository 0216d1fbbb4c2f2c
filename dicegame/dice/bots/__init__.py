"""The bots of the dice game, and the weights that the planner has learned."""
