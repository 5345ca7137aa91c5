"""Retention: what has been kept long enough goes, and nothing else."""

import asyncio
from pathlib import Path

import pytest

from coverts.hall.commands import Close, Join, Say
from coverts.hall.pok import PokSetup
from coverts.hall.settings import Settings
from coverts.server.config import Keep
from coverts.server.house import housekeeping
from coverts.server.house.retention import DAY, remove_what_is_old
from coverts.store.checking import check
from coverts.store.opening import DATABASE
from tests.server.harness import Clock, Server, serving
from tests.server.players import party

POK = Settings(PokSetup(3), talk="free")
WORDS = "a fine evening"


async def played(server: Server) -> str:
    """A finished game with talk."""
    async with party(server, POK, 2, ["random"]) as table:
        await table.players[0].ask(Say(WORDS))
        await table.start()
        await table.played()
        return table.table


async def later(server: Server, days: int) -> None:
    """So many days later, with no table in memory."""
    server.clock.pass_seconds(days * DAY // 1000)
    async with asyncio.timeout(60):
        while server.house.in_memory():
            server.house.put_away()
            await asyncio.sleep(0.005)


async def test_finished_tables_go_after_their_time_and_running_ones_stay(tmp_path: Path) -> None:
    async with serving(tmp_path, clock=Clock()) as server:
        old = await played(server)
        async with party(server, POK, 2, ["random"], plays=False) as running:
            await running.start()
            await remove_what_is_old(server.house, Keep(tables=30))
            assert await server.log(old), "it is not old yet"
        await later(server, 31)
        await remove_what_is_old(server.house, Keep(talk=0, tables=0, people=0))
        assert await server.log(old), "for ever, if nobody says otherwise"
        await remove_what_is_old(server.house, Keep(tables=30))
        assert (await server.log(old), await server.store.record(old)) == ([], None)
        assert await server.log(running.table)
    checked = check(tmp_path / DATABASE, lambda *_: None)
    assert (checked.faults, checked.tables) == ([], 1)


async def test_talk_goes_and_the_game_stays(tmp_path: Path) -> None:
    async with serving(tmp_path, clock=Clock()) as server:
        old = await played(server)
        before = await server.store.record(old)
        await later(server, 8)
        await remove_what_is_old(server.house, Keep(talk=7))
        length = len(await server.log(old))
        await remove_what_is_old(server.house, Keep(talk=7))
        assert len(await server.log(old)) == length, "once is enough"
        assert await server.store.record(old) == before
    assert WORDS.encode() not in (tmp_path / DATABASE).read_bytes()
    assert check(tmp_path / DATABASE, lambda *_: None).faults == []


async def test_a_table_that_somebody_looks_at_stays(tmp_path: Path) -> None:
    async with serving(tmp_path, clock=Clock()) as server, server.guests("Ada") as (ada,):
        table = await ada.open(POK)
        await ada.do(table.id, Close())
        await later(server, 31)
        await ada.look(table.id)
        await remove_what_is_old(server.house, Keep(tables=30, talk=30))
        assert await server.log(table.id)


async def test_people_who_do_not_come_any_more_are_forgotten(tmp_path: Path) -> None:
    async with serving(tmp_path, clock=Clock()) as server, server.guests("Ada", "Bo") as (ada, bo):
        table = await ada.open(POK)
        assert (await bo.do(table.id, Join("Bo", table.invitation))).status_code == 200
        ada_is, bo_is = await ada.who(), await bo.who()
        await later(server, 100)
        async with server.guests("Cy") as (cy,):
            assert (await cy.do(table.id, Join("Cy", table.invitation))).status_code == 200
            await remove_what_is_old(server.house, Keep(people=90))
            assert await server.store.is_known(ada_is), "somebody has just sat down at their table"
            assert await server.store.is_known(await cy.who())
            await ada.do(table.id, Close())
            await later(server, 50)
            await remove_what_is_old(server.house, Keep(people=90))
            assert await server.store.is_known(bo_is)
            await later(server, 50)
            await remove_what_is_old(server.house, Keep(people=90))
            assert [await server.store.is_known(one) for one in (ada_is, bo_is)] == [False, False]
    assert check(tmp_path / DATABASE, lambda *_: None).faults == []


async def test_the_house_does_it_by_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(tmp_path) as server:
        old = await played(server)
    monkeypatch.setattr(housekeeping, "MINUTE", 0.001)
    monkeypatch.setattr(housekeeping, "MINUTES_BETWEEN_DELETIONS", 2)
    clock = Clock()
    async with serving(tmp_path, clock=clock, keep=Keep(tables=30)) as server:
        clock.pass_seconds(31 * DAY // 1000)
        async with asyncio.timeout(60):
            while await server.log(old):
                await asyncio.sleep(0.005)
