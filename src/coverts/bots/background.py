"""Lazy values computed in a background thread: only those who ask for the result wait for it."""

from collections.abc import Callable
from threading import Lock, Thread
from typing import Generic, TypeVar

from coverts.simulate.compiling import is_on

T = TypeVar("T")


class Background(Generic[T]):
    """A value that is computed in a background thread from the first request on: compiled code, for instance."""

    def __init__(self, make: Callable[[], T]) -> None:
        self._make = make
        self._lock = Lock()
        self._making: Thread | None = None
        self._made: T | None = None

    def now(self) -> T | None:
        """What was made, at once; None as long as it is not ready, and for ever where nothing is compiled."""
        if self._made is None and is_on():
            self._begin()
        return self._made if is_on() else None

    def wait(self) -> T | None:
        """What was made, when it is ready; None where nothing is compiled."""
        if self._made is None and is_on():
            self._begin().join()
        return self.now()

    def _begin(self) -> Thread:
        with self._lock:
            if self._making is None:
                self._making = Thread(target=self._work, name="compiling", daemon=True)
                self._making.start()
            return self._making

    def _work(self) -> None:
        self._made = self._make()
