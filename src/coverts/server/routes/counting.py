"""Rate limits on requests that cost the server something and need no authentication."""

from limits import RateLimitItem

from coverts.server.door.protection import Limits
from coverts.server.routes.answers import HttpProblem
from coverts.server.routes.requests import HttpRequest


async def count(
    limits: Limits,
    request: HttpRequest,
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
        raise HttpProblem(429, "server-too-often")
