"""Where a server takes its random numbers, secrets and ids from."""

import secrets
from collections.abc import Callable

from msgspec import Struct

from coverts.games.contract import Draw
from coverts.hall.deciding import Secret


def new_id() -> str:
    """A name that nobody can guess."""
    return secrets.token_urlsafe(16)


class Randomness(Struct, frozen=True):
    """Of the operating system, unless others are given."""

    draw: Draw = secrets.randbelow
    secret: Secret = secrets.token_bytes
    new_id: Callable[[], str] = new_id
