"""Long work says how far it is, also where there is no terminal."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from rich.console import Console

from coverts.cli import progress as module
from coverts.cli.progress import EVERY, progress, say_at_once


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    now = [1000.0]
    monkeypatch.setattr(module, "monotonic", lambda: now[0])
    return now


def test_short_work_says_nothing(clock: list[float], capsys: pytest.CaptureFixture[str]) -> None:
    with progress() as bar:
        task = bar.add_task("Solving", total=10)
        for _ in range(10):
            clock[0] += EVERY / 11
            bar.advance(task)
    assert capsys.readouterr() == ("", "")


def test_long_work_says_a_line_now_and_then(clock: list[float], capsys: pytest.CaptureFixture[str]) -> None:
    with progress() as bar:
        waiting = bar.add_task("Compiling", total=None)
        clock[0] += EVERY
        bar.update(waiting, description="Still compiling")
        solving = bar.add_task("Solving [red]", total=64_676)
        for _ in range(5):
            clock[0] += EVERY / 2
            bar.advance(solving, 700)
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.splitlines() == ["Solving [red] 1400/64676 (2 %)", "Solving [red] 2800/64676 (4 %)"]


@pytest.mark.parametrize(
    ("words", "first"),
    [
        (("solve", "pok", "--players", "4"), "Solving POK for 4 players."),
        (("train", "pikoko", "--players", "3"), "Training players of Pikoko for tables of 3."),
    ],
)
def test_long_work_in_a_pipe_says_at_once_that_it_has_begun(words: tuple[str, ...], first: str, tmp_path: Path) -> None:
    folders = ("--to", str(tmp_path / "to"), "--work", str(tmp_path / "work"))
    environment = {**os.environ, "COVERTS_LANG": "en"}
    with subprocess.Popen(
        [sys.executable, "-m", "coverts", *words, *folders],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        env=environment,
        start_new_session=True,
    ) as process:
        assert process.stderr is not None
        try:
            said = process.stderr.readline()
            assert said == f"{first} From now on a line a minute says how far it is.\n"
            assert process.poll() is None, "it is still at work"
        finally:
            os.killpg(process.pid, signal.SIGKILL)


def test_in_a_terminal_the_bar_says_it(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(Console, "is_terminal", True)
    say_at_once("Solving")
    assert capsys.readouterr() == ("", "")
