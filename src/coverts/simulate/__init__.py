"""Batch simulation: many games at once, compiled."""
