"""What runs on the device: it answers the requests of the pages with the application of the web server."""
