"""Read connections of their own, so that no reader waits for a write."""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from queue import SimpleQueue
from typing import TypeVar

from coverts.store.interface import ClosedError, StoreError
from coverts.store.transacting import Connection

T = TypeVar("T")


class Readers:
    """A few threads that look things up. What was acknowledged before a question is in its answer."""

    def __init__(self, connections: Sequence[Connection]) -> None:
        self._free: SimpleQueue[Connection] = SimpleQueue()
        for connection in connections:
            self._free.put(connection)
        self._threads = ThreadPoolExecutor(len(connections), thread_name_prefix="coverts-store-reader")
        self._closed = False

    async def ask(self, question: Callable[[Connection], T]) -> T:
        """The answer to a question: one sentence of SQL, so that all of it is from one moment."""
        if self._closed:
            raise ClosedError("store-closed")
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._ask, question)

    def _ask(self, question: Callable[[Connection], T]) -> T:
        connection = self._free.get()
        try:
            return question(connection)
        except sqlite3.Error as error:
            raise StoreError("store-not-read", why=str(error)) from error
        finally:
            self._free.put(connection)

    async def close(self) -> None:
        """Answer what has been asked, and no more."""
        self._closed = True
        await asyncio.to_thread(self._threads.shutdown)
