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
        self.is_stopped = False
        """Whether it stands still for a while (SIGSTOP)."""
        self.held_back: list[tuple[asyncio.Handle, Callable[..., object], tuple[Any, ...], Context]] = []
        """What would have happened meanwhile, in order."""
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
        self.stopped: list[Life] = []
        """Lives that stand still."""
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
        handles = list[asyncio.Handle]()
        handles.append(super().call_soon(self._guarded(callback, context, handles), *args, context=context))
        return handles[0]

    def call_at(  # type: ignore[override]
        self, when: float, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> asyncio.TimerHandle:
        context = copy_context() if context is None else context
        handles = list[asyncio.Handle]()
        handle = super().call_at(when, self._guarded(callback, context, handles), *args, context=context)
        handles.append(handle)
        return handle

    def _guarded(
        self, callback: Callable[..., object], context: Context, handles: list[asyncio.Handle]
    ) -> Callable[..., object]:
        life = context.get(LIFE)
        return callback if life is None else partial(self._run_in, life, context, handles, callback)

    def _run_in(
        self,
        life: Life,
        context: Context,
        handles: list[asyncio.Handle],
        callback: Callable[..., object],
        *args: Any,
    ) -> None:
        if life.is_over and not self._is_ending:
            # Kept for the end: a task whose next step was thrown away could not even be cancelled.
            self._withheld.append(lambda: self.call_soon(callback, *args, context=context))
        elif life.is_stopped and not self._is_ending:
            life.held_back.append((handles[0], callback, args, context))
        else:
            callback(*args)

    def stop_life(self, life: Life) -> None:
        """A life stands still from now on."""
        life.is_stopped = True
        self.stopped.append(life)

    def revive(self, life: Life) -> None:
        """A life that stood still goes on: what was due meanwhile is done, unless something before it calls it off."""
        life.is_stopped = False
        self.stopped.remove(life)
        held_back, life.held_back = life.held_back, []
        for handle, callback, args, context in held_back:
            self.call_soon(_unless_cancelled, handle, callback, *args, context=context)

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
        for life in tuple(self.stopped):
            self.revive(life)
        for go_on in self._withheld:
            go_on()
        while waiting := [*self._tasks, *(future for future in self._futures if not future.done())]:
            for one in waiting:
                one.cancel()
            self.call_later(10, self.stop)
            self.run_forever()
        self.close()


def _unless_cancelled(handle: asyncio.Handle, callback: Callable[..., object], *args: Any) -> None:
    if not handle.cancelled():
        callback(*args)


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
