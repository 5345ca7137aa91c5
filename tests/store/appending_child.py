"""Appends to several tables for ever, and prints `table seq` for every entry that was acknowledged. To be killed."""

import asyncio
import sys

from coverts.store.interface import Store
from tests.store.batches import talk
from tests.store.homes import open_at

TABLES = 8


async def main(place: str) -> None:
    store = await open_at(place)
    await asyncio.gather(*(speak(store, f"table {number}", number % 3 + 1) for number in range(TABLES)))


async def speak(store: Store, table: str, entries: int) -> None:
    after = len(await store.load(table))
    while True:
        await store.append(talk(table, after, entries=entries, command=f"command {after}"))
        after += entries
        print(table, after, flush=True)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
