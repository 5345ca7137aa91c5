"""What every worker process does: it takes one task after the other, and ends with whoever started it."""

import os
import resource
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any, BinaryIO

import msgspec
from msgspec import Struct

from coverts.server.worker_process import LENGTH, framed

OWN_PAGES = Path("/proc/self/statm")
"""Where Linux says what a process has in memory. What it has had at most (`ru_maxrss`) includes its parent's there."""

Say = Callable[[Struct], None]


def own_standard_output() -> Say:
    """Standard output for answers alone: whatever a library prints goes to standard error."""
    own = os.dup(sys.stdout.fileno())
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    answers: BinaryIO = os.fdopen(own, "wb")

    def say(answer: Struct) -> None:
        answers.write(framed(answer))
        answers.flush()

    return say


def tasks(of: Any) -> Iterator[Any]:
    """The tasks of a type, as they come. When nobody is left to send any, the process ends, whatever it is at."""
    waiting: SimpleQueue[Any] = SimpleQueue()
    Thread(target=_listen, args=(sys.stdin.buffer, waiting, of), daemon=True).start()
    while True:
        yield waiting.get()


def _listen(source: BinaryIO, waiting: "SimpleQueue[Any]", of: Any) -> None:
    while len(length := source.read(LENGTH)) == LENGTH:
        waiting.put(msgspec.msgpack.decode(source.read(int.from_bytes(length, "big")), type=of))
    os._exit(0)


def memory() -> int:
    """Bytes in memory."""
    if OWN_PAGES.exists():
        return int(OWN_PAGES.read_text().split()[1]) * resource.getpagesize()
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
