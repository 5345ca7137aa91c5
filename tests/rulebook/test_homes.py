"""Every rule has one home, nothing else speaks as if it decided it, and the page leads there."""

import re
from collections.abc import Callable
from os import environ
from pathlib import Path
from types import FunctionType
from typing import Any

import pytest

from coverts.envs.pok.row_observing import observe_row
from coverts.games import pok
from coverts.games.pikoko import PIKOKO
from coverts.games.pikoko.actions import confidences
from coverts.games.pikoko.rows import course as pikoko_rows
from coverts.games.pikoko.rows.deal import lay_out
from coverts.games.pikoko.rows.points import winners
from coverts.games.pok.rows import course as pok_rows
from coverts.simulate.sources import called_by
from tests.golden.golden import REWRITE
from tests.rulebook.homes import Home, homes, not_once, strays
from tests.rulebook.test_every_rule_has_a_test import RULES

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "rules.md"
SOURCES = {
    path.relative_to(ROOT).as_posix(): path.read_text("utf-8") for path in sorted((ROOT / "src/coverts").rglob("*.py"))
}
HOMES = homes(SOURCES)

HELD = "PKF"
"""The rules that are held to one home, by their letters."""

BOOK = "src/coverts/games/tag/rules.py"
TABLE = re.compile(r"(?<=\| Rule \| Home \|\n\|---\|---\|\n)(?:\|.*\n)*")


def test_every_rule_has_one_home() -> None:
    assert not_once([rule for rule in RULES if rule[0] in HELD], HOMES) == {}
    assert set(HOMES) <= set(RULES)


def test_nothing_else_speaks_as_if_it_decided_a_rule() -> None:
    assert strays(SOURCES, HELD) == []


def test_the_page_leads_to_every_home() -> None:
    page = PAGE.read_text("utf-8")
    lines = [f"| {rule} | {_link(HOMES[rule][0])} |\n" for rule in RULES if rule[0] in HELD]
    led = TABLE.sub("".join(lines), page)
    assert TABLE.search(page)
    if environ.get(REWRITE):
        PAGE.write_text(led, "utf-8")
    assert PAGE.read_text("utf-8") == led, f"the homes have moved: {REWRITE}=1 pytest {Path(__file__).name}"


def _link(home: Home) -> str:
    return f"[`{home.name}`](../{home.path})"


COURSES: dict[str, tuple[tuple[Callable[..., Any], ...], ...]] = {
    "K": ((pok.POK.step, pok.POK.view), (pok_rows.throw, pok_rows.advance, observe_row)),
    "P": (
        # What is cached is no plain function: `legal` calls it, but that is not seen.
        (PIKOKO.start, PIKOKO.outcome, PIKOKO.step, confidences.__wrapped__),
        (pikoko_rows.set_up, lay_out, pikoko_rows.advance, pikoko_rows.legal, pikoko_rows.listed, winners),
    ),
}
"""The functions that take a game from its start to its end: those of the typed states, and those of the rows.

For POK also those that say what a seat may see.
"""

SHARED = ["K3", "K4", "K5", "K6", "K7", "K8", "K9", "P5", *[f"P{number}" for number in range(7, 21)]]
"""The rules that are functions, and that both must call: the others are tables, but for P6."""


@pytest.mark.parametrize("rule", SHARED)
@pytest.mark.parametrize("speed", [0, 1], ids=["typed", "rows"])
def test_typed_steps_and_rows_call_the_same_function(rule: str, speed: int) -> None:
    called = called_by([function for function in COURSES[rule[0]][speed] if isinstance(function, FunctionType)])
    assert HOMES[rule][0] in [_home(function) for function in called]


def _home(function: FunctionType) -> Home:
    return Home(f"src/{function.__module__.replace('.', '/')}.py", function.__name__)


@pytest.mark.parametrize(
    "source",
    [
        'def wins(n):\n    """K1: whoever is tagged."""\n',
        'async def wins(n):\n    """K1: whoever is tagged."""\n',
        'class Tagged:\n    """K1: whoever is tagged."""\n',
        'TAGS = 3\n"""K1: how many."""\n',
        'TAGS: Final = 3\n"""K1: how many."""\n',
        'class Options:\n    tags: int\n    """K1: how many."""\n',
    ],
)
def test_a_home_is_a_function_a_class_or_a_constant_of_a_rule_book(source: str) -> None:
    assert list(homes({BOOK: source})) == ["K1"]
    assert strays({BOOK: source}, HELD) == []
    elsewhere = {"src/coverts/bots/tag.py": source}
    assert homes(elsewhere) == {}
    assert len(strays(elsewhere, HELD)) == 1


@pytest.mark.parametrize(
    "source",
    [
        '"""K1: the whole module."""\n',
        'def wins(n):\n    """K1–K3: whoever is tagged."""\n',
        'def wins(n):\n    """K1 in a word."""\n',
        "TAGS = 3  # K1\n",
        "def wins(n):\n    # K1: whoever is tagged\n    return n\n",
    ],
)
def test_what_begins_with_an_id_and_is_no_home_is_a_stray(source: str) -> None:
    assert homes({BOOK: source}) == {}
    assert len(strays({BOOK: source}, HELD)) == 1


def test_one_home_may_be_that_of_several_rules() -> None:
    source = 'def wins(n):\n    """K1, K2: whoever is tagged."""\n'
    assert homes({BOOK: source}) == {"K1": [Home(BOOK, "wins")], "K2": [Home(BOOK, "wins")]}


def test_a_rule_without_a_home_and_one_with_two_are_noticed() -> None:
    source = 'def wins(n):\n    """K1: this."""\n\ndef loses(n):\n    """K1, K2: that."""\n'
    assert not_once(["K1", "K2", "K3"], homes({BOOK: source})) == {
        "K1": [Home(BOOK, "wins"), Home(BOOK, "loses")],
        "K3": [],
    }


def test_an_id_may_stand_anywhere_else_in_a_sentence() -> None:
    source = '"""What follows (K1)."""\nTAGS = 3  # enough for K2\nRULE = "K3: a string that describes nothing"\n'
    assert strays({BOOK: source, "src/coverts/bots/tag.py": source}, HELD) == []
