"""Long work says how far it is, also where there is no terminal."""

import pytest

from coverts.cli import progress as module
from coverts.cli.progress import EVERY, progress


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
