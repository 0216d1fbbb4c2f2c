"""The pages as a folder of files, built here. Any web host can serve them; Python in the browser answers requests."""
