"""The tables that are in memory, what happens at them, and who is told."""
