"""Bots for everybody: decisions are scheduled fairly, and a worker that hangs, dies or grows costs nobody else's."""

import asyncio
import os
import signal
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from itertools import pairwise
from pathlib import Path

import pytest
import uvloop
from hypothesis import given
from hypothesis import strategies as st

from coverts.bots.levels import LEVELS, bot_for, quick_bot_for
from coverts.games.contract import Act, Awaits, Over
from coverts.hall.commands import Start
from coverts.hall.pikoko import PikokoSetup
from coverts.hall.pok import PokSetup
from coverts.hall.settings import Settings, options_of
from coverts.hall.wire import AnyAction, game_of
from coverts.server.bots.pool import BotFailed, BotWorkers, Bounds
from coverts.server.bots.task import Task
from coverts.server.bots.worker import Worker
from coverts.server.door.account import Account, household
from coverts.server.door.fair_queue import FairQueue
from coverts.server.house.live import WATCHED_FOR
from coverts.server.worker_process import WorkerLost
from tests.server.harness import AnyLegal, Undecided, serving
from tests.server.players import party

POK = Settings(PokSetup(3))
ADA, BO = Account("ada", "192.0.2.1"), Account("bo", "192.0.2.2")

accounts = st.builds(Account, st.sampled_from(["a", "b", None]), st.sampled_from(["1", "2", "3"]))


@given(st.lists(accounts, min_size=1))
def test_nobody_is_served_twice_while_another_waits_who_was_not(asking: list[Account]) -> None:
    queue: FairQueue[tuple[Account, int]] = FairQueue()
    for number, account in enumerate(asking):
        queue.add(account, (account, number))
    served = [queue.take() for _ in asking]
    assert sorted(number for _, number in served) == list(range(len(asking)))
    for (one, number), (other, later) in pairwise(served):
        if one == other:
            assert number < later, "what somebody asked for first is done first"
    waits = Counter(account.address for account in asking)
    ahead: Counter[str] = Counter()
    for account, _ in served:
        waiting = [address for address in waits if waits[address] > ahead[address]]
        assert ahead[account.address] == min(ahead[address] for address in waiting)
        ahead[account.address] += 1


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("testclient", "testclient"),
    ],
)
def test_a_household_is_one_address(host: str, counted: str) -> None:
    assert household(host) == counted


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("setup", [PikokoSetup(4), PokSetup(7)])
def test_a_quick_bot_decides_whenever_its_bot_could(level: str, setup: PikokoSetup | PokSetup) -> None:
    game = game_of(setup)
    quick = quick_bot_for(game.name, level)
    assert type(quick) is not type(bot_for(game.name, level)) or level in ("random", "novice", "casual")
    state, numbers = game.start(options_of(setup)), iter(range(10**6))

    def draw(below: int) -> int:
        return next(numbers) * 7919 % below

    for _ in range(60):
        prompt = game.prompt(state)
        if isinstance(prompt, Over):
            return
        if isinstance(prompt, Awaits):
            view = game.view(state, prompt.seats[0])
            chosen = quick.choose(view, draw)
            assert chosen in view.legal
            state = game.step(state, Act(prompt.seats[0], chosen)).state
        else:
            state = game.step(state, game.outcome(state, draw)).state


@asynccontextmanager
async def questions(folder: Path) -> AsyncIterator[tuple[bytes, bytes]]:
    """What a bot is asked by at the first question of a game."""
    seen = AnyLegal()
    given: asyncio.Future[tuple[bytes, bytes]] = asyncio.get_running_loop().create_future()

    class Keeping(AnyLegal):
        async def decide(self, game: str, level: str, snapshot: bytes, past: bytes, account: Account) -> AnyAction:
            if not given.done():
                given.set_result((snapshot, past))
            return await seen.decide(game, level, snapshot, past, account)

    async with serving(folder, decider=Keeping()) as server, party(server, POK, 1, ["casual"] * 2) as table:
        await table.start()
        yield await given


async def started(pool: BotWorkers, workers: int) -> list[int]:
    """The processes of a pool, once all of them wait for work."""
    async with asyncio.timeout(60):
        while len(pool._idle) < workers:
            await asyncio.sleep(0.01)
    return [worker.pid for worker in pool._idle]


@asynccontextmanager
async def pool_of(workers: int = 1, deadline: float = 60.0, **bounds: float) -> AsyncIterator[BotWorkers]:
    pool = BotWorkers(workers=workers, pace=0, bounds=Bounds(deadline=deadline, **bounds))  # type: ignore[arg-type]
    try:
        yield pool
    finally:
        await pool.close()


def stop(*processes: int) -> None:
    """Let them hang."""
    for process in processes:
        os.kill(process, signal.SIGSTOP)


async def test_nobody_waits_for_the_worker_of_somebody_else(tmp_path: Path) -> None:
    async with questions(tmp_path) as (snapshot, past), pool_of(slow=0.05) as pool:
        await pool.decide("pok", "master", snapshot, past, ADA)
        stop((await started(pool, 2))[-1])
        hanging = asyncio.create_task(pool.decide("pok", "master", snapshot, past, ADA))
        await asyncio.sleep(0)
        await pool.decide("pok", "master", snapshot, past, BO)
        assert not hanging.done()
        hanging.cancel()


async def test_a_worker_that_hangs_is_replaced_and_a_quick_bot_decides(tmp_path: Path) -> None:
    async with questions(tmp_path) as (snapshot, past), pool_of(deadline=1.0) as pool:
        await decided(pool, snapshot, past)
        hanging = (await started(pool, 2))[-1]
        stop(hanging)
        await decided(pool, snapshot, past)
        assert hanging not in await started(pool, 2)


async def decided(pool: BotWorkers, snapshot: bytes, past: bytes) -> AnyAction:
    """A decision, however often a busy machine is too slow for it."""
    while True:
        with suppress(BotFailed):
            return await pool.decide("pok", "master", snapshot, past, ADA)


async def test_workers_that_are_killed_are_replaced(tmp_path: Path) -> None:
    async with questions(tmp_path) as (snapshot, past), pool_of() as pool:
        await pool.decide("pok", "casual", snapshot, past, ADA)
        killed = await started(pool, 2)
        for process in killed:
            os.kill(process, signal.SIGKILL)
        for worker in list(pool._idle):
            await worker.ended()
        # Those that have died while they waited for work are given none: nobody has to ask again.
        await pool.decide("pok", "casual", snapshot, past, ADA)
        assert not {*killed} & {*await started(pool, 2)}


@pytest.mark.parametrize("new_loop", [asyncio.new_event_loop, uvloop.new_event_loop])
def test_whoever_asks_a_worker_that_has_died_is_told_so(new_loop: Callable[[], asyncio.AbstractEventLoop]) -> None:
    """On every event loop that a server may have: each has an error of its own for pipes that nobody reads."""

    async def ask() -> None:
        worker = await Worker.started()
        os.kill(worker.pid, signal.SIGKILL)
        await worker.ended()
        for _ in range(3):
            with pytest.raises(WorkerLost):
                await worker.ask(Task(game="pok", level="casual", snapshot=b"", past=b"", seed=1))

    with asyncio.Runner(loop_factory=new_loop) as runner:
        runner.run(asyncio.wait_for(ask(), 60))


async def test_a_worker_that_has_grown_is_replaced(tmp_path: Path) -> None:
    async with questions(tmp_path) as (snapshot, past), pool_of(memory=1) as pool:
        await pool.decide("pok", "casual", snapshot, past, ADA)
        first = await started(pool, 2)
        await pool.decide("pok", "casual", snapshot, past, ADA)
        assert first[-1] not in await started(pool, 2)


async def test_a_task_that_makes_no_sense_costs_nobody_a_worker(tmp_path: Path) -> None:
    async with questions(tmp_path) as (snapshot, past), pool_of() as pool:
        await pool.decide("pok", "casual", snapshot, past, ADA)
        before = await started(pool, 2)
        with pytest.raises(BotFailed, match="DecodeError"):
            await pool.decide("pok", "casual", b"{", past, ADA)
        assert set(before) == set(await started(pool, 2))


async def test_the_house_closes_though_workers_hang(tmp_path: Path) -> None:
    async with questions(tmp_path) as (snapshot, past), pool_of() as pool:
        await pool.decide("pok", "casual", snapshot, past, ADA)
        processes = await started(pool, 2)
        stop(*processes)
        asking = asyncio.create_task(pool.decide("pok", "casual", snapshot, past, ADA))
        await asyncio.sleep(0)
        await pool.close()
        asking.cancel()
    assert not any((Path("/proc") / str(process)).exists() for process in processes)


class Ledger(AnyLegal):
    """Notes on whose account bots were asked."""

    def __init__(self) -> None:
        super().__init__()
        self.accounts: list[Account] = []

    async def decide(self, game: str, level: str, snapshot: bytes, past: bytes, account: Account) -> AnyAction:
        self.accounts.append(account)
        return await super().decide(game, level, snapshot, past, account)


async def test_bots_decide_on_the_account_of_whoever_came_last(tmp_path: Path) -> None:
    ledger = Ledger()
    async with serving(tmp_path, decider=ledger) as server, party(server, POK, 1, ["casual"] * 2) as table:
        await table.start()
        await table.played()
        who = await table.guests[0].who()
    assert set(ledger.accounts) == {Account(who, "127.0.0.1")}


async def test_games_that_nobody_watches_wait(tmp_path: Path) -> None:
    """Nothing is left over of them after a restart, and whoever comes finds them as they were."""
    async with serving(tmp_path, decider=Undecided()) as server, server.guests("Ada") as [ada]:
        table = (await ada.open(POK, ["casual"] * 2)).id
        await ada.do(table, Start())
        live = await server.house.live(table)
        async with asyncio.timeout(60):
            while live.thinking != {1, 2}:
                await asyncio.sleep(0.01)
        assert live.is_watched(asyncio.get_running_loop().time() + WATCHED_FOR / 2)
        assert not live.is_watched(asyncio.get_running_loop().time() + WATCHED_FOR)
        token = ada.token
    ledger = Ledger()
    async with serving(tmp_path, decider=ledger) as server, server.http(Authorization=f"Bearer {token}") as http:
        live = await server.house.live(table)
        assert not live.thinking
        assert (await http.get(f"/tables/{table}")).status_code == 200
        async with asyncio.timeout(60):
            while live.table.awaited != (0,):
                await asyncio.sleep(0.01)
    assert len(ledger.accounts) == 2, "each was asked once, when somebody had looked"
