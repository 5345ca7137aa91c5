"""Files that are written whole or not at all."""

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO


@contextmanager
def written_whole(path: Path) -> Iterator[BinaryIO]:
    """A file to write into, which takes its place only when all of it is there and safe on the disk.

    What stood there before stays untouched until then, also when the work is broken off. An OSError that names no
    file gets this one's name.
    """
    try:
        descriptor, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    except OSError as error:
        # Not the temporary file's name: nobody has asked for that one.
        error.filename = str(path)
        raise
    try:
        with open(descriptor, "wb") as file:  # noqa: PTH123 - a descriptor, not a path
            yield file
            file.flush()
            os.fsync(file.fileno())
        if path.exists():
            Path(name).chmod(path.stat().st_mode)
        else:
            Path(name).chmod(0o666 & ~_umask())
        Path(name).replace(path)
    except BaseException as error:
        with suppress(OSError):
            Path(name).unlink()
        if isinstance(error, OSError):
            error.filename = error.filename or str(path)
        raise


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask
