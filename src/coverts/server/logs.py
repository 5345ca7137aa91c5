"""The server's log: structured lines on standard error, few of each kind, with nothing secret in them.

What clients do wrong is counted (`count`), so that nobody can fill a disk with it; of security events (`security`) a
few are written besides. Everything that is written comes through here, also what libraries log, and is held to the
same bounds: an allow-list of fields, a few lines of each kind a minute, and a number of bytes a second.
"""

import logging
import sys
from collections import Counter
from collections.abc import Callable, MutableMapping
from contextlib import suppress
from contextvars import ContextVar
from itertools import count as numbers
from secrets import token_hex
from time import monotonic
from traceback import walk_tb
from types import TracebackType
from typing import Any, Literal, TypeAlias

import structlog
from structlog.processors import JSONRenderer, LogfmtRenderer, TimeStamper, add_log_level

Form: TypeAlias = Literal["text", "json"]
Line: TypeAlias = MutableMapping[str, Any]

FIELDS = (
    "time",
    "level",
    "event",
    "reason",
    "error",
    "where",
    "route",
    "table",
    "request",
    "address",
    "bytes",
    "unwritten",
)
"""All that a line can say, in this order. Names, secrets and texts of people have no field."""

LONGEST_VALUE = 100
LINES_OF_A_KIND = 10
"""Lines of one event and reason in `WINDOW` seconds; further ones are counted and told with the next one written."""
WINDOW = 60.0
MOST_KINDS = 200
BYTES_A_SECOND = 4 * 1024
BYTES_AT_ONCE = 64 * 1024

CLIENT_ERRORS: Counter[str] = Counter()
"""What clients did wrong, by reason, since the process started. Not for everybody to read: at a quiet table it would
tell the others that somebody has tried something.
"""

ERRORS: Counter[str] = Counter()
"""What went wrong in the server itself, by event, since the process started: also what was not written."""

_request: ContextVar[str] = ContextVar("request", default="")
_process = token_hex(3)
_requests = numbers(1)
_log = structlog.get_logger()


def begin_request() -> None:
    """Give a number to the request that this task serves; lines of everything that comes of it bear it."""
    _request.set(f"{_process}-{next(_requests)}")


def request_number() -> str:
    """The number of the present request; empty outside of one."""
    return _request.get()


def count(reason: str) -> None:
    """A client did something wrong, which is not worth a line."""
    CLIENT_ERRORS[reason if reason in CLIENT_ERRORS or len(CLIENT_ERRORS) < MOST_KINDS else "other"] += 1


def security(event: str, reason: str, **fields: str) -> None:
    """Something that whoever runs the server may want to act on: counted, and written as far as the bounds allow."""
    count(f"{event}: {reason}")
    _log.warning(event, reason=reason, **fields)


def place_of(trace: TracebackType | None) -> str:
    """The line of ours where something failed, or the last one of all. A whole traceback could hold secrets."""
    frames = [(str(frame.f_globals.get("__name__")), line) for frame, line in walk_tb(trace)]
    own = [found for found in frames if found[0].startswith("coverts.")]
    return "{}:{}".format(*(own or frames)[-1]) if frames else ""


class Bounds:
    """Which lines are written: a few of each kind, as long as all together are not too many bytes."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._window_ends = clock() + WINDOW
        self._written: Counter[tuple[str, str]] = Counter()
        self._unwritten: Counter[tuple[str, str]] = Counter()
        self._room, self._room_at = float(BYTES_AT_ONCE), clock()

    def __call__(self, _logger: object, _method: str, line: Line) -> Line:
        """Let a line pass, with the number of those like it that were not written before it; or drop it."""
        if self._clock() >= self._window_ends:
            self._window_ends = self._clock() + WINDOW
            self._written.clear()
        kind = self._kind(line)
        if self._written[kind] >= LINES_OF_A_KIND:
            self._unwritten[kind] += 1
            raise structlog.DropEvent
        self._written[kind] += 1
        unwritten = self._unwritten.pop(kind, 0)
        if unwritten:
            line["unwritten"] = unwritten
        return line

    def _kind(self, line: Line) -> tuple[str, str]:
        kind = (str(line["event"]), str(line.get("reason") or line.get("error") or ""))
        is_known = kind in self._written or kind in self._unwritten
        return kind if is_known or len(self._written | self._unwritten) < MOST_KINDS else ("", "")

    def has_room(self, size: int) -> bool:
        """Whether so many bytes may be written now; they are counted."""
        now = self._clock()
        self._room = min(BYTES_AT_ONCE, self._room + BYTES_A_SECOND * (now - self._room_at))
        self._room_at = now
        if size > self._room:
            return False
        self._room -= size
        return True


class _StandardError:
    """Where lines end up. One that cannot be written is lost: no request fails for its log."""

    def __init__(self, bounds: Bounds) -> None:
        self._bounds = bounds

    def msg(self, line: str) -> None:
        if self._bounds.has_room(len(line.encode(errors="replace")) + 1):
            with suppress(OSError, ValueError):
                print(line, file=sys.stderr, flush=True)

    debug = info = warning = error = critical = msg


class _FromLibraries(logging.Handler):
    """What libraries log: who, how bad, and where it happened. Their messages may quote what somebody sent."""

    def emit(self, record: logging.LogRecord) -> None:
        kind, _, trace = record.exc_info or (None, None, None)
        write = _log.error if record.levelno >= logging.ERROR else _log.warning
        write(
            "library",
            reason=record.name,
            error=kind.__name__ if kind else "",
            where=place_of(trace) or f"{record.module}:{record.lineno}",
        )


def _count_errors(_logger: object, method: str, line: Line) -> Line:
    if method == "error":
        ERRORS[str(line["event"])] += 1
    return line


def _with_request(_logger: object, _method: str, line: Line) -> Line:
    return {"request": request_number(), **line}


def _only_known_fields(_logger: object, _method: str, line: Line) -> Line:
    return {name: _short(line[name]) for name in FIELDS if line.get(name)}


def _short(value: object) -> str | int:
    if isinstance(value, int):
        return value
    return "".join(letter if letter.isprintable() else "?" for letter in str(value)[:LONGEST_VALUE])


def configure(form: Form) -> None:
    """Send everything that is logged in this process to standard error."""
    bounds = Bounds()
    standard_error = _StandardError(bounds)
    structlog.configure(
        processors=[
            _count_errors,
            bounds,
            add_log_level,
            TimeStamper(fmt="iso", utc=True, key="time"),
            _with_request,
            _only_known_fields,
            JSONRenderer() if form == "json" else LogfmtRenderer(key_order=FIELDS, drop_missing=True),
        ],
        logger_factory=lambda *_: standard_error,
        cache_logger_on_first_use=False,
    )
    logging.captureWarnings(capture=True)
    logging.basicConfig(handlers=[_FromLibraries()], level=logging.WARNING, force=True)
