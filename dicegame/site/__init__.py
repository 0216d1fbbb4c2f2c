"""Build the web application as a folder of files that any web host can serve. Python in the browser answers its requests."""
