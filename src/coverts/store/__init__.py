"""Durable storage: the event log of every table, finished games, identities."""
