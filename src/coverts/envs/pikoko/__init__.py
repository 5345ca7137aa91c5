"""Pikoko as numbers: its actions, its observations, its rewards."""
