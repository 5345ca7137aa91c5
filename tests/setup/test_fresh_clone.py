"""The README's first command on a machine that has Python, git and a shell, and no uv; the second is what CI runs."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.setup.cloning import VERSION, cloned


@pytest.fixture(scope="module")
def clone(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return cloned(tmp_path_factory.mktemp("fresh") / "coverts")


@pytest.fixture(scope="module")
def without_uv(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """This environment, with every program on the PATH but uv."""
    programs = tmp_path_factory.mktemp("bin")
    for folder in os.environ["PATH"].split(os.pathsep):
        for program in Path(folder).iterdir() if Path(folder).is_dir() else ():
            if program.name not in ("uv", "uvx") and not (programs / program.name).exists():
                (programs / program.name).symlink_to(program)
    of_tests = ("VIRTUAL_ENV", "PYTEST_ADDOPTS", "XDG_DATA_HOME")
    hidden = {name: value for name, value in os.environ.items() if name not in of_tests}
    # Nobody starts it so often that compiling all that is installed would pay.
    return hidden | {"PATH": str(programs), "UV_COMPILE_BYTECODE": "0"}


def run(clone: Path, environment: dict[str, str], *words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(words, cwd=clone, env=environment, capture_output=True, text=True, check=False)


def test_run_sets_itself_up_and_starts(clone: Path, without_uv: dict[str, str]) -> None:
    assert shutil.which("uv", path=without_uv["PATH"]) is None
    first = run(clone, without_uv, "scripts/run", "--version")
    assert (first.returncode, first.stdout) == (0, f"{VERSION}\n"), first.stderr
    assert "Setting up" in first.stderr
    again = run(clone, without_uv, "scripts/run", "simulate", "pok", "--games", "1")
    assert (again.returncode, again.stderr) == (0, "")
    assert "checksum" in again.stdout
