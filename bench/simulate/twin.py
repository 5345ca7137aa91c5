"""The C++ twin, built for this machine when it is needed."""

import ctypes
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from shutil import which
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np
from numpy.typing import NDArray

from coverts.games.pikoko.rows.layout import BIDS, CARD, HANDS, MOST, PLAYERS, START, TRUMP

SOURCE = Path(__file__).parent / "twin.cpp"
Sums = tuple[NDArray[np.int64], NDArray[np.int64]]


class Twin:
    """Rollouts of a position by the twin: the same sums as ours."""

    def __init__(self, library: Path) -> None:
        self._function: Any = ctypes.CDLL(str(library)).twin

    def roll_out(self, position: NDArray[np.int64], seed: int, number: int) -> Sums:
        """The points and tricks of each seat, added up over so many rollouts."""
        points, taken = np.zeros(MOST, np.int64), np.zeros(MOST, np.int64)
        self._function(
            ctypes.c_int(int(position[PLAYERS])),
            _pointer(position[HANDS:]),
            ctypes.c_int(int(position[TRUMP])),
            ctypes.c_int(int(position[START])),
            _pointer(position[BIDS:]),
            _pointer(position[CARD:]),
            ctypes.c_int64(seed),
            ctypes.c_int64(number),
            _pointer(points),
            _pointer(taken),
        )
        return points, taken


def _pointer(array: NDArray[np.int64]) -> ctypes.c_void_p:
    return ctypes.c_void_p(array.ctypes.data)


@contextmanager
def built() -> Iterator[Twin | None]:
    """The twin, or None where there is no g++."""
    compiler = which("g++")
    if compiler is None:
        yield None
        return
    with TemporaryDirectory() as folder:
        library = Path(folder) / "twin.so"
        flags = ["-std=c++17", "-O3", "-march=native", "-shared", "-fPIC"]
        subprocess.run([compiler, *flags, str(SOURCE), "-o", str(library)], check=True)
        yield Twin(library)
