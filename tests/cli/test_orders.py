"""`coverts admin close|ban|unban|forget|reports` where no house is open: the command does it itself."""

import asyncio
import json
from pathlib import Path

import pytest

from coverts.hall.pikoko import PikokoSetup
from coverts.store.checking import check
from coverts.store.interface import Identity, Report, Token
from coverts.store.opening import DATABASE
from coverts.store.sqlite import SqliteStore
from tests.cli.command import Command, Said
from tests.store.batches import game

MOVES = 60


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A closed house with a game of Pikoko under way."""
    asyncio.run(_furnished(tmp_path / "house"))
    return tmp_path / "house"


async def _furnished(folder: Path) -> None:
    store = await SqliteStore.open(folder)
    await store.add_identity(Identity("host", "Ada", 1000), Token(hash=b"h", who="host", kind="browser", created_at=1))
    for batch in game("running", PikokoSetup(4), 3):
        if batch.after < MOVES:
            await store.append(batch)
    await store.report(Report("guest 1", "host", "running", "talk", "something rude", 1000))
    await store.close()


def asked(coverts: Command, house: Path, *words: str) -> Said:
    return coverts("admin", *words, f"--data={house}")


def test_reports_are_listed(coverts: Command, house: Path) -> None:
    said = asked(coverts, house, "reports")
    line = "1970-01-01 00:00:01 UTC  guest 1 reports what host said at table running:  something rude\n"
    assert (said.status, said.out) == (0, line)
    (found,) = json.loads(asked(coverts, house, "reports", "--json").out)
    assert (found["who"], found["against"], found["text"]) == ("guest 1", "host", "something rude")


def test_a_table_is_closed(coverts: Command, house: Path) -> None:
    assert asked(coverts, house, "close", "running").out == "Table running is closed.\n"
    assert asked(coverts, house, "tables", "--phase=aborted").out.startswith("running")
    again = asked(coverts, house, "close", "running")
    assert (again.status, again.out) == (2, "")
    assert "Table running is closed already." in again.err
    assert check(house / DATABASE, lambda *_: None).faults == []


def test_a_person_is_forgotten(coverts: Command, house: Path) -> None:
    said = asked(coverts, house, "forget", "host", "--json")
    assert json.loads(said.out) == {"order": "forget", "whom": "host", "outcome": "done"}
    assert asked(coverts, house, "people").out == "Nothing to show.\n"
    assert "  0  person  –\n" in asked(coverts, house, "table", "running").out
    assert b"Ada" not in (house / DATABASE).read_bytes()
    assert check(house / DATABASE, lambda *_: None).faults == []
    assert "There is no person host." in asked(coverts, house, "forget", "host").err


@pytest.mark.parametrize("whom", ["host", "203.0.113.7", "2001:db8::1"])
def test_bans_come_and_go(coverts: Command, house: Path, whom: str) -> None:
    assert asked(coverts, house, "ban", whom).out == f"{whom} is kept out from now on.\n"
    assert asked(coverts, house, "ban", whom).status == 0, "twice is as good as once"
    assert asked(coverts, house, "unban", whom).out == f"{whom} is let in again.\n"
    assert f"{whom} is not kept out." in asked(coverts, house, "unban", whom).err


def test_what_orders_say_depends_on_no_hidden_thing(coverts: Command, house: Path) -> None:
    """No deal and no fist of the running game is in any answer."""
    said = [asked(coverts, house, *words, "--json").out for words in (("ban", "host"), ("forget", "host"))]
    assert said == [
        '{"order":"ban","whom":"host","outcome":"done"}\n',
        '{"order":"forget","whom":"host","outcome":"done"}\n',
    ]
