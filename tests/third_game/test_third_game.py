"""A third game plays everywhere, without one line of change outside its own folder."""

import subprocess
import sys
from pathlib import Path

from coverts.registry import PLUGINS
from tests.third_game.installing import ROOT, environment

INSIDE = Path(__file__).with_name("inside")


def test_it_plays_through_the_whole_house(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", str(INSIDE)]
    done = subprocess.run(command, cwd=ROOT, env=environment(tmp_path), capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def test_nothing_else_knows_it() -> None:
    assert set(PLUGINS) == {"pikoko", "pok"}
    sources = [path for folder in ("src", "web/src") for path in (ROOT / folder).rglob("*.*") if path.is_file()]
    readable = [path for path in sources if path.suffix in (".py", ".ts", ".svelte", ".ftl", ".json")]
    assert len(readable) > 400
    assert [path for path in readable if "third_game" in path.read_text("utf-8")] == []
