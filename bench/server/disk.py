"""What the disk alone takes to make four kilobytes durable: no move can be faster, and a disk that stalls shows."""

import os
import tempfile
import time
from pathlib import Path

PAGE = bytes(4096)
PAGES = 256
SYNCS = 250
PAUSE = 0.004
"""Seconds between two of them, as between two moves of a steady load."""


def syncs(folder: Path) -> list[float]:
    """Seconds that each of some syncs took, in the folder in which the server keeps its data."""
    taken = []
    with tempfile.TemporaryFile(dir=folder) as file:
        where = file.fileno()
        os.pwrite(where, PAGE * PAGES, 0)
        os.fsync(where)
        for number in range(SYNCS):
            time.sleep(PAUSE)
            begun = time.perf_counter()
            # Over what is there already, as in a write-ahead log that has come round.
            os.pwrite(where, PAGE, number % PAGES * len(PAGE))
            os.fdatasync(where)
            taken.append(time.perf_counter() - begun)
    return taken
