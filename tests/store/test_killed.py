"""kill -9 while it writes: what was acknowledged is there, once, and nothing is there in part."""

import random
import subprocess
import sys
import time
from pathlib import Path

from coverts.hall.desk import CommandKey, Logged
from tests.laws.examples import examples
from tests.store import appending_child
from tests.store.batches import spoken
from tests.store.homes import Home, SqliteHome

ROOT = Path(__file__).parents[2]


def killed_while_appending(place: str, chance: random.Random) -> dict[str, int]:
    """How long each log was when the last word came from a child that did not see its end coming."""
    command = [sys.executable, "-m", appending_child.__name__, place]
    with subprocess.Popen(command, stdout=subprocess.PIPE, cwd=ROOT) as child:
        assert child.stdout is not None
        lines = [child.stdout.readline()]
        time.sleep(chance.uniform(0, 0.08))
        child.kill()
        lines += child.stdout.readlines()
    # The last line may be cut off; then it says less than was acknowledged, or nothing.
    said = [line.decode().rsplit(maxsplit=1) for line in lines if line.endswith(b"\n")]
    return {table: int(length) for table, length in said}


async def test_nothing_acknowledged_is_lost_or_doubled_when_the_process_is_killed(home: Home) -> None:
    chance = random.Random(3)
    for _ in range(examples(20 if isinstance(home, SqliteHome) else 6)):
        acknowledged = killed_while_appending(home.argument, chance)
        assert acknowledged
        store = await home.open()
        for number in range(appending_child.TABLES):
            table, entries = f"table {number}", number % 3 + 1
            log = await store.load(table)
            assert len(log) >= acknowledged.get(table, 0)
            assert log == [
                Logged(
                    spoken(table, seq),
                    CommandKey("ada", f"command {seq - 1}") if seq % entries == 1 % entries else None,
                )
                for seq in range(1, len(log) + 1)
            ]
            assert len(log) % entries == 0
        await store.close()
