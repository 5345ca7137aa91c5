"""Forgetting somebody: not a byte of them is left in the folder, and every game is still whole."""

import asyncio
from collections.abc import AsyncIterator, Sequence

import pytest
from msgspec.structs import replace

from coverts.hall.commands import Say
from coverts.hall.desk import CommandKey, Desk, logged
from coverts.hall.entries import Aborted, Entry, Forgotten, Kept, Left, Opened, SatDown, StoodUp
from coverts.hall.messages import snapshot
from coverts.hall.pikoko import PikokoSetup
from coverts.hall.pok import PokSetup
from coverts.hall.recording import recorded
from coverts.hall.settings import Settings
from coverts.hall.sitters import Person
from coverts.hall.summary import members_of, people_of, summary_of
from coverts.hall.table import rebuilt
from coverts.records.writing import data_of, line
from coverts.store.appending import Appender, Listed
from coverts.store.checking import check
from coverts.store.interface import Batch, Conflict, Identity, Report, StoreError, Token
from coverts.store.operations import Operations
from coverts.store.transacting import Connection
from tests.store.batches import game
from tests.store.homes import Home, SqliteHome

WHO, NAME, WORDS = "guest 1", "Guest 1", "something unforgettable"
HASH = b"\xcd" * 32
TABLES = ("finished", "gathering", "kept", "own", "running")


@pytest.fixture
async def store(home: Home) -> AsyncIterator[Operations]:
    """Somebody with a finished game, one under way, one that gathers, a table of their own, and a kept seat."""
    made = await home.open()
    await made.add_identity(Identity(WHO, NAME, 1), Token(hash=HASH, who=WHO, kind="bot", label=NAME, created_at=1))
    await made.add_identity(Identity("host", "Ada", 1), Token(hash=b"h", who="host", kind="bot", created_at=1))
    for batch in with_record(game("finished", PokSetup(4), 1)):
        await made.append(batch)
    for batch in game("running", PikokoSetup(4), 2)[:40]:
        await made.append(batch)
    for batch in game("gathering", PokSetup(4), 3)[:4]:
        await made.append(batch)
    settings = Settings(PokSetup(3))
    await made.append(batch_of("own", 0, [Opened(1, settings, WHO, "i"), SatDown(1, 0, Person(WHO, NAME))]))
    host: list[Entry] = [Opened(1, settings, "host", "i"), SatDown(1, 0, Person("host", "Ada"))]
    await made.append(batch_of("kept", 0, [*host, Kept(1, 1, Person(WHO, NAME))]))
    await made.report(Report(WHO, "host", "finished", "talk", "Ada was rude", 1))
    await made.report(Report("host", WHO, "finished", "talk", WORDS, 1))
    await said(made, "gathering", "command said")
    yield made
    await made.close()


def with_record(batches: tuple[Batch, ...]) -> list[Batch]:
    record = line(data_of(recorded(one.entry for batch in batches for one in batch.log)))
    return [*batches[:-1], replace(batches[-1], record=record)]


def batch_of(table: str, after: int, entries: Sequence[Entry]) -> Batch:
    desk = Desk(table, logged(entries, None))
    return Batch(
        table=table,
        after=after,
        log=logged(entries, None),
        summary=summary_of(desk.table),
        members=members_of(desk.table),
        people=people_of(desk.table),
        at=1,
    )


async def said(store: Operations, table: str, command: str) -> None:
    desk = Desk(table, await store.load(table))
    await store.append(saying(desk, command))


def saying(desk: Desk, command: str) -> Batch:
    decision = desk.decide(
        WHO, Say(WORDS), CommandKey(WHO, command), now=9, draw=lambda _: 0, secret=bytes, bot_name=lambda _: "Bot"
    )
    made = decision.table
    return Batch(
        table=made.id,
        after=desk.seq,
        log=decision.log,
        summary=summary_of(made),
        members=members_of(made),
        people=people_of(made),
        at=9,
    )


def contents(home: Home) -> list[tuple[str, bytes]]:
    """All bytes of a folder; all rows of a PostgreSQL, which overwrites what is gone when it is told to VACUUM."""
    if isinstance(home, SqliteHome):
        return [(file.name, file.read_bytes()) for file in home.folder.iterdir()]
    tables = [str(name) for (name,) in home.say("SELECT tablename FROM pg_tables WHERE schemaname = 'public'")]
    return [
        (table, b" ".join(_bytes(value) for row in home.say(f"TABLE {table}") for value in row)) for table in tables
    ]


def _bytes(value: object) -> bytes:
    return value if isinstance(value, bytes) else str(value).encode()


async def test_nothing_of_somebody_is_left_in_the_folder(store: Operations, home: Home) -> None:
    assert await store.forget(WHO, now=50) == sorted(TABLES)
    await store.close()
    for where, content in contents(home):
        for trace in (WHO.encode(), NAME.encode(), WORDS.encode(), HASH):
            assert trace not in content, (where, trace)


async def test_every_table_is_whole_afterwards(store: Operations, home: Home) -> None:
    before = {table: rebuilt(table, [one.entry for one in await store.load(table)]) for table in TABLES}
    await store.forget(WHO, now=50)
    for table in TABLES:
        after = rebuilt(table, [one.entry for one in await store.load(table)])
        assert (after.state, after.settings) == (before[table].state, before[table].settings)
        assert WORDS not in str(snapshot(after, "public", 0))
    checked = await asyncio.to_thread(check, home.place, lambda *_: None)
    assert (checked.faults, checked.tables) == ([], len(TABLES))
    record = await store.record("finished")
    assert record is not None
    assert b'[{"name":"Ada"},{"name":""},{"name":"Guest 2"},{"name":"Bot"}]' in record


async def test_whoever_is_forgotten_leaves_the_tables_they_are_at(store: Operations) -> None:
    await store.forget(WHO, now=50)
    ends = {table: (await store.load(table))[-1].entry for table in TABLES}
    assert ends == {
        "finished": Forgotten(50),
        "running": Left(50, 1),
        "gathering": StoodUp(50, 1),
        "kept": StoodUp(50, 1),
        "own": Aborted(50, 0),
    }


async def test_only_who_leaves_brings_a_table_to_the_front(store: Operations) -> None:
    before = [own.summary.id for own in await store.tables_of("host", most=9)]
    await store.forget(WHO, now=50)
    after = [own.summary.id for own in await store.tables_of("host", most=9)]
    assert before.index("finished") == after.index("finished")
    assert await store.tables_of(WHO, most=9) == []


async def test_what_was_decided_before_cannot_bring_them_back(store: Operations, home: Home) -> None:
    late = saying(Desk("gathering", await store.load("gathering")), "late")
    await store.forget(WHO, now=50)
    with pytest.raises(Conflict):
        await store.append(late)
    await store.close()
    assert not [where for where, content in contents(home) if WORDS.encode() in content]


async def test_what_happens_meanwhile_is_forgotten_too(store: Operations, home: Home) -> None:
    """Between the preparation and the transaction somebody opens a table, and something is said."""
    late = saying(Desk("gathering", await store.load("gathering")), "late")
    forgetting = asyncio.ensure_future(store.forget(WHO, now=50))
    opened: list[Entry] = [Opened(49, Settings(PokSetup(3)), WHO, "i"), SatDown(49, 0, Person(WHO, NAME))]
    await asyncio.gather(store.append(late), store.append(batch_of("late", 0, opened)))
    assert await forgetting == sorted([*TABLES, "late"])
    await store.close()
    assert not [where for where, content in contents(home) if WORDS.encode() in content]
    assert (await asyncio.to_thread(check, home.place, lambda *_: None)).faults == []


async def test_all_or_nothing(store: Operations, home: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    """The third table fails: the two before it are as they were, and it can be done again."""
    append, tables = Appender.append, list[str]()

    def failing(self: Appender, connection: Connection, batch: Batch) -> Listed:
        tables.append(batch.table)
        if len(tables) % 3 == 0:
            raise StoreError("store-not-written", why="the disk is full")
        return append(self, connection, batch)

    logs = {table: await store.load(table) for table in TABLES}
    with monkeypatch.context() as patched:
        patched.setattr(Appender, "append", failing)
        with pytest.raises(StoreError):
            await store.forget(WHO, now=50)
    assert {table: await store.load(table) for table in TABLES} == logs
    assert await store.identity(HASH, now=1) is not None
    assert (await asyncio.to_thread(check, home.place, lambda *_: None)).faults == []
    assert await store.forget(WHO, now=51) == sorted(TABLES)
    assert await store.identity(HASH, now=1) is None


async def test_reports_lose_who_made_them_and_those_against_them_go(store: Operations) -> None:
    await store.forget(WHO, now=50)
    assert await store.reports(most=9) == [Report("", "host", "finished", "talk", "Ada was rude", 1)]


async def test_forgetting_nobody_changes_nothing(store: Operations) -> None:
    logs = {table: await store.load(table) for table in TABLES}
    assert await store.forget("nobody", now=50) == []
    assert {table: await store.load(table) for table in TABLES} == logs
