"""Connections break, people leave and come back; the game does not mind."""

from coverts.games.contract import PUBLIC
from coverts.hall.commands import Join, Leave, Move, Return, Say, SayPhrase, SeatBot, Unseat
from coverts.hall.desk import RECENT, Desk, Logged, opening
from coverts.hall.entries import Acted, Left, Returned
from coverts.hall.messages import Happened, Said, Snapshot
from coverts.hall.pikoko import PikokoSetup
from coverts.hall.pok import PokSetup
from coverts.hall.settings import Settings
from coverts.hall.table import TablePhase
from coverts.records.reading import read
from coverts.records.referee import check
from coverts.server.door.account import Account
from coverts.server.house.live import MOST_ADDRESSES, Live
from coverts.server.wire import Done, Here, NotDone, encode
from tests.server.harness import Server
from tests.server.players import connected, knows_all, party

POK = Settings(PokSetup(3))


async def test_who_comes_back_is_sent_what_was_missed(server: Server) -> None:
    async with party(server, Settings(PikokoSetup(3)), 3, plays=False) as table:
        await table.start()
        await table.asked()
        away, known = table.players[2], table.players[2].known
        assert known is not None
        await away.socket.close()
        others = [player for player in table.players[:2] if player.is_asked]
        for player in others:
            assert isinstance(await player.ask(Move(player.view.legal[0])), Done)
        async with connected(server, table.table, table.guests[2].token, known=known) as back:
            await knows_all(back, table.guests[2].look(table.table))
            assert not back.heard_of(Snapshot)
            assert [message.number - known.number for message in back.heard_of(Happened)] in ([1], [1, 2])
            assert len(back.heard_of(Happened)) == len(others)


async def test_who_was_away_too_long_is_sent_everything(server: Server) -> None:
    async with party(server, Settings(PikokoSetup(5)), 2, ["random"] * 3) as table:
        known = table.players[0].known
        assert known is not None
        await table.start()
        await table.played()
        assert table.players[0].number > known.number + RECENT
        async with connected(server, table.table, table.guests[0].token, known=known) as back:
            await knows_all(back, table.guests[0].look(table.table))
            assert len(back.heard_of(Snapshot)) == 1


async def test_a_number_from_the_future_gets_everything(server: Server) -> None:
    async with party(server, POK, 3, plays=False) as table:
        for last in ("99999", "-1", "1.5", "", "nine", "9" * 400):
            address = f"{table.table}/socket?last={last}&x="
            async with connected(server, address.removesuffix("/socket"), table.guests[1].token) as player:
                await player.until(lambda player=player: player.known)  # type: ignore[misc]


async def test_two_tabs_of_one_person(server: Server) -> None:
    async with (
        party(server, POK, 3, plays=False) as table,
        connected(server, table.table, table.guests[0].token) as other,
    ):
        await table.start()
        first = table.players[0]
        assert isinstance(await first.ask(Move(first.view.legal[0]), "a move"), Done)
        await knows_all(first, table.guests[0].look(table.table))
        await knows_all(other, table.guests[0].look(table.table))
        assert all(done.id.startswith("fair-") for done in other.heard_of(Done))
        assert isinstance(await other.ask(Move(first.view.sealed[0]), "a move"), Done)
        assert sum(isinstance(logged.entry, Acted) for logged in await server.log(table.table)) == 1


async def test_who_is_here(server: Server) -> None:
    async with party(server, POK, 3, plays=False) as table:
        ada, bo, cy = table.players
        await ada.until(lambda: Here((True, True, True)) in ada.heard)
        await cy.socket.close()
        await bo.until(lambda: bo.heard[-1] == Here((True, True, False)))


async def test_seats_from_one_address_are_marked_and_the_address_is_not_told(server: Server) -> None:
    async with party(server, POK, 3, plays=False) as table:
        live = await server.house.live(table.table)
        for guest, address in zip(table.guests, ("192.0.2.77", "192.0.2.78", "192.0.2.77"), strict=True):
            live.addresses[await guest.who()] = address
        async with connected(server, table.table, invitation=table.invitation) as watcher:
            await watcher.until(lambda: watcher.heard_of(Here))
            assert watcher.heard_of(Here)[-1].same_house == ((0, 2),)
        ada = table.players[0]
        await ada.until(lambda: ada.heard_of(Here)[-1].same_house == ((0, 2),))
        # Whoever comes from this machine comes from anywhere.
        async with connected(server, table.table, table.guests[2].token):
            await ada.until(lambda: not ada.heard_of(Here)[-1].same_house)
        for player in (*table.players, watcher):
            assert not any(address in encode(message) for message in player.heard for address in (b"127.0.0", b"192.0"))


def test_few_addresses_are_remembered() -> None:
    live = Live(Desk("t", [Logged(opening(POK, "host", "invitation", 0))]))
    for number in range(3 * MOST_ADDRESSES):
        live.visit(0.0, Account(f"{number}", "192.0.2.1"))
    assert len(live.addresses) == MOST_ADDRESSES


async def test_who_watches(server: Server) -> None:
    """Those at the table are told, live; those who watch are not told of each other."""
    async with party(server, POK, 3, plays=False) as table, server.guests("Eve") as (eve,):
        ada, all_here = table.players[0], (True, True, True)
        invitation = table.invitation
        async with connected(server, table.table, eve.token, invitation=invitation) as watcher:
            await ada.until(lambda: ada.heard[-1] == Here(all_here, 1, ("Eve",)))
            async with (
                connected(server, table.table, invitation=invitation),
                connected(server, table.table, eve.token, invitation=invitation),
            ):
                # Two windows of Eve's are one Eve, and somebody without a name is somebody.
                await ada.until(lambda: ada.heard[-1] == Here(all_here, 2, ("Eve", "")))
            await ada.until(lambda: ada.heard[-1] == Here(all_here, 1, ("Eve",)))
            assert watcher.heard_of(Here)
            assert {told.watching for told in watcher.heard_of(Here)} == {0}
        await ada.until(lambda: ada.heard[-1] == Here(all_here))


async def test_a_bot_plays_for_a_leaver_who_may_return(server: Server) -> None:
    async with party(server, POK, 3, plays=False) as table:
        await table.start()
        ada, bo, cy = table.players
        assert isinstance(await cy.ask(Leave()), Done)
        assert isinstance(refused := await cy.ask(Move(cy.view.legal[0])), NotDone)
        assert refused.key == "hall-away"
        await ada.until(lambda: ada.table and ada.table.away == (2,) and 2 not in ada.view.prompt.seats)
        assert isinstance(await cy.ask(Return()), Done)
        for player in (ada, bo):
            await player.ask(Move(player.view.legal[0]))
        assert (await cy.ask(Return())) == NotDone("ask-4", "hall-not-away")
        while await table.act():
            pass
        entries = [logged.entry for logged in await server.log(table.table)]
        assert [type(entry) for entry in entries if isinstance(entry, Left | Returned)] == [Left, Returned]
        assert sum(isinstance(entry, Acted) and entry.by_bot for entry in entries) == 1


async def test_a_game_waits_for_a_leaver(server: Server) -> None:
    async with party(server, Settings(PokSetup(3), leaver="pause"), 2, ["random"], plays=False) as table:
        await table.start()
        ada, bo = table.players
        assert isinstance(await bo.ask(Leave()), Done)
        await ada.until(lambda: ada.table and ada.table.paused)
        assert await ada.ask(Move(ada.view.legal[0]), "early") == NotDone("early", "hall-paused")
        assert isinstance(await bo.ask(Return()), Done)
        while await table.act() or await table.phase() is TablePhase.PLAYING:
            pass
        assert await table.phase() is TablePhase.OVER


async def test_a_leaver_ends_the_game(server: Server) -> None:
    async with party(server, Settings(PikokoSetup(3), leaver="abort"), 3, plays=False) as table:
        await table.start()
        await table.act()
        assert isinstance(await table.players[1].ask(Leave()), Done)
        for player, guest in zip(table.players, table.guests, strict=True):
            await knows_all(player, guest.look(table.table))
            assert player.table
            assert player.table.phase is TablePhase.ABORTED
        record = read((await table.guests[0].http.get(f"/tables/{table.table}/record")).content).record
        assert not check(record).complete


async def test_whoever_sits_down_or_gets_up_sees_with_other_eyes(server: Server) -> None:
    async with server.guests("Ada", "Bo") as (ada, bo):
        opened = await ada.open(POK)
        async with (
            connected(server, opened.id, ada.token) as host,
            connected(server, opened.id, bo.token, invitation=opened.invitation) as visitor,
        ):
            assert isinstance(await visitor.ask(Join("Bo", opened.invitation)), Done)
            await visitor.until(lambda: visitor.table and visitor.table.you == 1)
            await knows_all(visitor, bo.look(opened.id))
            assert isinstance(await host.ask(Unseat(1)), Done)
            await visitor.until(lambda: visitor.table and visitor.table.you is None)
            await knows_all(visitor, bo.look(opened.id, opened.invitation))
            assert isinstance(await host.ask(SeatBot(1, "random")), Done)
            await visitor.until(lambda: visitor.table and visitor.table.seats[1].kind == "bot")
            assert not visitor.table or visitor.table.invitation is None


async def test_what_is_said_reaches_everybody(server: Server) -> None:
    async with (
        party(server, POK, 3, plays=False) as table,
        connected(server, table.table, invitation=table.invitation) as watcher,
    ):
        await table.start()
        assert isinstance(await table.players[1].ask(SayPhrase("hello")), Done)
        for player in (*table.players, watcher):
            await player.until(lambda player=player: player.heard_of(Said))  # type: ignore[misc]
        await knows_all(table.players[2], table.guests[2].look(table.table))
        assert watcher.known
        assert watcher.known.talk[-1].text == "hello"
        assert watcher.view.observer == PUBLIC


async def test_people_talk_on_when_the_game_is_over(server: Server) -> None:
    async with party(server, POK, 1, ["random"] * 2) as table:
        await table.start()
        await table.played()
        record = (await table.guests[0].http.get(f"/tables/{table.table}/record")).content
        assert (await table.guests[0].do(table.table, Say("What a game!"))).status_code == 200
        assert (await table.guests[0].look(table.table)).talk[-1].text == "What a game!"
        assert (await table.guests[0].http.get(f"/tables/{table.table}/record")).content == record
