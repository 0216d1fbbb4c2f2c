"""The pages as a folder of files: built here, served by any web host, and answered on the device by Python in the browser."""
