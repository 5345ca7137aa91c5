"""What command-line tests share."""

from pathlib import Path

import pytest

from tests.cli.command import Command


@pytest.fixture
def coverts(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Command:
    """Run `coverts` with these arguments."""
    return Command(monkeypatch, capsys)


@pytest.fixture(autouse=True)
def data_folder(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder of its own for every test."""
    folder = tmp_path_factory.mktemp("data")
    monkeypatch.setenv("XDG_DATA_HOME", str(folder))
    return folder / "coverts"


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Commands speak English in tests, whatever the language of the machine."""
    monkeypatch.setenv("COVERTS_LANG", "en")
