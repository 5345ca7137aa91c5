"""Hints for a first game: what is asked, and what there is to look at, from what the seat sees."""
