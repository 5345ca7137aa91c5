"""The durable memory of the house: the log of every table, finished games, and who people are."""
