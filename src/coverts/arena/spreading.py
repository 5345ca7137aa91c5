"""Parallel play: in this process, over processes, or on a cluster, with the same results."""

from collections.abc import Callable, Generator, Mapping, Sequence
from concurrent.futures import as_completed
from contextlib import closing
from functools import cache
from multiprocessing import active_children
from typing import TypeAlias, TypeVar

from msgspec import Struct

from coverts.arena.naming import bots_named, close
from coverts.arena.playing import Result, Setting, play
from coverts.arena.questions import Question, Task, tasks
from coverts.arena.readiness import ready
from coverts.arena.seatings import Lineup
from coverts.bots.bot import Bot
from coverts.bots.workers import worker_pool

Book: TypeAlias = dict[int, dict[Lineup, Result]]
"""The games that have been played so far."""

Chunk: TypeAlias = Sequence[Task]
Results: TypeAlias = list[tuple[Task, Result]]
R = TypeVar("R")

CHUNKS_EACH = 16
"""Into how many pieces the work of a process is cut, so that all end at about the same time."""

MOST_AT_ONCE = 16
MANY = 64
"""How many processes a cluster is taken to have."""


class Spread(Struct, frozen=True, kw_only=True):
    """How the work is spread."""

    processes: int = 1
    chunk: int | None = None
    """How many games a process is given at a time."""
    cluster: str | None = None
    """The address of a Ray cluster."""


def play_all(
    question: Question[object],
    book: Book,
    *,
    spread: Spread = Spread(),  # noqa: B008 - a value
    tell: Callable[[int], None] = lambda games: None,  # noqa: ARG005 - nobody listens
    bots: Mapping[str, Bot] | None = None,
) -> None:
    """Play what the question asks for, and write it into the book as it is finished.

    Bots that are handed in play here and nowhere else; those that are named can be made anywhere.
    """
    setting, names, work = question.setting, question.names(), tasks(question)
    if bots is not None or (spread.processes == 1 and spread.cluster is None):
        found = _here(setting, names, work, bots or {})
    elif spread.cluster is not None:
        from coverts.arena.cluster import on_cluster

        found = on_cluster(setting, names, chunks(work, spread, MANY), spread.cluster)
    else:
        found = _over_processes(setting, names, chunks(work, spread, spread.processes), spread.processes)
    with closing(found):
        for results in found:
            for task, result in results:
                book.setdefault(task.number, {})[task.lineup] = result
            tell(len(results))


def answered(question: Question[R], *, spread: Spread = Spread(), bots: Mapping[str, Bot] | None = None) -> R:  # noqa: B008 - a value
    """The answer to a question, when all its games have been played."""
    book: Book = {}
    play_all(question, book, spread=spread, bots=bots)
    return question.answer(book)


def chunks(work: Sequence[Task], spread: Spread, processes: int) -> list[Chunk]:
    """The work in pieces, in order."""
    size = spread.chunk or max(1, min(MOST_AT_ONCE, len(work) // (processes * CHUNKS_EACH)))
    return [work[place : place + size] for place in range(0, len(work), size)]


def played_elsewhere(setting: Setting, names: tuple[str, ...], chunk: Chunk) -> Results:
    """One piece of the work, in a process that makes its own bots."""
    bots = _company(setting, names)
    return [(task, play(setting, task.lineup, bots, task.number)) for task in chunk]


@cache
def _company(setting: Setting, names: tuple[str, ...]) -> Mapping[str, Bot]:
    bots = bots_named(names, setting)
    ready(bots.values(), setting.players)
    return bots


def _here(setting: Setting, names: Sequence[str], work: Sequence[Task], given: Mapping[str, Bot]) -> Generator[Results]:
    bots = {**bots_named([name for name in names if name not in given], setting), **given}
    try:
        ready(bots.values(), setting.players)
        for task in work:
            yield [(task, play(setting, task.lineup, bots, task.number))]
    finally:
        close({name: bot for name, bot in bots.items() if name not in given})


def _over_processes(
    setting: Setting, names: tuple[str, ...], work: Sequence[Chunk], processes: int
) -> Generator[Results]:
    before = {child.pid for child in active_children()}
    pool = worker_pool(processes)
    try:
        futures = [pool.submit(played_elsewhere, setting, names, chunk) for chunk in work]
        for future in as_completed(futures):
            yield future.result()
    except BaseException:
        pool.shutdown(wait=False, cancel_futures=True)
        for child in active_children():
            if child.pid not in before:
                child.terminate()
        raise
    finally:
        pool.shutdown()
