"""Pairs of games on a real server, and the law that an observer cannot tell them apart by a single byte."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random

import pytest

from coverts.games.contract import PUBLIC, Observer
from coverts.hall.entries import Millis
from coverts.hall.wire import Setup
from coverts.server.door.budgets import Budgets
from coverts.server.house import live, lobby
from tests.hall.pairs import compare
from tests.hall.performance import Cast
from tests.hall.staging import Staging
from tests.hall.worlds import history, other_history, scene_of
from tests.laws.scenes import Scene
from tests.server.wire_performance import OUTSIDE, Got, WirePerformance
from tests.server.wire_stage import Stage
from tests.server.wire_staging import WireDirector
from tests.server.wire_store import make_quick
from tests.server.wire_timed import without_times

ELSEWHERE = "table-2"


@dataclass(frozen=True)
class WireGame:
    """A game to be performed on a server, and for each observer another that it must not tell from it."""

    scene: Scene
    staging: Staging
    seed: int
    performance: type[WirePerformance] = WirePerformance

    @property
    def observers(self) -> tuple[Observer, ...]:
        return (*range(self.staging.settings.setup.players), PUBLIC)

    async def seen(self, stage: Stage) -> Got:
        return await self._performed(stage, Cast(history(self.scene)))

    async def other_seen(self, stage: Stage, observer: Observer) -> Got:
        moves = other_history(self.scene, observer, Random(f"{self.seed} {observer}"))
        return await self._performed(stage, Cast(moves, observer, self.seed))

    async def seen_elsewhere(self, stage: Stage) -> Got:
        """The same at another table: there is none where strangers look for it."""
        cast = Cast(history(self.scene))
        return await self.performance(stage, self.staging, cast, self.seed, ELSEWHERE).perform()

    async def _performed(self, stage: Stage, cast: Cast) -> Got:
        return await self.performance(stage, self.staging, cast, self.seed).perform()


def wire_game(setup: Setup, seed: int, rest: Millis = 0) -> WireGame:
    scene = scene_of(setup, seed)
    return WireGame(scene, WireDirector(setup, history(scene), Random(f"{setup} {seed}"), rest).staged(), seed)


async def check(stage: Stage, game: WireGame) -> int:
    """A pair for each observer, and each of them a pair for all who are outside. How many pairs there were."""
    seen = await game.seen(stage)
    for observer in game.observers:
        other = await game.other_seen(stage, observer)
        for who in (observer, *OUTSIDE):
            one, two = (without_times(got[who]) if who == "metrics" else got[who] for got in (seen, other))
            compare(f"seed {game.seed}, {observer}: {who}", one, two)
    return len(game.observers)


async def check_strangers(stage: Stage, game: WireGame) -> None:
    """A table that one is not invited to might as well not be there."""
    one, other = await game.seen(stage), await game.seen_elsewhere(stage)
    for who in ("stranger", "banned"):
        compare(f"seed {game.seed}, {who}", one[who], other[who])


def with_time_for_everything(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Budgets, "require", lambda *_, **__: None)
    monkeypatch.setattr(lobby, "PAUSE", 0)
    # A game that is taken up waits for everybody, by the clock on the wall.
    monkeypatch.setattr(live, "COMING_BACK", 0)


@asynccontextmanager
async def on_stage(
    folder: Path, monkeypatch: pytest.MonkeyPatch, *, quick: bool = True, rest: Millis = 0
) -> AsyncIterator[Stage]:
    """A server that has time for as much as one asks; `quick` has it wait for no disk."""
    if quick:
        make_quick(monkeypatch)
    with_time_for_everything(monkeypatch)
    async with Stage(folder, rest).serving() as stage:
        yield stage
