"""The cache of machine code: a folder for each state of the sources that it is compiled from.

numba looks only at the file of the function it was asked to compile to see whether its machine code is stale. An edited
rule would go on running as it was, if it did not lead to another folder.
"""

import shutil
import tempfile
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from types import FunctionType
from typing import Any, Final

from coverts.simulate.sources import fingerprint

KEPT: Final = 64
"""So many folders stay, those used last; the others belong to rules that have been edited since. Somebody who uses all
there is needs a dozen, and each takes a few megabytes, but up to a minute to make."""


def kept_in(function: FunctionType, base: Path | None) -> Path | None:
    """The folder for the machine code of a function, or None where there is nothing to write to."""
    from platformdirs import user_cache_path

    numba: Any = import_module("numba")

    if not Path(function.__code__.co_filename).is_file():
        return None
    base = base or user_cache_path("coverts") / "machine-code"
    folder = base / fingerprint([function], numba.__version__, str(numba.config.BOUNDSCHECK))
    try:
        folder.mkdir(parents=True, exist_ok=True)
        # Unless it can be written, numba would look for a place of its own, where nothing tells stale code.
        with tempfile.TemporaryFile(dir=folder):
            folder.touch()
    except OSError:
        return None
    _forget_others(base)
    return folder


def _forget_others(base: Path) -> None:
    with suppress(OSError):
        folders = [folder for folder in base.iterdir() if len(folder.name) == 24 and folder.is_dir()]
        for folder in sorted(folders, key=lambda folder: folder.stat().st_mtime, reverse=True)[KEPT:]:
            shutil.rmtree(folder, ignore_errors=True)
