"""Results as JSON: all that is needed to work out every figure again."""

from importlib.metadata import version

import msgspec

from coverts.arena.telling import Answer


def sheet(answer: Answer) -> bytes:
    """One JSON object, with every deal in it."""
    figures = {"coverts": version("coverts"), "partial": answer.is_partial, **msgspec.to_builtins(answer)}
    return msgspec.json.format(msgspec.json.encode(figures), indent=1) + b"\n"
