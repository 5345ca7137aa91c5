"""Machine code is kept, but never longer than the source it was made from."""

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import FunctionType

import pytest

from coverts.bots.rows import row_bot
from coverts.games.pikoko import tricks
from coverts.simulate.compiling import compiled
from coverts.simulate.machine_code import KEPT, kept_in
from coverts.simulate.row_game import row_game
from coverts.simulate.sources import called_by, fingerprint

RULE = "def rule(number):\n    return number + {}\n"
ENTRY = """
from rules import rule
from coverts.simulate.compiling import compiled, is_from_disk
def entry(number):
    return rule(number)
code = compiled(entry)
print(code(1), is_from_disk(code))
"""


def played(game: str) -> FunctionType:
    kind = row_game(game)
    function = kind.playing(kind.choose_any)
    assert isinstance(function, FunctionType)
    return function


def test_an_edited_rule_leads_to_another_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    before = fingerprint([played("pikoko")])
    assert before == fingerprint([played("pikoko")])
    read = Path.read_bytes

    def edited(path: Path) -> bytes:
        return read(path) + (b"# edited" if path == Path(tricks.__file__) else b"")

    monkeypatch.setattr(Path, "read_bytes", edited)
    assert fingerprint([played("pikoko")]) != before


def test_every_function_and_every_file_counts() -> None:
    function = played("pikoko")
    assert {tricks.playable, tricks.beats, tricks.without} <= set(called_by([function]))
    casual = row_game("pikoko").playing(row_bot("pikoko", "casual"))
    assert isinstance(casual, FunctionType)
    assert fingerprint([casual]) != fingerprint([function])
    assert fingerprint([function], "0.68.1") != fingerprint([function], "0.68.2")


def test_edited_rules_never_run_stale(tmp_path: Path) -> None:
    """In processes of their own, with one cache."""
    environment = {**os.environ, "NUMBA_CACHE_DIR": str(tmp_path / "kept")}
    (tmp_path / "entry.py").write_text(ENTRY)

    def run(added: int) -> str:
        (tmp_path / "rules.py").write_text(RULE.format(added))
        words = [sys.executable, "-B", "entry.py"]
        return subprocess.run(words, cwd=tmp_path, env=environment, capture_output=True, check=True, text=True).stdout

    # As long as before, so that nothing but the content tells them apart.
    assert [run(added) for added in (1, 1, 2)] == ["2 False\n", "2 True\n", "3 False\n"]


def test_old_machine_code_is_forgotten(tmp_path: Path) -> None:
    for number in range(KEPT + 5):
        (tmp_path / f"{number:024}").mkdir()
        os.utime(tmp_path / f"{number:024}", (number, number))
    (tmp_path / "not ours").mkdir()
    folder = kept_in(played("pok"), tmp_path)
    assert folder is not None
    left = {entry.name for entry in tmp_path.iterdir()}
    assert len(left) == KEPT + 1
    assert {folder.name, "not ours", f"{KEPT + 4:024}"} <= left


def test_a_folder_that_cannot_be_written_is_not_used(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert kept_in(played("pok"), tmp_path / "file" / "deeper") is None


def test_a_function_is_compiled_once() -> None:
    with ThreadPoolExecutor(4) as pool:
        found = list(pool.map(lambda _: compiled(played("pok")), range(8)))
    assert all(one is found[0] for one in found)
