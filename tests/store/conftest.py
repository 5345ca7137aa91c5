from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from coverts.store.interface import Store
from coverts.store.sqlite import SqliteStore


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    made = await SqliteStore.open(tmp_path)
    yield made
    await made.close()
