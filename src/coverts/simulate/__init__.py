"""Many games at once, played by programs."""
