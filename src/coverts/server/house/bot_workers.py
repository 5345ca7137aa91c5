"""Bots in processes of their own: they get the bytes that their seat would be sent, and give back an action."""

import asyncio
import secrets
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from random import Random

import msgspec

from coverts.bots.bot import AnyView
from coverts.bots.workers import worker_pool
from coverts.hall.wire import AnyAction

_encode = msgspec.json.Encoder().encode
_decode_action = msgspec.json.Decoder(AnyAction).decode


class BotWorkers:
    """A few worker processes, started when the first bot has to think."""

    def __init__(self, *, workers: int = 1, pace: float = 1.0) -> None:
        self._workers = workers
        self._pace = pace
        self._pool: ProcessPoolExecutor | None = None

    def thinking_time(self) -> float:
        """Like a person's: mostly a second or two, sometimes longer. It depends on nothing that a bot sees."""
        return self._pace * min(6.0, secrets.SystemRandom().lognormvariate(0.3, 0.5))

    async def decide(self, game: str, level: str, snapshot: bytes, past: bytes) -> AnyAction:
        """The action that a bot of this level chooses."""
        if self._pool is None:
            self._pool = worker_pool(self._workers)
        pool, seed = self._pool, secrets.randbits(64)
        try:
            chosen = await asyncio.get_running_loop().run_in_executor(
                pool, choose_action, game, level, snapshot, past, seed
            )
        except BrokenExecutor:
            # A worker was killed, and its pool is of no more use. The next decision starts another.
            if self._pool is pool:
                self._pool = None
            raise
        action: AnyAction = _decode_action(chosen)
        return action

    def close(self) -> None:
        """Let the workers go."""
        if self._pool is not None:
            self._pool.shutdown(wait=True, cancel_futures=True)


def choose_action(game: str, level: str, snapshot: bytes, past: bytes, seed: int) -> bytes:
    """What a bot does: runs in a worker process, and knows nothing but this."""
    from coverts.bots.levels import bot_for
    from coverts.hall.messages import Snapshot

    seen = msgspec.json.decode(snapshot, type=Snapshot)
    assert seen.game is not None
    view = seen.game.view
    earlier: list[AnyView] = msgspec.json.decode(past, type=list[type(view)])  # type: ignore[misc]
    numbers = Random(seed)  # noqa: S311 - a bot's whims, not secrets
    return _encode(bot_for(game, level).choose(view, numbers.randrange, earlier))
