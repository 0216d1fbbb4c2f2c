"""Who visits: phones by their secrets, the host, languages, what a browser remembers, and limits for everybody."""
