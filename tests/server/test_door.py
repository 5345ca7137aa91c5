"""What is refused before anything is looked at: foreign names, bodies that are no JSON, keys that are there twice."""

import asyncio
import json
from pathlib import Path
from typing import Any

import httpx
import pytest

from coverts.hall.commands import Start, Unseat
from coverts.hall.pok import PokSetup
from coverts.hall.settings import Settings
from coverts.hall.table import TablePhase
from coverts.server import lifespan
from coverts.server.bots.pool import BotWorkers
from coverts.server.door.hosts import Hosts
from coverts.server.wire import Hello, Malformed
from tests.server.harness import JSON, AnyLegal, Server, serving
from tests.server.players import connected, party
from tests.server.test_protection import handshake

REBOUND = ["evil.example", "evil.example:8777", "localhost.evil.example", "127.0.0.1.evil.example", "a b", "", "[::1"]
HOME = [
    "localhost",
    "localhost:8777",
    "LOCALHOST.",
    "127.0.0.1:1",
    "192.168.1.7:8777",
    "[::1]:8777",
    "[fe80::1]",
    "a.localhost",
]


@pytest.mark.parametrize("host", REBOUND)
async def test_a_name_that_somebody_has_pointed_here(server: Server, host: str) -> None:
    """DNS rebinding: the page of such a name would be of the same origin as this server."""
    async with server.http(Host=host, Origin=f"http://{host}") as http:
        for answer in (await http.get("/me"), await http.post("/guests", json={"name": "Eve"})):
            assert (answer.status_code, answer.json()["key"]) == (421, "server-host")
        page = await http.get(f"{server.url}/")
        assert "--host-name" in page.text, "whoever runs it is told what to do"


def test_names_of_ones_own() -> None:
    assert all(Hosts(()).has(host) for host in HOME)
    assert not any(Hosts(()).has(host) for host in REBOUND)
    named = Hosts(("Play.Example.org",))
    assert named.has("play.example.org:443")
    assert not named.has("evil.play.example.org")
    assert Hosts((), any_name=True).has("play.example.org"), "behind TLS the certificate tells"
    assert not Hosts((), any_name=True).has("a b")


async def test_a_socket_under_a_foreign_name(tmp_path: Path) -> None:
    async with serving(tmp_path, host_names=("coverts.example",)) as server:
        for host, status in (("coverts.example", 101), ("evil.example", 403)):
            assert await handshake(server, "/lobby/socket", None, host) == status


@pytest.mark.parametrize(
    "kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "json", None]
)
async def test_bodies_say_that_they_are_json(server: Server, kind: str | None) -> None:
    """Another kind is what pages of other origins can send without being asked."""
    headers = {} if kind is None else {"Content-Type": kind}
    async with httpx.AsyncClient(base_url=f"{server.url}/api/v1") as http:
        for method, path in (("POST", "/guests"), ("PATCH", "/me"), ("POST", "/replays"), ("POST", "/nothing")):
            answer = await http.request(method, path, content=b'{"name": "Eve"}', headers=headers)
            assert (answer.status_code, answer.json()["key"]) == (415, "server-not-json")
        welcome = await http.post(
            "/guests", content=b'{"name": "Eve"}', headers={"Content-Type": "Application/JSON; charset=utf-8"}
        )
        assert welcome.status_code == 201


async def test_a_key_that_is_there_twice(server: Server) -> None:
    async with server.http() as http:
        answer = await http.post("/guests", content=b'{"name": "Ada", "name": "Eve"}', headers=JSON)
        assert (answer.status_code, answer.json()["key"]) == (400, "server-malformed")
        nested = b'{"settings": {"setup": {"game": "pok", "players": 3, "players": 4}}}'
        assert (await http.post("/tables", content=nested, headers=JSON)).status_code == 400
    async with party(server, Settings(PokSetup(3)), 1, plays=False) as table:
        (ada,) = table.players
        await ada.socket.send('{"type": "do", "id": "a", "id": "b", "command": {"type": "start"}}')
        await ada.until(lambda: ada.heard_of(Malformed))
        await ada.socket.send('{"type": "do", "id": "a", "command": {"type": "close", "type": "start"}}')
        await ada.until(lambda: len(ada.heard_of(Malformed)) == 2)
        assert await table.phase() is TablePhase.GATHERING


async def guests_from(server: Server, addresses: int) -> list[int]:
    """The answers to somebody who says that each of 30 requests comes from another address."""
    async with server.http() as http:
        asked = [
            http.post("/guests", json={"name": "Eve"}, headers={"X-Forwarded-For": f"10.0.0.{number % addresses}"})
            for number in range(30)
        ]
        answers: list[httpx.Response] = [await one for one in asked]
        return [answer.status_code for answer in answers]


@pytest.mark.parametrize(
    ("settings", "is_believed"),
    [({}, False), ({"proxies": ("192.0.2.1",)}, False), ({"proxies": ("127.0.0.0/8",)}, True)],
)
async def test_only_named_proxies_are_believed(tmp_path: Path, settings: dict[str, Any], is_believed: bool) -> None:
    async with serving(tmp_path, **settings) as server:
        assert (429 not in await guests_from(server, 30)) == is_believed


async def test_browsers_stay_with_tls_on_subdomains_too(tmp_path: Path) -> None:
    async with serving(tmp_path, secure=True) as server, server.http() as http:
        for path in ("/me", "/nothing", f"{server.url}/"):
            told = (await http.get(path)).headers["strict-transport-security"]
            assert told == "max-age=31536000; includeSubDomains"


class Slow(AnyLegal):
    """Bots that seem to think for an hour."""

    def thinking_time(self) -> float:
        return 3600.0


async def test_bots_are_quick_only_among_themselves(tmp_path: Path) -> None:
    """How long a bot took to decide tells what it holds: at a pace of 0 forced plays were told from others."""
    async with serving(tmp_path, decider=Slow()) as server, server.guests("Ada", "Bo") as (ada, bo):
        alone = await ada.open(Settings(PokSetup(3), visibility="public"), ["random"] * 2)
        assert (await ada.do(alone.id, Unseat(0))).status_code == 200
        mixed = await bo.open(Settings(PokSetup(3)), ["random"] * 2)
        async with connected(server, alone.id, ada.token) as watcher, connected(server, mixed.id, bo.token) as player:
            for guest, table in ((ada, alone.id), (bo, mixed.id)):
                body = {"id": "bot", "command": {"type": "seat-bot", "seat": 0, "level": "random"}}
                if table == alone.id:
                    await guest.http.post(f"/tables/{table}/commands", content=json.dumps(body), headers=JSON)
                assert (await guest.do(table, Start())).status_code == 200
            await watcher.until(lambda: watcher.is_over)
            await asyncio.sleep(0)
            assert player.heard_of(Hello)
            assert (await server.house.live(mixed.id)).thinking, "where somebody plays they think on"


@pytest.mark.parametrize(("settings", "pace"), [({}, 1.0), ({"bots_at_once": True}, 0.0)])
async def test_a_pace_of_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, settings: dict[str, Any], pace: float
) -> None:
    paces: list[float] = []

    class Noted(BotWorkers):
        def __init__(self, *, workers: int = 1, pace: float = 1.0) -> None:
            paces.append(pace)
            super().__init__(workers=workers, pace=pace)

    monkeypatch.setattr(lifespan, "BotWorkers", Noted)
    async with serving(tmp_path, **settings):
        assert paces == [pace]
