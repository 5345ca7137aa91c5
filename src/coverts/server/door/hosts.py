"""The check of the `Host` header: the names of this server, against DNS rebinding.

A page of somebody else can have its own name point to this machine and is then of the same origin as this server. It
cannot be asked for under an address, nor under a name that is not its own.
"""

import re
from collections.abc import Iterable
from ipaddress import ip_address
from socket import gethostname

_HOST = re.compile(r"(\[(?P<v6>[0-9a-f:.]{2,45})\]|(?P<name>[a-z0-9._-]{1,253}?)\.?)(:\d{1,5})?", re.IGNORECASE)


class Hosts:
    """Which names are this server's own: addresses and this machine's names always, others if they are given."""

    def __init__(self, names: Iterable[str], *, any_name: bool = False) -> None:
        machine = gethostname().lower()
        self._names = frozenset({"localhost", machine, f"{machine}.local", *(name.lower() for name in names)})
        self._any_name = any_name

    def has(self, host: str) -> bool:
        """Whether a request for this host is meant for this server."""
        found = _HOST.fullmatch(host)
        if found is None:
            return False
        name = (found["v6"] or found["name"]).lower()
        return self._any_name or name in self._names or name.endswith(".localhost") or _is_address(name)


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
