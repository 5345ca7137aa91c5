"""Encoders, beliefs and bots get what a seat sees: none of their modules knows a state, or looks at one."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import coverts

ROOT = Path(coverts.__file__).parent
FORBIDDEN = {"State", "seen_by"}
"""A state, and the function of the rule book that looks at one."""


def blind_modules() -> list[Path]:
    """Those that must not see a state."""
    encoders = [ROOT / "envs" / game / f"{name}.py" for game in ("pikoko", "pok") for name in ("encoding", "seeing")]
    rows = sorted((ROOT / "envs").glob("*/row_*.py"))
    return [*encoders, *rows, *sorted((ROOT / "belief").rglob("*.py")), *sorted((ROOT / "bots").rglob("*.py"))]


def sights_of_states(source: str) -> Iterator[str]:
    """What a source imports or calls that it must not."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("coverts.games"):
            yield from FORBIDDEN & {name.name for name in node.names}
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "view":
            yield "view"


@pytest.mark.parametrize("module", blind_modules(), ids=lambda module: str(module.relative_to(ROOT)))
def test_a_seat_s_eyes_never_see_a_state(module: Path) -> None:
    assert not list(sights_of_states(module.read_text()))


def test_a_module_that_looks_at_a_state_would_be_found() -> None:
    assert list(sights_of_states("from coverts.games.pikoko import State, View")) == ["State"]
    assert list(sights_of_states("from coverts.games.pikoko.seen import seen_by")) == ["seen_by"]
    assert list(sights_of_states("def look(state): return PIKOKO.view(state, 0)")) == ["view"]
    assert not list(sights_of_states("from coverts.games.pikoko import View"))
