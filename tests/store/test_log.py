"""The log of a table: what is appended is there, in order, once, and after a restart."""

import asyncio

import pytest

from coverts.hall.desk import CommandKey, Logged
from coverts.store.interface import ClosedError, Conflict, Store
from tests.store.batches import spoken, talk
from tests.store.homes import Home


async def test_a_table_that_never_was_has_no_log(store: Store) -> None:
    assert await store.load("nowhere") == []


async def test_what_is_appended_is_loaded_in_order_with_its_keys(store: Store) -> None:
    await store.append(talk("t", 0, entries=3, command="first"))
    await store.append(talk("t", 3, entries=2))
    expected = [Logged(spoken("t", seq)) for seq in range(1, 6)]
    expected[0] = Logged(spoken("t", 1), CommandKey("ada", "first"))
    assert await store.load("t") == expected


async def test_a_log_is_the_same_after_closing_and_opening_again(home: Home) -> None:
    for visit in range(3):
        store = await home.open()
        assert len(await store.load("t")) == visit
        await store.append(talk("t", visit))
        await store.close()


@pytest.mark.parametrize("after", [0, 1, 3, 100])
async def test_whoever_is_wrong_about_the_length_of_the_log_writes_nothing(store: Store, after: int) -> None:
    await store.append(talk("t", 0, entries=2))
    with pytest.raises(Conflict):
        await store.append(talk("t", after, entries=2))
    assert len(await store.load("t")) == 2


async def test_a_log_begins_at_its_beginning(store: Store) -> None:
    with pytest.raises(Conflict):
        await store.append(talk("t", 1))
    assert await store.load("t") == []


async def test_a_command_is_in_the_log_of_a_table_once(store: Store) -> None:
    await store.append(talk("t", 0, entries=2, command="same"))
    with pytest.raises(Conflict):
        await store.append(talk("t", 2, entries=2, command="same"))
    assert len(await store.load("t")) == 2
    await store.append(talk("t", 2, command="another"))
    await store.append(talk("elsewhere", 0, command="same"))


async def test_the_key_of_a_command_may_be_another_persons_too(store: Store) -> None:
    await store.append(talk("t", 0, command="same"))
    batch = talk("t", 1)
    log = [Logged(batch.log[0].entry, CommandKey("bob", "same"))]
    await store.append(type(batch)(table="t", after=1, log=log, summary=batch.summary, members=[], at=2))
    assert [logged.key for logged in await store.load("t")] == [CommandKey("ada", "same"), CommandKey("bob", "same")]


async def test_of_several_at_once_one_is_written(store: Store) -> None:
    answers = await asyncio.gather(*(store.append(talk("t", 0)) for _ in range(5)), return_exceptions=True)
    assert sorted(type(answer).__name__ for answer in answers) == ["Conflict"] * 4 + ["NoneType"]
    assert len(await store.load("t")) == 1


async def test_a_closed_store_says_so(home: Home) -> None:
    store = await home.open()
    await store.close()
    await store.close()
    with pytest.raises(ClosedError):
        await store.append(talk("t", 0))
    with pytest.raises(ClosedError):
        await store.load("t")


async def test_closing_finishes_what_was_asked_for(home: Home) -> None:
    store = await home.open()
    asked = [asyncio.ensure_future(store.append(talk(f"t{number}", 0))) for number in range(100)]
    await asyncio.sleep(0)
    await store.close()
    assert [task.done() for task in asked] == [True] * 100
    await asyncio.gather(*asked)
    store = await home.open()
    assert [len(await store.load(f"t{number}")) for number in range(100)] == [1] * 100
    await store.close()
