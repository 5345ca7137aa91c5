"""The lists of tables: the lobby, somebody's own, those with a game under way, and the records."""

import msgspec
import pytest
from msgspec.structs import replace

from coverts.hall.pikoko import PikokoSetup
from coverts.hall.pok import PokSetup
from coverts.hall.table import TablePhase
from coverts.store.appending import OFTEN
from coverts.store.interface import Conflict, Invited, OwnTable, PublicTable, Store
from tests.store.batches import game, summary, talk
from tests.store.homes import Home


async def test_the_lobby_shows_public_tables_with_a_free_seat_the_newest_first(store: Store) -> None:
    shown = [summary(f"shown {number}", opened_at=number) for number in range(5)]
    hidden = [
        summary("by link", visibility="link"),
        summary("full", free=0),
        summary("begun", phase=TablePhase.PLAYING),
        summary("over", phase=TablePhase.OVER),
        summary("closed", phase=TablePhase.ABORTED),
    ]
    for one in (*shown, *hidden):
        await store.append(talk(one.id, 0, of=one))
    assert [found.summary for found in await store.public_tables(most=100)] == shown[::-1]
    assert [found.summary for found in await store.public_tables(most=2)] == [shown[4], shown[3]]


async def test_a_table_leaves_the_lobby_when_its_game_begins_and_is_unfinished_until_it_is_over(store: Store) -> None:
    await store.append(talk("t", 0))
    assert len(await store.public_tables(most=9)) == 1
    assert await store.gathering_tables() == ["t"]
    await store.append(talk("t", 1, of=summary("t", phase=TablePhase.PLAYING)))
    assert await store.public_tables(most=9) == []
    assert await store.gathering_tables() == []
    assert await store.unfinished_tables() == ["t"]
    await store.append(talk("t", 2, of=summary("t", phase=TablePhase.OVER)))
    assert await store.unfinished_tables() == []


async def test_people_find_their_tables_the_last_changed_first(store: Store) -> None:
    for at, (table, after) in enumerate([("a", 0), ("b", 0), ("c", 0), ("a", 1), ("b", 1), ("b", 2), ("a", 2)]):
        await store.append(replace(talk(table, after), at=at * OFTEN))
    assert [found.summary.id for found in await store.tables_of("ada", most=9)] == ["a", "b", "c"]
    assert [found.summary.id for found in await store.tables_of("ada", most=1)] == ["a"]
    assert await store.tables_of("bob", most=9) == []


async def test_people_find_their_seats(store: Store) -> None:
    await store.append(replace(talk("t", 0), members=["ada", "secret"], people=(None, "secret", None)))
    assert [found.seat for found in await store.tables_of("secret", most=9)] == [1]
    assert [found.seat for found in await store.tables_of("ada", most=9)] == [None], "the host has got up"
    (public,) = await store.public_tables(most=9)
    assert public.who == "secret"
    assert b"secret" not in msgspec.json.encode(public.summary), "identities are nobody's business"


async def test_tables_from_before_seats_were_listed_can_be_read(store: Store, home: Home) -> None:
    await store.append(talk("t", 0))
    old = {
        "id": "t",
        "settings": {"setup": {"game": "pok", "players": 3}},
        "phase": "over",
        "seats": [],
        "opened_at": 1,
    }
    home.say(f"UPDATE tables SET summary = {home.bytes(msgspec.json.encode(old))}")
    (found,) = await store.tables_of("ada", most=9)
    assert (found.seat, found.summary.winners, found.summary.finished_at) == (None, (), None)


async def test_invitations_are_those_of_tables_that_gather_players(store: Store) -> None:
    for number in range(3):
        await store.append(game(f"t{number}", PokSetup(3), number)[0])
    for batch in game("t0", PokSetup(3), 0)[1:]:
        await store.append(batch)
    found = await store.invitations(most=9)
    expected = [Invited(table, "invitation", "host") for table in ("t1", "t2")]
    assert sorted(found, key=lambda one: one.table) == expected
    assert len(await store.invitations(most=1)) == 1


async def test_members_come_and_go_with_the_log(store: Store) -> None:
    whose = [["ada"], ["ada", "bob"], ["ada", "bob"], ["bob"], ["bob", "cleo", "bob"]]
    for after, members in enumerate(whose):
        await store.append(replace(talk("t", after), members=members))
        found = [who for who in ("ada", "bob", "cleo") if await store.tables_of(who, most=9)]
        assert found == sorted(set(members))


async def test_a_refused_batch_changes_no_list(store: Store) -> None:
    await store.append(talk("t", 0, command="key"))
    wrong = talk("t", 1, command="key", of=summary("t", phase=TablePhase.PLAYING))
    for _ in range(2):
        with pytest.raises(Conflict):
            await store.append(replace(wrong, members=["bob"], record=b"record"))
        assert await store.public_tables(most=9) == [PublicTable(summary("t"), None)]
        assert await store.unfinished_tables() == []
        assert await store.tables_of("bob", most=9) == []
        assert await store.record("t") is None
    await store.append(talk("t", 1, of=summary("t", phase=TablePhase.PLAYING)))
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
        assert OwnTable(batches[-1].summary, 1) in await store.tables_of("guest 1", most=9)
        assert batches[-1].summary.winners
        assert batches[-1].summary.finished_at == batches[-1].at
    assert await store.unfinished_tables() == []
