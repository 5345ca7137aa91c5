"""Cold and warm start: what a process waits for before its first compiled game."""

import os
import subprocess
import sys
import time
from tempfile import TemporaryDirectory

GAME = """
from coverts.games.pikoko import Options
from coverts.simulate.series import Series
Series("pikoko", Options(4), 1).play(1)
"""


def starts() -> tuple[float, float]:
    """Seconds from nothing to the first game, without machine code from an earlier time and with it."""
    with TemporaryDirectory() as folder:
        return _seconds(folder), _seconds(folder)


def _seconds(folder: str) -> float:
    begun = time.perf_counter()
    subprocess.run([sys.executable, "-c", GAME], env={**os.environ, "NUMBA_CACHE_DIR": folder}, check=True)
    return time.perf_counter() - begun
