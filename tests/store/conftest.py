from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from coverts.store.interface import Store
from tests.store.homes import KINDS, Home, home_of
from tests.store.postgres import Databases


@pytest.fixture(params=KINDS)
def home(request: pytest.FixtureRequest, tmp_path: Path, databases: Databases) -> Home:
    """A place for a store, on each database in turn."""
    return home_of(request.param, tmp_path, databases)


@pytest.fixture
async def store(home: Home) -> AsyncIterator[Store]:
    made = await home.open()
    yield made
    await made.close()
