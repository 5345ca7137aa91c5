"""What server tests share."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from tests.server.harness import Server, serving
from tests.store.homes import KINDS

ON_BOTH = ("test_data", "test_identity", "test_own", "test_rematch")
"""Where most depends on what the store answers: these are tried on both databases."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "server" in metafunc.fixturenames and Path(metafunc.module.__file__).stem in ON_BOTH:
        metafunc.parametrize("server", KINDS, indirect=True)


@pytest_asyncio.fixture
async def server(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Server]:
    """A server of its own for every test."""
    if getattr(request, "param", "sqlite") == "sqlite":
        async with serving(tmp_path / "data") as running:
            yield running
    else:
        async with serving(request.getfixturevalue("databases").new()) as running:
            yield running
