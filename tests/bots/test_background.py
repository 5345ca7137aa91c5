"""What is made in the background: nobody waits for it who has not asked to."""

from threading import Event

import pytest

from coverts.bots.background import Background


def test_nobody_waits_who_has_not_asked_to(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("COVERTS_COMPILE", raising=False)
    may_end, times = Event(), []

    def make() -> str:
        times.append(1)
        may_end.wait(10)
        return "made"

    background = Background(make)
    assert background.now() is None
    assert background.now() is None
    may_end.set()
    assert background.wait() == "made"
    assert background.now() == "made"
    assert len(times) == 1


def test_where_nothing_is_compiled_nothing_is_made(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COVERTS_COMPILE", "off")
    background = Background(lambda: "made")
    assert background.now() is None
    assert background.wait() is None
