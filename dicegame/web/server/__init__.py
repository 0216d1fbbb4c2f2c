"""The server: the application, how it runs, and processes for long work."""
