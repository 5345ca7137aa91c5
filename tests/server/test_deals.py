"""The steps of fair deals over sockets: who is waited for, who is not, and what a client can spoil."""

import asyncio
from pathlib import Path
from time import monotonic
from typing import Any

import pytest

from coverts.fair.checking import FairVerdict
from coverts.hall.commands import Commit, Leave, Reveal, Start
from coverts.hall.entries import Chanced, Committed, Revealed, Seeded, Started
from coverts.hall.fair_steps import WAIT
from coverts.hall.pikoko import PikokoSetup
from coverts.hall.pok import PokSetup
from coverts.hall.settings import DAY, Settings
from coverts.hall.table import TablePhase
from coverts.records.reading import read
from coverts.records.referee import check
from coverts.server.client import seated
from coverts.server.taking_part import Nonces
from coverts.server.wire import Done, NotDone
from tests.server.harness import Clock, Server, serving
from tests.server.players import party

POK_3 = Settings(PokSetup(3))


class Silent(Nonces):
    """A client that knows nothing of fair deals."""

    def wish(self, known: Any) -> None:
        return None


async def verdict_on(server: Server, table: str) -> FairVerdict:
    record = await server.store.record(table)
    assert record is not None
    found = check(read(record).record)
    assert found.complete
    assert found.fair is not None
    return found.fair


async def kinds(server: Server, table: str) -> list[type]:
    return [type(logged.entry) for logged in await server.log(table)]


@pytest.mark.parametrize("setup", [PokSetup(3), PikokoSetup(3)], ids=str)
async def test_a_whole_game_is_proved(setup: Any, tmp_path: Path) -> None:
    async with serving(tmp_path) as server, party(server, Settings(setup), 3) as table:
        await table.start()
        await table.played()
        found = await kinds(server, table.table)
        rounds = 3 if isinstance(setup, PikokoSetup) else 1
        assert (found.count(Committed), found.count(Seeded), found.count(Revealed)) == (3, 1, 3 * rounds)
        assert (await verdict_on(server, table.table)).is_proved
        for player in table.players:
            assert player.known is not None
            assert player.known.fair is not None
            assert all(part.seed for part in player.known.fair.rounds)


async def test_with_everybody_connected_the_first_deal_comes_at_once(tmp_path: Path) -> None:
    """Nobody who is connected and takes part is waited for longer than the network takes: the clock stands still."""
    stopped = Clock()()
    async with serving(tmp_path, clock=lambda: stopped) as server, party(server, POK_3, 3, plays=False) as table:  # type: ignore[arg-type]
        await table.start()
        begun = monotonic()
        await asyncio.gather(*(player.until(lambda player=player: player.is_asked) for player in table.players))  # type: ignore[misc]
        assert monotonic() - begun < WAIT / 1000


async def test_who_is_away_is_not_waited_for(tmp_path: Path) -> None:
    """The clock stands still, so nothing but the connections can have told the house."""
    stopped = Clock()()
    async with serving(tmp_path, clock=lambda: stopped) as server, party(server, POK_3, 3, plays=False) as table:  # type: ignore[arg-type]
        await table.players[2].socket.close()
        live = await server.house.live(table.table)
        while len(live.audience) > 2:
            await asyncio.sleep(0.005)
        assert (await table.guests[0].do(table.table, Start())).status_code == 200
        await asyncio.gather(*(player.until(lambda player=player: player.is_asked) for player in table.players[:2]))  # type: ignore[misc]
        assert live.table.fair is not None
        assert [committed is not None for committed in live.table.fair.clients] == [True, True, False]


async def test_who_goes_offline_between_commit_and_reveal_costs_nobody_the_game(tmp_path: Path) -> None:
    stopped = Clock()()
    async with serving(tmp_path, clock=lambda: stopped) as server, party(server, POK_3, 3, plays=False) as table:  # type: ignore[arg-type]
        table.players[2].nonces = Forgetful()
        await table.guests[0].do(table.table, Start())
        live = await server.house.live(table.table)
        while live.table.fair is None or sum(map(bool, live.table.fair.nonces[0])) < 2:
            await asyncio.sleep(0.005)
        assert live.table.owing == (2,)
        await table.players[2].socket.close()
        await asyncio.gather(*(player.until(lambda player=player: player.is_asked) for player in table.players[:2]))  # type: ignore[misc]
        assert live.table.fair.nonces[0][2] is None


class Forgetful(Nonces):
    """A client that commits, and cannot reveal."""

    def wish(self, known: Any) -> Commit | None:
        wish = super().wish(known)
        return wish if isinstance(wish, Commit) else None


async def test_a_silent_client_is_waited_for_five_seconds_and_no_longer(tmp_path: Path) -> None:
    clock = Clock()
    async with serving(tmp_path, clock=clock) as server, party(server, POK_3, 3, plays=False) as table:
        table.players[1].nonces = Silent()
        await table.guests[0].do(table.table, Start())
        live = await server.house.live(table.table)
        while live.table.owing != (1,):
            await asyncio.sleep(0.005)
        assert not live.table.awaited
        clock.pass_seconds(WAIT // 1000)
        # Whatever happens at the table makes the house look at its clock.
        await table.guests[0].do(table.table, Reveal(1, "00" * 32))
        await table.players[0].until(lambda: table.players[0].is_asked)
        assert [committed is not None for committed in live.table.fair.clients] == [True, False, True]  # type: ignore[union-attr]


async def test_a_slow_game_waits_for_those_who_are_away(tmp_path: Path) -> None:
    settings = Settings(PokSetup(3), seconds=DAY)
    async with serving(tmp_path) as server, party(server, settings, 3, plays=False) as table:
        await table.players[2].socket.close()
        await table.guests[0].do(table.table, Start())
        live = await server.house.live(table.table)
        await table.players[0].until(lambda: live.table.owing == (2,))
        async with seated(server.url, table.table, table.guests[2].token) as late:
            listening = asyncio.create_task(_listen(late))
            await table.players[0].until(lambda: table.players[0].is_asked)
            listening.cancel()
        assert live.table.fair is not None
        assert None not in live.table.fair.nonces[0]


async def _listen(seat: Any) -> None:
    async for _ in seat.messages():
        pass


async def test_what_does_not_fit_is_refused_and_spoils_nothing(tmp_path: Path) -> None:
    async with serving(tmp_path) as server, party(server, POK_3, 3, plays=False) as table:
        one = table.players[1]
        one.nonces = Silent()
        await table.guests[0].do(table.table, Start())
        await one.until(lambda: one.known is not None and one.known.fair is not None)

        async def refused(command: Commit | Reveal) -> str:
            answer = await one.ask(command)
            assert isinstance(answer, NotDone)
            return answer.key

        assert await refused(Reveal(1, "00" * 32)) == "hall-no-nonces-now"
        assert await refused(Commit(("00" * 32,) * 2)) == "hall-commitments"
        honest = Nonces()
        first = honest.wish(one.known)
        assert isinstance(first, Commit)
        assert isinstance(await one.ask(first), Done)
        assert await refused(Commit(("00" * 32,))) in ("hall-committed-already", "hall-no-commitments-now")
        await one.until(lambda: one.known is not None and one.known.fair is not None and one.known.fair.rounds)
        assert await refused(Commit(("00" * 32,))) == "hall-no-commitments-now"
        assert await refused(Reveal(1, "00" * 32)) == "hall-other-nonce"
        wish = honest.wish(one.known)
        assert isinstance(wish, Reveal)
        assert isinstance(await one.ask(wish), Done)
        await table.asked()
        assert await refused(wish) == "hall-no-nonces-now"
        assert (await kinds(server, table.table)).count(Chanced) == 1


async def test_a_second_device_without_the_nonces_spoils_nothing(tmp_path: Path) -> None:
    async with serving(tmp_path) as server, party(server, POK_3, 3) as table:
        async with seated(server.url, table.table, table.guests[1].token) as other:
            listening = asyncio.create_task(_listen(other))
            await table.start()
            await table.played()
            listening.cancel()
        found = await verdict_on(server, table.table)
        # Whichever of the two was first has committed, and only that one can reveal: it is connected, and does.
        assert found.is_proved


async def test_a_rematch_is_another_game_with_other_numbers(tmp_path: Path) -> None:
    async with serving(tmp_path) as server, party(server, POK_3, 1, ["casual", "casual"]) as table:
        await table.start()
        await table.played()
        answer = await table.guests[0].http.post(f"/tables/{table.table}/rematch")
        again = answer.json()["id"]
        async with seated(server.url, again, table.guests[0].token) as seat:
            listening = asyncio.create_task(_listen(seat))
            live = await server.house.live(again)
            while not live.table.awaited:
                await asyncio.sleep(0.005)
            listening.cancel()
        logs = [await server.log(place) for place in (table.table, again)]
        first, second = (next(one.entry for one in log if isinstance(one.entry, Started)) for log in logs)
        assert first.game != second.game
        # Whoever asked for it was waited for, though the page was still on its way.
        assert live.table.fair is not None
        assert live.table.fair.nonces[0][0] is not None


async def test_a_leaver_is_not_waited_for(tmp_path: Path) -> None:
    async with serving(tmp_path) as server, party(server, POK_3, 3, plays=False) as table:
        table.players[1].nonces = Silent()
        await table.guests[0].do(table.table, Start())
        live = await server.house.live(table.table)
        while live.table.owing != (1,):
            await asyncio.sleep(0.005)
        assert (await table.guests[1].do(table.table, Leave())).status_code == 200
        await table.players[0].until(lambda: table.players[0].is_asked)


async def test_a_game_broken_off_before_its_deal_has_a_record_all_the_same(tmp_path: Path) -> None:
    settings = Settings(PokSetup(3), leaver="abort")
    async with serving(tmp_path) as server, party(server, settings, 3, plays=False) as table:
        table.players[1].nonces = Forgetful()
        await table.guests[0].do(table.table, Start())
        live = await server.house.live(table.table)
        while live.table.owing != (1,) or not live.table.fair or not live.table.fair.seeds:
            await asyncio.sleep(0.005)
        assert (await table.guests[0].do(table.table, Leave())).status_code == 200
        assert live.table.phase is TablePhase.ABORTED
        record: Any = read((await server.store.record(table.table)) or b"").record
        assert record.fair.rounds[0].seed is not None
        assert not check(record).complete
