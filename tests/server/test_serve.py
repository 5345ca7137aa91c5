"""`coverts serve`, `coverts bot` and the example bot as they are started by people."""

import asyncio
import re
import signal
import socket
import sqlite3
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from coverts.hall.commands import Start, Unseat
from coverts.hall.pikoko import PikokoSetup
from coverts.hall.pok import PokSetup
from coverts.hall.settings import Settings
from coverts.records.reading import read
from coverts.records.referee import check
from coverts.store.sqlite import SqliteStore
from tests.server.harness import Clock, Guest, Server
from tests.server.process import Process, launch, started

EXAMPLE = Path(__file__).parents[2] / "examples" / "bot.py"


async def said(*arguments: str, environment: dict[str, str] | None = None) -> tuple[int | None, str, str]:
    """What a command that ends by itself says."""
    process = await launch(*arguments, environment=environment)
    async with asyncio.timeout(60):
        out, err = await process.communicate()
    return process.returncode, out.decode(), err.decode()


async def complains(*arguments: str, of: str, environment: dict[str, str] | None = None) -> None:
    """The command says what is wrong in one line, and stops."""
    status, out, err = await said(*arguments, environment=environment)
    assert (status, out) == (2, "")
    assert re.search(of, err), err
    assert "Traceback" not in err


async def test_a_port_in_use(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        await complains("serve", f"--data={tmp_path}", f"--port={port}", of=rf"Port {port} is in use already")


@pytest.mark.parametrize(
    ("option", "of"),
    [
        ("--origin=club.example", "no origin"),
        ("--origin=https://club.example/page", "no origin"),
        ("--port=65536", "65536 is no port"),
        ("--port=many", "many"),
        ("--host=192.0.2.1", "cannot listen on 192.0.2.1"),
        ("--host=a..b", "cannot listen on a..b"),
        ("--bot-workers=0", "bot-workers"),
        ("--bot-pace=-1", "bot-pace"),
    ],
)
async def test_options_that_cannot_be(tmp_path: Path, option: str, of: str) -> None:
    await complains("serve", f"--data={tmp_path / 'data'}", option, of=of)
    assert not (tmp_path / "data").exists()


async def test_options_from_the_environment(tmp_path: Path) -> None:
    variables = {"COVERTS_DATA": str(tmp_path), "COVERTS_PORT": "70000"}
    await complains("serve", of="70000 is no port", environment=variables)


async def test_a_folder_that_cannot_be_used(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    await complains("serve", f"--data={tmp_path / 'file'}", "--port=0", of="cannot start")
    (tmp_path / "coverts.sqlite3").write_text("not a database, but long enough to be taken for one" * 100)
    await complains("serve", f"--data={tmp_path}", "--port=0", of="not a database")
    await complains("serve", f"--data={tmp_path}", "--port=0", of=f"coverts db restore FILE --data {tmp_path}")
    await complains("serve", "--data=/proc/nothing", "--port=0", of="cannot start")


async def test_a_folder_that_another_server_uses(tmp_path: Path) -> None:
    async with started(tmp_path):
        await complains("serve", f"--data={tmp_path}", "--port=0", of="another server")


@pytest.mark.parametrize("which", [signal.SIGTERM, signal.SIGINT])
async def test_a_signal_closes_the_house(tmp_path: Path, which: signal.Signals) -> None:
    async with started(tmp_path) as process, outside(process).guests("Ada") as (ada,):
        table = await ada.open(Settings(PokSetup(3), seconds=60), ["casual"] * 2)
        assert (await ada.do(table.id, Start())).status_code == 200
        process.signal(which)
        status, out, err = await process.ended()
        assert (status, err) == (0, "")
        assert out.endswith("The house is closed.\n")
    assert {path.name for path in tmp_path.iterdir()} == {"coverts.sqlite3", "coverts.lock"}
    with closing(sqlite3.connect(tmp_path / "coverts.sqlite3")) as database:
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)


def outside(process: Process) -> Server:
    """The server as one sees it from outside."""
    return Server(process.url, None, None, Clock())  # type: ignore[arg-type]


@pytest.mark.parametrize("setup", [PokSetup(3), PikokoSetup(3)], ids=["pok", "pikoko"])
async def test_bots_of_all_kinds_play_a_game(tmp_path: Path, setup: PokSetup | PikokoSetup) -> None:
    async with started(tmp_path) as process, outside(process).guests("Ada") as (ada,):
        table = await ada.open(Settings(setup, leaver="bot"), ["casual"])
        ours = await launch(
            "bot", f"--url={process.url}", f"--table={table.id}", f"--invitation={table.invitation}", "--level=random"
        )
        assert (await ada.do(table.id, Unseat(0))).status_code == 200
        example = await asyncio.create_subprocess_exec(
            sys.executable, str(EXAMPLE), process.url, table.id, table.invitation
        )
        await all_seated(ada, table.id)
        assert (await ada.do(table.id, Start())).status_code == 200
        async with asyncio.timeout(60):
            out, err = await ours.communicate()
            assert await example.wait() == 0
        assert (ours.returncode, out, err) == (0, b"The game is over.\n", b"")
        workers = process.children
        process.signal(signal.SIGKILL)
        _, out_, err_ = await process.ended()
        assert not re.search(rf"Ada|Robo|{table.id}|{table.invitation}|{ada.token}|rror", out_ + err_)
        await gone(workers)
    store = await SqliteStore.open(tmp_path)
    record: Any = read((await store.record(table.id)) or b"").record
    await store.close()
    # Both programs have added a number to every deal; the bot of the house has none.
    assert all([seat.count(None) for seat in (found.clients, found.nonces)] == [1, 1] for found in record.fair.rounds)
    verdict = check(record).fair
    assert verdict is not None
    assert verdict.is_proved


async def all_seated(guest: Guest, table: str) -> None:
    """Wait until every seat is taken."""
    async with asyncio.timeout(60):
        while any(seat.kind == "open" for seat in (await guest.look(table)).table.seats):
            await asyncio.sleep(0.05)


async def gone(pids: list[int]) -> None:
    """Wait until these processes have ended: a killed server leaves nobody behind."""
    async with asyncio.timeout(60):
        while any(Path(f"/proc/{pid}/exe").exists() for pid in pids):
            await asyncio.sleep(0.05)


async def test_a_bot_that_cannot_play(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as closed:
        nowhere = f"http://127.0.0.1:{closed.getsockname()[1]}"
    await complains("bot", f"--url={nowhere}", "--table=x", of="no Coverts server")
    async with started(tmp_path) as process, outside(process).guests("Ada") as (ada,):
        table = await ada.open(Settings(PokSetup(3)), ["random"] * 2)
        for wanted, why in ((["--table=absent"], "no table"), ([f"--table={table.id}"], "no table")):
            status, _, err = await said("bot", f"--url={process.url}", *wanted)
            assert (status, why in err, "Traceback" in err) == (1, True, False), err
        invited = [f"--table={table.id}", f"--invitation={table.invitation}"]
        status, _, err = await said("bot", f"--url={process.url}", *invited)
        assert (status, "Every seat" in err) == (1, True), err
