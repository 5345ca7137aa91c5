"""Every route × role × phase. A new route needs a row here before anything passes."""

from typing import Any

import pytest
from litestar.routes import HTTPRoute, WebSocketRoute
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosedError

from coverts.hall.commands import SayPhrase
from coverts.hall.pok import PokSetup
from coverts.hall.settings import Settings
from coverts.server.wire import Do, encode
from tests.server.harness import JSON, Server
from tests.server.players import Party, party

PHASES = ("gathering", "playing", "over")
ROLES = ("nobody", "guest", "seated", "host", "program")
FIXED = Settings(PokSetup(3))
RECORD = {"format": "coverts/1", "game": "pok", "seats": [{"name": "Ada"}] * 3, "rounds": []}

BODIES: dict[str, Any] = {
    "POST /guests": {"name": "New"},
    "PATCH /me": {"name": "Other"},
    "POST /me/tokens": {"label": "bot"},
    "POST /return": {"token": "none"},
    "POST /logout": {"everywhere": "no"},
    "POST /qr": {"path": "nowhere"},
    "POST /tables": {"settings": FIXED},
    "POST /tables/{table}/commands": Do("swept", SayPhrase("hello")),
    "POST /tables/{table}/reports": {"seat": 0, "at": 0},
    "POST /codes": {"code": "0000-0000"},
    "POST /replays": RECORD,
    "POST /records": RECORD,
    "POST /reviews": RECORD,
    "POST /play-on": RECORD,
    "POST /puzzles/{game}/{puzzle}/why-not": {"action": {"type": "offer", "symbol": "B"}},
    "POST /lessons/{game}/{lesson}": {"done": [], "action": None},
    "PUT /network": {"open": True},
}

QUERIES = {"POST /tables/{table}/play-on": "?moves=1&seat=0", "POST /play-on": "?moves=0&seat=0"}
"""What is asked for, where nothing can be answered without it."""

# For nobody, a guest who does not sit there, somebody seated, the host, and a program of somebody seated.
EXPECTED: dict[str, str] = {
    "POST /guests": "201 201 201 201 201",
    "GET /me": "200 200 200 200 200",
    "PATCH /me": "401 200 200 200 403",
    "GET /me/tokens": "401 200 200 200 403",
    "POST /me/tokens": "401 201 201 201 403",
    "DELETE /me/tokens/{token}": "401 404 404 404 403",
    "POST /me/return-link": "401 201 201 201 403",
    "POST /return": "404 404 404 404 404",
    "POST /logout": "400 400 400 400 400",
    "POST /qr": "400 400 400 400 400",
    "GET /me/tables": "401 200 200 200 200",
    "GET /me/data": "401 200 200 200 403",
    "GET /me/numbers": "401 200 200 200 403",
    "GET /tables": "200 200 200 200 200",
    "POST /tables": "401 201 201 201 201",
    "GET /tables/{table}": "404 404 200 200 200",
    "POST /tables/{table}/commands": "401 404 200 200 200",
    "POST /tables/{table}/rematch": "401 404 409 409 409",
    "POST /tables/{table}/reports": "401 404 404 404 404",
    "GET /tables/{table}/record": "404 404 404 404 404",
    "GET /tables/{table}/replay": "404 404 404 404 404",
    "POST /tables/{table}/play-on": "401 404 404 404 404",
    "POST /tables/{table}/play-on-again": "401 404 409 409 409",
    "GET /tables/{table}/comparison": "404 404 404 404 404",
    "POST /play-on": "401 201 201 201 201",
    "POST /replays": "200 200 200 200 200",
    "POST /records": "200 200 200 200 200",
    "POST /tables/{table}/reviews/{seat}": "404 404 404 404 404",
    "GET /tables/{table}/reviews/{seat}": "404 404 404 404 404",
    "POST /reviews": "400 400 400 400 400",
    "GET /reviews/{name}": "400 400 400 400 400",
    "POST /tables/{table}/help/beliefs": "404 404 403 403 403",
    "POST /tables/{table}/help/coach": "404 404 403 403 403",
    "POST /tables/{table}/help/hints": "404 404 403 403 403",
    "GET /puzzles": "200 200 200 200 200",
    "GET /puzzles/{game}/{puzzle}": "404 404 404 404 404",
    "POST /puzzles/{game}/{puzzle}/why-not": "404 404 404 404 404",
    "GET /lessons": "200 200 200 200 200",
    "POST /lessons/{game}/{lesson}": "404 404 404 404 404",
    "POST /codes": "404 404 404 404 404",
    "GET /games": "200 200 200 200 200",
    "GET /network": "200 200 200 200 200",
    "PUT /network": "403 403 403 403 403",
    "GET /qr": "400 400 400 400 400",
    "GET /health": "200 200 200 200 200",
    "GET /ready": "200 200 200 200 200",
    "GET /metrics": "200 200 200 200 200",
    "GET /schema": "200 200 200 200 200",
    "GET /schema/openapi.json": "200 200 200 200 200",
    "GET /schema/{path}": "404 404 404 404 404",
    "SOCKET /tables/{table}/socket": "4404 4404 101 101 101",
    "SOCKET /lobby/socket": "101 101 101 101 101",
    # The last one: whoever is forgotten is nobody afterwards, and so are their programs.
    "DELETE /me": "401 204 204 204 401",
}

ONCE_OVER: dict[str, str] = {
    "POST /tables/{table}/rematch": "401 404 201 201 201",
    "GET /tables/{table}/record": "404 404 200 200 200",
    "GET /tables/{table}/replay": "404 404 200 200 200",
    "POST /tables/{table}/play-on": "401 404 201 201 201",
    "POST /tables/{table}/reviews/{seat}": "404 404 202 202 202",
    "GET /tables/{table}/reviews/{seat}": "404 404 202 202 202",
}


def routes(server: Server) -> set[str]:
    found = set()
    for route in server.app.routes:
        path = route.path_format.removeprefix("/api/v1")
        if isinstance(route, HTTPRoute):
            found |= {f"{method} {path}" for method in route.methods - {"OPTIONS"}}
        elif isinstance(route, WebSocketRoute):
            found.add(f"SOCKET {path}")
        else:
            found.add(f"? {path}")
    return found


async def test_every_route_has_a_row(server: Server) -> None:
    assert routes(server) == EXPECTED.keys()


async def tokens(server: Server, table: Party, stranger: str) -> dict[str, str]:
    ada, bo = table.guests[:2]
    program = (await bo.http.post("/me/tokens", json={"label": "bot"})).json()["token"]
    return {"guest": stranger, "seated": bo.token, "host": ada.token, "program": program}


async def asked(server: Server, route: str, table: str, headers: dict[str, str]) -> int:
    """The status of an answer; of a socket, how it was closed, or 101."""
    method, _, path = route.partition(" ")
    path = path.format(
        table=table, token="00", path="none", game="pok", puzzle="none", lesson="none", name="none", seat=0
    )
    if method == "SOCKET":
        async with connect(f"ws://{server.host}/api/v1{path}", additional_headers=headers, compression=None) as socket:
            try:
                await socket.recv()
            except ConnectionClosedError:
                return socket.close_code or 0
            return 101
    body = encode(BODIES[route]) if route in BODIES else b""
    async with server.http() as http:
        return (
            await http.request(method, path + QUERIES.get(route, ""), content=body, headers={**JSON, **headers})
        ).status_code


@pytest.mark.parametrize("phase", PHASES)
async def test_every_route_for_every_role(server: Server, phase: str) -> None:
    async with (
        party(server, FIXED, 3, plays=phase == "over") as table,
        server.guests("Zoe") as (zoe,),
    ):
        if phase != "gathering":
            await table.start()
        if phase == "over":
            await table.played()
        known = await tokens(server, table, zoe.token)
        expected = EXPECTED | (ONCE_OVER if phase == "over" else {})
        for route, row in expected.items():
            headers = [{"Authorization": f"Bearer {known[role]}"} if role in known else {} for role in ROLES]
            answers = [await asked(server, route, table.table, one) for one in headers]
            assert " ".join(map(str, answers)) == row, f"{route}, {phase}"
