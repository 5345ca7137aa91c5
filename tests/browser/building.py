"""The page that the tests look at: the one that the build hook makes, made anew if its sources have changed."""

import fcntl
import importlib.util
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType
from typing import Any
from unittest.mock import patch

ROOT = Path(__file__).parents[2]
HOOK = "hatchling.builders.hooks.plugin.interface"


class _Interface:
    """What the hook needs of hatchling, which is there only while something is built."""

    root = str(ROOT)

    def __class_getitem__(cls, _: object) -> "type[_Interface]":
        return cls


def build_once(shared: Path) -> None:
    """Build the page unless it is there; of several workers the first one does, and the others wait."""
    with _alone(shared / "page.lock"):
        done = shared / "page.built"
        if not done.exists():
            with patch.dict(os.environ, {"PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"}):
                _hook().Page().initialize("", {})
            done.touch()


def _hook() -> Any:
    interface = ModuleType(HOOK)
    interface.BuildHookInterface = _Interface  # type: ignore[attr-defined]
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    with patch.dict(sys.modules, {HOOK: interface}):
        spec.loader.exec_module(module)
    return module


@contextmanager
def _alone(lock: Path) -> Iterator[None]:
    with lock.open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield
