"""What the referee says of records that somebody brings, one a line."""

from collections.abc import Iterator
from io import BytesIO

from msgspec import Struct

from coverts.games.seats import PerSeat, Seat
from coverts.hall.replaying import names_in
from coverts.records.format import Record
from coverts.records.reading import Unreadable, chunks, read
from coverts.records.referee import TooManyMoves, check
from coverts.records.replaying import Illegal, Where
from coverts.server.routes.answers import Problem

MOST_NAMES = 7
"""Of an illegal record too, which may name any number of players."""


class RecordProblem(Problem, frozen=True, kw_only=True):
    """Why a record cannot be shown, and where in it: in the words of `coverts record check`, and in numbers."""

    where: str
    place: Where


class JudgedRecord(Struct, frozen=True, kw_only=True):
    """The referee's verdict on one line: who played what and how it ended, or what is wrong and where."""

    line: int
    """Counted from 1."""
    game: str | None
    """None if the line cannot be read."""
    names: PerSeat[str]
    complete: bool
    winners: tuple[Seat, ...]
    totals: PerSeat[int] | None
    problem: RecordProblem | None


def judged(text: bytes, *, most: int) -> Iterator[JudgedRecord]:
    """The verdict on every line that is not blank. A damaged line costs nothing but itself."""
    for line, chunk in chunks(BytesIO(text), lines=True):
        yield _judged(line, chunk, most)


def _judged(line: int, chunk: bytes | Unreadable, most: int) -> JudgedRecord:
    record: Record | None = None
    try:
        if isinstance(chunk, Unreadable):
            raise chunk
        record = read(chunk).record
        return verdict_on(record, most=most, line=line)
    except (Unreadable, Illegal, TooManyMoves) as found:
        return JudgedRecord(
            line=line,
            game=record.game if record else None,
            names=names_in(record)[:MOST_NAMES] if record else (),
            complete=False,
            winners=(),
            totals=None,
            problem=problem_in(found, most=most),
        )


def verdict_on(record: Record, *, most: int, line: int = 1) -> JudgedRecord:
    """The referee's verdict; `Illegal` where a record breaks a rule, `TooManyMoves` if it has more than `most`."""
    verdict = check(record, most=most)
    return JudgedRecord(
        line=line,
        game=record.game,
        names=names_in(record),
        complete=verdict.complete,
        winners=verdict.winners or (),
        totals=verdict.totals,
        problem=None,
    )


def problem_in(found: Unreadable | Illegal | TooManyMoves, *, most: int) -> RecordProblem:
    """What was found in a record, as an answer."""
    match found:
        case Unreadable(refusal=why, where=where):
            return RecordProblem(key=why.key, args=why.args, where=where, place=Where())
        case Illegal(refusal=why, where=place):
            return RecordProblem(key=why.key, rule=why.rule, args=why.args, where=str(place), place=place)
        case TooManyMoves():
            whole = Where()
            return RecordProblem(key="server-too-many-moves", args={"number": most}, where=str(whole), place=whole)
