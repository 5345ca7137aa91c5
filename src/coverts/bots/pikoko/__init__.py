"""Players of Pikoko."""
