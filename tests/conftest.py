"""The order of the tests."""

import pytest

LONGEST = ("tests/server/test_kill.py", "tests/setup/test_fresh_clone.py", "tests/train")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The longest come first: begun last, they would keep one processor waiting for another."""
    items.sort(key=lambda item: not item.nodeid.startswith(LONGEST))
