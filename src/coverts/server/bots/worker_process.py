"""The program of a worker process: decides for bots, one task after the other, and ends with whoever started it."""

import os
import resource
import sys
from pathlib import Path
from queue import SimpleQueue
from random import Random
from threading import Thread
from typing import BinaryIO

import msgspec

from coverts.bots.bot import AnyView
from coverts.bots.levels import LEVELS, bot_for, quick_bot_for
from coverts.hall.messages import Snapshot
from coverts.registry import PLUGINS
from coverts.server.bots.task import LENGTH, Chosen, Task, framed

OWN_PAGES = Path("/proc/self/statm")
"""Where Linux says what a process has in memory. What it has had at most (`ru_maxrss`) includes its parent's there."""


def main() -> None:
    """Say that it is ready, and then answer tasks for as long as there are any."""
    answers = _own_standard_output()
    for game in PLUGINS:
        bot_for(game, LEVELS[-1])
    _send(answers, Chosen())
    tasks: SimpleQueue[Task] = SimpleQueue()
    Thread(target=_listen, args=(sys.stdin.buffer, tasks), daemon=True).start()
    while True:
        _send(answers, _answer(tasks.get()))


def _own_standard_output() -> BinaryIO:
    """Standard output for answers alone: whatever a library prints goes to standard error."""
    own = os.dup(sys.stdout.fileno())
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    return os.fdopen(own, "wb")


def _listen(source: BinaryIO, tasks: "SimpleQueue[Task]") -> None:
    """Read tasks. When nobody is left to send any, the process ends, even in the middle of a decision."""
    while len(length := source.read(LENGTH)) == LENGTH:
        tasks.put(msgspec.msgpack.decode(source.read(int.from_bytes(length, "big")), type=Task))
    os._exit(0)


def _send(answers: BinaryIO, answer: Chosen) -> None:
    answers.write(framed(answer))
    answers.flush()


def _answer(task: Task) -> Chosen:
    try:
        action, error = choose_action(task), ""
    except Exception as failed:  # Whatever is wrong with one task, the next one may be right.
        action, error = b"", type(failed).__name__
    return Chosen(action, error, _memory())


def _memory() -> int:
    """Bytes in memory."""
    if OWN_PAGES.exists():
        return int(OWN_PAGES.read_text().split()[1]) * resource.getpagesize()
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


def choose_action(task: Task) -> bytes:
    """What a bot does, which knows nothing but the task."""
    seen = msgspec.json.decode(task.snapshot, type=Snapshot)
    assert seen.game is not None
    view = seen.game.view
    past: list[AnyView] = msgspec.json.decode(task.past, type=list[type(view)])  # type: ignore[misc] # known at run time
    bot = (quick_bot_for if task.is_quick else bot_for)(task.game, task.level)
    numbers = Random(task.seed)  # noqa: S311 - a bot's whims, not secrets
    return msgspec.json.encode(bot.choose(view, numbers.randrange, past))


if __name__ == "__main__":
    main()
