"""Security events are in the log, with the address they came from, and without names and secrets."""

from collections import Counter
from collections.abc import MutableMapping
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from coverts.hall.pok import PokSetup
from coverts.hall.settings import Settings
from coverts.server import logs
from coverts.server.door.identity import YEAR
from coverts.server.house.audience import Farewell
from coverts.server.wire import Ping, encode
from tests.server.harness import Server, serving

HOME = "127.0.0.1"


def told(lines: list[MutableMapping[str, Any]], event: str) -> list[tuple[str, str]]:
    """The reasons of an event, and where it came from; every line keeps to the fields there are."""
    assert {name for line in lines for name in line} <= {*logs.FIELDS, "log_level"}
    return [(line["reason"], line.get("address", "")) for line in lines if line["event"] == event]


async def test_tokens_that_prove_nothing(server: Server) -> None:
    async with server.guests("Ada") as (ada,):
        made = (await ada.http.post("/me/tokens", json={"label": "bot"})).json()["token"]
        (bot,) = [token["id"] for token in (await ada.http.get("/me/tokens")).json() if token["kind"] == "bot"]
        await ada.http.delete(f"/me/tokens/{bot}")
        with capture_logs() as lines:
            async with server.http(Authorization=f"Bearer {made}") as http:
                await http.get("/me")
            async with server.http(Authorization="Bearer nobody's") as http:
                await http.get("/me")
            server.clock.pass_seconds(YEAR // 1000 + 1)
            await ada.http.get("/me")
            async with server.http() as http:
                await http.get("/me")
                await http.get("/me/tokens")
        reasons = ("revoked", "unknown", "expired")
        assert told(lines, "authentication refused") == [(reason, HOME) for reason in reasons]
        assert not any(secret in str(lines) for secret in (made, ada.token, "nobody", "Ada"))


async def test_limits_origins_and_the_forbidden(server: Server) -> None:
    async with server.guests("Ada") as (ada,), server.http() as http:
        with capture_logs() as lines:
            while (await http.post("/codes", json={"code": "nothing"})).status_code != 429:
                pass
            await http.post("/guests", json={"name": "Eve"}, headers={"Origin": "https://evil.example"})
            token = (await ada.http.post("/me/tokens", json={})).json()["token"]
            async with server.http(Authorization=f"Bearer {token}") as program:
                await program.get("/me/tokens")
        assert told(lines, "limit hit") == [("codes", HOME)]
        assert told(lines, "refused at the door") == [("server-origin", HOME)]
        assert told(lines, "forbidden") == [("server-not-for-programs", HOME)]


async def test_a_flood_on_a_socket(server: Server) -> None:
    async with server.guests("Ada") as (ada,):
        table = await ada.open(Settings(PokSetup(3)))
        with capture_logs() as lines:
            address = f"ws://{server.host}/api/v1/tables/{table.id}/socket"
            async with connect(address, additional_headers={"Cookie": f"coverts={ada.token}"}) as socket:
                with suppress(ConnectionClosed):
                    while True:
                        await socket.send(encode(Ping()).decode())
                        await socket.recv()
                assert socket.close_code == Farewell.TOO_OFTEN
        assert told(lines, "limit hit") == [("messages", HOME)]


async def test_other_mistakes_of_clients_are_counted(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(logs, "CLIENT_ERRORS", Counter())
    async with server.http() as http:
        with capture_logs() as lines:
            for _ in range(3):
                assert (await http.get("/nothing")).status_code == 404
            assert (await http.get("/me/tokens")).status_code == 401
            assert (await http.post("/guests", content=b"{")).status_code == 400
    assert not lines
    assert logs.CLIENT_ERRORS == {"404": 3, "401": 1, "400": 1}


async def test_a_mistake_of_ours_can_be_found_by_its_number(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(tmp_path) as server, server.http() as http:
        monkeypatch.setattr(server.house.lobby, "now", None)
        with capture_logs(processors=[logs._with_request]) as lines:
            answer = await http.get("/tables")
    assert answer.status_code == 500
    assert answer.headers["x-request-id"]
    assert [line["request"] for line in lines] == [answer.headers["x-request-id"]]
    assert lines[0]["where"].startswith("coverts.server.routes.tables:")
