"""Pikoko in words."""
