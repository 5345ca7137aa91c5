"""The addresses by which a server can be reached, and links to it."""

import re
import socket

from msgspec import Struct

from coverts.server.config import Config
from coverts.server.door.machine import is_this_machine

EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104 - compared, not bound
_PORT = re.compile(r"(:\d+)?$")


class Links(Struct, frozen=True):
    """What links to this server begin with, when they are for others."""

    origin: str


def links_for(config: Config, scheme: str, host: str, *, opened: str | None = None) -> Links:
    """The links for whoever has reached the server under this name; `opened` is its origin in the network, if it has
    been opened to it.
    """
    if opened is not None and is_this_machine(host):
        return Links(opened)
    outside = address_in_network() if config.host in EVERYWHERE and is_this_machine(host) else None
    if outside is not None:
        port = _PORT.search(host)
        host = outside + (port[0] if port else "")
    return Links(f"{'https' if config.secure else scheme}://{host}")


def addresses(config: Config, bound: socket.socket) -> list[str]:
    """The links under which the server can be reached, the nearest first."""
    port = bound.getsockname()[1]
    if config.host not in EVERYWHERE:
        return [f"http://{f'[{config.host}]' if ':' in config.host else config.host}:{port}/"]
    return [f"http://127.0.0.1:{port}/", *(f"http://{address}:{port}/" for address in _own_addresses())]


def address_in_network() -> str | None:
    """The address under which others in the network see this machine. Nothing is sent to find it out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # An address that is nobody's: the system only looks up which way it would go.
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        found = str(probe.getsockname()[0])
    return None if found.startswith(("127.", "0.")) else found


def _own_addresses() -> list[str]:
    """Addresses of this machine in its network, as far as it knows them itself, the most useful first."""
    first = address_in_network()
    try:
        found = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)
    except OSError:
        found = []
    named = sorted({str(address[4][0]) for address in found if not str(address[4][0]).startswith("127.")} - {first})
    return named if first is None else [first, *named]
