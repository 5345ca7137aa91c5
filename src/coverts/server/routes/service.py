"""HTTP routes for operators: health, readiness and metrics."""

from litestar import MediaType, Response, get
from litestar.openapi import ResponseSpec
from msgspec import Struct

from coverts.server.routes.given import TheHouse


class Health(Struct, frozen=True):
    """How the server is."""

    ok: bool


NO = {503: ResponseSpec(Health, description="No")}


@get("/health", summary="How is the server?", responses=NO)
async def health(house: TheHouse) -> Response[Health]:
    """503 when nothing can be written to the disk: no move could be made."""
    return _answer(ok=await house.pulse.beats())


@get("/ready", summary="Is the server open for people?", responses=NO)
async def ready(house: TheHouse) -> Response[Health]:
    """503 until the games under way are taken up, once the server is closing, and when nothing can be written."""
    return _answer(ok=house.is_open and await house.pulse.beats())


def _answer(*, ok: bool) -> Response[Health]:
    return Response(Health(ok=ok), status_code=200 if ok else 503)


@get("/metrics", summary="Figures for Prometheus", media_type=MediaType.TEXT)
async def metrics(house: TheHouse) -> Response[bytes]:
    """Counts, and nothing about anybody."""
    return Response(house.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


SERVICE = [health, ready, metrics]
