"""Bans: people and addresses that are not let in."""

from coverts.hall.entries import Millis
from coverts.store.statements import ADD_BAN, BANS, DELETE_BAN
from coverts.store.transacting import Connection


def ban(connection: Connection, whom: str, at: Millis) -> None:
    """Keep a person or an address out."""
    connection.execute(ADD_BAN, {"whom": whom, "at": at})


def unban(connection: Connection, whom: str) -> bool:
    """Let a person or an address in again; whether they were kept out."""
    return connection.execute(DELETE_BAN, {"whom": whom}).rowcount == 1


def bans(connection: Connection) -> list[str]:
    """Everybody who is kept out."""
    return [whom for (whom,) in connection.execute(BANS).fetchall()]
