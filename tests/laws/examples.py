"""How long the laws are tried."""

from os import environ


def examples(number: int) -> int:
    """So many examples, times COVERTS_EXAMPLES for a longer run."""
    return number * int(environ.get("COVERTS_EXAMPLES", "1"))
