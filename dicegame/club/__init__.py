"""Plan a club's evening (seats for each round, equally hard duchies) and keep its results and standings."""
