"""Pages that lead through the code name files and folders that are there."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = [
    ROOT / "src" / "coverts" / "__init__.py",
    ROOT / "docs" / "architecture.md",
    ROOT / "docs" / "glossary.md",
    *(ROOT / "docs" / "decisions").glob("*.md"),
]
BASES = [ROOT, ROOT / "src" / "coverts", ROOT / "src" / "coverts" / "bots" / "pikoko"]
NAMED = re.compile(r"`([\w.-]+(?:/[\w.*-]+)+)/?`")


def missing(text: str) -> list[str]:
    """Paths in a page's code that lead nowhere."""
    return [path for path in NAMED.findall(text) if not any(any(base.glob(path)) for base in BASES)]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_what_a_page_names_is_there(page: Path) -> None:
    assert missing(page.read_text()) == []


def test_what_is_not_there_is_noticed() -> None:
    assert missing("`hall/desk.py` `hall/no_such.py` `nowhere/` `lang/<language>/*.ftl` and `web/src`") == [
        "hall/no_such.py"
    ]
