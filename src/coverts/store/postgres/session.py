"""A connection to PostgreSQL with the words of sqlite3, so that the store's jobs and questions are the same for both.

asyncpg wants an event loop. Each session has one of its own, which runs only while a thread waits for an answer: so
jobs are written as if answers were there at once, and the server's event loop never waits for any of them.
"""

import asyncio
from collections.abc import Coroutine, Iterable, Iterator, Sequence
from contextlib import contextmanager
from time import monotonic, sleep
from typing import Any, NamedTuple, TypeVar

import asyncpg

from coverts.store.postgres.errors import LostError, UnreachableError, connecting, speaking
from coverts.store.postgres.sentences import kept, sentence, unkept
from coverts.store.postgres.url import PostgresUrl
from coverts.store.transacting import Parameters

T = TypeVar("T")

TO_CONNECT = 5.0
TO_ANSWER = 30.0
"""Seconds after which somebody who does not answer is given up."""

PATIENCE, PAUSE = 3.0, 0.05
"""Seconds that a question or a group of jobs waits for a server that is restarted, and between two tries."""

SETTINGS = {"synchronous_commit": "on", "application_name": "coverts", "jit": "off"}
"""A commit waits for the disk, whatever the server does for others. Compiling our small queries costs more than it
saves."""


class Answered(NamedTuple):
    """What a sentence gives back."""

    rows: list[tuple[Any, ...]]
    rowcount: int

    def fetchone(self) -> Any:
        """The first row, or None."""
        return self.rows[0] if self.rows else None

    def fetchall(self) -> list[Any]:
        """All rows."""
        return self.rows


NOTHING = Answered([], 0)


class Session:
    """An open connection. It goes from thread to thread, one at a time."""

    def __init__(self, url: PostgresUrl, **settings: str) -> None:
        self._url = url
        self._settings = {**SETTINGS, **settings}
        self._loop = _new_loop()
        self._connection: Any = None
        self._prepared: dict[str, Any] = {}
        self._is_away = False
        try:
            self.connect()
        except BaseException:
            self._loop.close()
            raise

    def connect(self) -> None:
        """Connect, or connect again; an `UnreachableError` says why that cannot be."""
        self.drop()
        with connecting(self._url):
            self._connection = self._run(
                asyncpg.connect(
                    self._url.dsn, timeout=TO_CONNECT, command_timeout=TO_ANSWER, server_settings=self._settings
                )
            )

    def connect_again(self) -> None:
        """Connect after a loss. A server that is restarted is waited for; one that has stayed away is not, again."""
        until = monotonic() + (0.0 if self._is_away else PATIENCE)
        while True:
            try:
                self.connect()
            except UnreachableError:
                if monotonic() >= until:
                    self._is_away = True
                    raise
                sleep(PAUSE)
            else:
                self._is_away = False
                return

    @property
    def is_connected(self) -> bool:
        """Whether there is a connection, as far as is known without asking."""
        return self._connection is not None and not self._connection.is_closed()

    @property
    def in_transaction(self) -> bool:
        """Whether there is something to roll back."""
        return self.is_connected and bool(self._connection.is_in_transaction())

    def execute(self, sql: str, parameters: Parameters = {}, /) -> Answered:  # noqa: B006 - never changed
        """Say a sentence of SQL."""
        if sql.startswith(("BEGIN", "COMMIT", "ROLLBACK")):
            self.tell(sql)
            return NOTHING
        said = sentence(sql)
        return self.query(said.text, [_given(parameters[name]) for name in said.names])

    def executemany(self, sql: str, parameters: Iterable[Parameters], /) -> Answered:
        """Say it for each of these."""
        said = sentence(sql)
        rows = [[_given(row[name]) for name in said.names] for row in parameters]
        with self._speaking():
            self._run(self._connection.executemany(said.text, rows))
        return Answered([], len(rows))

    def query(self, text: str, values: Sequence[Any] = ()) -> Answered:
        """Say a sentence in PostgreSQL's own words."""
        with self._speaking():
            return self._run(self._said(text, values))

    async def _said(self, text: str, values: Sequence[Any]) -> Answered:
        prepared = self._prepared.get(text)
        if prepared is None:
            prepared = self._prepared[text] = await self._connection.prepare(text)
        rows = await prepared.fetch(*values)
        return Answered([tuple(map(_taken, row)) for row in rows], _count(prepared.get_statusmsg()))

    def tell(self, text: str) -> None:
        """Say something that has no parameters and no answer, such as COMMIT."""
        with self._speaking():
            self._run(self._connection.execute(text))

    def notice(self) -> None:
        """Hear what has happened to the connection while nobody looked: the loop runs only now and then."""
        if self._connection is not None:
            self._run(asyncio.sleep(0))

    def drop(self) -> None:
        """Give the connection up as it is."""
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None
            self._run(asyncio.sleep(0))
        self._prepared.clear()

    def close(self) -> None:
        """Close everything; more than once does no harm."""
        if self._loop.is_closed():
            return
        try:
            if self.is_connected:
                with self._speaking():
                    self._run(self._connection.close(timeout=TO_CONNECT))
        except LostError:
            pass
        finally:
            self.drop()
            self._loop.close()

    def _run(self, work: Coroutine[Any, Any, T]) -> T:
        return self._loop.run_until_complete(work)

    @contextmanager
    def _speaking(self) -> Iterator[None]:
        """Around a sentence: errors in the store's words, and no connection is kept of which nobody knows the state."""
        if not self.is_connected:
            raise LostError("store-lost")
        try:
            with speaking():
                yield
        except LostError:
            self.drop()
            raise


def _given(value: Any) -> Any:
    return kept(value) if type(value) is str else value


def _taken(value: Any) -> Any:
    return unkept(value) if type(value) is str else value


def _count(status: str) -> int:
    """How many rows it was about: `INSERT 0 1`, `UPDATE 3`."""
    last = status.rpartition(" ")[2] if status else ""
    return int(last) if last.isdigit() else 0


def _new_loop() -> asyncio.AbstractEventLoop:
    try:
        import uvloop
    except ImportError:  # There is none for Windows.
        return asyncio.new_event_loop()
    return uvloop.new_event_loop()
