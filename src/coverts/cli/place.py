"""Where a server's data is: a folder, or the address of a PostgreSQL database."""

import sys
from pathlib import Path

from coverts.server.pubsub_url import RedisUrl
from coverts.store.copying import database_in
from coverts.store.database import Place
from coverts.store.interface import StoreError
from coverts.store.postgres.url import SCHEMES, PostgresUrl


def url_of(text: str) -> PostgresUrl:
    """The address of a database; a `StoreError` says why it is none, or why it must not be given so."""
    url = PostgresUrl(text)
    if url.has_password and _is_seen_by_all(text):
        raise StoreError("store-password-seen")
    return url


def pubsub_of(text: str, database: PostgresUrl | None) -> RedisUrl:
    """The address of a Redis or Valkey server; a `StoreError` says why it is none, or why it must not be given so."""
    url = RedisUrl(text)
    if url.has_password and _is_seen_by_all(text):
        raise StoreError("store-redis-password-seen")
    if database is None:
        raise StoreError("store-nothing-shared")
    return url


def _is_seen_by_all(text: str) -> bool:
    """Whether it stands on the command line, which everybody on this machine can read."""
    return any(text in argument for argument in sys.argv)


def is_url(text: str) -> bool:
    """Whether somebody means an address and not a folder."""
    return text.startswith(tuple(f"{scheme}:" for scheme in SCHEMES))


def source_at(text: str) -> Place:
    """A database that is there: an address, a file, or the folder of a server's data."""
    if is_url(text):
        return url_of(text)
    path = Path(text)
    return database_in(path) if path.is_dir() or not path.exists() else path


def target_at(text: str) -> Place:
    """Where a database is to be: an address, or the folder of a server's data."""
    return url_of(text) if is_url(text) else Path(text)
