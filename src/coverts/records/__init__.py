"""Game records: read, write, check, replay."""
