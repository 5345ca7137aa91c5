"""`coverts play solo`, as it is typed."""

import os
import subprocess
import sys
from pathlib import Path

from coverts.cli.app import run


def coverts(*arguments: str, home: Path, typed: str = "") -> subprocess.CompletedProcess[str]:
    """A command of its own, with everything that is typed on its way."""
    environment = {**os.environ, "COVERTS_LANG": "en", "XDG_DATA_HOME": str(home)}
    command = [sys.executable, "-m", "coverts", *arguments]
    return subprocess.run(command, input=typed, env=environment, capture_output=True, text=True)


def test_a_whole_game(tmp_path: Path) -> None:
    file = tmp_path / "solo.json"
    left = coverts("play", "solo", "--seed=1", f"--save={file}", home=tmp_path, typed="7\nfive\n5\n")
    assert "Solo: everybody closes a fist" in left.stdout
    assert "Which counter do you show? 1, 2, 3, 4 or 5." in left.stdout
    assert "S3: You do not have counter 7 any more." in left.stdout
    assert '"five" is no counter.' in left.stdout
    assert "Prize 2 of 3" in left.stdout
    played = coverts("play", "solo", f"--save={file}", "--resume", home=tmp_path, typed="?\n4\n3\n")
    assert played.returncode == 0, played.stderr
    assert "Type the number of a counter" in played.stdout
    assert "Points: " in played.stdout
    assert run(["record", "check", str(file)]) == 0


def test_a_table_that_cannot_be(tmp_path: Path) -> None:
    refused = coverts("play", "solo", "--players=9", home=tmp_path)
    assert refused.returncode == 2
    assert refused.stderr.startswith("S1: ")


def test_it_is_in_the_list_of_games(tmp_path: Path) -> None:
    assert "solo    Show the highest counter that nobody else shows." in coverts("play", "--help", home=tmp_path).stdout
