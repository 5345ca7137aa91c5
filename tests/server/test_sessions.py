"""Devices: where somebody is known, and how that ends, here, there or everywhere."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest

from coverts.hall.pok import PokSetup
from coverts.hall.settings import Settings
from coverts.server.door.devices import device_of
from coverts.server.door.identity import YEAR
from coverts.server.house import housekeeping
from coverts.server.house.audience import Farewell
from tests.server.harness import Clock, Guest, Server, serving
from tests.server.players import Player, connected, party
from tests.server.test_identity import bearer_of, name_of

OPEN_TO_ALL = Settings(PokSetup(3), visibility="public")
FIREFOX = "Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0"


@asynccontextmanager
async def another_device(server: Server, guest: Guest) -> AsyncIterator[httpx.AsyncClient]:
    link = (await guest.http.post("/me/return-link")).json()
    async with server.http(**{"User-Agent": FIREFOX}) as device:
        assert (await device.post("/return", json=link)).status_code == 200
        yield device


async def ended(player: Player) -> int | None:
    async with asyncio.timeout(60):
        await player.socket.wait_closed()
    return player.socket.close_code


async def test_a_list_of_devices(server: Server) -> None:
    async with server.guests("Ada") as (ada,), another_device(server, ada) as phone:
        await bearer_of(ada)
        here, there, program = (await ada.http.get("/me/tokens")).json()
        assert (here["kind"], here["here"]) == ("browser", True)
        assert (there["kind"], there["here"], there["label"]) == ("browser", False, "Firefox, Android")
        assert (program["kind"], program["here"], program["label"]) == ("bot", False, "bot")
        assert all(one["expires_at"] - one["created_at"] == YEAR for one in (here, there, program))
        assert [one["here"] for one in (await phone.get("/me/tokens")).json()] == [False, True, False]


@pytest.mark.parametrize(
    ("agent", "label"),
    [
        (FIREFOX, "Firefox, Android"),
        (
            "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537 (KHTML, like Gecko) Chrome/140 Safari/537 Edg/140",
            "Edge, Windows",
        ),
        (
            "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1",
            "Safari, iPhone",
        ),
        (
            "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36",
            "Chrome, Linux",
        ),
        ("curl/8.14 <script>Linux", "Linux"),
        ("", ""),
    ],
)
def test_what_a_device_is_called(agent: str, label: str) -> None:
    """By its browser and system, and nothing else that it says of itself."""
    assert device_of(agent) == label


async def test_logging_out_here(server: Server) -> None:
    async with party(server, OPEN_TO_ALL, 3, plays=False) as table:
        await table.start()
        ada, token = table.guests[0], table.guests[0].token
        async with (
            another_device(server, ada) as phone,
            connected(server, table.table, phone.cookies["coverts"]) as elsewhere,
        ):
            answer = await ada.http.post("/logout", json={})
            assert answer.status_code == 204
            assert "coverts" not in ada.http.cookies, "the browser forgets it too"
            assert await ended(table.players[0]) == Farewell.NOT_KNOWN
            assert await name_of(ada.http) is None
            async with server.http(Cookie=f"coverts={token}") as thief:
                assert await name_of(thief) is None, "and whoever has kept it has nothing"
            assert await name_of(phone) == "Ada"
            await elsewhere.until(lambda: elsewhere.view)
            assert not elsewhere.ended
            assert elsewhere.view.observer == 0


async def test_logging_out_everywhere(server: Server) -> None:
    async with party(server, OPEN_TO_ALL, 3, plays=False) as table:
        ada = table.guests[0]
        bearer, link = await bearer_of(ada), (await ada.http.post("/me/return-link")).json()
        async with (
            another_device(server, ada) as phone,
            connected(server, table.table, bearer) as program,
        ):
            assert (await phone.post("/logout", json={"everywhere": True})).status_code == 204
            assert await ended(program) == await ended(table.players[0]) == Farewell.NOT_KNOWN
            for http in (ada.http, phone):
                assert await name_of(http) is None
            async with server.http(Authorization=f"Bearer {bearer}") as bot:
                assert await name_of(bot) is None
            assert (await phone.post("/return", json=link)).status_code == 404, "links under way are worthless as well"
            assert await name_of(table.guests[1].http) == "Bo"
            assert not table.players[1].ended


async def test_programs_and_strangers_log_nobody_out(server: Server) -> None:
    async with server.guests("Ada") as (ada,), server.http() as stranger:
        assert (await stranger.post("/logout", json={})).status_code == 401
        async with server.http(Authorization=f"Bearer {await bearer_of(ada)}") as program:
            assert (await program.post("/logout", json={"everywhere": True})).status_code == 403
        assert await name_of(ada.http) == "Ada"


async def test_a_token_ends_on_open_sockets_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(housekeeping, "MINUTE", 0.01)
    clock = Clock()
    async with (
        serving(tmp_path, clock=clock) as server,
        party(server, OPEN_TO_ALL, 1, plays=False) as table,
        connected(server, table.table) as stranger,
    ):
        clock.pass_seconds(YEAR // 1000 - 60)
        async with server.guests("Bo") as (bo,), connected(server, table.table, bo.token) as late:
            clock.pass_seconds(61)
            assert await ended(table.players[0]) == Farewell.NOT_KNOWN
            assert not late.ended
            assert not stranger.ended


async def test_a_return_token_is_in_no_address(server: Server) -> None:
    """Addresses are written down by proxies: the page's has it behind the #, and its picture is asked for by POST."""
    async with server.guests("Ada") as (ada,):
        token = (await ada.http.post("/me/return-link")).json()["token"]
        path = f"/return#{token}"
        drawn = await ada.http.post("/qr", json={"path": path})
        assert (drawn.status_code, drawn.headers["content-type"]) == (200, "image/svg+xml")
        assert (await ada.http.get(f"{server.url}/return")).status_code == 200
        assert (await ada.http.get(f"{server.url}/return/{token}")).status_code == 404
        for bad in ("//evil.example", "return", "/a\nb", "/" + "x" * 121):
            assert (await ada.http.post("/qr", json={"path": bad})).status_code == 400
