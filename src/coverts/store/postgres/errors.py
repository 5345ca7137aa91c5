"""What goes wrong with PostgreSQL, in the store's words. None of them holds a password."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

import asyncpg

from coverts.lang import Sentence
from coverts.store.interface import Conflict, StoreError
from coverts.store.postgres.url import NotAUrlError, PostgresUrl

REFUSALS = {
    "28P01": Sentence("store-wrong-password"),
    "28000": Sentence("store-not-let-in"),
    "3D000": Sentence("store-no-such-database"),
    "53300": Sentence("store-too-many-connections"),
    "57P03": Sentence("store-starting-or-stopping"),
    "42501": Sentence("store-not-allowed"),
}
"""By SQLSTATE: what an operator can do something about."""

CONFLICTS = ("23505", "23502")
"""It is there already, or what it should follow is not."""

WORTH_ANOTHER_TRY = ("40P01", "40001")
"""Two transactions stood in each other's way, and this one was undone."""

LOST = (asyncpg.PostgresConnectionError, asyncpg.InterfaceError, OSError, EOFError, asyncio.IncompleteReadError)
GONE = ("57P01", "57P02", "57P03", "57P05")
"""The server is stopping, or has been told to end this connection."""


class UnreachableError(StoreError):
    """There is no connection to the database."""


class LostError(UnreachableError):
    """The connection broke in the middle of something."""


class UndoneError(StoreError):
    """The transaction was undone, through no fault of its own: the same can be tried again."""


@contextmanager
def connecting(url: PostgresUrl) -> Iterator[None]:
    """What goes wrong when somebody knocks."""
    try:
        yield
    except asyncpg.PostgresError as error:
        why = REFUSALS.get(str(error.sqlstate), str(error))
        raise UnreachableError("store-cannot-use", url=str(url), why=why) from None
    except TimeoutError:
        raise UnreachableError("store-silent", url=str(url)) from None
    except OSError as error:
        # asyncio joins the addresses it has tried into the text, and leaves out `strerror`.
        raise UnreachableError("store-unreachable", url=str(url), why=error.strerror or str(error)) from None
    except (asyncpg.InterfaceError, asyncpg.InternalClientError, ValueError):
        # The driver does not understand the address, and may say so by repeating it.
        raise NotAUrlError from None


@contextmanager
def speaking() -> Iterator[None]:
    """What goes wrong with a sentence."""
    try:
        yield
    except asyncpg.DataError as error:
        raise StoreError("store-not-taken", error=type(error).__name__) from error
    except asyncpg.PostgresError as error:
        raise _of(error) from error
    except LOST as error:
        raise LostError("store-lost") from error


def _of(error: asyncpg.PostgresError) -> Exception:
    state = str(error.sqlstate)
    if state in CONFLICTS:
        return Conflict(f"it is there already, or follows nothing: {error}")
    if state in WORTH_ANOTHER_TRY:
        return UndoneError("store-refuses", why=str(error))
    if state in GONE or isinstance(error, asyncpg.PostgresConnectionError):
        return LostError("store-lost")
    return StoreError("store-refuses", why=str(error))
