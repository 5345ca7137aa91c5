"""Time runs out, and the house closes and opens again with games under way."""

import asyncio
from pathlib import Path
from typing import cast
from unittest.mock import Mock

import pytest

from coverts.hall.commands import Leave, Move, SayPhrase
from coverts.hall.entries import Acted, TimedOut, Woken
from coverts.hall.pok import PokSetup
from coverts.hall.settings import DAY, Settings
from coverts.hall.table import TablePhase
from coverts.server import app
from coverts.server.clock import NANOS, SteadyClock
from coverts.server.config import Config
from coverts.server.wire import Done
from coverts.store.interface import Store
from tests.server.harness import Clock, Server, Undecided, serving
from tests.server.players import Party, connected, knows_all, party

QUICK = Settings(PokSetup(3), seconds=20)
SLOW = Settings(PokSetup(3), seconds=3 * DAY)


def test_the_wall_clock_is_looked_at_once() -> None:
    wall, passed = 1_800_000_000_000, 5_000
    clock = SteadyClock(lambda: wall * NANOS, lambda: passed * NANOS)
    before = clock()
    assert before == wall
    for hour in (-3600, 3600, 30 * DAY):
        wall += 1000 * hour
        passed += 6000
        assert clock() == before + passed - 5_000


def test_a_server_has_a_clock_that_nobody_can_set(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    made = Mock(return_value=SteadyClock())
    monkeypatch.setattr(app, "SteadyClock", made)
    app.build(Config(data=tmp_path), cast("Store", None))
    made.assert_called_once_with()


async def let_time_pass(table: Party, seconds: int) -> None:
    """The clock is looked at when something happens."""
    table.server.clock.pass_seconds(seconds)
    assert isinstance(await table.players[0].ask(SayPhrase("hurry")), Done)


async def test_a_bot_decides_when_time_is_up(server: Server) -> None:
    async with party(server, QUICK, 3, plays=False) as table:
        await table.start()
        ada, bo, _ = table.players
        assert isinstance(await bo.ask(Move(bo.view.legal[0])), Done)
        await let_time_pass(table, 19)
        assert ada.table
        assert ada.table.overdue == ()
        await let_time_pass(table, 2)
        await ada.until(lambda: ada.is_asked and ada.table and ada.table.overdue == () and not any(ada.view.ready))
        entries = [logged.entry for logged in await server.log(table.table)]
        assert [entry.seat for entry in entries if isinstance(entry, TimedOut)] == [0, 2]
        assert sorted(entry.seat for entry in entries if isinstance(entry, Acted) and entry.by_bot) == [0, 2]
        for player, guest in zip(table.players, table.guests, strict=True):
            await knows_all(player, guest.look(table.table))


async def test_a_whole_game_of_people_who_never_move(server: Server) -> None:
    async with party(server, QUICK, 3, plays=False) as table:
        await table.start()
        while await table.phase() is TablePhase.PLAYING:
            ada, asked = table.players[0], table.players[0].question
            await let_time_pass(table, 21)
            await ada.until(lambda: ada.question != asked or ada.is_over)  # noqa: B023 - it is called at once
        await table.played()
        for player, guest in zip(table.players, table.guests, strict=True):
            await knows_all(player, guest.look(table.table))


async def test_no_clock_runs_while_the_game_waits(server: Server) -> None:
    async with party(server, Settings(PokSetup(3), seconds=20, leaver="pause"), 3, plays=False) as table:
        await table.start()
        await table.players[2].ask(Leave())
        await let_time_pass(table, 1000)
        assert not any(isinstance(logged.entry, TimedOut) for logged in await server.log(table.table))


async def played_over_a_restart(folder: Path, settings: Settings, *, closed_for: int) -> list[object]:
    """Begin a game, close the house for a while, and play the game to its end; the log."""
    clock = Clock()
    async with serving(folder, clock=clock) as server, party(server, settings, 2, ["random"], plays=False) as table:
        await table.start()
        await table.act()
        known = [player.known for player in table.players]
        tokens = [guest.token for guest in table.guests]
    clock.pass_seconds(closed_for)
    async with serving(folder, clock=clock) as server:
        async with (
            connected(server, table.table, tokens[0], known=known[0], plays=True) as ada,
            connected(server, table.table, tokens[1], known=known[1], plays=True) as bo,
        ):
            await ada.until(lambda: ada.is_over)
            await bo.until(lambda: bo.is_over)
        return [logged.entry for logged in await server.log(table.table)]


async def test_a_slow_game_goes_on_after_a_restart(tmp_path: Path) -> None:
    entries = await played_over_a_restart(tmp_path, SLOW, closed_for=2 * DAY)
    assert not any(isinstance(entry, TimedOut | Woken) for entry in entries)


async def test_the_time_of_a_slow_game_runs_on_while_the_house_is_closed(tmp_path: Path) -> None:
    entries = await played_over_a_restart(tmp_path, SLOW, closed_for=4 * DAY)
    assert any(isinstance(entry, TimedOut) for entry in entries)


async def test_a_quick_game_gets_its_time_back(tmp_path: Path) -> None:
    entries = await played_over_a_restart(tmp_path, QUICK, closed_for=3600)
    assert sum(isinstance(entry, Woken) for entry in entries) == 1
    assert not any(isinstance(entry, TimedOut) for entry in entries)


async def test_a_slow_game_goes_on_while_everybody_is_away(tmp_path: Path) -> None:
    clock = Clock()
    async with (
        serving(tmp_path, clock=clock, decider=Undecided()) as server,
        party(server, SLOW, 1, ["random"] * 2, plays=False) as table,
    ):
        await table.start()
    clock.pass_seconds(4 * DAY)
    async with serving(tmp_path, clock=clock) as server, asyncio.timeout(60):
        while not await moved_by_bot(server, table.table, seat=0):
            await asyncio.sleep(0.01)


async def moved_by_bot(server: Server, table: str, seat: int) -> bool:
    """Whether a bot has decided in somebody's place."""
    entries = [logged.entry for logged in await server.log(table)]
    return any(isinstance(entry, Acted) and entry.by_bot and entry.seat == seat for entry in entries)
