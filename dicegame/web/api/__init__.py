"""The JSON API: tables, layouts and scores for programs, under the same rules as the pages."""
