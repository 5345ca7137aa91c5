"""Where the log lies, and what a crash leaves of it: the store's own code on a disk whose power can be cut."""

import asyncio
import shutil
import tempfile
from collections.abc import Coroutine, Sequence
from functools import cache, partial
from itertools import count
from pathlib import Path
from random import Random
from threading import Thread
from typing import Any, Protocol, TypeVar

from coverts.hall.admission import Admission
from coverts.hall.desk import Logged
from coverts.hall.sitters import Who
from coverts.store.appending import Appender
from coverts.store.coding import BEGINNING, admission_of, invited_of, log_of
from coverts.store.interface import Batch, Invited
from coverts.store.migrating import upgrade
from coverts.store.operations import Operations
from coverts.store.postgres.store import PostgresStore
from coverts.store.postgres.url import PostgresUrl
from coverts.store.sqlite import SqliteStore
from coverts.store.statements import ADMISSION, INVITATIONS, LOG, PRAGMAS, RECORD, UNFINISHED_TABLES
from coverts.store.transacting import transact
from tests.store.postgres import ask
from tests.store.power import Connection, Disk, Files, after_power_loss

T = TypeVar("T")
FILE = "/database"
_numbers = count()


class Durable(Protocol):
    """A store without waiting. Between `write` and `promise` nothing is known of what was written."""

    def write(self, group: Sequence[Batch]) -> list[Exception | None]:
        """Write a group of batches: what is wrong with each."""

    def promise(self) -> None:
        """Everything written so far is there for ever."""

    def log(self, table: str) -> list[Logged]: ...

    def admission(self, table: str, who: Who | None) -> Admission | None: ...

    def record(self, table: str) -> bytes | None: ...

    def unfinished(self) -> list[str]: ...

    def invitations(self) -> list[Invited]: ...

    def after_crash(self, chance: Random) -> "Durable":
        """What is found after a crash at some moment since the last promise."""

    def close(self) -> None: ...


class PowerDisk:
    """The store's statements and transactions on a disk in memory. One connection, so the disk needs no locks."""

    def __init__(self, files: Files, pragmas: Sequence[str] = PRAGMAS) -> None:
        self._pragmas = pragmas
        self._files = files
        self._disk = Disk(f"simulated {next(_numbers)}", files)
        self._connection = Connection(self._disk, FILE)
        # Checkpoints come often, so that crashes fall into some.
        for pragma in ("PRAGMA locking_mode = EXCLUSIVE", *pragmas, "PRAGMA wal_autocheckpoint = 40"):
            self._connection.execute(pragma)
        self._appender = Appender()
        self._promised = 0

    def write(self, group: Sequence[Batch], appender: Appender | None = None) -> list[Exception | None]:
        """Several servers that write to one disk each have an appender of their own."""
        appender = appender or self._appender
        works = [partial(appender.append, batch=batch) for batch in group]
        outcomes = transact(self._connection, works)
        for batch, outcome in zip(group, outcomes, strict=True):
            if outcome.error is None:
                appender.remember(batch.table, outcome.value)
        return [outcome.error for outcome in outcomes]

    def promise(self) -> None:
        self._promised = len(self._disk.operations)

    def log(self, table: str) -> list[Logged]:
        return log_of(table, self._connection.execute(LOG, {"table": table}).fetchall())

    def head(self, table: str) -> int:
        """How long a log is."""
        return int(self._connection.execute("SELECT count(*) FROM log WHERE table_id = ?", (table,)).fetchone()[0])

    def admission(self, table: str, who: Who | None) -> Admission | None:
        asked = {"table": table, "who": who, "beginning": BEGINNING}
        return admission_of(table, who, self._connection.execute(ADMISSION, asked).fetchall())

    def record(self, table: str) -> bytes | None:
        row = self._connection.execute(RECORD, {"table": table}).fetchone()
        return None if row is None else bytes(row[0])

    def invitations(self) -> list[Invited]:
        return [invited_of(row) for row in self._connection.execute(INVITATIONS, {"most": 10}).fetchall()]

    def unfinished(self) -> list[str]:
        return [table for (table,) in self._connection.execute(UNFINISHED_TABLES).fetchall()]

    def after_crash(self, chance: Random) -> "PowerDisk":
        operations = list(self._disk.operations)
        cut = chance.randint(self._promised, len(operations))
        left = after_power_loss(self._files, operations[:cut], chance)
        self.close()
        return PowerDisk(left, self._pragmas)

    def close(self) -> None:
        self._connection.close()


@cache
def new_files() -> Files:
    """A database in which nothing is yet."""
    with tempfile.TemporaryDirectory() as folder:
        upgrade(f"sqlite:///{Path(folder) / 'new'}")
        return {FILE: (Path(folder) / "new").read_bytes()}


class Folder:
    """The very store of the server, with its threads, in a folder: what `PowerDisk` is held to.

    It has an event loop of its own on a thread of its own, and whoever asks it is blocked until it has answered. So
    its threads decide nothing about the order in which things happen.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._loop = asyncio.new_event_loop()
        self._thread = Thread(target=self._loop.run_forever)
        self._thread.start()
        self._store = self._done(self._open())

    async def _open(self) -> Operations:
        return await SqliteStore.open(self._folder)

    def _done(self, work: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result()

    def write(self, group: Sequence[Batch]) -> list[Exception | None]:
        async def all_at_once() -> list[Any]:
            return await asyncio.gather(*map(self._store.append, group), return_exceptions=True)

        return self._done(all_at_once())

    def promise(self) -> None:
        pass  # Whatever was written is in the files that a killed process leaves behind.

    def log(self, table: str) -> list[Logged]:
        return self._done(self._store.load(table))

    def admission(self, table: str, who: Who | None) -> Admission | None:
        return self._done(self._store.admission(table, who))

    def record(self, table: str) -> bytes | None:
        return self._done(self._store.record(table))

    def invitations(self) -> list[Invited]:
        return self._done(self._store.invitations(most=10))

    def unfinished(self) -> list[str]:
        return self._done(self._store.unfinished_tables())

    def after_crash(self, chance: Random) -> "Folder":
        """The files as they lie there, with nothing closed: as they are when the process is killed."""
        left = self._folder.with_name(f"{self._folder.name}-")
        shutil.copytree(self._folder, left)
        self.close()
        return Folder(left)

    def close(self) -> None:
        self._done(self._store.close())
        self._stop()

    def _stop(self) -> None:
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()


END_ALL = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name LIKE 'coverts%'"


class Database(Folder):
    """The very store of the server, in PostgreSQL."""

    def __init__(self, url: PostgresUrl) -> None:
        self._url = url
        super().__init__(Path("nowhere"))

    async def _open(self) -> Operations:
        return await PostgresStore.open(self._url)

    def after_crash(self, chance: Random) -> "Database":
        """All connections end, with nothing closed: as they do when the process is killed."""
        ask(self._url, f"{END_ALL} AND datname = current_database()")
        self.close()
        return Database(self._url)
