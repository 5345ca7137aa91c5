from collections.abc import Iterator

import pytest

from coverts.server.pubsub_url import RedisUrl
from tests.cluster.valkey import GIVEN, running

KINDS = ("postgresql", "valkey")


@pytest.fixture(scope="session")
def _valkey() -> Iterator[RedisUrl]:
    if GIVEN:
        yield RedisUrl(GIVEN)
    else:
        with running() as server:
            yield server.url


@pytest.fixture(params=KINDS)
def pubsub(request: pytest.FixtureRequest) -> RedisUrl | None:
    """What carries the doorbells, each kind in turn: PostgreSQL itself, or Valkey."""
    if request.param == "postgresql":
        return None
    url: RedisUrl = request.getfixturevalue("_valkey")
    return url
