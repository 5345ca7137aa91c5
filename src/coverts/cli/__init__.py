"""The `coverts` command."""
