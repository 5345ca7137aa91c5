"""The page about security: every requirement has a row, and every test it names is there."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "security.md").read_text()
ROWS = [
    [cell.strip() for cell in line.strip("|").split("|")] for line in PAGE.splitlines() if re.match(r"\| \d+\.", line)
]
LAST = {
    "1.1": 2, "1.2": 9, "1.3": 11, "1.4": 3, "1.5": 2, "2.1": 3, "2.2": 3, "2.3": 4, "2.4": 1, "3.2": 2, "3.3": 4,
    "3.4": 6, "3.5": 5, "3.7": 2, "4.1": 3, "4.2": 1, "4.3": 2, "4.4": 4, "5.1": 1, "5.2": 3, "5.3": 2, "5.4": 3,
    "6.1": 3, "6.2": 12, "6.3": 4, "6.4": 4, "6.5": 5, "6.6": 3, "6.8": 4, "7.1": 3, "7.2": 4, "7.3": 2, "7.4": 5,
    "7.5": 2, "7.6": 2, "8.1": 2, "8.2": 3, "8.3": 1, "8.4": 1, "9.1": 3, "9.2": 4, "10.1": 2, "10.2": 2, "10.3": 4,
    "10.4": 11, "10.5": 5, "10.6": 2, "10.7": 3, "11.1": 2, "11.2": 3, "11.3": 3, "11.4": 4, "11.5": 1, "11.6": 1,
    "12.1": 3, "12.2": 2, "12.3": 4, "13.1": 1, "13.2": 5, "13.3": 2, "13.4": 5, "14.1": 2, "14.2": 4, "14.3": 3,
    "15.1": 3, "15.2": 3, "15.3": 7, "16.1": 1, "16.2": 5, "16.3": 4, "16.4": 3, "16.5": 3, "17.1": 1, "17.2": 4,
    "17.3": 2,
}  # fmt: skip
"""The sections of ASVS 5.0, and the last requirement of level 1 or 2 in each: those of level 3 come after them."""


def ids(cell: str) -> list[str]:
    """1.2.6–8 are three."""
    found = []
    for part in cell.split(", "):
        first, _, last = part.partition("–")
        section, _, number = first.rpartition(".")
        found += [f"{section}.{one}" for one in range(int(number), int(last or number) + 1)]
    return found


def test_every_requirement_has_one_row() -> None:
    rows = [one for row in ROWS for one in ids(row[0])]
    assert sorted(rows) == sorted(f"{section}.{one}" for section, last in LAST.items() for one in range(1, last + 1))


@pytest.mark.parametrize("row", ROWS, ids=lambda row: str(row[0]))
def test_a_row_names_tests_that_are_there_or_says_why_not(row: list[str]) -> None:
    named = re.findall(r"`(\w+/test_\w+\.py)::(test_\w+)`", row[2])
    assert row[2].count("::") == len(named)
    for file, test in named:
        assert re.search(rf"^(async )?def {test}\(", (ROOT / "tests" / file).read_text(), re.MULTILINE), (file, test)
    assert named or re.search(r"not here|proxy|above|\.md|whoever runs it|open", row[2])
