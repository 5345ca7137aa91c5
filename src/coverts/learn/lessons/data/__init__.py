"""The lessons: a file each, in the order of their names."""
