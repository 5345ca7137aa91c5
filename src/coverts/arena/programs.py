"""Bots that are programs of others: a line of JSON in, a line of JSON out.

In:   {"game": "pikoko", "view": …, "past": [view, …], "legal": [action, …], "seed": whole number}
Out:  {"action": …}, one of `legal`, or {"place": n}, its place in the list counted from 0

Each line holds all there is to know. `seed` is the chance of this decision: who uses no other always
plays the same game.
"""

import subprocess
from collections.abc import Sequence
from multiprocessing.util import Finalize
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, Final

import msgspec

from coverts.arena.faults import BotFault
from coverts.bots.bot import AnyView, Past
from coverts.games.contract import Draw
from coverts.games.registry import GAMES

SHOWN: Final = 200
"""How many characters of a wrong answer are shown."""


class Program:
    """Starts its program with the first question, and again after a fault."""

    def __init__(self, command: Sequence[str], game: str, patience: float) -> None:
        self._command, self._game, self._patience = list(command), game, patience
        self._running: _Running | None = None

    def choose(self, view: AnyView, draw: Draw, past: Past = ()) -> Any:
        """The action that the program answers with, or `BotFault`."""
        seed = draw(1 << 15) << 15 | draw(1 << 15)
        question = {"game": self._game, "view": view, "past": past, "legal": view.legal, "seed": seed}
        try:
            answer = self._asked(msgspec.json.encode(question))
            return self._action(answer, view)
        except BotFault:
            self.close()
            raise

    def close(self) -> None:
        """End the program."""
        if self._running is not None:
            self._running.end()
            self._running = None

    def _asked(self, question: bytes) -> bytes:
        if self._running is None:
            try:
                self._running = _Running(self._command)
            except OSError as error:
                raise BotFault("ended", error.strerror or str(error)) from error
        return self._running.answer(question, self._patience)

    def _action(self, answer: bytes, view: AnyView) -> Any:
        try:
            found = msgspec.json.decode(answer)
            if "place" in found:
                place = msgspec.convert(found["place"], int)
                if place not in range(len(view.legal)):
                    raise BotFault("illegal", shown(answer))
                return view.legal[place]
            return msgspec.convert(found["action"], GAMES[self._game].action_type)
        except (msgspec.MsgspecError, KeyError, TypeError) as error:
            raise BotFault("unreadable", shown(answer)) from error


class _Running:
    """A program under way. A thread listens to it, since not every system can wait for a pipe and a clock at once."""

    def __init__(self, command: Sequence[str]) -> None:
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)  # noqa: S603 - asked for
        self._lines: SimpleQueue[bytes] = SimpleQueue()
        self._listener = Thread(target=self._listen, daemon=True)
        self._listener.start()
        # Worker processes end without the usual farewells; this one they keep.
        self._farewell = Finalize(self, _end, (self._process,), exitpriority=10)

    def answer(self, question: bytes, patience: float) -> bytes:
        """The next line that the program writes."""
        assert self._process.stdin is not None
        if not self._lines.empty() and (unasked := self._lines.get()):
            raise BotFault("unreadable", shown(unasked))
        try:
            self._process.stdin.write(question + b"\n")
            self._process.stdin.flush()
        except OSError as error:
            raise BotFault("ended", self._last_word()) from error
        try:
            line = self._lines.get(timeout=patience)
        except Empty:
            raise BotFault("silent", f"{patience:g}") from None
        if not line:
            raise BotFault("ended", self._last_word())
        return line

    def end(self) -> None:
        """End the program if it has not ended by itself."""
        self._farewell()
        self._listener.join(1)
        for stream in (self._process.stdin, self._process.stdout):
            if stream is not None:
                try:
                    stream.close()
                except OSError:
                    # What could not be written to a program that has ended need not be.
                    continue

    def _last_word(self) -> str:
        try:
            return str(self._process.wait(1))
        except subprocess.TimeoutExpired:
            return "?"

    def _listen(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            self._lines.put(line)
        self._lines.put(b"")


def shown(line: bytes) -> str:
    """What a program wrote, for people."""
    return line.decode("utf-8", "replace").strip()[:SHOWN]


def _end(process: "subprocess.Popen[bytes]") -> None:
    process.kill()
    process.wait()
