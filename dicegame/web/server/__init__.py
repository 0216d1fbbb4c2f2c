"""The web server: the application, the code that runs it, and the processes for long tasks."""
