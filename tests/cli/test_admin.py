"""`coverts admin`: an operator sees tables and people of an open house, and nothing that is hidden."""

import asyncio
import json
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from itertools import chain
from pathlib import Path

import pytest
from msgspec.structs import replace

from coverts.cli import admin
from coverts.cli.answering import Answer
from coverts.hall.entries import Seeded
from coverts.hall.pikoko import PikokoSetup
from coverts.store.interface import Batch, Identity, Report, Token
from coverts.store.opening import DATABASE, lock
from coverts.store.sqlite import SqliteStore
from tests.cli.command import Command, Said
from tests.server.seeds import SeedFound, look_for
from tests.store.batches import game, talk

HASH = b"\xab" * 32
MOVES = 60
"""Entries after which the game is looked at: hands are out, and bids have been made."""
ROUNDS = 3


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Path]:
    """A house with a game of Pikoko under way and a table that gathers, which a server holds."""
    asyncio.run(_furnished(tmp_path / "house"))
    with closing(lock(tmp_path / "house")):
        yield tmp_path / "house"


async def _furnished(folder: Path) -> None:
    store = await SqliteStore.open(folder)
    host = Identity("host", "Ada", 1000)
    await store.add_identity(host, Token(hash=HASH, who="host", kind="browser", label="phone", created_at=1000))
    await store.append(talk("gathering", 0))
    for batch in under_way():
        await store.append(batch)
    await store.report(Report("host", "guest 1", "running", "talk", "something rude", 2000))
    await store.close()


def under_way() -> list[Batch]:
    return [batch for batch in game("running", PikokoSetup(4), 3) if batch.after < MOVES]


def asked(coverts: Command, house: Path, *words: str) -> Said:
    said = coverts("admin", *words, f"--data={house}")
    assert (said.status, said.err) == (0, "")
    return said


def test_tables_are_listed_by_phase(coverts: Command, house: Path) -> None:
    lines = asked(coverts, house, "tables").out.splitlines()
    assert [line.split()[:3] for line in lines] == [["running", "pikoko", "playing"], ["gathering", "pok", "gathering"]]
    assert "Ada, Guest 1, Guest 2, Bot" in lines[0]
    (only,) = json.loads(asked(coverts, house, "tables", "--phase=gathering", "--json").out)
    assert only["summary"]["id"] == "gathering"
    assert len(asked(coverts, house, "tables", "--most=1").out.splitlines()) == 1
    assert asked(coverts, house, "tables", "--phase=over").out == "Nothing to show.\n"


def test_a_table_and_whose_the_seats_are(coverts: Command, house: Path) -> None:
    said = asked(coverts, house, "table", "running").out
    assert "  0  person  Ada  host\n" in said
    assert "  3  bot     Bot  casual\n" in said
    found = json.loads(asked(coverts, house, "table", "running", "--json").out)
    assert found["people"] == ["host", "guest 1", "guest 2", None]
    assert found["entries"] >= MOVES


def test_people_and_one_of_them(coverts: Command, house: Path) -> None:
    assert asked(coverts, house, "people").out == "host  Ada  since 1970-01-01 00:00:01 UTC  tables: 1\n"
    said = asked(coverts, house, "person", "host").out
    assert "  browser  since 1970-01-01 00:00:01 UTC  phone\n" in said
    assert "running  pikoko  playing" in said
    found = asked(coverts, house, "person", "host", "--json").out
    assert HASH.hex() not in found
    assert json.loads(found)["devices"][0]["label"] == "phone"


@pytest.mark.parametrize("words", [("table", "nowhere"), ("person", "nobody")], ids=" ".join)
def test_who_and_what_is_not_there(coverts: Command, house: Path, words: tuple[str, str]) -> None:
    said = coverts("admin", *words, f"--data={house}")
    assert (said.status, said.out) == (2, "")
    assert f"there is no {' '.join(words)}" in said.err


def test_operators_do_not_learn_what_is_hidden(coverts: Command, house: Path) -> None:
    """Not one byte depends on any move or deal, nor on an invitation or a word that was said."""
    questions = [(*words, *form) for words in QUESTIONS for form in ((), ("--json",))]
    before = [asked(coverts, house, *words) for words in questions]
    with closing(sqlite3.connect(house / DATABASE)) as connection, connection:
        changed = connection.execute("UPDATE log SET entry = x'00'").rowcount
    assert changed > MOVES
    assert [asked(coverts, house, *words) for words in questions] == before
    said = "".join(one.out for one in before)
    assert '"invitation"' not in said
    assert HASH.hex() not in said


QUESTIONS = [("tables",), ("table", "running"), ("people",), ("person", "host"), ("reports",)]


def look_for_seeds(coverts: Command, house: Path, words: Sequence[str]) -> None:
    """The seeds of a game whose first round has not been scored."""
    entries = [logged.entry for batch in under_way() for logged in batch.log]
    [seeded] = [entry for entry in entries if isinstance(entry, Seeded)]
    assert len(seeded.seeds) == ROUNDS
    for form in ((), ("--json",)):
        said = asked(coverts, house, *words, *form).out.encode()
        for seed in seeded.seeds:
            look_for(seed, said)


def test_operators_do_not_learn_the_seeds(coverts: Command, house: Path) -> None:
    for words in QUESTIONS:
        look_for_seeds(coverts, house, words)


@pytest.mark.parametrize("where", ["words", "figures"])
def test_a_command_that_shows_the_seeds_is_noticed(
    coverts: Command, house: Path, monkeypatch: pytest.MonkeyPatch, where: str
) -> None:
    with closing(sqlite3.connect(house / DATABASE)) as connection:
        log = [str(entry) for (entry,) in connection.execute("SELECT entry FROM log ORDER BY seq")]

    def telling(honest: Callable[..., Answer]) -> Callable[..., Answer]:
        def leaking(*found: object) -> Answer:
            answer = honest(*found)
            if where == "figures":
                return replace(answer, figures=[answer.figures, log])
            return replace(answer, words=lambda catalogue: chain(answer.words(catalogue), log))

        return leaking

    for words in QUESTIONS:
        name = f"of_{words[0]}"
        monkeypatch.setattr(admin, name, telling(getattr(admin, name)))
        with pytest.raises(SeedFound):
            look_for_seeds(coverts, house, words)
