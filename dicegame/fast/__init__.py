"""Run plain functions fast: compiled, or on many processes. This package knows nothing about games."""
