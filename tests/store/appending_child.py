"""Appends to several tables for ever, and prints `table seq` for every entry that was acknowledged. To be killed."""

import asyncio
import sys
from pathlib import Path

from coverts.store.sqlite import SqliteStore
from tests.store.batches import talk

TABLES = 8


async def main(folder: Path) -> None:
    store = await SqliteStore.open(folder)
    await asyncio.gather(*(speak(store, f"table {number}", number % 3 + 1) for number in range(TABLES)))


async def speak(store: SqliteStore, table: str, entries: int) -> None:
    after = len(await store.load(table))
    while True:
        await store.append(talk(table, after, entries=entries, command=f"command {after}"))
        after += entries
        print(table, after, flush=True)


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))
