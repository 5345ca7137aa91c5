"""The order of the tests, which of them are done by the same process, and a home that is nobody's."""

from collections.abc import Iterator
from typing import Any

import pytest
from xdist.scheduler import LoadScopeScheduling

from tests.store.postgres import Databases
from tests.store.postgres import databases as postgres_databases

LONGEST = ("tests/server/test_kill.py", "tests/setup/test_fresh_clone.py", "tests/train")
COMPILED = (
    "tests/simulate",
    "tests/envs",
    "tests/bots",
    "tests/belief",
    "tests/coach",
    "tests/train",
    "tests/arena",
    "tests/solve",
    "tests/golden/test_pok_decisions.py",
)


class OneCompiles(LoadScopeScheduling):  # type: ignore[misc]  # xdist has no types.
    """What needs the same machine code is done by the same process: on a fresh machine two would both compile it.

    Not `xdist_group` marks: xdist 3.8 writes them where this pytest no longer reads the names of tests.
    """

    def _split_scope(self, nodeid: str) -> str:
        return "machine code" if nodeid.startswith(COMPILED) else nodeid


@pytest.fixture(scope="session", autouse=True)
def nobodys_home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """What somebody has solved or saved on this machine is not found by tests, and not touched."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_DATA_HOME", str(tmp_path_factory.mktemp("home")))
        yield


@pytest.fixture(scope="session")
def _postgres() -> Iterator[Databases]:
    with postgres_databases() as made:
        yield made


@pytest.fixture
def databases(_postgres: Databases) -> Iterator[Databases]:
    """Databases of a real PostgreSQL, which are gone after the test."""
    yield _postgres
    _postgres.remove()


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> OneCompiles:
    return OneCompiles(config, log)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The longest come first: begun last, they would keep one processor waiting for another."""
    items.sort(key=lambda item: not item.nodeid.startswith(LONGEST))
