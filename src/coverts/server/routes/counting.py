"""Limits on what costs the server something and needs no name."""

from typing import Any

from limits import RateLimitItem
from litestar import Request

from coverts.server.door.protection import Limits
from coverts.server.routes.answers import Not


async def count(
    limits: Limits,
    request: Request[Any, Any, Any],
    what: str,
    each: RateLimitItem,
    everybody: RateLimitItem | None = None,
) -> None:
    """One more of this for an address, and for all together, so that many addresses do not get further than one."""
    address = request.client.host if request.client else ""
    allowed = await limits.allows(each, what, address)
    if allowed and everybody is not None:
        allowed = await limits.allows(everybody, f"all {what}", "")
    if not allowed:
        raise Not(429, "server-too-often")
