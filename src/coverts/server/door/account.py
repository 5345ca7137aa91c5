"""On whose account work is done: a person and an address, by which fairness and limits are counted."""

from ipaddress import IPv6Address, ip_address, ip_network

from litestar.types import Scope
from msgspec import Struct

from coverts.hall.sitters import Who

IPV6_HOUSEHOLD = 64
"""Bits of an IPv6 address that tell one customer from another; the rest each of them chooses as they like."""


class Account(Struct, frozen=True):
    """Who is behind a piece of work."""

    who: Who | None = None
    """None for strangers."""
    address: str = ""
    """Empty where nobody is."""


HOUSE = Account()
"""The server's own work: clocks that ring, and games that are taken up again."""


def address_of(scope: Scope) -> str:
    """The address by which whoever sent a request is counted."""
    client = scope.get("client")
    return household(client[0]) if client else ""


def household(host: str) -> str:
    """The address by which somebody is counted: an IPv4 address, or the first half of an IPv6 address."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if isinstance(address, IPv6Address):
        mapped = address.ipv4_mapped
        return str(mapped or ip_network((int(address), IPV6_HOUSEHOLD), strict=False))
    return str(address)
