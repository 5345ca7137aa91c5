"""The interface to numba: plain functions in, machine code out.

Everything a function calls is registered with numba as it stands; nothing is rewritten. numba is imported on the first
compilation and not before, because that alone takes longer than many a command.
"""

import os
from collections.abc import Callable
from functools import cache
from importlib import import_module
from pathlib import Path
from threading import RLock
from types import FunctionType
from typing import Any, Final

from coverts.simulate.machine_code import kept_in
from coverts.simulate.sources import called_by

SWITCH: Final = "COVERTS_COMPILE"
"""Set to `off`, everything runs interpreted: the same games, a hundred times slower."""

INLINED: Final = ("coverts.belief.models.", "coverts.envs.", "coverts.games.", "coverts.simulate.")
"""Functions from here are short and called for every move: they become part of those that call them."""

NO_MEMORY: Final = (*INLINED, "coverts.solve.pok.homotopy.")
"""Functions from here allocate nothing, and so need not count references: that alone makes them four times faster."""


def is_on() -> bool:
    """Whether games are compiled here."""
    return os.environ.get(SWITCH, "on") != "off" and os.environ.get("NUMBA_DISABLE_JIT", "0") in ("", "0")


def compiled(function: Callable[..., Any]) -> Callable[..., Any]:
    """The function as machine code that runs beside other threads, kept on the disk for the next start."""
    assert isinstance(function, FunctionType)
    # numba has one setting for the cache's folder: two threads would put their machine code into each other's.
    with _ONE_AT_A_TIME:
        return _compiled(function)


_ONE_AT_A_TIME: Final = RLock()


@cache
def _compiled(function: FunctionType) -> Callable[..., Any]:
    # Here numba's own types end: it changes what it is given.
    numba: Any = import_module("numba")
    config: Any = import_module("numba.core.config")
    _register(called_by([function])[1:])
    before = config.CACHE_DIR
    folder = kept_in(function, Path(before) if before else None)
    config.CACHE_DIR = str(folder or "")
    try:
        make = numba.njit(nogil=True, cache=folder is not None, **_ways(function))
        machine_code: Callable[..., Any] = make(function)
    finally:
        config.CACHE_DIR = before
    return machine_code


def _register(functions: tuple[FunctionType, ...]) -> None:
    from numba.extending import register_jitable

    from coverts.simulate import machine_bits

    if not _known:
        _known.update(machine_bits.install())
    for function in functions:
        if function not in _known:
            _known.add(function)
            register_jitable(**_ways(function))(function)


_known: set[Callable[..., Any]] = set()
"""What numba knows already: a function is registered once."""


def _ways(function: FunctionType) -> dict[str, bool]:
    module = function.__module__
    return {"_nrt": not module.startswith(NO_MEMORY), "forceinline": module.startswith(INLINED)}


def is_from_disk(machine_code: Callable[..., Any]) -> bool:
    """Whether all that has been called of it had been compiled by an earlier process."""
    found: Any = machine_code
    return bool(found.stats.cache_hits) and not found.stats.cache_misses
