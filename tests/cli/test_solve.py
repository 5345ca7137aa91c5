"""`coverts solve`: what it says and refuses. Whole runs are in tests/solve."""

from pathlib import Path

import pytest

from coverts.solve.pok import build
from coverts.solve.pok import shipped as shipped_ones
from coverts.solve.pok.shipped import shipped
from coverts.solve.pok.strategy_table import read
from tests.cli.command import Command

BEGINS = "Solving POK for 3 players. From now on a line a minute says how far it is.\n"


@pytest.fixture
def solved_already(monkeypatch: pytest.MonkeyPatch) -> None:
    """The work has been done; what is left is to write it down."""
    monkeypatch.setattr(build.Builder, "run", lambda *_: None)
    monkeypatch.setattr(build.Builder, "finished", lambda *_: shipped(3))


@pytest.mark.usefixtures("solved_already")
def test_the_table_is_written_and_its_certificate_told(coverts: Command, tmp_path: Path) -> None:
    file = tmp_path / "table.pok"
    said = coverts("solve", "pok", "--players", "3", "--to", str(file), "--work", str(tmp_path))
    assert (said.status, said.err) == (0, BEGINS)
    assert "457 positions" in said.out
    assert read(file.read_bytes()).header.certificate == shipped(3).header.certificate


@pytest.mark.usefixtures("solved_already")
def test_json_gives_the_header(coverts: Command, tmp_path: Path) -> None:
    said = coverts("solve", "pok", "--to", str(tmp_path / "table.pok"), "--work", str(tmp_path), "--json")
    assert said.out.encode().strip() == (tmp_path / "table.pok").read_bytes().partition(b"\n")[0]
    sheet = tmp_path / "certificate.json"
    words = ("--to", str(tmp_path / "table.pok"), "--work", str(tmp_path), "--output", str(sheet))
    assert "457 positions" in coverts("solve", "pok", *words).out
    assert sheet.read_text() == said.out


@pytest.mark.usefixtures("solved_already")
def test_a_file_that_cannot_be_written(coverts: Command, tmp_path: Path) -> None:
    said = coverts("solve", "pok", "--to", str(tmp_path / "no" / "folder.pok"), "--work", str(tmp_path))
    assert (said.status, said.out) == (2, "")
    assert "cannot be written" in said.err


@pytest.mark.usefixtures("solved_already")
def test_a_table_for_so_many_as_none_comes_with_the_program_goes_where_bots_look(
    coverts: Command, tmp_path: Path, data_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(shipped_ones, "SIZES", (4, 5))
    said = coverts("solve", "pok", "--players", "3", "--work", str(tmp_path))
    assert (said.status, said.err) == (0, BEGINS)
    assert "bots play by this table" in said.out
    assert (data_folder / "tables" / "3.pok").is_file()
    monkeypatch.setattr(shipped_ones, "SIZES", (3, 4, 5))
    assert "bots" not in coverts("solve", "pok", "--players", "3", "--work", str(tmp_path)).out
    assert (tmp_path / "pok-3.pok").is_file()


def test_a_position_that_cannot_be_solved(coverts: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_: object) -> None:
        raise build.Unsolved((2, 2, 5), 2e-5)

    monkeypatch.setattr(build.Builder, "run", fails)
    said = coverts("solve", "pok", "--to", str(tmp_path / "table.pok"), "--work", str(tmp_path))
    assert said.status == 1
    assert "2.0e-05" in said.err
    assert not (tmp_path / "table.pok").exists()


def test_stopped(coverts: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def stops(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(build.Builder, "run", stops)
    said = coverts("solve", "pok", "--to", str(tmp_path / "table.pok"), "--work", str(tmp_path))
    assert said.status == 130
    assert str(tmp_path) in said.err


def test_so_many_cannot_play(coverts: Command) -> None:
    said = coverts("solve", "pok", "--players", "8")
    assert said.status == 2
    assert "3 to 7" in said.err
