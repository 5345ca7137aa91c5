"""Worker processes that end with this one, however it ends."""

import multiprocessing
import multiprocessing.connection
import os
import signal
from concurrent.futures import ProcessPoolExecutor
from threading import Thread


def worker_pool(number: int) -> ProcessPoolExecutor:
    """So many processes, started when there is something to do.

    Fresh ones: a copy of a process with threads is unsafe, lacks the machine code that is being compiled in one of
    them, and may have seen secrets.
    """
    return ProcessPoolExecutor(number, multiprocessing.get_context("spawn"), _begin)


def _begin() -> None:
    # Ctrl-C reaches every process; the first one ends the others.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    first = multiprocessing.parent_process()
    assert first is not None
    sentinel = first.sentinel

    def watch() -> None:
        """End this worker when the process that started it is gone: it would wait for work for ever."""
        multiprocessing.connection.wait([sentinel])
        os._exit(1)

    Thread(target=watch, daemon=True).start()
