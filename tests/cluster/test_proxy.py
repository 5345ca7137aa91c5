"""The configuration in `deploy/`, used for real: three nodes behind nginx with TLS, and one of them is killed."""

import asyncio
import signal
import ssl
from contextlib import AsyncExitStack
from pathlib import Path

import httpx
import msgspec

from coverts.hall.commands import Join, Start
from coverts.hall.pikoko import PikokoSetup
from coverts.hall.settings import Settings
from coverts.store.postgres.store import PostgresStore
from tests.cluster.crowd import Person, judged, until
from tests.cluster.proxy import nginx, sockets
from tests.cluster.valkey import free_port
from tests.server.harness import JSON
from tests.server.process import started
from tests.store.postgres import Databases, ask

PIKOKO = Settings(PikokoSetup(4))


async def test_nobody_has_to_do_anything_when_a_node_behind_the_proxy_is_killed(
    tmp_path: Path, databases: Databases
) -> None:
    url = databases.new()
    trusting = ssl.create_default_context()
    trusting.check_hostname, trusting.verify_mode = False, ssl.CERT_NONE
    async with AsyncExitStack() as stack:
        environment = {"COVERTS_DATABASE": url.dsn}
        running = [await stack.enter_async_context(started(tmp_path, environment=environment)) for _ in range(3)]
        front = await stack.enter_async_context(nginx(tmp_path, [node.url for node in running], free_port()))
        people: list[Person] = []
        opened: dict[str, str] = {}
        people_http: list[httpx.AsyncClient] = []
        for seat in range(4):
            http = await stack.enter_async_context(
                httpx.AsyncClient(base_url=f"{front}/api/v1", headers=JSON, verify=False)
            )
            token = (await http.post("/guests", json={"name": f"P{seat}", "bearer": True})).json()["token"]
            http.headers["Authorization"] = f"Bearer {token}"
            people_http.append(http)
            if not opened:
                opened = (await http.post("/tables", content=msgspec.json.encode({"settings": PIKOKO}))).json()
            else:
                await done(http, opened["id"], Join(f"P{seat}", opened["invitation"]))
            people.append(Person(opened["id"], token, seat, [front], think=0.02, tls=trusting))
        await done(people_http[0], opened["id"], Start())
        playing = [asyncio.create_task(person.play()) for person in people]
        await until(lambda: sum(len(person.acknowledged) for person in people) > 20)
        # All of them are at one node, by the hash of their table: that is the one.
        busy = max(running, key=sockets)
        assert [sockets(node) > 0 for node in running].count(True) == 1
        busy.signal(signal.SIGKILL)
        async with asyncio.timeout(120):
            await asyncio.gather(*playing)
        store = await PostgresStore.open(url)
        try:
            assert await judged(store, people) == []
        finally:
            await store.close()
        assert all(person.silences for person in people)
        assert ask(url, "SELECT phase FROM tables") == [("over",)]


async def done(http: httpx.AsyncClient, table: str, command: Join | Start) -> None:
    body = msgspec.json.encode({"type": "do", "id": type(command).__name__, "command": command})
    answer = await http.post(f"/tables/{table}/commands", content=body)
    assert answer.status_code == 200, answer.text
