"""`--pubsub`: what is said when it cannot be, and that nobody reads a password."""

import asyncio
import signal
from pathlib import Path

import httpx
import msgspec
import pytest

from coverts.hall.entries import Woken
from coverts.hall.pok import PokSetup
from coverts.hall.settings import Settings
from coverts.server.pubsub_url import NotAPubSubError, RedisUrl
from coverts.store.postgres.store import PostgresStore
from tests.cluster.crowd import Person
from tests.server.harness import JSON
from tests.server.process import launch, started
from tests.store.postgres import Databases, ask

SECRET = "correct-horse"
ALONE = Settings(PokSetup(3), seconds=600)


@pytest.mark.parametrize(
    ("given", "database", "why"),
    [
        ("http://cache.example", "postgresql://ada@127.0.0.1:1/coverts", "not the address of a Redis or Valkey server"),
        ("redis://cache.example", "", "name it with --database"),
        (f"redis://:{SECRET}@cache.example", "postgresql://ada@127.0.0.1:1/coverts", "COVERTS_PUBSUB"),
    ],
)
async def test_what_is_wrong_is_said(tmp_path: Path, given: str, database: str, why: str) -> None:
    options = [f"--pubsub={given}", f"--data={tmp_path}", "--port=0"]
    process = await launch("serve", *options, environment={"COVERTS_DATABASE": database} if database else {})
    out, err = await process.communicate()
    assert process.returncode == 2
    assert why in err.decode()
    assert SECRET.encode() not in out + err
    assert b"Traceback" not in err


def test_an_address_shows_no_password() -> None:
    url = RedisUrl(f"rediss://ada:{SECRET}@cache.example:6380/2")
    assert (str(url), url.has_password) == ("rediss://ada@cache.example:6380/2", True)
    assert SECRET not in repr(url)
    for text in ("", "redis:", "redis://", "valkey://host", "redis://host:port"):
        with pytest.raises(NotAPubSubError):
            RedisUrl(text)


async def test_a_node_that_is_stopped_hands_over_first(tmp_path: Path, databases: Databases) -> None:
    """Its sockets are told to come back, others look after its tables, and clocks go on as they were."""
    url = databases.new()
    environment = {"COVERTS_DATABASE": url.dsn}
    async with started(tmp_path, environment=environment) as goes, started(tmp_path, environment=environment) as stays:
        async with httpx.AsyncClient(base_url=f"{goes.url}/api/v1", headers=JSON) as http:
            token = (await http.post("/guests", json={"name": "Ada", "bearer": True})).json()["token"]
            http.headers["Authorization"] = f"Bearer {token}"
            body = msgspec.json.encode({"settings": ALONE, "bots": ["random", "random"]})
            opened = (await http.post("/tables", content=body)).json()
            start = {"type": "do", "id": "start", "command": {"type": "start"}}
            assert (await http.post(f"/tables/{opened['id']}/commands", json=start)).status_code == 200
        urls = [goes.url]
        person = Person(opened["id"], token, 0, urls, think=0.05)
        playing = asyncio.create_task(person.play())
        async with asyncio.timeout(60):
            while not person.acknowledged:
                await asyncio.sleep(0.01)
        urls[:] = [stays.url]
        goes.signal(signal.SIGTERM)
        code, _, err = await goes.ended()
        assert code == 0, err
        async with asyncio.timeout(60):
            await playing
    assert person.ended_with[0] == 1012
    store = await PostgresStore.open(url)
    log = [logged.entry for logged in await store.load(opened["id"])]
    await store.close()
    assert not [entry for entry in log if isinstance(entry, Woken)]
    assert ask(url, "SELECT phase FROM tables") == [("over",)]
