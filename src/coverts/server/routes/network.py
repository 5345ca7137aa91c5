"""Whether the house is open to the local network, over HTTP: for people at this machine, and only for them."""

from ipaddress import ip_address
from typing import Literal

from litestar import get, put
from litestar.params import JSONBody
from msgspec import Struct

from coverts.server.door.machine import is_this_machine
from coverts.server.network import Network, Reach
from coverts.server.routes.answers import HttpProblem
from coverts.server.routes.given import TheNetwork
from coverts.server.routes.requests import HttpRequest


class NetworkView(Struct, frozen=True, kw_only=True):
    """Who can reach the house, and whether whoever asks may change that."""

    reach: Reach
    may_switch: bool
    """Only from the machine on which the house runs."""
    origin: str | None
    """What links for others in the network begin with, for those who may switch; None if there is no network."""
    consent: Literal["given", "terminal", "none"]
    """Who has agreed to it: whoever started the house, whoever is asked in its terminal, or nobody."""


class Switch(Struct, frozen=True, forbid_unknown_fields=True):
    """Open the house to the network, or close it again."""

    open: bool


@get("/network", summary="Who can reach the house")
async def look(request: HttpRequest, network: TheNetwork) -> NetworkView:
    """And whether you may open or close it."""
    return _view(network, request)


@put("/network", summary="Open the house to the network, or close it")
async def switch(request: HttpRequest, data: JSONBody[Switch], network: TheNetwork) -> NetworkView:
    """From the machine itself. Unless the house was started with `--lan` its terminal is asked: look again later."""
    if not _may_switch(network, request):
        raise HttpProblem(403, "server-not-at-this-machine")
    if data.open and network.consent == "none":
        raise HttpProblem(409, "server-no-consent")
    await (network.open() if data.open else network.close())
    return _view(network, request)


def _view(network: Network, request: HttpRequest) -> NetworkView:
    may = _may_switch(network, request)
    return NetworkView(
        reach=network.reach,
        may_switch=may,
        origin=network.origin if may else None,
        consent=network.consent if may else "none",
    )


def _may_switch(network: Network, request: HttpRequest) -> bool:
    """Whether a request comes from this machine, by nobody in between, and under this machine's own name: a page that
    has had its name pointed here (DNS rebinding) is of its own origin, but it cannot take that name.
    """
    if not network.is_switchable or request.client is None or "x-forwarded-for" in request.headers:
        return False
    try:
        is_near = ip_address(request.client.host).is_loopback
    except ValueError:
        return False
    return is_near and is_this_machine(request.headers.get("host", ""))


NETWORK = [look, switch]
