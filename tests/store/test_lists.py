"""The lists of tables: the lobby, somebody's own, those with a game under way, and the records."""

import pytest
from msgspec.structs import replace

from coverts.hall.settings import PikokoSetup, PokSetup
from coverts.hall.table import Phase
from coverts.store.interface import Conflict, Store
from tests.store.batches import game, summary, talk


async def test_the_lobby_shows_public_tables_with_a_free_seat_the_newest_first(store: Store) -> None:
    shown = [summary(f"shown {number}", opened_at=number) for number in range(5)]
    hidden = [
        summary("by link", visibility="link"),
        summary("full", free=0),
        summary("begun", phase=Phase.PLAYING),
        summary("over", phase=Phase.OVER),
        summary("closed", phase=Phase.ABORTED),
    ]
    for one in (*shown, *hidden):
        await store.append(talk(one.id, 0, of=one))
    assert await store.public_tables(most=100) == shown[::-1]
    assert await store.public_tables(most=2) == [shown[4], shown[3]]


async def test_a_table_leaves_the_lobby_when_its_game_begins_and_is_unfinished_until_it_is_over(store: Store) -> None:
    await store.append(talk("t", 0))
    assert len(await store.public_tables(most=9)) == 1
    await store.append(talk("t", 1, of=summary("t", phase=Phase.PLAYING)))
    assert await store.public_tables(most=9) == []
    assert await store.unfinished_tables() == ["t"]
    await store.append(talk("t", 2, of=summary("t", phase=Phase.OVER)))
    assert await store.unfinished_tables() == []


async def test_people_find_their_tables_the_last_changed_first(store: Store) -> None:
    for at, (table, after) in enumerate([("a", 0), ("b", 0), ("c", 0), ("a", 1), ("b", 1), ("b", 2), ("a", 2)]):
        await store.append(replace(talk(table, after), at=at))
    assert [found.id for found in await store.tables_of("ada", most=9)] == ["a", "b", "c"]
    assert [found.id for found in await store.tables_of("ada", most=1)] == ["a"]
    assert await store.tables_of("bob", most=9) == []


async def test_members_come_and_go_with_the_log(store: Store) -> None:
    whose = [["ada"], ["ada", "bob"], ["ada", "bob"], ["bob"], ["bob", "cleo", "bob"]]
    for after, members in enumerate(whose):
        await store.append(replace(talk("t", after), members=members))
        found = [who for who in ("ada", "bob", "cleo") if await store.tables_of(who, most=9)]
        assert found == sorted(set(members))


async def test_a_refused_batch_changes_no_list(store: Store) -> None:
    await store.append(talk("t", 0, command="key"))
    wrong = talk("t", 1, command="key", of=summary("t", phase=Phase.PLAYING))
    for _ in range(2):
        with pytest.raises(Conflict):
            await store.append(replace(wrong, members=["bob"], record=b"record"))
        assert await store.public_tables(most=9) == [summary("t")]
        assert await store.unfinished_tables() == []
        assert await store.tables_of("bob", most=9) == []
        assert await store.record("t") is None
    await store.append(talk("t", 1, of=summary("t", phase=Phase.PLAYING)))
    assert await store.unfinished_tables() == ["t"]


async def test_whole_games_leave_their_log_their_lists_and_their_record(store: Store) -> None:
    for setup in (PikokoSetup(3), PokSetup(4)):
        table = str(setup)
        batches = game(table, setup, 1)
        for batch in batches:
            assert await store.record(table) is None
            await store.append(batch)
        assert await store.load(table) == [logged for batch in batches for logged in batch.log]
        assert await store.record(table) == f"the record of {table}".encode()
        assert batches[-1].summary in await store.tables_of("guest 1", most=9)
    assert await store.unfinished_tables() == []
