"""Bans: people by their identity, and addresses by their household, who are kept out."""

from collections.abc import Iterable
from ipaddress import ip_address

from coverts.server.door.account import Account, household


class Bans:
    """In memory: they are asked for with every request. The store has them, too."""

    def __init__(self) -> None:
        self._banned: set[str] = set()

    def load(self, banned: Iterable[str]) -> None:
        """Everybody who is kept out."""
        self._banned = set(banned)

    def add(self, whom: str) -> None:
        """Keep somebody out."""
        self._banned.add(whom)

    def discard(self, whom: str) -> None:
        """Let somebody in again."""
        self._banned.discard(whom)

    def include(self, account: Account) -> bool:
        """Whether a person or their address is kept out."""
        return bool(self._banned) and (account.who in self._banned or account.address in self._banned)


def banned_address(whom: str) -> str | None:
    """What is banned with an address: an IPv4 address, or an IPv6 household; None if it is no address but a person."""
    try:
        ip_address(whom)
    except ValueError:
        return None
    return household(whom)
