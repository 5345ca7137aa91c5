"""What the house does from time to time, and what it remembers only for a while."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from coverts.games.contract import Refusal
from coverts.hall.commands import Move, Start
from coverts.hall.desk import CommandKey
from coverts.hall.pok import PokSetup
from coverts.hall.settings import Settings
from coverts.server.door import windows
from coverts.server.door.identity import YEAR
from coverts.server.door.protection import Limits
from coverts.server.door.windows import Windows
from coverts.server.house import housekeeping
from coverts.server.house.refusals import MOST_EACH, MOST_PEOPLE, Refusals
from coverts.server.wire import Done, NotDone
from coverts.store.interface import Store, StoreError
from tests.server.harness import Clock, serving
from tests.server.players import party

POK = Settings(PokSetup(3))


class Clumsy:
    """A store that fails at every other deletion, and counts them."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.deleted: list[int] = []

    def __getattr__(self, name: str) -> Any:
        return getattr(self.store, name)

    async def delete_worthless_tokens(self, *, now: int) -> int:
        self.deleted.append(await self.store.delete_worthless_tokens(now=now))
        if len(self.deleted) % 2:
            raise StoreError("the disk is full")
        return self.deleted[-1]


async def test_expired_tokens_are_deleted_again_and_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(housekeeping, "MINUTE", 0.001)
    monkeypatch.setattr(housekeeping, "MINUTES_BETWEEN_DELETIONS", 2)
    clock = Clock()
    with capture_logs() as logs:
        async with serving(tmp_path, clock=clock, wrapped=Clumsy) as server, server.guests("Ada", "Bo") as (ada, bo):
            store: Clumsy = server.store  # type: ignore[assignment]
            assert (await ada.http.post("/me/return-link")).status_code == 201
            for seconds, deleted in ((16 * 60, 1), (YEAR // 1000, 3)):
                clock.pass_seconds(seconds)
                async with asyncio.timeout(60):
                    while sum(store.deleted) < deleted:
                        await asyncio.sleep(0.005)
            assert sum(store.deleted) == 3
            assert (await bo.http.post("/me/return-link")).status_code == 401
    assert {"tokens not deleted"} == {line["event"] for line in logs}


async def test_a_refused_command_is_refused_again_for_the_same_reason(tmp_path: Path) -> None:
    async with serving(tmp_path) as server, party(server, POK, 3, plays=False) as table:
        ada, bo, _ = table.players
        await ada.ask(Start(), "start")
        await table.asked()
        move = Move(ada.view.legal[0])
        late = NotDone("late", "hall-is-playing")
        assert await ada.ask(Start(), "late") == late
        assert await ada.ask(Start(), "start") == Done("start"), "what was done stays done"
        assert await ada.ask(move, "late") == late
        assert (await table.guests[0].do(table.table, move, "late")).status_code == 409
        assert await bo.ask(Move(bo.view.legal[0]), "late") == Done("late"), "ids are everybody's own"
        assert await ada.ask(move, "another") == Done("another")


def test_only_the_last_refusals_are_remembered() -> None:
    refusals = Refusals()
    for who in range(MOST_PEOPLE + 1):
        for number in range(MOST_EACH + 1):
            refusals.remember(CommandKey(f"{who}", f"{number}"), Refusal("", f"{number}"))
    assert refusals.of(CommandKey("0", f"{MOST_EACH}")) is None
    assert refusals.of(CommandKey("1", "0")) is None
    assert refusals.of(CommandKey("1", "1")) == Refusal("", "1")


async def test_limits_forget_those_who_have_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    time = 1000.0
    monkeypatch.setattr(windows, "monotonic", lambda: time)
    counted = Windows()
    for moment in range(3000):
        time = 1000.0 + moment
        for _ in range(2):
            assert await counted.acquire_entry(f"passer-by {moment}", 2, 60)
        assert not await counted.acquire_entry(f"passer-by {moment}", 2, 60)
    assert len(counted._hits) <= 61
    allowed = []
    for moment in range(5000, 5120):
        time = float(moment)
        allowed.append(await counted.acquire_entry("regular", 10, 60))
    assert allowed == ([True] * 10 + [False] * 50) * 2


async def test_limits_are_everybodys_own() -> None:
    limits = Limits()
    for who in ("ada", "bo"):
        assert [await limits.allows(Limits.GUESTS, "guests", who) for _ in range(21)] == [True] * 20 + [False]
