"""Asking whoever sits at the terminal in which the house runs."""

import asyncio
import os
import sys
from contextlib import suppress
from threading import Thread

from coverts.lang import Catalogue

LONGEST_LINE = 1000


def is_interactive() -> bool:
    """Whether somebody can be asked: in the background a program that reads from its terminal is stopped by it."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        return False
    return os.name != "posix" or os.tcgetpgrp(sys.stdin.fileno()) == os.getpgrp()


class Asker:
    """Asks yes-or-no questions, while everything else goes on. No is whatever is not a clear yes."""

    def __init__(self, catalogue: Catalogue) -> None:
        self._catalogue = catalogue
        self._loop: asyncio.AbstractEventLoop | None = None
        self._waiting: asyncio.Future[str] | None = None

    async def agrees(self, link: str) -> bool:
        """Whether the house may be opened to the network."""
        self._waiting = asyncio.get_running_loop().create_future()
        self._listen()
        print(self._catalogue.say("serve-lan-question", link=link), end=" ", flush=True)
        try:
            answer = await self._waiting
        except asyncio.CancelledError:
            print(f"\n{self._catalogue.say('serve-lan-withdrawn')}", flush=True)
            raise
        finally:
            self._waiting = None
        return answer.strip().casefold() in self._catalogue.say("serve-lan-yes").split()

    def tell(self, key: str, link: str) -> None:
        """Say what has happened."""
        print(self._catalogue.say(key, link=link), flush=True)

    def _listen(self) -> None:
        """Read what is typed from now on; what was typed before the question is no answer to it."""
        _forget_what_was_typed()
        if self._loop is None:
            self._loop = asyncio.get_running_loop()
            Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        # Not from sys.stdin: at the end Python would wait for a thread that holds its buffer.
        with suppress(OSError, RuntimeError):
            while line := os.read(sys.stdin.fileno(), LONGEST_LINE):
                assert self._loop is not None
                self._loop.call_soon_threadsafe(self._answer, line.decode(errors="replace"))

    def _answer(self, line: str) -> None:
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(line)


def _forget_what_was_typed() -> None:
    if os.name == "posix":
        import termios

        with suppress(termios.error):
            termios.tcflush(sys.stdin.fileno(), termios.TCIFLUSH)
