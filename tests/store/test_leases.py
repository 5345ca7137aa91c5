"""Leases: which node looks after which table, with the database's own clock."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from coverts.hall.table import TablePhase
from coverts.store.postgres.store import PostgresStore
from coverts.store.postgres.url import PostgresUrl
from tests.store.batches import summary, talk
from tests.store.postgres import Databases, ask

LONG = 600_000


@pytest.fixture
def url(databases: Databases) -> PostgresUrl:
    return databases.new()


@pytest.fixture
async def store(url: PostgresUrl) -> AsyncIterator[PostgresStore]:
    made = await PostgresStore.open(url)
    yield made
    await made.close()


async def under_way(store: PostgresStore, *tables: str) -> None:
    for table in tables:
        await store.append(talk(table, 0, of=summary(table, phase=TablePhase.PLAYING)))


async def test_a_table_that_nobody_looks_after_is_taken_once(store: PostgresStore) -> None:
    await under_way(store, "a", "b")
    await store.append(talk("over", 0, of=summary("over", phase=TablePhase.OVER)))
    first = await store.beat("one", lease=LONG, most=9, sweep=True)
    assert first.cares == {"a", "b"}
    assert first.taken == {"a": None, "b": None}
    assert first.is_first
    assert (await store.beat("other", lease=LONG, most=9, sweep=True)).cares == set()
    assert (await store.beat("one", lease=LONG, most=9, sweep=False)).taken == {}


async def test_a_few_at_a_time_are_taken_over_from_a_node_that_is_gone(store: PostgresStore) -> None:
    await under_way(store, "a", "b", "c")
    await store.beat("one", lease=LONG, most=9, sweep=True)
    await store.resign("one")
    taken = [(await store.beat(node, lease=LONG, most=2, sweep=False)).taken for node in ("two", "three", "four")]
    assert [set(one) for one in taken] == [{"a", "b"}, {"c"}, set()]
    assert all(left is not None and left >= 0 for one in taken for left in one.values())
    # Whoever was taken for dead learns that the tables are somebody else's.
    assert (await store.beat("one", lease=LONG, most=9, sweep=True)).cares == set()


async def test_a_lease_that_is_not_renewed_runs_out(store: PostgresStore) -> None:
    await under_way(store, "a")
    await store.beat("one", lease=50, most=9, sweep=True)
    async with asyncio.timeout(60):
        while not (await store.beat("two", lease=LONG, most=9, sweep=False)).taken:
            await asyncio.sleep(0.01)


async def test_of_two_who_claim_a_table_the_first_has_it_and_a_finished_one_is_let_go(
    store: PostgresStore, url: PostgresUrl
) -> None:
    await under_way(store, "a")
    for node in ("one", "two"):
        await store.beat(node, lease=LONG, most=9, sweep=False)
        await store.claim(node, ["a"])
    assert ask(url, "SELECT node FROM cares") == [("one",)]
    await store.append(talk("a", 1, of=summary("a", phase=TablePhase.OVER)))
    assert (await store.beat("one", lease=LONG, most=9, sweep=True)).cares == set()
    assert ask(url, "SELECT node FROM cares") == []


async def test_many_nodes_at_once_share_what_is_left_without_waiting_for_each_other(url: PostgresUrl) -> None:
    stores = [await PostgresStore.open(url) for _ in range(3)]
    tables = [f"t{number:02}" for number in range(20)]
    await under_way(stores[0], *tables)
    await stores[0].beat("gone", lease=-1, most=50, sweep=True)
    async with asyncio.timeout(60):
        beats = [
            beat
            for _ in range(10)
            for beat in await asyncio.gather(
                *(store.beat(f"n{place}", lease=LONG, most=3, sweep=False) for place, store in enumerate(stores))
            )
        ]
    taken = [table for beat in beats for table in beat.taken]
    assert sorted(taken) == tables
    for store in stores:
        await store.close()


async def test_the_time_and_the_name_of_a_house(store: PostgresStore, url: PostgresUrl, databases: Databases) -> None:
    moment = await store.time()
    [(now,)] = ask(url, "SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint")
    assert 0 <= now - moment.now < 60_000
    assert moment.asked <= moment.answered
    other = await PostgresStore.open(databases.new())
    assert await other.house() != await store.house()
    await other.close()


async def test_how_long_logs_are(store: PostgresStore) -> None:
    await under_way(store, "a", "b")
    await store.append(talk("a", 1))
    assert await store.heads(["a", "b", "nowhere"]) == {"a": 2, "b": 1}
    assert [logged.entry.at for logged in await store.load("a", after=1)] == [2]
    assert await store.load("a", after=2) == []
