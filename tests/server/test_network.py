"""The house is opened to the local network while it runs: by somebody at this machine, with consent; and closed."""

import re
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosedError
from websockets.sync.client import connect

from coverts.server.config import Config
from coverts.server.network import Network
from tests.server.harness import Server
from tests.server.process import started
from tests.server.terminal import ADDRESS, QUESTION, House, at_home


def test_the_terminal_agrees(tmp_path: Path) -> None:
    with at_home(tmp_path) as house:
        assert not house.is_reachable()
        assert house.reach() == {
            "reach": "machine",
            "may_switch": True,
            "origin": house.far,
            "consent": "terminal",
        }
        # What was typed before the question is no answer to it; and it is asked once, however often one presses.
        house.terminal.sendline("y")
        house.terminal.expect("y")
        assert house.switch(True).json()["reach"] == "asking"
        assert house.switch(True).json()["reach"] == "asking"
        house.terminal.expect(QUESTION)
        assert not house.is_reachable()
        house.terminal.sendline("y")
        assert house.until("network")["origin"] == house.far
        house.terminal.expect(re.escape(f"The house is open to your network: {house.far}"))
        assert house.is_reachable()

        # Links for others lead to where they can follow, and so does the picture.
        games = f"{house.near}/api/v1/games"
        assert httpx.get(games).json()["origin"] == httpx.get(games.replace(house.near, house.far)).json()["origin"]
        assert httpx.get(games).json()["origin"] == house.far
        picture = {"path": "/table/x"}
        near, far = (httpx.get(f"{url}/api/v1/qr", params=picture).content for url in (house.near, house.far))
        assert near == far

        with httpx.Client(base_url=f"{house.near}/api/v1") as ada, httpx.Client(base_url=f"{house.far}/api/v1") as bo:
            play_by_the_network(house, ada, bo)
        assert httpx.get(games).json()["origin"] == house.near


def play_by_the_network(house: House, ada: httpx.Client, bo: httpx.Client) -> None:
    """It is one house: who comes by the network plays at its tables. From there it cannot be closed."""
    for person, name in ((ada, "Ada"), (bo, "Bo")):
        assert person.post("/guests", json={"name": name}).status_code == 201
    opened = ada.post("/tables", json={"settings": {"setup": {"game": "pok", "players": 3}}}).json()
    join = {"id": "1", "command": {"type": "join", "name": "Bo", "invitation": opened["invitation"]}}
    assert bo.post(f"/tables/{opened['id']}/commands", json=join).status_code == 200
    refused = house.switch(False, house.far)
    assert (refused.status_code, refused.json()["key"]) == (403, "server-not-at-this-machine")
    assert bo.get("/network").json() == {
        "reach": "network",
        "may_switch": False,
        "origin": None,
        "consent": "none",
    }

    # Closing it sends those away who came by the network, and nobody else.
    path, cookie = f"/api/v1/tables/{opened['id']}/socket", {"Cookie": f"coverts={bo.cookies['coverts']}"}
    with connect(f"{house.far.replace('http', 'ws')}{path}", additional_headers=cookie) as socket:
        assert "hello" in str(socket.recv())
        assert house.switch(False).json()["reach"] == "machine"
        with pytest.raises(ConnectionClosedError, match="1012"):
            list(socket)
    house.terminal.expect("The house is closed to your network again")
    assert not house.is_reachable()
    assert ada.get(f"/tables/{opened['id']}").status_code == 200


def test_the_terminal_says_no_or_is_not_asked_any_longer(tmp_path: Path) -> None:
    with at_home(tmp_path) as house:
        house.switch(True)
        house.terminal.expect(QUESTION)
        house.terminal.sendline("")
        house.until("refused")
        assert not house.is_reachable()
        house.switch(True)
        house.terminal.expect(QUESTION)
        assert house.switch(False).json()["reach"] == "machine"
        house.terminal.expect("withdrawn")
        house.terminal.sendline("y")
        house.terminal.expect("y")
        house.switch(True)
        house.terminal.expect(QUESTION)
        assert house.reach()["reach"] == "asking", "a late answer is not one to the next question"
        assert not house.is_reachable()


def test_nobody_else_switches(tmp_path: Path) -> None:
    """Not by a proxy, not by a page of another origin, not under another name that leads here."""
    port = r":\d+"
    with at_home(tmp_path, "serve", "--lan") as house:
        number = re.search(port, house.near.removeprefix("http://"))
        assert number is not None
        strange: list[dict[str, str]] = [
            {"X-Forwarded-For": "127.0.0.1"},
            {"X-Forwarded-For": "192.0.2.7"},
            {"Origin": "http://evil.example"},
            {"Origin": "null"},
            {"Host": f"evil.example{number[0]}", "Origin": f"http://evil.example{number[0]}"},
            {"Host": f"evil.example{number[0]}"},
        ]
        for headers in strange:
            assert house.switch(True, **headers).status_code == (421 if "Host" in headers else 403), headers
            assert house.reach()["reach"] == "machine"
        assert not house.is_reachable()
        # With --lan consent has been given at the start.
        assert house.reach()["consent"] == "given"
        assert house.switch(True, Origin=house.near).json()["reach"] == "network"
        assert house.is_reachable()


async def test_without_a_terminal_nobody_can_be_asked(tmp_path: Path) -> None:
    async with started(tmp_path, f"--lan-address={ADDRESS}") as process, httpx.AsyncClient() as http:
        seen = (await http.get(f"{process.url}/api/v1/network")).json()
        assert (seen["may_switch"], seen["consent"]) == (True, "none")
        refused = await http.put(f"{process.url}/api/v1/network", json={"open": True})
        assert (refused.status_code, refused.json()["key"]) == (409, "server-no-consent")
        # Closing what is closed is fine.
        assert (await http.put(f"{process.url}/api/v1/network", json={"open": False})).json()["reach"] == "machine"


async def test_an_address_that_is_taken(tmp_path: Path) -> None:
    async with started(tmp_path, "--lan", "--lan-address=192.0.2.77") as process, httpx.AsyncClient() as http:
        seen = (await http.put(f"{process.url}/api/v1/network", json={"open": True})).json()
        assert seen["reach"] == "failed"


async def test_a_house_that_is_open_anyhow_has_no_switch(server: Server) -> None:
    for config in (Config(data=Path(), host="0.0.0.0"), Config(data=Path(), secure=True)):
        network = Network(config, 1)
        network.open_door = lambda _: pytest.fail("it must not be opened")
        assert not network.is_switchable
        await network.open()
        await network.close()
    async with server.http() as http:
        assert not (await http.get("/network")).json()["may_switch"]
