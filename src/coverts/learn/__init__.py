"""Learning by doing: puzzles that our own bots have found, and first lessons."""
