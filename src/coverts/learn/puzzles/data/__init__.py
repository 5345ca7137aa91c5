"""The kept puzzles: a file for each game, made by `coverts puzzles`."""
