"""Links as QR codes."""

import asyncio
import io
from functools import lru_cache
from typing import Annotated

import segno
from litestar import Response, get, post
from litestar.params import JSONBody, QueryParameter
from msgspec import Meta, Struct

from coverts.server.door.account import Account
from coverts.server.door.budgets import PICTURES, Budgets
from coverts.server.routes.given import TheAccount, TheBudgets, TheLinks
from coverts.server.routes.reach import Links

QUIET_ZONE = 4
LONGEST = 120
# A lone $ would let a line break follow.
OWN_PATH = r"^/([A-Za-z0-9._~%?=&#-][A-Za-z0-9/._~%?=&#-]*)?$(?!\n)"
Path = Annotated[
    str,
    QueryParameter(
        name="path",
        description="A path on this server, from its first slash.",
        max_length=LONGEST,
        pattern=OWN_PATH,
    ),
]


class SecretPath(Struct, frozen=True, forbid_unknown_fields=True):
    """A path on this server, from its first slash."""

    path: Annotated[str, Meta(max_length=LONGEST, pattern=OWN_PATH)]


@get("/qr", summary="A link to this server as a QR code", media_type="image/svg+xml")
async def qr(path: Path, account: TheAccount, budgets: TheBudgets, links: TheLinks) -> Response[bytes]:
    """Of this server alone: nobody can be led anywhere else with it."""
    return await _drawn(path, account, budgets, links)


@post("/qr", summary="A secret link as a QR code", media_type="image/svg+xml", status_code=200)
async def secret_qr(
    data: JSONBody[SecretPath], account: TheAccount, budgets: TheBudgets, links: TheLinks
) -> Response[bytes]:
    """The same for a path that nobody may read: addresses of requests are written down on their way."""
    return await _drawn(data.path, account, budgets, links)


async def _drawn(path: str, account: Account, budgets: Budgets, links: Links) -> Response[bytes]:
    budgets.spend(PICTURES, account)
    picture = await asyncio.to_thread(picture_of, f"{links.origin}{path}")
    return Response(picture, media_type="image/svg+xml")


@lru_cache(256)
def picture_of(link: str) -> bytes:
    """A link in black on white. Drawing it takes up to 50 ms, so it is not done twice, nor on the event loop."""
    picture = io.BytesIO()
    code = segno.make_qr(link, error="m")
    code.save(picture, kind="svg", border=QUIET_ZONE, dark="#000", light="#fff", xmldecl=False, nl=False, omitsize=True)
    return picture.getvalue()


QR = [qr, secret_qr]
