"""Players made of code, and what they have learned."""
