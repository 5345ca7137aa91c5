"""Bots in worker processes, and whose turn it is to have one decide."""
