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
    in_a_file = ", or leave the password out and put it into the file that PGPASSFILE names"
    _require_hidden(text, "COVERTS_DATABASE", in_a_file, has_password=url.has_password)
    return url


def pubsub_of(text: str, database: PostgresUrl | None) -> RedisUrl:
    """The address of a Redis or Valkey server; a `StoreError` says why it is none, or why it must not be given so."""
    url = RedisUrl(text)
    _require_hidden(text, "COVERTS_PUBSUB", has_password=url.has_password)
    if database is None:
        raise StoreError("servers that hear of each other share a database of PostgreSQL: name it with --database")
    return url


def _require_hidden(text: str, variable: str, or_else: str = "", *, has_password: bool) -> None:
    if has_password and any(text in argument for argument in sys.argv):
        raise StoreError(
            "everybody on this machine can read a password on the command line: "
            f"give the address in {variable}{or_else}"
        )


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
