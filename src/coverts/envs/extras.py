"""Libraries that a player's install does without."""

from importlib.util import find_spec


def require(library: str, extra: str) -> None:
    """Say which extra to install when a library is missing."""
    if find_spec(library) is None:
        raise ImportError(f"{library} is not installed: pip install coverts[{extra}]", name=library)
