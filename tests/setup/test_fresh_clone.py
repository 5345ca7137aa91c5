"""The README's two commands on a machine that has Python, git and a shell, and no uv."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def clone(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What a clone of this tree would hold: no environment, no caches, no build."""
    target = tmp_path_factory.mktemp("fresh") / "coverts"
    listing = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    files = subprocess.run(listing, cwd=ROOT, capture_output=True, check=True).stdout.decode().split("\0")
    for name in filter(None, files):
        if (ROOT / name).is_file():
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, target / name)
    return target


@pytest.fixture(scope="module")
def without_uv(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """This environment, with every program on the PATH but uv."""
    programs = tmp_path_factory.mktemp("bin")
    for folder in os.environ["PATH"].split(os.pathsep):
        for program in Path(folder).iterdir() if Path(folder).is_dir() else ():
            if program.name not in ("uv", "uvx") and not (programs / program.name).exists():
                (programs / program.name).symlink_to(program)
    hidden = {name: value for name, value in os.environ.items() if name not in ("VIRTUAL_ENV", "PYTEST_ADDOPTS")}
    return hidden | {"PATH": str(programs)} | sparing(tmp_path_factory.mktemp("types"))


def sparing(types: Path) -> dict[str, str]:
    """What spares a minute and changes nothing: types that were found here hold there, and nobody starts it often."""
    if (ROOT / ".mypy_cache").is_dir():
        shutil.copytree(ROOT / ".mypy_cache", types, dirs_exist_ok=True)
    return {"MYPY_CACHE_DIR": str(types), "UV_COMPILE_BYTECODE": "0"}


def run(clone: Path, environment: dict[str, str], *words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(words, cwd=clone, env=environment, capture_output=True, text=True, check=False)


def test_run_sets_itself_up_and_starts(clone: Path, without_uv: dict[str, str]) -> None:
    assert shutil.which("uv", path=without_uv["PATH"]) is None
    first = run(clone, without_uv, "scripts/run", "--version")
    assert (first.returncode, first.stdout) == (0, "0.1.0\n"), first.stderr
    assert "Setting up" in first.stderr
    again = run(clone, without_uv, "scripts/run", "simulate", "pok", "--games", "1")
    assert (again.returncode, again.stderr) == (0, "")
    assert "checksum" in again.stdout


def test_test_runs_every_check_and_the_tests_it_is_asked_for(clone: Path, without_uv: dict[str, str]) -> None:
    said = run(clone, without_uv, "scripts/test", "tests/rulebook", "-k", "P12")
    assert said.returncode == 0, said.stdout + said.stderr
    assert " passed" in said.stdout
    for check in ("ruff format", "ruff check", "mypy", "lint-imports"):
        assert f".venv/bin/{check}" in said.stderr
