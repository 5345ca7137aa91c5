"""An event loop whose time is made up: it jumps to whatever happens next, so that a day passes in no time.

The code under test runs unchanged on it. Nothing here waits, and nothing depends on the machine: what happens when is
decided by the delays alone, and those by the seed.
"""

import asyncio
from collections.abc import Callable, Coroutine
from contextvars import Context, ContextVar, copy_context
from functools import partial
from selectors import SelectorKey, SelectSelector
from typing import Any, TypeVar
from weakref import WeakSet

T = TypeVar("T")


class Life:
    """One run of the server, from its start to its crash."""

    def __init__(self) -> None:
        self.is_over = False
        self.context = copy_context()
        self.context.run(LIFE.set, self)


LIFE: ContextVar[Life | None] = ContextVar("life", default=None)
"""Whose life something runs in; people and the network live outside of all."""


class Stuck(AssertionError):
    """Everybody waits, and nothing will ever happen again."""


class VirtualLoop(asyncio.SelectorEventLoop):
    """Calls `after_step` between any two steps. What belongs to a life that is over never runs again."""

    def __init__(self, after_step: Callable[[], None]) -> None:
        super().__init__(_NothingToWaitFor(self._pass))
        self._now = 0.0
        # After years a nanosecond is nothing to a float, and a timer would be due for ever.
        self._clock_resolution = 1e-6
        self._after_step = after_step
        self._is_ending = False
        self._withheld: list[Callable[[], object]] = []
        self._tasks: set[asyncio.Task[Any]] = set()
        self._futures: WeakSet[asyncio.Future[Any]] = WeakSet()
        self._outside = copy_context()
        self.set_task_factory(self._new_task)  # type: ignore[arg-type]
        # What nobody asks about after its life is over is told when it is collected, which is no step of ours.
        self.set_exception_handler(lambda _, __: None)

    def time(self) -> float:
        return self._now

    def _pass(self, seconds: float | None) -> None:
        self._after_step()
        if seconds is None:
            raise Stuck("everybody waits, and nothing will ever happen again")
        self._now += max(0.0, seconds)

    # Lives

    def call_soon(  # type: ignore[override]
        self, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> asyncio.Handle:
        context = copy_context() if context is None else context
        return super().call_soon(self._guarded(callback, context), *args, context=context)

    def call_at(  # type: ignore[override]
        self, when: float, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> asyncio.TimerHandle:
        context = copy_context() if context is None else context
        return super().call_at(when, self._guarded(callback, context), *args, context=context)

    def _guarded(self, callback: Callable[..., object], context: Context) -> Callable[..., object]:
        life = context.get(LIFE)
        return callback if life is None else partial(self._run_in, life, context, callback)

    def _run_in(self, life: Life, context: Context, callback: Callable[..., object], *args: Any) -> None:
        if life.is_over and not self._is_ending:
            # Kept for the end: a task whose next step was thrown away could not even be cancelled.
            self._withheld.append(lambda: self.call_soon(callback, *args, context=context))
        else:
            callback(*args)

    def outside(self, seconds: float, callback: Callable[..., object], *args: Any) -> asyncio.TimerHandle:
        """Have something done later that a crash of the server does not prevent."""
        return self.call_at(self._now + seconds, callback, *args, context=self._outside)

    def begin(self, work: Coroutine[Any, Any, T], life: Life | None = None) -> asyncio.Task[T]:
        """Have something done from now on: in a life, or outside of all."""
        return self.create_task(work, context=(self._outside if life is None else life.context).copy())

    # The end

    def _new_task(self, _: Any, work: Coroutine[Any, Any, T], **given: Any) -> asyncio.Task[T]:
        task = asyncio.Task(work, loop=self, **given)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def create_future(self) -> asyncio.Future[Any]:
        future = super().create_future()
        self._futures.add(future)
        return future

    def end(self) -> None:
        """Cancel all that still waits: what is left to the garbage collector would end in another test."""
        self._after_step, self._is_ending = _nothing, True
        for go_on in self._withheld:
            go_on()
        while waiting := [*self._tasks, *(future for future in self._futures if not future.done())]:
            for one in waiting:
                one.cancel()
            self.call_later(10, self.stop)
            self.run_forever()
        self.close()


def _nothing() -> None:
    pass


class _NothingToWaitFor(SelectSelector):
    """There are no files and no sockets: waiting is letting time pass."""

    def __init__(self, let_pass: Callable[[float | None], None]) -> None:
        super().__init__()
        self._let_pass = let_pass

    def select(self, timeout: float | None = None) -> list[tuple[SelectorKey, int]]:
        self._let_pass(timeout)
        return []
