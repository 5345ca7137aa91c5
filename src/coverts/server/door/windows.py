"""A sliding-window counter, for rate limits."""

from collections import deque
from time import monotonic

from limits.aio.storage import MemoryStorage

LONGEST = 60
"""Seconds that the longest limit looks back."""


class Windows(MemoryStorage):
    """Moving windows in memory. To forget, the library's own would ask a thread about every key, at every hit."""

    def __init__(self) -> None:
        super().__init__()
        self._hits: dict[str, deque[float]] = {}
        """When each was counted; those who came last are at the end."""

    async def acquire_entry(self, key: str, limit: int, expiry: int, amount: int = 1) -> bool:
        """Count it, if it is within the limit."""
        now = monotonic()
        hits = self._hits.pop(key, None) or deque[float]()
        while hits and hits[0] <= now - expiry:
            hits.popleft()
        is_allowed = len(hits) + amount <= limit
        if is_allowed:
            hits.extend([now] * amount)
        self._hits[key] = hits
        self._forget(now)
        return is_allowed

    def _forget(self, now: float) -> None:
        while (hits := self._hits[first := next(iter(self._hits))]) and hits[-1] <= now - LONGEST:
            del self._hits[first]
