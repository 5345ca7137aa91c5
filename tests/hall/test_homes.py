"""The parts that a game brings to the hall: whoever asks for one of them first gets it."""

import subprocess
import sys

import pytest

from coverts.registry import PLUGINS

HOMES = sorted({home.partition(":")[0] for plugin in PLUGINS.values() for home in (plugin.rules, plugin.table)})


@pytest.mark.parametrize("module", HOMES)
def test_each_can_be_imported_before_everything_else(module: str) -> None:
    """In a process of its own: here everything is imported already."""
    subprocess.run([sys.executable, "-c", f"import {module}"], check=True, timeout=60)
