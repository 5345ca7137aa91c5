"""A server on PostgreSQL: it goes away in the middle of a game and comes back, and commands for operators."""

import asyncio
import signal
from collections.abc import Iterator
from pathlib import Path

import httpx
import msgspec
import pytest

from coverts.hall.commands import Say
from coverts.hall.pok import PokSetup
from coverts.hall.settings import Settings
from coverts.server.config import Config
from coverts.server.house import pulse
from coverts.store.postgres import session
from coverts.store.postgres.url import PostgresUrl
from tests.server.harness import serving
from tests.server.players import Party, party
from tests.server.process import launch, started
from tests.server.test_health import answers
from tests.store.postgres import Databases, Postgres, ask, running

POK = Settings(PokSetup(3))


@pytest.fixture
def postgres() -> Iterator[Postgres]:
    """A server that may be stopped."""
    with running() as server:
        yield server


async def test_it_goes_away_in_the_middle_and_comes_back(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pulse, "REST", 0.0)
    monkeypatch.setattr(session, "PATIENCE", 0.0)
    async with serving(Databases(postgres).new()) as server, party(server, POK, 3, plays=False) as table:
        assert await answers(server) == (200, 200)
        await asyncio.to_thread(postgres.stop)
        assert await answers(server) == (503, 503)
        refused = await table.guests[0].do(table.table, Say("is anybody there?"), "mine")
        assert refused.status_code == 500
        assert "postgresql" not in refused.text
        await asyncio.to_thread(postgres.start)
        assert await answers(server) == (200, 200)
        for _ in range(2):
            said = await table.guests[0].do(table.table, Say("is anybody there?"), "mine")
            assert said.status_code == 200
        await heard_once(table, "is anybody there?")
        log = await server.log(table.table)
        assert sum(one.key is not None and one.key.id == "mine" for one in log) == 1


async def heard_once(table: Party, words: str) -> None:
    """Everybody hears it, over the socket that they have had from the beginning."""
    for player in table.players:
        await player.until(lambda player=player: words in str(player.heard))  # type: ignore[misc]
        assert not player.ended
        assert str(player.heard).count(words) == 1


async def test_whoever_speaks_while_it_is_restarted_waits_for_it(postgres: Postgres) -> None:
    async with serving(Databases(postgres).new()) as server, party(server, POK, 3, plays=False) as table:
        await asyncio.to_thread(postgres.stop)
        speaking = asyncio.create_task(table.guests[0].do(table.table, Say("in between")))
        await asyncio.to_thread(postgres.start)
        assert (await speaking).status_code == 200
        await heard_once(table, "in between")


async def said_by(url: PostgresUrl, *arguments: str) -> tuple[int | None, str, str]:
    process = await launch(*arguments, environment={"COVERTS_DATABASE": url.dsn})
    out, err = await process.communicate()
    return process.returncode, out.decode(), err.decode()


async def test_a_killed_server_begins_again_where_it_was_and_commands_work(
    tmp_path: Path, databases: Databases, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = databases.new(ready=False)
    monkeypatch.setenv("COVERTS_DATABASE", url.dsn)
    async with started(tmp_path) as process:
        async with httpx.AsyncClient(base_url=f"{process.url}/api/v1") as ada:
            assert (await ada.post("/guests", json={"name": "Ada"})).status_code == 201
            opened = (await ada.post("/tables", json={"settings": msgspec.to_builtins(POK)})).json()
            cookies = dict(ada.cookies)
        assert (await said_by(url, "db", "status"))[1].count("A server works with it.") == 1
        code, out, err = await said_by(url, "admin", "ban", "203.0.113.7")
        assert (code, err) == (0, ""), err
        assert (await said_by(url, "db", "backup", str(tmp_path / "copy.sqlite3")))[0] == 0
        process.signal(signal.SIGKILL)
        await process.ended()
    assert not (tmp_path / "coverts.sqlite3").exists()
    async with started(tmp_path) as process:
        async with httpx.AsyncClient(base_url=f"{process.url}/api/v1", cookies=cookies) as ada:
            assert (await ada.get(f"/tables/{opened['id']}")).status_code == 200
        process.signal(signal.SIGTERM)
        code, out, err = await process.ended()
        assert code == 0, err
    code, out, _ = await said_by(url, "admin", "tables", "--json")
    assert (code, out.count(opened["id"])) == (0, 1)
    assert ask(url, "SELECT whom FROM bans") == [("203.0.113.7",)]
    for command in (("check",), ("check", str(tmp_path / "copy.sqlite3")), ("restore", str(tmp_path / "copy.sqlite3"))):
        assert (await said_by(url, "db", *command))[0] == 0
    house = tmp_path / "house"
    code, out, _ = await said_by(url, "db", "copy", f"--from={url.dsn}", f"--to={house}", "--json")
    assert (code, msgspec.json.decode(out)["database"]) == (0, str(house / "coverts.sqlite3"))


@pytest.mark.parametrize("command", [("serve", "--port=0"), ("db", "status"), ("admin", "tables")])
async def test_nobody_reads_a_password_and_everybody_what_is_wrong(command: tuple[str, ...]) -> None:
    secret = "correct-horse"
    with_secret = f"postgresql://ada:{secret}@127.0.0.1:1/coverts"
    for url, given, why in (
        (with_secret, "", "cannot be reached"),
        (f"mysql://ada:{secret}@host/db", "", "not the address of a database"),
        ("", with_secret, "everybody on this machine can read a password"),
    ):
        arguments = [f"--database={given}"] if given else []
        process = await launch(*command, *arguments, environment={"COVERTS_DATABASE": url} if url else {})
        out, err = await process.communicate()
        assert process.returncode == 2
        assert why in err.decode()
        assert secret.encode() not in out + err
        assert b"Traceback" not in err


def test_the_settings_of_a_server_do_not_show_it() -> None:
    config = Config(data=Path("data"), database=PostgresUrl("postgresql://ada:correct-horse@host/db"))
    assert "correct-horse" not in repr(config)
