"""Solo in the arena, which needs nothing more of it than its rules and its bots."""

import pytest

from coverts.cli.app import run

TABLE = ["--players=3", "--table=random", "--against=random", "--jobs=1"]


def test_bots_are_compared(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["arena", "solo", "--candidate=casual", "--deals=60", *TABLE]) == 0
    said = capsys.readouterr().out
    assert "Solo" in said
    better, _, _ = said.strip().rpartition("+")[2].partition(" ")
    assert float(better) > 0


def test_what_openspiel_does_not_know_is_no_bot(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["arena", "solo", "--candidate=ismcts:10", "--deals=1", *TABLE]) == 2
    assert "solo" in capsys.readouterr().err
