"""`coverts` as scripts/run starts it, in a terminal."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import httpx
import pexpect

from coverts.server.routes.reach import address_in_network

ADDRESS = address_in_network() or "127.0.0.2"
"""Of this machine, where a house that listens on 127.0.0.1 does not answer. Every machine has the second one."""

QUESTION = r"Open it\? \[y/N\] "


class House:
    """A house on this machine, and whoever sits at its terminal."""

    def __init__(self, terminal: Any) -> None:
        self.terminal = terminal
        terminal.expect(r"Coverts is open at (http://127\.0\.0\.1:(\d+))/")
        self.near = terminal.match[1]
        self.far = f"http://{ADDRESS}:{terminal.match[2]}"

    def reach(self, **headers: str) -> Any:
        return httpx.get(f"{self.near}/api/v1/network", headers=headers).json()

    def switch(self, is_open: bool, url: str = "", **headers: str) -> httpx.Response:
        return httpx.put(f"{url or self.near}/api/v1/network", json={"open": is_open}, headers=headers)

    def until(self, reach: str) -> Any:
        end = monotonic() + 60
        while (seen := self.reach())["reach"] != reach:
            assert monotonic() < end, seen
            sleep(0.05)
        return seen

    def is_reachable(self) -> bool:
        try:
            return httpx.get(f"{self.far}/api/v1/health").status_code == 200
        except httpx.TransportError:
            return False


@contextmanager
def at_home(folder: Path, *words: str, **environment: str) -> Iterator[House]:
    env = {**os.environ, "COVERTS_LANG": "en", "TERM": "dumb", "COVERTS_NO_BROWSER": "1", "COVERTS_PORT": "0"}
    env |= {"COVERTS_DATA": str(folder), "COVERTS_LAN_ADDRESS": ADDRESS, **environment}
    terminal = pexpect.spawn(
        sys.executable, ["-m", "coverts", *words], env=env, encoding="utf-8", timeout=60, dimensions=(50, 200)
    )
    try:
        yield House(terminal)
        terminal.sendintr()
        terminal.expect("The house is closed\\.")
        terminal.expect(pexpect.EOF)
        terminal.close()
        assert terminal.exitstatus == 0
        assert "Traceback" not in (terminal.before or "")
    finally:
        terminal.close(force=True)
