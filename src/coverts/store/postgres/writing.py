"""The writer's session: jobs in groups, a lock that keeps other servers out, and a new connection when one is lost."""

import secrets
import time
from collections.abc import Iterable, Sequence
from typing import Any

from coverts.store.interface import Conflict, InUseError, StoreError
from coverts.store.migrating import HEAD
from coverts.store.postgres.entries import ADD_ENTRIES, Entries
from coverts.store.postgres.errors import LostError, UndoneError
from coverts.store.postgres.session import NOTHING, Answered, Session
from coverts.store.postgres.url import PostgresUrl
from coverts.store.statements import BEGIN, COMMIT, RELEASE, ROLLBACK, ROLLBACK_TO, SAVEPOINT
from coverts.store.transacting import Connection, Outcome, Parameters, Stumbled, Work, transact

TRIES = 3
"""How often a group is tried of which nothing can have been written."""

LOCK = 1_668_444_772
"""Our own number among the advisory locks of a database."""
TRY_LOCK_ALONE = f"SELECT pg_try_advisory_lock({LOCK}, hashtext(current_schema()))"
TRY_LOCK = f"SELECT pg_try_advisory_lock_shared({LOCK}, hashtext(current_schema()))"
HOLDERS = f"""
SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND granted
AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
AND classid::bigint = {LOCK} AND objid = (hashtext(current_schema())::bigint & 4294967295)::oid
"""  # noqa: S608 - put together from constants
END_FORMER = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity
WHERE application_name = $1::text AND datname = current_database() AND pid <> pg_backend_pid()
"""
VERSION = "SELECT version_num FROM alembic_version"
TO_LET_GO, PAUSE = 2.0, 0.02
"""Seconds for a connection to let go of the lock, whose server has been killed or whose network is gone."""


class WriterSession(Session):
    """The one connection of a server that writes, and holds the lock for as long as it lasts.

    Servers share the lock. Whoever has to be alone with the database takes it from all of them, and waits for it.

    Entries wait until something else is said, and then go together. If nothing else is, they are a transaction of
    their own, without a BEGIN and a COMMIT. Those of a job that another node was quicker than are left out.
    """

    def __init__(self, url: PostgresUrl, *, alone: bool = False) -> None:
        self._try_lock = TRY_LOCK_ALONE if alone else TRY_LOCK
        self._entries = Entries()
        self._job = 0
        self._beaten: set[int] = set()
        """Jobs of which nothing was written, because another node was quicker."""
        self._wants_transaction = False
        self._is_fenced = False
        self._may_be_committed = False
        # A name of our own, by which a connection that we have lost is found again and ended.
        super().__init__(url, application_name=f"coverts {secrets.token_hex(8)}")

    def connect(self) -> None:
        """Connect and take the lock; `InUseError` if somebody else has it."""
        super().connect()
        self.query(END_FORMER, [self._settings["application_name"]])
        until = time.monotonic() + TO_LET_GO
        while not self.query(self._try_lock).rows[0][0]:
            if time.monotonic() > until:
                self.drop()
                raise InUseError("store-in-use", place=str(self._url))
            time.sleep(PAUSE)

    def commit(self, group: Sequence[Work]) -> list[Outcome]:
        """Do a group of jobs and make them durable, on a new connection if the last one is lost.

        A group is tried again only if nothing of it can have been written. `LostError` if that is not known.
        """
        self.notice()
        for left in reversed(range(TRIES)):
            if not self.is_connected:
                self._connect_again()
            try:
                return self._done(group)
            except (LostError, UndoneError):
                if self._may_be_committed or not left:
                    raise
            finally:
                self._forget()
        raise AssertionError("the last try returns or raises")

    def _done(self, group: Sequence[Work]) -> list[Outcome]:
        outcomes = transact(self, [self._numbered(job, work) for job, work in enumerate(group)])
        for job in self._beaten:
            outcomes[job] = Outcome(error=Conflict("another node was quicker"))
        return outcomes

    def _numbered(self, job: int, work: Work) -> Work:
        def numbered(connection: Connection) -> Any:
            self._job = job
            return work(connection)

        return numbered

    def _connect_again(self) -> None:
        self.connect_again()
        if self.query(VERSION).rows != [(HEAD,)]:
            self.drop()
            raise StoreError("store-other-shape")

    def _forget(self) -> None:
        self._entries.clear()
        self._wants_transaction = self._is_fenced = self._may_be_committed = False

    @property
    def in_transaction(self) -> bool:
        """Whether there is something to roll back."""
        return self._wants_transaction and self.is_connected

    def execute(self, sql: str, parameters: Parameters = {}, /) -> Answered:  # noqa: B006 - never changed
        """Say a sentence of SQL, at once or, if it adds an entry, together with others."""
        if sql == BEGIN:
            self._wants_transaction = True
            self._beaten.clear()
        elif sql == COMMIT:
            self._commit()
        elif sql == ROLLBACK:
            self._roll_back()
        elif sql in (SAVEPOINT, ROLLBACK_TO, RELEASE):
            self._is_fenced = True
            self._begin()
            self.tell(sql)
        elif self._is_fenced or not self._wants_transaction or not self._entries.take(sql, parameters, self._job):
            return self._now(sql, parameters)
        return NOTHING

    def executemany(self, sql: str, parameters: Iterable[Parameters], /) -> Answered:
        """Say it for each of these."""
        rows = [self.execute(sql, row).rowcount for row in parameters]
        return Answered([], sum(rows))

    def _now(self, sql: str, parameters: Parameters) -> Answered:
        if self._wants_transaction:
            self._begin()
            self._write_entries()
            if self._job in self._beaten:
                raise Conflict("another node was quicker")
        try:
            return super().execute(sql, parameters)
        except UndoneError:
            self._roll_back()
            raise

    def _begin(self) -> None:
        if not Session.in_transaction.__get__(self):
            self.tell("BEGIN")

    def _write_entries(self) -> None:
        if self._entries:
            written = self.query(ADD_ENTRIES, self._entries.columns())
            self._beaten |= self._entries.jobs_without(table for (table,) in written.rows)
            self._entries.clear()

    def _commit(self) -> None:
        if Session.in_transaction.__get__(self):
            self._write_entries_in_group()
            self._may_be_committed = True
            self.tell("COMMIT")
        elif self._entries:
            self._may_be_committed = True
            self._write_entries_in_group()
        self._forget()

    def _write_entries_in_group(self) -> None:
        try:
            self._write_entries()
        except LostError:
            raise
        except Exception as error:
            # One of them, and the sentence as a whole: nothing of it was written.
            self._may_be_committed = False
            raise Stumbled from error

    def _roll_back(self) -> None:
        if Session.in_transaction.__get__(self):
            self.tell("ROLLBACK")
        self._forget()


class ReaderSession(Session):
    """A connection that changes nothing. A question that finds it lost is asked again on a new one."""

    def __init__(self, url: PostgresUrl) -> None:
        super().__init__(url, default_transaction_read_only="on")

    def execute(self, sql: str, parameters: Parameters = {}, /) -> Answered:  # noqa: B006 - never changed
        """Ask something."""
        had_begun = self.in_transaction
        try:
            return super().execute(sql, parameters)
        except LostError:
            if had_begun:
                raise  # What it has answered before was of another moment.
            self.connect_again()
            return super().execute(sql, parameters)
