"""The words of Solo."""
