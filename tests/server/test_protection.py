"""What stands at the door: origins, headers, limits, and readers who do not read."""

import asyncio
from pathlib import Path

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from coverts.hall.commands import Move, Say
from coverts.hall.pok import PokSetup
from coverts.hall.settings import Settings
from coverts.server.wire import Done, NotDone, Ping, Pong, encode
from tests.server.harness import JSON, Server, serving
from tests.server.players import connected, party

POK = Settings(PokSetup(3))
CLUB = "https://club.example"
FOREIGN = [
    "https://evil.example",
    "null",
    "",
    "http://127.0.0.1",
    "http://127.0.0.1:1",
    "file://",
    f"{CLUB}.evil.example",
]
WELCOME = {
    "content-security-policy": "default-src 'self'",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
}


async def handshake(server: Server, path: str, origin: str | None, host: str = "") -> int:
    """The status that a WebSocket handshake is answered with."""
    way = server.host.split(":")
    url = f"ws://{host or server.host}/api/v1{path}"
    try:
        async with connect(url, origin=origin, compression=None, host=way[0], port=int(way[1])):  # type: ignore[arg-type]
            return 101
    except InvalidStatus as refused:
        return refused.response.status_code


async def test_pages_of_other_origins_are_refused(tmp_path: Path) -> None:
    async with serving(tmp_path, origins=(CLUB,)) as server, server.guests("Ada") as (ada,):
        table = await ada.open(POK)
        own = f"http://{server.host}"
        for origin, is_welcome in [(own, True), (CLUB, True), (None, True), *((one, False) for one in FOREIGN)]:
            for path in (f"/tables/{table.id}/socket?invitation={table.invitation}", "/lobby/socket", "/nothing"):
                expected = 101 if is_welcome else 403
                assert await handshake(server, path, origin) == (403 if path == "/nothing" else expected)
            headers = JSON if origin is None else {**JSON, "Origin": origin}
            for method, path in [
                ("POST", "/tables"),
                ("PATCH", "/me"),
                ("DELETE", "/me/tokens/0"),
                ("PUT", "/nothing"),
            ]:
                answer = await ada.http.request(method, path, content=b"{}", headers=headers)
                assert (answer.status_code != 403) == is_welcome, (origin, method, path)
            assert (await ada.http.get("/me", headers=headers)).status_code == 200, "reading is safe"


async def test_behind_tls_only_its_own_secure_pages_are_welcome(tmp_path: Path) -> None:
    async with serving(tmp_path, secure=True) as server:
        assert await handshake(server, "/lobby/socket", f"https://{server.host}") == 101
        assert await handshake(server, "/lobby/socket", f"http://{server.host}") == 403


async def test_the_usual_headers_are_on_every_answer(server: Server) -> None:
    async with server.guests("Ada") as (ada,):
        table = await ada.open(POK)
        answers: list[httpx.Response] = [
            await ada.http.get("/me"),
            await ada.http.get("/nothing"),
            await ada.http.put("/me"),
            await ada.http.options("/me"),
            await ada.http.post("/guests", content=b"{"),
            await ada.http.post("/tables", content=b" " * 70_000, headers=JSON),
            await ada.http.post("/tables", content=b"{}", headers={**JSON, "Origin": "https://evil.example"}),
            await ada.http.get("/tables/absent"),
            await ada.http.get(f"/tables/{table.id}"),
            await ada.http.get("/metrics"),
            await ada.http.get("/schema/openapi.json"),
            await ada.http.get(f"http://{server.host}/"),
        ]
        for answer in answers:
            for name, value in WELCOME.items():
                assert answer.headers.get(name, "").startswith(value), (answer.request.url.path, name)
            caching = "no-cache" if answer.request.url.path == "/" else "no-store"
            assert answer.headers.get_list("cache-control") == [caching], answer.request.url.path
            assert "server" not in answer.headers


async def test_too_many_messages_close_a_socket_but_never_a_legal_move(server: Server) -> None:
    async with party(server, POK, 3, plays=False) as table:
        await table.start()
        ada, bo, _ = table.players
        for _ in range(59):  # and the start of the game, over HTTP
            await ada.socket.send(encode(Ping()).decode())
        await ada.until(lambda: len(ada.heard_of(Pong)) == 59)
        assert isinstance(await ada.ask(Move(ada.view.legal[0])), Done)
        await ada.socket.send(encode(Ping()).decode())
        await ada.socket.wait_closed()
        assert ada.socket.close_code == 4429
        assert isinstance(await bo.ask(Move(bo.view.legal[0])), Done), "nobody else is held up"


async def test_whoever_floods_can_still_move_after_coming_back(server: Server) -> None:
    async with party(server, POK, 3, plays=False) as table:
        await table.start()
        ada = table.players[0]
        for number in range(80):
            await ada.do(f"flood-{number}", Say("no talking here"))
        await ada.socket.wait_closed()
        assert len(ada.heard_of(NotDone)) == 60, "and the start of the game, over HTTP"
        async with connected(server, table.table, table.guests[0].token, known=ada.known) as again:
            assert isinstance(await again.ask(Move(ada.view.legal[0])), Done)


async def test_a_repeated_move_is_no_way_around(server: Server) -> None:
    async with party(server, POK, 3, plays=False) as table:
        await table.start()
        ada = table.players[0]
        move = Move(ada.view.legal[0])
        for _ in range(80):
            await ada.do("the same", move)
        await ada.socket.wait_closed()
        assert ada.socket.close_code == 4429


async def test_a_flood_over_http(server: Server) -> None:
    async with party(server, POK, 3, plays=False) as table:
        await table.start()
        ada, view = table.guests[0], table.players[0].view
        answers = [await ada.do(table.table, Say("no talking here")) for _ in range(61)]
        assert [answer.status_code for answer in answers[-3:]] == [409, 429, 429]
        assert (await ada.do(table.table, Move(view.legal[0]), "a move")).status_code == 200
        assert (await ada.do(table.table, Move(view.legal[0]), "a move")).status_code == 429


async def test_too_many_guests_tables_and_sockets(server: Server) -> None:
    async with server.guests("Ada") as (ada,):
        table = await ada.open(POK)
        guests = [(await ada.http.post("/guests", json={"name": "x", "bearer": True})).status_code for _ in range(20)]
        assert guests == [201] * 19 + [429]
        body = encode({"settings": POK})
        tables = [(await ada.http.post("/tables", content=body, headers=JSON)).status_code for _ in range(30)]
        assert tables == [201] * 29 + [429]
        for _ in range(60):
            async with connected(server, table.id, ada.token):
                pass
        async with connected(server, table.id, ada.token) as refused:
            await refused.socket.wait_closed()
            assert refused.socket.close_code == 4429


async def test_a_dead_reader_is_dropped(server: Server) -> None:
    async with party(server, POK, 3, plays=False) as table:
        address = f"ws://{server.host}/api/v1/tables/{table.table}/socket?invitation={table.invitation}"
        async with connect(address, compression=None, max_queue=1, close_timeout=0.1) as dead:
            await table.start()
            live = await server.house.live(table.table)
            (listener,) = live.audience.observing("public")
            for _ in range(700):
                listener.send(b" " * 60_000)
                await asyncio.sleep(0)
            assert listener.farewell == 4008
            async with asyncio.timeout(60):
                assert isinstance(await table.players[0].ask(Move(table.players[0].view.legal[0])), Done)
            async with asyncio.timeout(60):
                while listener in live.audience:
                    await asyncio.sleep(0.01)
            dead.transport.abort()
            await dead.wait_closed()
