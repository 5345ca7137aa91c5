"""Replays rendered from records, outside the event loop."""

import asyncio
from typing import Literal, TypeAlias

from litestar import MediaType, Response

from coverts.games.contract import Observer
from coverts.hall.playing_on import Branch, branch_of
from coverts.hall.replaying import replay_of
from coverts.records.format import Record
from coverts.records.reading import Unreadable, read
from coverts.records.referee import TooManyMoves
from coverts.records.replaying import Illegal
from coverts.server.routes.answers import HttpProblem
from coverts.server.routes.judging import JudgedRecord, RecordProblem, judged, problem_in, verdict_on
from coverts.server.routes.requests import HttpRequest
from coverts.server.wire import encode

MOST_MOVES = 2000
"""The longest game that is shown. Pikoko has up to 214 moves; random games of POK have up to 150."""

Eyes: TypeAlias = Literal["open", "public", "0", "1", "2", "3", "4", "5", "6"]
"""With whose eyes: everything, what everybody knew, or a seat's."""


class BadRecord(Exception):
    """A record that cannot be shown."""

    def __init__(self, problem: RecordProblem) -> None:
        super().__init__(problem.key)
        self.problem = problem


def on_bad_record(_: HttpRequest, error: BadRecord) -> Response[bytes]:
    """What the referee says."""
    return Response(encode(error.problem), status_code=422, media_type=MediaType.JSON)


class Projector:
    """Shows one game at a time: whatever people ask for, tables have the rest of the processor."""

    def __init__(self) -> None:
        self._turn = asyncio.Semaphore(1)

    async def show(self, record: bytes, eyes: Eyes) -> bytes:
        """The replay of a record, as JSON; `BadRecord` if the referee refuses it."""
        async with self._turn:
            return await asyncio.to_thread(_shown, record, eyes)

    async def finished(self, record: bytes) -> JudgedRecord:
        """What is in a record, if it is that of a legal and finished game; else `BadRecord`."""
        async with self._turn:
            return await asyncio.to_thread(_finished, record)

    async def branch(self, record: bytes, at: int, seat: int) -> tuple[Record, Branch]:
        """The game of a record as a seat takes it up after so many moves; `BadRecord` if the referee refuses it."""
        async with self._turn:
            return await asyncio.to_thread(_branch, record, at, seat)

    async def judge(self, records: bytes) -> bytes:
        """What the referee says of records, one a line, as JSON."""
        async with self._turn:
            return await asyncio.to_thread(_judged, records)


def _shown(text: bytes, eyes: Eyes) -> bytes:
    try:
        record = read(text).record
        observer = _observer(eyes, len(record.seats))
        return encode(replay_of(record, observer, most=MOST_MOVES))
    except (Unreadable, Illegal, TooManyMoves) as found:
        raise BadRecord(problem_in(found, most=MOST_MOVES)) from None


def _branch(text: bytes, at: int, seat: int) -> tuple[Record, Branch]:
    try:
        record = read(text).record
        branch = branch_of(record, at, seat, most=MOST_MOVES)
    except (Unreadable, Illegal, TooManyMoves) as found:
        raise BadRecord(problem_in(found, most=MOST_MOVES)) from None
    if seat >= len(record.seats):
        raise HttpProblem(400, "server-no-such-seat", number=seat)
    return record, branch


def _judged(text: bytes) -> bytes:
    return encode(list(judged(text, most=MOST_MOVES)))


def _finished(text: bytes) -> JudgedRecord:
    try:
        found = verdict_on(read(text).record, most=MOST_MOVES)
    except (Unreadable, Illegal, TooManyMoves) as wrong:
        raise BadRecord(problem_in(wrong, most=MOST_MOVES)) from None
    if not found.complete:
        raise HttpProblem(422, "server-review-unfinished")
    return found


def _observer(eyes: Eyes, players: int) -> Observer:
    if eyes == "open" or eyes == "public":
        return eyes
    if int(eyes) >= players:
        raise HttpProblem(400, "server-no-such-seat", number=int(eyes))
    return int(eyes)
