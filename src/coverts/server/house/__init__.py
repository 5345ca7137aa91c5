"""Live tables in memory: commands, subscribers, clocks and bots."""
