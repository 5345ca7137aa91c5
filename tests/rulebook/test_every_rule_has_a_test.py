"""Every rule of docs/rules.md has a test named after it."""

import ast
import re
from collections.abc import Iterable
from pathlib import Path

HERE = Path(__file__).parent
PAGE = HERE.parents[1] / "docs" / "rules.md"
GAME_RULES = [f"P{number}" for number in range(1, 21)] + [f"K{number}" for number in range(1, 10)]
FAIR_RULES = [f"F{number}" for number in range(1, 10)]
RULES = GAME_RULES + FAIR_RULES


def rules_on(page: str) -> list[str]:
    """The ids of the rules on a page, in its order."""
    return re.findall(r"^\*\*([PKF]\d+)\*\*", page, flags=re.MULTILINE)


def rules_tested_by(source: str) -> set[str]:
    """The ids that the test functions of a module are named after."""
    functions = [node.name for node in ast.walk(ast.parse(source)) if isinstance(node, ast.FunctionDef)]
    return {name.split("_")[1] for name in functions if re.match(r"test_[PKF]\d+_", name)}


def untested(page: str, sources: Iterable[str]) -> list[str]:
    """The rules on a page that no test is named after."""
    tested = {rule for source in sources for rule in rules_tested_by(source)}
    return [rule for rule in rules_on(page) if rule not in tested]


def test_the_page_has_every_rule_once_and_in_order() -> None:
    assert rules_on(PAGE.read_text("utf-8")) == RULES


def test_every_rule_has_a_test() -> None:
    assert untested(PAGE.read_text("utf-8"), [path.read_text("utf-8") for path in HERE.glob("test_*.py")]) == []


def test_no_test_is_named_after_a_rule_that_does_not_exist() -> None:
    for path in HERE.glob("test_*.py"):
        assert rules_tested_by(path.read_text("utf-8")) <= set(RULES)


def test_a_missing_test_would_be_noticed() -> None:
    page = "**P1** One.\n\nMore about **P7**.\n\n**P12** Two.\n**K3** Three.\n"
    source = "def test_P12_holds(): ...\ndef test_K3_holds(): ...\ndef P1(): ...\n'test_P1_holds'\n"
    assert rules_on(page) == ["P1", "P12", "K3"]
    assert untested(page, [source]) == ["P1"]
    assert untested(page, [source, "def test_P1_holds(): ...\n"]) == []
