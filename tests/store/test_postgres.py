"""What only PostgreSQL has: addresses and passwords, a server that goes away and comes back, and other writers."""

import asyncio
import logging
import re
from collections.abc import Iterator
from contextlib import suppress

import asyncpg
import pytest

from coverts.hall.table import TablePhase
from coverts.store import migrating
from coverts.store.any_store import open_store
from coverts.store.appending import Appender
from coverts.store.database import PostgresDatabase
from coverts.store.interface import Conflict, InUseError, NewerDatabaseError, NotADatabaseError, StoreError
from coverts.store.postgres import leases, opening, session
from coverts.store.postgres.entries import ADD_ENTRIES
from coverts.store.postgres.errors import UnreachableError
from coverts.store.postgres.sentences import sentence
from coverts.store.postgres.store import PostgresStore
from coverts.store.postgres.url import NotAUrlError, PostgresUrl
from coverts.store.postgres.writing import WriterSession
from coverts.store.transacting import Connection
from tests.store.batches import spoken, summary, talk
from tests.store.postgres import Databases, Postgres, ask, running

END_ALL = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()
"""

PASSWORD = "correct-horse"


@pytest.fixture(scope="module")
def own_server() -> Iterator[Postgres]:
    """A server that may be stopped."""
    with running() as server:
        yield server


@pytest.fixture
def own(own_server: Postgres) -> Iterator[Databases]:
    made = Databases(own_server)
    yield made
    made.remove()


@pytest.mark.parametrize(
    "text",
    [
        "",
        "coverts.sqlite3",
        "mysql://ada:correct-horse@host/db",
        "postgresql:ada:correct-horse@host",
        "postgresql://ada:correct-horse@host:port/db",
        "postgresql://[ada:correct-horse@host/db",
        "postgresql://ada:correct-horse@host/db?nonsense",
    ],
)
def test_what_is_no_address_is_said_without_repeating_it(text: str) -> None:
    with pytest.raises(NotAUrlError, match="postgresql://name@host:5432/database") as raised:
        PostgresUrl(text)
    assert PASSWORD not in f"{raised.value!r} {raised.value}"
    assert raised.value.__cause__ is None


@pytest.mark.parametrize(
    "text",
    [f"postgres://ada:{PASSWORD}@host:5433/db?sslmode=require", f"postgresql://ada@host:5433/db?password={PASSWORD}"],
)
def test_nobody_sees_the_password_of_an_address(text: str) -> None:
    url = PostgresUrl(text)
    assert (str(url), repr(url)) == ("postgresql://ada@host:5433/db", "PostgresUrl('postgresql://ada@host:5433/db')")
    assert url.has_password
    assert url.dsn == text


async def test_a_server_that_is_not_there_is_named_and_its_password_is_not(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    for text in (f"postgresql://ada:{PASSWORD}@127.0.0.1:1/db", f"postgresql://ada:{PASSWORD}@/db?host=/nowhere"):
        with pytest.raises(UnreachableError, match="cannot be reached") as raised:
            await PostgresStore.open(PostgresUrl(text))
        assert "postgresql://ada@" in str(raised.value)
        assert PASSWORD not in f"{raised.value!r} {caplog.text}"


async def test_a_wrong_password_a_missing_database_and_a_stranger(own: Databases, own_server: Postgres) -> None:
    url = own.new()
    ask(url, f"CREATE ROLE ada LOGIN PASSWORD '{PASSWORD}'")
    own_server.ask_for_passwords("ada")
    try:
        for wrong in ("", ":wrong-horse"):
            with pytest.raises(UnreachableError, match="the password is wrong or missing") as raised:
                await PostgresStore.open(PostgresUrl(url.dsn.replace("postgres@", f"ada{wrong}@")))
            assert "wrong-horse" not in str(raised.value)
        with pytest.raises(StoreError, match=r"may not|permission|refuses") as refused:
            await PostgresStore.open(PostgresUrl(own.new(ready=False).dsn.replace("postgres@", f"ada:{PASSWORD}@")))
        assert PASSWORD not in str(refused.value)
        with pytest.raises(UnreachableError, match="no such database"):
            await PostgresStore.open(PostgresUrl(own.url("nowhere")))
    finally:
        own_server.ask_for_passwords()
        ask(url, "DROP ROLE ada")


async def test_without_the_driver_it_is_said_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    with pytest.raises(StoreError, match=r"coverts\[postgres\]"):
        await open_store(PostgresUrl("postgresql://host/db"))


async def test_an_empty_database_gets_its_tables_and_a_foreign_one_is_left_alone(databases: Databases) -> None:
    url = databases.new(ready=False)
    await (await PostgresStore.open(url)).close()
    assert ask(url, "SELECT version_num FROM alembic_version") == [(migrating.HEAD,)]
    foreign = databases.new(ready=False)
    ask(foreign, "CREATE TABLE diary (page TEXT)")
    with pytest.raises(NotADatabaseError, match="something else"):
        await PostgresStore.open(foreign)
    assert ask(foreign, "SELECT tablename FROM pg_tables WHERE schemaname = 'public'") == [("diary",)]


async def test_an_older_database_is_brought_up_to_date_and_a_newer_one_refused(databases: Databases) -> None:
    url = databases.new(ready=False)
    await asyncio.to_thread(opening.upgrade, url, "v0001")
    ask(url, "INSERT INTO identities VALUES ('ada', 'Ada', 1)")
    store = await PostgresStore.open(url)
    assert await store.is_known("ada")
    await store.close()
    ask(url, "UPDATE alembic_version SET version_num = 'v9999'")
    with pytest.raises(NewerDatabaseError, match="v9999"):
        await PostgresStore.open(url)


async def test_servers_share_a_database_and_whoever_has_to_be_alone_with_it_is_told_so(
    databases: Databases, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("coverts.store.postgres.store.TO_UPGRADE", 0.0)
    url = databases.new()
    store, other = await PostgresStore.open(url), await PostgresStore.open(url)
    assert await asyncio.to_thread(PostgresDatabase(url).is_in_use)
    with pytest.raises(InUseError, match="another server"):
        await PostgresStore.open(url, alone=True)
    await store.append(talk("t", 0))
    await store.close()
    await other.append(talk("t", 1))
    await other.close()
    assert not await asyncio.to_thread(PostgresDatabase(url).is_in_use)
    alone = await PostgresStore.open(url, alone=True)
    with pytest.raises(InUseError, match="another server"):
        await PostgresStore.open(url)
    await alone.close()


async def test_a_newer_server_says_that_older_ones_have_to_be_stopped(
    databases: Databases, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And an older one that comes to newer ones says that it is older."""
    monkeypatch.setattr("coverts.store.postgres.store.TO_UPGRADE", 0.0)
    url = databases.new()
    running = await PostgresStore.open(url)
    [(head,)] = await asyncio.to_thread(ask, url, "SELECT version_num FROM alembic_version")
    older = sorted(path.stem for path in (migrating.MIGRATIONS / "versions").glob("[!_]*.py"))[0]
    assert older != head
    for version, said, error in (
        (older, "older version .* stop all of them", InUseError),
        ("v9999", "newer version", NewerDatabaseError),
    ):
        await asyncio.to_thread(ask, url, f"UPDATE alembic_version SET version_num = '{version}'")
        with pytest.raises(error, match=said):
            await PostgresStore.open(url)
    await running.close()


async def test_whoever_reads_on_at_once_shares_a_question(
    databases: Databases, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = databases.new()
    store = await PostgresStore.open(url)
    for table in ("a", "b"):
        for number in range(4):
            await store.append(talk(table, number))
    asked: list[dict[str, int]] = []
    rows = store._tails._rows

    async def noted(after: dict[str, int]) -> object:
        asked.append(dict(after))
        return await rows(after)

    monkeypatch.setattr(store._tails, "_rows", noted)
    one, few, many, none = await asyncio.gather(
        store.load("a", after=1),
        store.load("a", after=3),
        store.load_many({"b": 2, "nowhere": 0}),
        store.load("b", after=4),
    )
    assert asked == [{"a": 1, "b": 2, "nowhere": 0}]
    a, b = [await store.load(table) for table in ("a", "b")]
    assert one == a[1:]
    assert few == a[3:]
    assert many == {"b": b[2:]}
    assert none == []
    await store.close()


MANY_ENTRIES = """
INSERT INTO log (table_id, seq, entry) SELECT 't' || number, seq, repeat('x', 150)::bytea
FROM generate_series(1, 300) AS number, generate_series(2, 20) AS seq
"""


@pytest.mark.parametrize("question", [ADD_ENTRIES, sentence(leases.LOAD_MANY).text, sentence(leases.HEADS).text])
async def test_what_is_asked_for_every_move_never_goes_through_the_whole_log(
    databases: Databases, question: str
) -> None:
    """Not even before PostgreSQL has counted it: what is prepared then stays so for as long as a node lives."""
    url = databases.new()
    store = await PostgresStore.open(url)
    await store.close()
    values = ", ".join(f"ARRAY[]::{kind}" for kind in kinds_of(question))
    connection = await asyncpg.connect(url.dsn)
    await connection.execute(f"SET session_replication_role = replica; {MANY_ENTRIES}")
    await connection.execute(f"SET plan_cache_mode = force_generic_plan; PREPARE asked AS {question}")
    plan = [row[0] for row in await connection.fetch(f"EXPLAIN EXECUTE asked({values})")]
    await connection.close()
    assert any("log_pkey" in line for line in plan)
    assert not [line for line in plan if "Seq Scan on log" in line]


def kinds_of(question: str) -> list[str]:
    """The types of its parameters, in their order."""
    return [kind for _, kind in sorted(set(re.findall(r"\$(\d)::(\w+\[\])", question)))]


async def test_reading_on_goes_on_after_the_connection_was_cut(databases: Databases) -> None:
    url = databases.new()
    store = await PostgresStore.open(url)
    await store.append(talk("a", 0))
    await store.append(talk("a", 1))
    for _ in range(2):
        assert len(await store.load("a", after=1)) == 1
        await asyncio.to_thread(ask, url, END_ALL)
    assert len(await store.load("a", after=1)) == 1
    await store.close()


async def test_of_servers_that_begin_at_once_one_makes_the_tables(databases: Databases) -> None:
    url = databases.new(ready=False)
    stores = await asyncio.gather(*[PostgresStore.open(url) for _ in range(3)])
    assert ask(url, "SELECT version_num FROM alembic_version") == [(migrating.HEAD,)]
    for store in stores:
        await store.close()


async def test_letters_are_in_the_order_of_their_numbers(databases: Databases) -> None:
    """Whatever country the server is in: SQLite knows no other order."""
    store = await PostgresStore.open(databases.new())
    for whom in ("b", "A", "a", "B", "ä", "_"):
        await store.ban(whom, now=1)
    assert await store.bans() == ["A", "B", "_", "a", "b", "ä"]
    await store.close()


@pytest.mark.parametrize("kill", [False, True])
async def test_a_restart_is_noticed_by_nobody_who_comes_after_it(
    own: Databases, own_server: Postgres, kill: bool
) -> None:
    store = await PostgresStore.open(own.new())
    await store.append(talk("t", 0, command="first"))
    await asyncio.to_thread(own_server.restart, kill=kill)
    await store.append(talk("t", 1))
    await asyncio.to_thread(own_server.restart, kill=kill)
    assert len(await store.load("t")) == 2
    await store.write_probe()
    await store.close()


async def test_while_it_is_away_everything_is_refused_and_afterwards_nothing_is_doubled(
    own: Databases, own_server: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(session, "PATIENCE", 0.0)
    store = await PostgresStore.open(own.new())
    await store.append(talk("t", 0))
    await asyncio.to_thread(own_server.stop)
    for _ in range(2):
        with pytest.raises(StoreError, match="cannot be reached"):
            await store.append(talk("t", 1))
        with pytest.raises(StoreError, match="cannot be reached"):
            await store.load("t")
        with pytest.raises(StoreError):
            await store.write_probe()
    await asyncio.to_thread(own_server.start)
    await store.append(talk("t", 1))
    assert len(await store.load("t")) == 2
    await store.close()


async def test_restarts_under_load_lose_and_double_nothing(own: Databases, own_server: Postgres) -> None:
    """Whoever is not answered looks into the log, as the house does, and goes on from there."""
    store = await PostgresStore.open(own.new())
    lengths = {f"t{number}": 0 for number in range(20)}
    acknowledged = dict(lengths)
    is_over = asyncio.Event()

    async def speak(table: str) -> None:
        while not is_over.is_set():
            try:
                await store.append(talk(table, lengths[table], command=f"command {lengths[table]}"))
                lengths[table] += 1
                acknowledged[table] = lengths[table]
            except (StoreError, Conflict):
                with suppress(StoreError):
                    lengths[table] = len(await store.load(table))
                await asyncio.sleep(0.01)

    async def go_on() -> None:
        before = dict(acknowledged)
        while any(acknowledged[table] <= before[table] for table in before):
            await asyncio.sleep(0.01)

    speaking = [asyncio.create_task(speak(table)) for table in lengths]
    for kill in (False, True, False):
        await go_on()
        await asyncio.to_thread(own_server.restart, kill=kill)
    await go_on()
    is_over.set()
    await asyncio.gather(*speaking)
    for table, length in acknowledged.items():
        log = await store.load(table)
        assert len(log) >= length
        assert [logged.entry for logged in log] == [spoken(table, seq) for seq in range(1, len(log) + 1)]
    await store.close()


async def test_a_group_that_was_lost_on_its_way_is_not_acknowledged(own: Databases, own_server: Postgres) -> None:
    """The entries are written, and the connection is gone before PostgreSQL can say so."""
    url = own.new()
    store = await PostgresStore.open(url)
    await store.append(talk("t", 0))
    ask(url, SLOW)
    appending = asyncio.ensure_future(store.append(talk("t", 1)))
    while not ask(url, "SELECT 1 FROM pg_stat_activity WHERE wait_event = 'PgSleep'"):
        await asyncio.sleep(0.01)
    ask(url, "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE wait_event = 'PgSleep'")
    with pytest.raises(StoreError, match="lost"):
        await appending
    ask(url, "DROP TRIGGER slow ON log")
    assert len(await store.load("t")) == 1
    await store.append(talk("t", 1))
    await store.close()


SLOW = """
DO $$ BEGIN
CREATE FUNCTION slow() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN PERFORM pg_sleep(60); RETURN NEW; END';
CREATE TRIGGER slow BEFORE INSERT ON log FOR EACH ROW EXECUTE FUNCTION slow();
END $$
"""


class Node:
    """One of several servers that write to the same log."""

    def __init__(self, url: PostgresUrl) -> None:
        self.session = WriterSession(url)
        self.appender = Appender()

    def append(self, *batches: object) -> list[Exception | None]:
        works = [lambda connection, batch=batch: self.appender.append(connection, batch) for batch in batches]
        outcomes = self.session.commit(works)
        for batch, outcome in zip(batches, outcomes, strict=True):
            if outcome.error is None:
                self.appender.remember(batch.table, outcome.value)  # type: ignore[attr-defined]
        return [outcome.error for outcome in outcomes]


def test_the_log_decides_who_was_first_and_the_lists_agree_with_it(databases: Databases) -> None:
    """What a node had in mind for a number that another took is not what the lists say."""
    url = databases.new()
    one, other = Node(url), Node(url)
    try:
        playing, over = summary("t", phase=TablePhase.PLAYING), summary("t", phase=TablePhase.OVER)
        assert one.append(talk("t", 0)) == [None]
        assert other.append(talk("t", 1, of=over), talk("u", 0)) == [None, None]
        [refused, done] = one.append(talk("t", 1, of=playing), talk("v", 0))
        assert isinstance(refused, Conflict)
        assert done is None
        assert ask(url, "SELECT phase FROM tables WHERE id = 't'") == [("over",)]
        assert one.append(talk("t", 2, of=playing)) == [None]
        assert ask(url, "SELECT phase FROM tables WHERE id = 't'") == [("playing",)]
        assert other.append(talk("t", 3, of=over)) == [None]
        assert ask(url, "SELECT phase FROM tables WHERE id = 't'") == [("over",)]
    finally:
        one.session.close()
        other.session.close()


def test_a_connection_that_was_cut_off_does_not_keep_its_own_server_out(databases: Databases) -> None:
    """The network is gone, and PostgreSQL does not know it yet: the old connection still holds the lock."""
    session = WriterSession(databases.new(), alone=True)
    lost = session._connection
    session._connection = None
    assert not session.is_connected

    def job(connection: Connection) -> int:
        return connection.execute("UPDATE alembic_version SET version_num = version_num").rowcount

    assert [outcome.value for outcome in session.commit([job])] == [1]
    lost.terminate()
    session.close()
