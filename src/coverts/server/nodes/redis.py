"""Pub/sub of Redis or Valkey. Nothing is ever kept there: it may be restarted, and come back empty."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from coverts.server.nodes.pubsub import LineError
from coverts.server.pubsub_url import RedisUrl

TO_ANSWER = 3.0


class RedisLine:
    """See `Line`. Every house has a channel of its own."""

    def __init__(self, url: RedisUrl, house: str) -> None:
        self._url = url
        self._channel = f"coverts {house}"
        self._redis: Redis | None = None
        self._hearing: asyncio.Task[None] | None = None

    async def connect(self, heard: Callable[[str | bytes], None]) -> None:
        """Begin to listen."""
        # It would connect again by itself, and nobody would know that something was missed.
        self._redis = Redis.from_url(
            self._url.dsn, socket_timeout=None, socket_connect_timeout=TO_ANSWER, retry=Retry(NoBackoff(), 0)
        )
        pubsub = self._redis.pubsub()
        try:
            await pubsub.subscribe(self._channel)
            await pubsub.get_message(timeout=TO_ANSWER)
        except (RedisError, OSError) as error:
            raise LineError(type(error).__name__) from None
        self._hearing = asyncio.create_task(self._hear(pubsub, heard))

    async def _hear(self, pubsub: Any, heard: Callable[[str | bytes], None]) -> None:
        try:
            async for message in pubsub.listen():
                if message["type"] == "message":
                    heard(message["data"])
        except (RedisError, OSError):
            pass
        finally:
            with suppress(RedisError, OSError):
                await pubsub.aclose()

    async def send(self, text: bytes) -> None:
        """Tell everybody."""
        assert self._redis is not None
        try:
            await self._redis.publish(self._channel, text)
        except (RedisError, OSError) as error:
            raise LineError(type(error).__name__) from None

    async def lost(self) -> None:
        """Wait until the connection is gone."""
        assert self._hearing is not None
        await asyncio.wait({self._hearing})

    async def close(self) -> None:
        """Let go of it."""
        if self._hearing is not None:
            self._hearing.cancel()
            await asyncio.gather(self._hearing, return_exceptions=True)
            self._hearing = None
        if self._redis is not None:
            with suppress(RedisError, OSError):
                await self._redis.aclose()
            self._redis = None
