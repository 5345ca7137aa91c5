"""The order of the tests, and which of them belong together."""

import pytest

LONGEST = ("tests/server/test_kill.py", "tests/setup/test_fresh_clone.py", "tests/train")
COMPILED = ("tests/simulate", "tests/envs", "tests/bots", "tests/belief", "tests/train", "tests/arena", "tests/solve")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The longest come first: begun last, they would keep one processor waiting for another.

    And what needs the same machine code is done by the same process: on a fresh machine two would both compile it.
    """
    for item in items:
        if item.nodeid.startswith(COMPILED):
            item.add_marker(pytest.mark.xdist_group("machine code"))
    items.sort(key=lambda item: not item.nodeid.startswith(LONGEST))
