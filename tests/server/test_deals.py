"""The steps of fair deals over sockets: who is waited for, who is not, and what a client can spoil."""

import asyncio
from pathlib import Path
from time import monotonic
from typing import Any

import pytest

from coverts.fair.checking import FairVerdict
from coverts.fair.commitments import client_commitment
from coverts.hall import table as hall_table
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
from coverts.server.door.account import Account
from coverts.server.door.budgets import ENTRIES, KEPT
from coverts.server.house import caretaker, dealing
from coverts.server.taking_part import Nonces
from coverts.server.wire import Done, NotDone
from coverts.store.interface import Batch, StoreError
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


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A step waits for those of others as long as it takes, so that nothing here depends on the machine."""
    monkeypatch.setattr(dealing, "HELD_FOR", 600_000)
    monkeypatch.setattr(hall_table, "WAIT", 1_200_000)


async def written(server: Server, monkeypatch: pytest.MonkeyPatch) -> list[list[type]]:
    """What the store is given from now on, by transaction."""
    groups = list[list[type]]()
    append = server.store.append

    async def watched(batch: Batch) -> None:
        await append(batch)
        groups.append([type(logged.entry) for logged in batch.log])

    monkeypatch.setattr(server.store, "append", watched)
    return groups


@pytest.mark.usefixtures("patient")
async def test_steps_that_come_together_are_one_transaction(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(tmp_path) as server, party(server, Settings(PikokoSetup(3)), 3) as table:
        groups = await written(server, monkeypatch)
        await table.start()
        await table.played()
    deals = [group for group in groups if {Committed, Seeded, Revealed} & {*group}]
    reveals = [Revealed, Revealed, Revealed, Chanced]
    # The first starter is drawn from the same seed as the first deal.
    assert deals == [[Committed, Committed, Committed, Seeded], [*reveals, Chanced], reveals, reveals]


@pytest.mark.usefixtures("patient")
async def test_a_step_that_waits_for_others_is_answered_when_it_is_durable(tmp_path: Path) -> None:
    async with serving(tmp_path) as server, party(server, POK_3, 3, plays=False) as table:
        late = table.players[2]
        late.nonces = Silent()
        await table.guests[0].do(table.table, Start())
        live = await server.house.live(table.table)
        while len(live.held) < 2:
            await asyncio.sleep(0.005)
        assert Committed not in await kinds(server, table.table)
        assert not any(player.heard_of(Done) for player in table.players[:2])
        # The same once more, as after a lost connection: it is carried out once, and answered each time.
        again = live.held[0]
        asked = asyncio.create_task(table.guests[0].do(table.table, again.command, again.key.id))
        while len(live.held) < 3:
            await asyncio.sleep(0.005)
        await late.until(lambda: late.known is not None and late.known.fair is not None)
        wish = Nonces().wish(late.known)
        assert wish is not None
        assert isinstance(await late.ask(wish), Done)
        assert (await asked).status_code == 200
        for player in table.players[:2]:
            await player.until(lambda player=player: player.heard_of(Done))  # type: ignore[misc]
        assert (await kinds(server, table.table)).count(Committed) == 3


@pytest.mark.usefixtures("patient")
async def test_a_step_that_is_repeated_while_it_is_written_is_answered_as_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path) as server, party(server, POK_3, 3, plays=False) as table, asyncio.timeout(60):
        is_writing, may_write, append = asyncio.Event(), asyncio.Event(), server.store.append

        async def slow(batch: Batch) -> None:
            is_writing.set()
            await may_write.wait()
            await append(batch)

        for player in table.players:
            player.nonces = Silent()
        await table.guests[0].do(table.table, Start())
        live = await server.house.live(table.table)
        monkeypatch.setattr(server.store, "append", slow)
        commit = Commit(("00" * 32,))
        asked = [asyncio.create_task(guest.do(table.table, commit, "one")) for guest in table.guests]
        await is_writing.wait()
        again = asyncio.create_task(table.guests[0].do(table.table, commit, "one"))
        while not live.held:
            await asyncio.sleep(0.005)
        may_write.set()
        assert [answer.status_code for answer in await asyncio.gather(*asked)] == [200, 200, 200]
        server.house._dealing.write(live)
        assert (await again).json() == (await asked[0]).json()
        assert (await kinds(server, table.table)).count(Committed) == 3


@pytest.mark.usefixtures("patient")
async def test_what_does_not_fit_spoils_nothing_for_those_it_came_with(tmp_path: Path) -> None:
    async with serving(tmp_path) as server, party(server, POK_3, 3, plays=False) as table:
        wrong = table.players[2]
        wrong.nonces = Silent()
        await table.guests[0].do(table.table, Start())
        live = await server.house.live(table.table)
        while len(live.held) < 2:
            await asyncio.sleep(0.005)
        answer = await wrong.ask(Commit(("00" * 32,) * 2), "wrong")
        assert isinstance(answer, NotDone)
        assert answer.key == "hall-commitments"
        for player in table.players[:2]:
            await player.until(lambda player=player: player.heard_of(Done))  # type: ignore[misc]
        assert live.table.owing == (2,)
        again = await wrong.ask(Commit(("00" * 32,)), "wrong")
        assert isinstance(again, NotDone), "a command that was refused stays refused"


@pytest.mark.usefixtures("patient")
async def test_a_disk_that_fails_lets_nobody_wait_for_an_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path) as server, party(server, POK_3, 3, plays=False) as table:

        async def full(batch: Batch) -> None:
            raise StoreError("store-not-written", why="the disk is full")

        append = server.store.append
        for player in table.players:
            player.nonces = Silent()
        await table.guests[0].do(table.table, Start())
        live = await server.house.live(table.table)
        fair = live.table.fair
        assert fair is not None
        monkeypatch.setattr(server.store, "append", full)
        commitment = client_commitment(bytes.fromhex(fair.game), 1, 0, bytes(32)).hex()
        asked = [guest.do(table.table, Commit((commitment,)), "one") for guest in table.guests]
        async with asyncio.timeout(60):
            assert [answer.status_code for answer in await asyncio.gather(*asked)] == [500, 500, 500]
        monkeypatch.setattr(server.store, "append", append)
        asked = [guest.do(table.table, Commit((commitment,)), "one") for guest in table.guests]
        assert [answer.status_code for answer in await asyncio.gather(*asked)] == [200, 200, 200]
        assert (await kinds(server, table.table)).count(Committed) == 3


async def test_a_disk_that_fails_is_not_tried_again_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody is left to wait for, and what follows cannot be written."""
    tried = 0

    async def full(batch: Batch) -> None:
        nonlocal tried
        tried += 1
        raise StoreError("store-not-written", why="the disk is full")

    monkeypatch.setattr(caretaker, "PAUSE_AFTER_FAILURE", 600.0)
    async with serving(tmp_path) as server, party(server, POK_3, 3, plays=False) as table:
        for player in table.players:
            player.nonces = Silent()
        await table.guests[0].do(table.table, Start())
        live = await server.house.live(table.table)
        with monkeypatch.context() as failing:
            failing.setattr(server.store, "append", full)
            for player in table.players:
                await player.socket.close()
            async with asyncio.timeout(60):
                while not tried:
                    await asyncio.sleep(0.005)
            for _ in range(50):
                await asyncio.sleep(0.001)
            assert tried == 1
        assert live.table.collects


async def test_steps_of_a_deal_are_never_too_much(tmp_path: Path) -> None:
    """Like moves: whoever has talked until the budget was spent is not left out of the deal for it."""
    async with serving(tmp_path) as server, party(server, POK_3, 3, plays=False) as table:
        spent = Account(await table.guests[1].who(), "127.0.0.1")
        await table.guests[0].do(table.table, Start())
        server.house.budgets.count(ENTRIES, spent, amount=ENTRIES.person, table=table.table)
        server.house.budgets.count(KEPT, spent, amount=KEPT.person)
        await table.asked()
        live = await server.house.live(table.table)
        assert live.table.fair is not None
        assert None not in live.table.fair.nonces[0]


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
