"""Libraries that a player's install does without."""

from importlib.util import find_spec

from coverts.arena.faults import Missing


def require(library: str, requirement: str) -> None:
    """Say what to install when a library is missing."""
    if find_spec(library) is None:
        raise Missing(library, requirement)
