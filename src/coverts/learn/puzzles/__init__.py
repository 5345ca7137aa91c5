"""Puzzles: positions of games between bots in which one answer is clearly best, and not the one that comes to mind."""
