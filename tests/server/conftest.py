"""What server tests share."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio

from tests.server.harness import Server, serving


@pytest_asyncio.fixture
async def server(tmp_path: Path) -> AsyncIterator[Server]:
    """A server of its own for every test."""
    async with serving(tmp_path / "data") as running:
        yield running
