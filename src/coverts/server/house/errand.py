"""Work that is begun at once and cannot be called off.

A task of asyncio begins when the event loop comes round to it, which for a move is later by a thirtieth of all that it
takes, and whoever holds it can cancel it. (From Python 3.12 on tasks can begin at once too.)
"""

import asyncio
from collections.abc import Coroutine
from typing import Any, Generic, TypeVar

T = TypeVar("T")


def begun(work: Coroutine[Any, Any, T]) -> "asyncio.Future[T]":
    """What will come of some work, of which as much is done now as can be. Whatever happens to this, it goes on."""
    errand = _Errand(work)
    errand.go_on()
    return errand.outcome


class _Errand(Generic[T]):
    """A coroutine under way; whatever it waits for knows how to go on with it."""

    def __init__(self, work: Coroutine[Any, Any, T]) -> None:
        self._work = work
        self._loop = asyncio.get_running_loop()
        self.outcome: asyncio.Future[T] = self._loop.create_future()

    def go_on(self, _: object = None) -> None:
        """Do what can be done until there is something to wait for."""
        try:
            awaited = self._work.send(None)
        except StopIteration as end:
            if not self.outcome.done():
                self.outcome.set_result(end.value)
        except asyncio.CancelledError:
            self.outcome.cancel()
        except Exception as error:
            if not self.outcome.done():
                self.outcome.set_exception(error)
        else:
            self._wait_for(awaited)

    def _wait_for(self, awaited: Any) -> None:
        if awaited is None:
            self._loop.call_soon(self.go_on)
        else:
            awaited._asyncio_future_blocking = False  # so a future knows that it was understood
            awaited.add_done_callback(self.go_on)
