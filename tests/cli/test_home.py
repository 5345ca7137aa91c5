"""`coverts` alone: a house on this machine, shown in the browser."""

import io
import os
import re
import socket
import stat
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import pexpect
import pytest

from coverts.cli import welcome
from coverts.server.config import Config
from coverts.server.routes.reach import address_in_network
from coverts.server.run import CannotServe
from tests.cli.command import Command


class Terminal(io.StringIO):
    """Somebody sits before it."""

    def isatty(self) -> bool:
        return True


@pytest.fixture
def browser(tmp_path: Path) -> Path:
    """A browser that writes down where it was sent."""
    script = tmp_path / "browser"
    script.write_text(f'#!/bin/sh\necho "$1" > {tmp_path / "opened"}\n')
    script.chmod(script.stat().st_mode | stat.S_IXUSR)
    return script


@contextmanager
def at_home(*words: str, **environment: str) -> Iterator[Any]:
    """`coverts` in a terminal; it is closed with Ctrl-C."""
    env = {**os.environ, "COVERTS_LANG": "en", "TERM": "dumb", **environment}
    house = pexpect.spawn(sys.executable, ["-m", "coverts", *words], env=env, encoding="utf-8", timeout=60)
    try:
        yield house
        house.sendintr()
        house.expect("The house is closed")
        house.expect(pexpect.EOF)
        house.close()
        assert house.exitstatus == 0
    finally:
        house.close(force=True)


def wait_for(file: Path) -> str:
    for _ in range(1200):
        if file.exists() and file.read_text():
            return file.read_text().strip()
        time.sleep(0.05)
    raise AssertionError("the browser was not opened")


def test_coverts_alone_opens_the_house_and_the_browser(tmp_path: Path, browser: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        settings = {"COVERTS_PORT": str(port), "COVERTS_DATA": str(tmp_path / "data")}
        with at_home(**settings, BROWSER=str(browser), DISPLAY=":0") as house:
            house.expect(r"open at (http://127\.0\.0\.1:(\d+)/)")
            link, found = house.match[1], int(house.match[2])
            assert port < found <= port + 20, "the next free port"
            house.expect("phones .* --host 0.0.0.0")
            house.expect("Everything is kept in")
            assert wait_for(tmp_path / "opened") == link
            with urlopen(f"{link}api/v1/games") as answer:
                assert answer.status == 200


@pytest.mark.parametrize(
    "never",
    [{"COVERTS_NO_BROWSER": "1", "DISPLAY": ":0"}, {"DISPLAY": "", "WAYLAND_DISPLAY": ""}],
    ids=["asked", "no-display"],
)
def test_no_browser_opens_where_none_is_wanted(
    tmp_path: Path, browser: Path, never: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdout", Terminal())
    monkeypatch.setenv("DISPLAY", ":0")
    assert welcome.has_browser()
    for name, value in never.items():
        monkeypatch.setenv(name, value)
    assert not welcome.has_browser()
    settings = {"COVERTS_PORT": "0", "COVERTS_DATA": str(tmp_path / "data"), "BROWSER": str(browser)}
    with at_home(**settings, **never) as house:
        house.expect("Everything is kept in")
    assert not (tmp_path / "opened").exists()


def test_a_house_for_the_whole_network_shows_phones_the_way(tmp_path: Path) -> None:
    with at_home("serve", "--host=0.0.0.0", "--port=0", f"--data={tmp_path}") as house:
        house.expect("Everything is kept in")
        said = house.before
    outside = address_in_network()
    assert outside is None or f"In the same network: http://{outside}:" in said
    has_network = "In the same network" in said
    assert bool(re.search("[▀▄█]", said)) == has_network, "a QR code"
    assert ("--host 0.0.0.0" in said) == (not has_network)


def test_nobody_sees_a_browser_without_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("COVERTS_NO_BROWSER", raising=False)
    monkeypatch.setenv("DISPLAY", ":0")
    assert not welcome.has_browser()


def test_the_next_port_only_when_this_one_is_taken(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with welcome.listening_somewhere(Config(data=tmp_path, port=port)) as bound:
            assert bound.getsockname()[1] > port
    with pytest.raises(CannotServe) as cannot:
        welcome.listening_somewhere(Config(data=tmp_path, host="192.0.2.1"))
    assert cannot.value.key == "serve-cannot-listen"


def test_help_says_what_coverts_alone_does(coverts: Command) -> None:
    said = coverts("--help").out
    assert "Without a command" in said
    assert "serve" in said
