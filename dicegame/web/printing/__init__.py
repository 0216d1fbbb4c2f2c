"""Make pads (PDF files to download), and pictures of their pages."""
