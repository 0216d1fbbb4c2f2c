"""A club's evening: seats by rounds, equally hard duchies, results and standings."""
