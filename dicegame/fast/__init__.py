"""Make plain functions fast, in many places. Knows no rule."""
