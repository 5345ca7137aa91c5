"""Links as QR codes."""

import asyncio
import io
from functools import lru_cache
from typing import Annotated

import segno
from litestar import Response, get
from litestar.params import QueryParameter

from coverts.server.door.protection import Limits
from coverts.server.routes.counting import count
from coverts.server.routes.given import TheLimits, TheLinks
from coverts.server.routes.requests import HttpRequest

QUIET_ZONE = 4
Path = Annotated[
    str,
    QueryParameter(
        name="path",
        description="A path on this server, from its first slash.",
        max_length=120,
        # A lone $ would let a line break follow.
        pattern=r"^/([A-Za-z0-9._~%?=&#-][A-Za-z0-9/._~%?=&#-]*)?$(?!\n)",
    ),
]


@get("/qr", summary="A link to this server as a QR code", media_type="image/svg+xml")
async def qr(request: HttpRequest, path: Path, limits: TheLimits, links: TheLinks) -> Response[bytes]:
    """Of this server alone: nobody can be led anywhere else with it."""
    await count(limits, request, "pictures", Limits.PICTURES, Limits.ALL_PICTURES)
    picture = await asyncio.to_thread(picture_of, f"{links.origin}{path}")
    return Response(picture, media_type="image/svg+xml")


@lru_cache(256)
def picture_of(link: str) -> bytes:
    """A link in black on white. Drawing it takes up to 50 ms, so it is not done twice, nor on the event loop."""
    picture = io.BytesIO()
    code = segno.make_qr(link, error="m")
    code.save(picture, kind="svg", border=QUIET_ZONE, dark="#000", light="#fff", xmldecl=False, nl=False, omitsize=True)
    return picture.getvalue()


QR = [qr]
