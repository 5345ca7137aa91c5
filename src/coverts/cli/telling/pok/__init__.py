"""POK in words."""
