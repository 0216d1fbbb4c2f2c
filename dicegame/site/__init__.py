"""The pages as a folder of files: built here, served by any web host, and answered by Python in the browser."""
