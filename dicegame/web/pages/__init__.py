"""The pages, a file for each thing that people come for."""
