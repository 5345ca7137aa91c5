"""How long loading a table keeps the event loop busy at a time."""

import asyncio
import time
from pathlib import Path

from bench.server.seeding import NAMES, seeded
from coverts.hall.desk import Logged
from coverts.hall.entries import Spoke
from coverts.hall.summary import listing_of
from coverts.server.door.account import HOUSE
from coverts.server.house.loading import Loader
from coverts.store.interface import Batch
from coverts.store.sqlite import SqliteStore

LINES, QUICK_LINES = 300 * len(NAMES) * 3, 300
"""As much talk as a table's log can hold."""
MOVES = 300
PATIENCE = 0.0002


async def load(folder: Path, *, is_quick: bool) -> tuple[float, dict[str, float]]:
    """Milliseconds that the event loop worked before somebody else had a turn, at most."""
    (known,) = await seeded(folder, 1, moves=MOVES)
    store = await SqliteStore.open(folder)
    loader = Loader(store)
    desk = await loader.desk(known.id, HOUSE)
    listing = listing_of(desk.table)
    talk = [Logged(Spoke(0, 0, "hello", is_phrase=True)) for _ in range(QUICK_LINES if is_quick else LINES)]
    await store.append(
        Batch(
            table=known.id,
            after=desk.seq,
            log=talk,
            summary=listing.summary,
            members=listing.members,
            people=listing.people,
            at=0,
        )
    )
    begun, longest, last = time.perf_counter(), 0.0, time.thread_time()
    loading = asyncio.create_task(loader.desk(known.id, HOUSE))
    while not loading.done():
        await asyncio.sleep(PATIENCE)
        # The time of this thread: waiting for others, on a busy machine, is not the loop's work.
        now = time.thread_time()
        longest, last = max(longest, now - last), now
    length, took = (await loading).seq, time.perf_counter() - begun
    await store.close()
    return 1e3 * longest, {"entries": length, "ms in all": 1e3 * took}
