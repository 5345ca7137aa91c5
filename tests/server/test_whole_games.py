"""Whole games over real sockets, with people, bots and those who watch."""

import pytest

from coverts.games.contract import OPEN, PUBLIC
from coverts.hall.pikoko import PikokoSetup
from coverts.hall.pok import PokSetup
from coverts.hall.settings import Settings
from coverts.hall.table import TablePhase
from coverts.hall.wire import Setup
from coverts.records.reading import read
from coverts.records.referee import check
from tests.server.harness import Server
from tests.server.players import connected, knows_all, party

TABLES: list[tuple[Setup, int]] = [
    (PikokoSetup(3), 3),
    (PikokoSetup(4), 2),
    (PikokoSetup(5), 5),
    (PokSetup(3), 1),
    (PokSetup(4), 4),
    (PokSetup(5), 3),
    (PokSetup(6, memory_aid=True), 6),
    (PokSetup(7), 7),
]


def shown(value: object) -> str:
    return (
        f"{type(value).__name__[:-5]}-{value.players}"
        if isinstance(value, PikokoSetup | PokSetup)
        else f"{value}-people"
    )


@pytest.mark.parametrize(("setup", "people"), TABLES, ids=shown)
async def test_a_whole_game(server: Server, setup: Setup, people: int) -> None:
    bots = ["random"] * (setup.players - people)
    async with (
        party(server, Settings(setup), people, bots) as table,
        connected(server, table.table, invitation=table.invitation) as watcher,
    ):
        await table.start()
        await table.played()
        await watcher.until(lambda: watcher.is_over)
        for player, guest in zip(table.players, table.guests, strict=True):
            await knows_all(player, guest.look(table.table))
            assert player.view.observer == OPEN
        assert watcher.view == table.players[0].view
        record = read((await table.guests[0].http.get(f"/tables/{table.table}/record")).content).record
        assert check(record).complete
        assert [seat.name for seat in record.seats][:people] == [guest.name for guest in table.guests]


@pytest.mark.parametrize("setup", [PikokoSetup(3), PokSetup(4)], ids=shown)
async def test_what_is_folded_is_what_is_sent(server: Server, setup: Setup) -> None:
    async with (
        party(server, Settings(setup, visibility="public"), setup.players, plays=False) as table,
        connected(server, table.table) as watcher,
        server.guests("Zoe") as (stranger,),
    ):
        await table.start()
        moves = 0
        while await table.act():
            moves += 1
            if moves % 3:
                continue
            await knows_all(watcher, stranger.look(table.table))
            for player, guest in zip(table.players, table.guests, strict=True):
                await knows_all(player, guest.look(table.table))
        assert await table.phase() is TablePhase.OVER


async def test_those_who_watch_see_what_everybody_knows(server: Server) -> None:
    settings = Settings(PikokoSetup(3), visibility="public")
    async with party(server, settings, 3, plays=False) as table:
        await table.start()
        async with connected(server, table.table) as late:
            await late.until(lambda: late.view)
            assert late.view.observer == PUBLIC
            assert late.table is not None
            assert (late.table.you, late.table.invitation) == (None, None)
            assert [hand.cards if hasattr(hand, "cards") else None for hand in late.view.hands] == [None] * 3
            assert table.players[1].view.observer == 1
