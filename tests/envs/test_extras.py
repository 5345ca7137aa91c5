"""Those who lack an extra are told which one."""

import subprocess
import sys

import pytest

CASES = [
    ("pettingzoo", "coverts.envs.pikoko_v0", "pip install coverts[rl]"),
    ("gymnasium", "coverts.envs.pok_v0", "pip install coverts[rl]"),
    ("pyspiel", "coverts.envs.openspiel", "pip install coverts[openspiel]"),
]


@pytest.mark.parametrize(("library", "module", "advice"), CASES)
def test_a_missing_extra_is_named(library: str, module: str, advice: str) -> None:
    code = f"import sys; sys.modules[{library!r}] = None; import {module}"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert f"ImportError: {library} is not installed: {advice}" in done.stderr


def test_the_package_itself_needs_no_extra() -> None:
    code = "import sys; sys.modules.update(pettingzoo=None, gymnasium=None, pyspiel=None); import coverts.envs"
    subprocess.run([sys.executable, "-c", code], check=True)
