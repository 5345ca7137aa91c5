"""Players of POK."""
