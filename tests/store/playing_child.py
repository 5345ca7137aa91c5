"""Holds the house's database and writes moves at a pace, for ever: prints how many after each. To be killed."""

import asyncio
import sys
from pathlib import Path

from coverts.store.sqlite import SqliteStore
from tests.store.houses import endless_games

PACE = 1 / 200
"""Seconds from move to move."""


async def main(folder: Path) -> None:
    store = await SqliteStore.open(folder)
    clock = asyncio.get_running_loop().time
    begun = clock()
    for number, batch in enumerate(endless_games(0), 1):
        await store.append(batch)
        print(number, flush=True)
        await asyncio.sleep(max(0.0, begun + number * PACE - clock()))


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))
