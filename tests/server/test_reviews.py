"""Reviews: of a table's game once it is over, and of any finished game that somebody brings; and what they cost."""

import asyncio
import os
from typing import Any

import httpx
import msgspec
import pytest

from coverts.coach.judging import coach_of
from coverts.coach.seat_games import seat_game
from coverts.coach.telling import ToldReview, told_review
from coverts.hall.commands import Leave
from coverts.hall.pok import PokSetup
from coverts.hall.settings import Settings
from coverts.learn.puzzles.pok import POK_PUZZLES
from coverts.records.reading import read
from coverts.records.writing import line
from coverts.server.coaching import reviews as making
from coverts.server.coaching.reviews import ReviewBounds, Reviews, UnderWay
from coverts.server.coaching.task import Made, Progress
from coverts.server.coaching.worker import REVIEWING, CoachWorker
from coverts.server.coaching.worker_process import EFFORT, SEED
from coverts.server.door.account import Account
from coverts.server.door.budgets import REVIEWS_WAITING, Budgets, Exhausted
from coverts.server.worker_process import WorkerLost
from coverts.store.interface import Store
from tests.server.harness import Server
from tests.server.players import party
from tests.server.test_replays import whole_game

OPEN_TO_ALL = Settings(PokSetup(3), visibility="public")


async def when_done(http: httpx.AsyncClient, address: str, **asked: Any) -> ToldReview:
    """A review, once it is there."""
    async with asyncio.timeout(60):
        while (answer := await http.get(address, params=asked)).status_code == 202:
            assert msgspec.json.decode(answer.content, type=UnderWay).done <= 10**6
            await asyncio.sleep(0.05)
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=ToldReview)


async def test_whoever_sat_at_a_game_has_it_reviewed_once_and_it_is_kept(server: Server) -> None:
    async with party(server, Settings(PokSetup(3)), 3) as table:
        await table.start()
        await table.played()
        ada, bo, _ = table.guests
        address = f"/tables/{table.table}/reviews/1"
        assert (await ada.http.get(address)).json()["key"] == "server-no-review"
        asked = await ada.http.post(address)
        assert asked.status_code == 202, asked.text
        # Bo asks for the same one, and both wait for one piece of work.
        assert (await bo.http.post(address)).status_code in (200, 202)
        told = await when_done(bo.http, address)
        kept = await server.store.review(table.table, 1)
        assert kept is not None
        assert (await ada.http.post(address)).content == kept
        # It is what the coach says of this record, from what the seat saw; nothing else can be in it.
        record = await server.store.record(table.table)
        assert record is not None
        coach = coach_of("pok")
        assert coach is not None
        alone = told_review(coach, seat_game(read(record).record, 1), EFFORT, SEED, lambda *_: None, POK_PUZZLES.theme)
        assert msgspec.json.decode(msgspec.json.encode(alone)) == msgspec.json.decode(kept)
        sum_of = told.review
        assert sum_of.points == pytest.approx(sum_of.average + sum_of.luck - sum_of.mistakes, abs=1e-9)
        assert len(told.moments) == len(sum_of.decisions)
        for wrong in (3, 6):
            assert (await ada.http.post(f"/tables/{table.table}/reviews/{wrong}")).json()[
                "key"
            ] == "server-no-such-seat"
        async with server.guests("Dora") as (dora,):
            stranger = await dora.http.post(address)
            absent = await dora.http.post(f"/tables/{'A' * len(table.table)}/reviews/1")
            assert (stranger.status_code, stranger.content) == (404, absent.content)


async def test_nobody_learns_anything_of_a_game_under_way(server: Server) -> None:
    """Not even that there is one: the answer is the same as of a table that does not exist."""
    async with party(server, OPEN_TO_ALL, 3, plays=False) as table:
        for _ in range(2):
            for guest in table.guests:
                for ask in (guest.http.post, guest.http.get):
                    there = await ask(f"/tables/{table.table}/reviews/0")
                    absent = await ask(f"/tables/{'A' * len(table.table)}/reviews/0")
                    assert (there.status_code, there.content) == (404, absent.content)
                    assert there.json()["key"] == "hall-no-such-table"
            if (await server.house.live(table.table)).table.state is None:
                await table.start()


async def test_a_game_that_was_broken_off_is_not_reviewed(server: Server) -> None:
    async with party(server, Settings(PokSetup(3), leaver="abort"), 3, plays=False) as table:
        await table.start()
        await table.guests[1].do(table.table, Leave())
        answer = await table.guests[0].http.post(f"/tables/{table.table}/reviews/0")
        assert (answer.status_code, answer.json()["key"]) == (422, "server-review-unfinished")


async def test_a_record_that_somebody_brings(server: Server) -> None:
    """The referee judges it first; strangers may bring one, too."""
    whole = whole_game()
    async with server.http() as stranger:
        asked = await stranger.post("/reviews", params={"seat": 2}, content=line(whole))
        assert asked.status_code == 202, asked.text
        name = asked.json()["id"]
        told = await when_done(stranger, f"/reviews/{name}", seat=2)
        assert (told.review.seat, told.solved) == (2, True)
        assert (await stranger.post("/reviews", params={"seat": 2}, content=line(whole))).status_code == 200
        begun = whole | {"rounds": []}
        del begun["winners"]
        for content, status, key in [
            (line(begun), 422, "server-review-unfinished"),
            (b"{", 422, "unreadable-json"),
            (line(whole | {"winners": [0, 1, 2]}), 422, None),
        ]:
            answer = await stranger.post("/reviews", params={"seat": 0}, content=content)
            assert answer.status_code == status, answer.text
            assert key is None or answer.json()["key"] == key
        assert (await stranger.post("/reviews", params={"seat": 3}, content=line(whole))).status_code == 400
        assert (await stranger.post("/reviews", params={"seat": "x"}, content=line(whole))).status_code == 400
        assert (await stranger.get(f"/reviews/{'0' * 64}", params={"seat": 0})).status_code == 404


async def test_reviews_go_with_the_game(server: Server) -> None:
    async with party(server, Settings(PokSetup(3)), 3) as table:
        await table.start()
        await table.played()
        record = await server.store.record(table.table)
        assert record is not None

        async def keep() -> None:
            await server.store.keep_review(table.table, 0, b'{"said":1}', record)

        await keep()
        await keep()
        assert await server.store.review(table.table, 0) == b'{"said":1}'
        # Of another game than that of the record nothing is kept, nor of a table that is gone.
        await server.store.keep_review(table.table, 1, b"{}", record + b" ")
        await server.store.keep_review("gone", 1, b"{}", record)
        assert await server.store.review(table.table, 1) is None
        ada = table.guests[0]
        data = await ada.http.get("/me/data")
        assert data.json()["tables"][0]["review"] == {"said": 1}
        await server.house.forget_person(await ada.who())
        assert await server.store.review(table.table, 0) is None
        await server.store.keep_review(table.table, 2, b"{}", await _record(server.store, table.table))
        while await server.store.delete_tables(before=10**15, spared=()):
            pass
        assert await server.store.review(table.table, 2) is None


async def _record(store: Store, table: str) -> bytes:
    record = await store.record(table)
    assert record is not None
    return record


class Slow(CoachWorker):
    """A worker without a process, which does what a test tells it."""

    def __init__(self) -> None:
        self.go = asyncio.Event()
        self.asked: list[int] = []
        self.killed = False
        self.loses = False

    async def make(self, task: Any, tell: Any = None) -> Made:
        self.asked.append(task.seat)
        tell(Progress(1, 4))
        await self.go.wait()
        if self.loses:
            raise WorkerLost
        return Made(b"{}", "", 0)

    def kill(self) -> None:
        self.killed = True

    async def ended(self) -> None:
        pass


@pytest.fixture
def worker(monkeypatch: pytest.MonkeyPatch) -> Slow:
    slow = Slow()

    async def started() -> Slow:
        return slow

    monkeypatch.setattr(CoachWorker, "started", started)
    return slow


ADA, BO = Account("ada", "192.0.2.1"), Account("bo", "192.0.2.2")


async def until(is_so: Any) -> None:
    async with asyncio.timeout(10):
        while not is_so():
            await asyncio.sleep(0)


async def test_what_one_person_asks_for_is_bounded_and_nobody_waits_behind_it(worker: Slow) -> None:
    reviews = Reviews(Budgets())
    for number in range(REVIEWS_WAITING.person):
        reviews.ask(("ada's", number), b"", ADA)
    await until(lambda: worker.asked)
    with pytest.raises(Exhausted):
        reviews.ask(("ada's", 6), b"", ADA)
    # Asking again for one of them is no second one.
    assert reviews.ask(("ada's", 0), b"", ADA).done == 1
    assert reviews.ask(("bo's", 5), b"", BO).of == 0
    worker.go.set()
    await until(lambda: reviews.brought(("bo's", 5)) is not None and reviews.brought(("ada's", 1)) is not None)
    assert worker.asked == [0, 1, 5]
    reviews.ask(("ada's", 6), b"", ADA)
    await until(lambda: reviews.brought(("ada's", 6)) is not None)
    await reviews.close()
    assert worker.killed


async def test_a_worker_that_is_lost_or_hangs_costs_one_review(worker: Slow, monkeypatch: pytest.MonkeyPatch) -> None:
    reviews = Reviews(Budgets(), bounds=ReviewBounds(deadline=0.05))
    reviews.ask(("hanging", 0), b"", ADA)
    await until(lambda: worker.killed)
    await until(lambda: _failed(reviews, ("hanging", 0)))
    # It can be tried again, and the next one is made.
    worker.go.set()
    reviews.ask(("hanging", 0), b"", ADA)
    await until(lambda: reviews.brought(("hanging", 0)) is not None)
    worker.loses = True
    reviews.ask(("lost", 0), b"", BO)
    await until(lambda: _failed(reviews, ("lost", 0)))
    await reviews.close()


def _failed(reviews: Reviews, key: tuple[str, int]) -> bool:
    try:
        reviews.under_way(key)
    except making.NotReviewed:
        return True
    return False


async def test_whoever_plays_comes_first() -> None:
    """The worker has what the processor has left over, and uses one thread."""
    worker = await CoachWorker.started()
    try:
        assert os.getpriority(os.PRIO_PROCESS, worker.pid) == REVIEWING
        assert not hasattr(os, "SCHED_IDLE") or os.sched_getscheduler(worker.pid) == os.SCHED_IDLE
    finally:
        worker.kill()
        await worker.ended()


async def test_reviews_of_records_from_elsewhere_are_kept_for_a_while(worker: Slow) -> None:
    worker.go.set()
    reviews = Reviews(Budgets(), bounds=ReviewBounds(brought=1))
    for name in ("first", "second"):
        reviews.ask((name, 0), b"", ADA)
        await until(lambda: reviews.brought((name, 0)) is not None)  # noqa: B023 - it is awaited here
    assert reviews.brought(("first", 0)) is None
    await reviews.close()
