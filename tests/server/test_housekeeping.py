"""What the house does from time to time, and what it remembers only for a while."""

import asyncio
import gc
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from coverts.games.contract import Refusal
from coverts.hall.commands import Move, SeatBot, Start
from coverts.hall.desk import CommandKey
from coverts.hall.pok import PokSetup
from coverts.hall.settings import Settings
from coverts.hall.table import TablePhase
from coverts.server.door.identity import YEAR
from coverts.server.house import deserted, housekeeping, live
from coverts.server.house.deserted import Deserted
from coverts.server.house.keeping import KEPT_FOR
from coverts.server.house.refusals import MOST_EACH, MOST_PEOPLE, Refusals
from coverts.server.wire import Done, NotDone
from coverts.store.interface import Store, StoreError
from tests.server.harness import Clock, Server, serving
from tests.server.players import connected, party

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
            raise StoreError("store-not-written", why="the disk is full")
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
    assert {"tokens not deleted", "authentication refused"} == {line["event"] for line in logs}


async def test_a_table_that_gathers_players_ends_once_nobody_has_been_there_for_an_hour(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(housekeeping, "MINUTE", 0.001)
    monkeypatch.setattr(live, "WATCHED_FOR", 0.0)
    async with serving(tmp_path) as server, server.guests("Ada") as (ada,):
        first, left, begun = [await ada.open(POK, ["random"] * 2) for _ in range(3)]
        assert (await ada.do(begun.id, Start())).status_code == 200
        async with connected(server, first.id, ada.token) as player:
            await player.until(lambda: player.known)
            monkeypatch.setattr(deserted, "HOUR", 0.0)
            await ends(server, left.id)
            assert player.table
            assert player.table.phase is TablePhase.GATHERING, "whoever waits keeps a table open"
        await ends(server, first.id)
        assert (await server.house.live(begun.id)).table.phase is not TablePhase.ABORTED


async def ends(server: Server, table: str) -> None:
    async with asyncio.timeout(60):
        while (await server.house.live(table)).table.phase is not TablePhase.ABORTED:
            await asyncio.sleep(0.005)


def test_an_hour_begins_anew_when_somebody_looks_in() -> None:
    empty, watched = Deserted(), {"t"}
    assert [empty.to_end(["t"], watched.__contains__, now) for now in (0.0, 4000.0)] == [[], []]
    watched.clear()
    assert [empty.to_end(["t"], watched.__contains__, now) for now in (5000.0, 8599.0, 8600.0)] == [[], [], ["t"]]
    watched.add("t")
    assert empty.to_end(["t"], watched.__contains__, 9000.0) == []
    watched.clear()
    assert empty.to_end(["t"], watched.__contains__, 9001.0) == []


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


async def test_a_refusal_is_decided_anew_once_the_table_has_left_memory(tmp_path: Path) -> None:
    async with serving(tmp_path) as server, server.guests("Ada") as (ada,):
        table = (await ada.open(POK, ["random"])).id

        async def started() -> tuple[int, str]:
            answer = await ada.do(table, Start(), "start")
            return answer.status_code, answer.json().get("key", "")

        too_early = 409, "hall-seats-open"
        assert await started() == too_early
        assert (await ada.do(table, SeatBot(1))).status_code == 200
        assert await started() == too_early
        server.clock.pass_seconds(KEPT_FOR // 1000)
        server.house.put_away()
        gc.collect()
        assert await started() == (200, "")
        assert await started() == (200, ""), "what was carried out stays carried out"


def test_only_the_last_refusals_are_remembered() -> None:
    refusals = Refusals()
    for who in range(MOST_PEOPLE + 1):
        for number in range(MOST_EACH + 1):
            refusals.remember(CommandKey(f"{who}", f"{number}"), Refusal("", f"{number}"))
    assert refusals.of(CommandKey("0", f"{MOST_EACH}")) is None
    assert refusals.of(CommandKey("1", "0")) is None
    assert refusals.of(CommandKey("1", "1")) == Refusal("", "1")
