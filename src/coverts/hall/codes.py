"""Join codes: an invitation short enough to be said aloud.

A code is worked out from the invitation and kept nowhere. It has 40 bits where the invitation has 128, so it counts
only while a table gathers its players, and whoever tries codes is soon slowed down.
"""

from hashlib import sha256

LENGTH = 8
LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Crockford's: without letters that sound or look like another, and without U, which makes rude words."""

_HEARD = str.maketrans({"I": "1", "L": "1", "O": "0", " ": None, "-": None})


def code_of(invitation: str) -> str:
    """The code of a table with this invitation. The invitation cannot be worked out from it."""
    number = int.from_bytes(sha256(b"coverts join code\0" + invitation.encode()).digest()[:5], "big")
    return "".join(LETTERS[number >> 5 * place & 31] for place in reversed(range(LENGTH)))


def heard(code: str) -> str:
    """A code as somebody wrote it down: in small letters, in groups, with an O for a 0."""
    return code.upper().translate(_HEARD)
