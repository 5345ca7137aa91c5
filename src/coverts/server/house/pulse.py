"""Health check: can anything be written? A real write answers, at most one a second, for everybody who asks."""

import asyncio

import structlog

from coverts.store.interface import Store, StoreError

log = structlog.get_logger()

REST = 1.0
"""Seconds that an answer is good for: whoever asks all the time must not keep the disk busy."""
PATIENCE = 5.0
"""Seconds after which a write that has not come back counts as failed."""


class Pulse:
    """Whether the store can write. Nothing that anybody plays or says changes the answer."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._writing: asyncio.Task[bool] | None = None
        self._begun = 0.0

    async def beats(self) -> bool:
        """Whether something has been written just now. A disk that is full, broken or stuck says no."""
        now = asyncio.get_running_loop().time()
        if self._writing is None or (self._writing.done() and now >= self._begun + REST):
            self._writing, self._begun = asyncio.create_task(self._write()), now
        writing = self._writing
        await asyncio.wait({writing}, timeout=max(0.0, self._begun + PATIENCE - now))
        return writing.done() and writing.result()

    async def _write(self) -> bool:
        try:
            await self._store.write_probe()
        except StoreError as error:
            log.error("nothing can be written", error=type(error).__name__)  # noqa: TRY400 - a trace may hold secrets
            return False
        return True

    async def stop(self) -> None:
        """Wait for nothing any longer."""
        if self._writing is not None:
            self._writing.cancel()
            await asyncio.gather(self._writing, return_exceptions=True)
