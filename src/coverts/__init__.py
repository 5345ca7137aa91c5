"""Coverts: two table games of secret choices, Pikoko and POK."""
