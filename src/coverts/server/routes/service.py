"""HTTP routes for operators: health and metrics."""

from litestar import MediaType, Response, get
from msgspec import Struct

from coverts.server.routes.given import TheHouse


class Health(Struct, frozen=True):
    """How the server is."""

    ok: bool


@get("/health", summary="How is the server?")
async def health() -> Health:
    """It answers."""
    return Health(ok=True)


@get("/metrics", summary="Figures for Prometheus", media_type=MediaType.TEXT)
async def metrics(house: TheHouse) -> Response[bytes]:
    """Counts, and nothing about anybody."""
    return Response(house.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


SERVICE = [health, metrics]
