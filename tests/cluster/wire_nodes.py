"""A stage of two nodes on one store, over which the people of a game are spread: see `tests/server/wire_stage.py`."""

import asyncio
import re
from collections.abc import AsyncIterator, Callable, Collection, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar

from coverts.hall.desk import Logged
from coverts.hall.entries import Millis
from coverts.server.house import caretaker, cluster
from coverts.server.house.cluster import Cluster
from coverts.server.house.live import Live
from coverts.store.interface import StoreError
from coverts.store.sharing import Beat, Moment, Node
from tests.server.wire_pairs import WireGame, check, with_time_for_everything
from tests.server.wire_performance import Got, WirePerformance
from tests.server.wire_stage import Present, Stage, until
from tests.server.wire_store import make_quick

NODES = 2
NEVER = 1_000_000.0


class SharedPresent(Present):
    """The store of the present game, as several nodes see it. No node ever dies without saying so."""

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self._alive: dict[Node, None] = {}
        self._cares: dict[str, Node] = {}

    def begin(self) -> None:
        """Another game."""
        self._alive.clear()
        self._cares.clear()

    async def house(self) -> str:
        return "the house"

    async def time(self) -> Moment:
        return Moment(self._stage.script.now, 0, 0)

    async def beat(self, node: Node, *, lease: Millis, most: int, sweep: bool, refused: Collection[str] = ()) -> Beat:
        self._alive[node] = None
        taken = {table: 0 for table, carer in self._cares.items() if carer not in self._alive}
        self._cares |= dict.fromkeys(taken, node)
        cares = frozenset(table for table, carer in self._cares.items() if carer == node)
        return Beat(cares, taken, next(iter(self._alive)) == node)

    async def claim(self, node: Node, tables: Collection[str]) -> None:
        for table in tables:
            self._cares.setdefault(table, node)

    async def hand_over(self, node: Node, to: Mapping[str, Node]) -> None:
        raise NotImplementedError

    async def resign(self, node: Node) -> None:
        self._alive.pop(node, None)

    async def worthless(self, tokens: Collection[bytes]) -> list[bytes]:
        raise NotImplementedError

    async def load_many(self, after: Mapping[str, int]) -> dict[str, list[Logged] | StoreError]:
        return {table: log for table, seq in after.items() if (log := await self.load(table, after=seq))}

    async def heads(self, tables: Collection[str]) -> dict[str, int]:
        raise NotImplementedError


class Switch:
    """Carries what nodes tell each other, at once."""

    def __init__(self) -> None:
        self.lines: list[SwitchedLine] = []

    def tell(self, text: bytes) -> None:
        for line in tuple(self.lines):
            line.heard(text)


class SwitchedLine:
    """One node's; see `Line`."""

    def __init__(self, switch: Switch) -> None:
        self._switch = switch
        self.heard: Callable[[str | bytes], None]

    async def connect(self, heard: Callable[[str | bytes], None]) -> None:
        self.heard = heard
        self._switch.lines.append(self)

    async def send(self, text: bytes) -> None:
        self._switch.tell(text)

    async def lost(self) -> None:
        await asyncio.Event().wait()

    async def close(self) -> None:
        if self in self._switch.lines:
            self._switch.lines.remove(self)


class NodesStage(Stage):
    """Two nodes. What they do by the clock on the wall is done when the stage asks for it."""

    def __init__(self, folder: Path, rest: Millis = 0) -> None:
        self.switch = Switch()
        self._present = SharedPresent(self)
        self._names = count()
        self._is_opening = False
        super().__init__(folder, rest)

    def _built(self) -> Sequence[Litestar]:
        return [self._app(line=SwitchedLine(self.switch)) for _ in range(NODES)]

    def _shown(self) -> object:
        return self._present

    def new_id(self) -> str:
        return f"node {next(self._names)}" if self._is_opening else super().new_id()

    @property
    def clusters(self) -> list[Cluster]:
        found = [house.nodes for house in self.houses]
        assert all(isinstance(one, Cluster) for one in found)
        return found  # type: ignore[return-value]

    @asynccontextmanager
    async def game(self, script: Any) -> AsyncIterator[Any]:
        self._present.begin()
        self._names = count()
        async with super().game(script) as store:
            yield store

    async def open(self) -> None:
        self._is_opening = True
        await super().open()
        self._is_opening = False
        first, *_ = self.clusters
        await until(lambda: len(self.switch.lines) == NODES)
        under_way = await self._present.unfinished_tables()
        await until(lambda: all(table in first._caring for table in under_way))
        await self.told()

    async def told(self) -> None:
        while sum(self._tell(one) for one in self.clusters):
            await until(self._is_quiet)
        await until(self._is_quiet)

    def _tell(self, one: Cluster) -> int:
        """Have a node tell who is there; how much there was to tell."""
        news = list(one._presence.to_tell(one._house.tables()))
        for present in news:
            one._pubsub.publish(present)
        return len(news)

    def _is_quiet(self) -> bool:
        if any(house._under_way for house in self.houses):
            return False
        if any(one._reading or one._pubsub._waiting or one._pubsub._something.is_set() for one in self.clusters):
            return False
        if any(house.lobby._telling is not None and not house.lobby._telling.done() for house in self.houses):
            return False
        lives = [live for house in self.houses for live in house.tables()]
        heads = {
            live.table.id: max(other.desk.seq for other in lives if other.table.id == live.table.id) for live in lives
        }
        return all(live.desk.seq == heads[live.table.id] for live in lives if len(live.audience))

    async def settle(self, live: Live) -> None:
        await self.told()
        await super().settle(live)
        await self.told()


class NodesPerformance(WirePerformance):
    """A game that is performed at two nodes.

    A node's own figures show that a late move was made there, and so whether a bot has made it, and that somebody there
    has looked at a table. So the house's are compared: moves and commits of both nodes together.
    """

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.figures: list[bytes] = []

    async def look_at_figures(self) -> None:
        sums: dict[str, float] = {}
        for house in self.stage.houses:
            found = re.findall(r"^(coverts_\S+) (\S+)$", house.metrics.text().decode(), re.MULTILINE)
            for name, value in found:
                if name != "coverts_tables":
                    sums[name] = sums.get(name, 0.0) + float(value)
        self.figures.append("\n".join(f"{name} {value}" for name, value in sums.items()).encode())

    def got(self, logs: list[bytes]) -> Got:
        return super().got(logs) | {"metrics": self.figures}


async def check_with_nodes(stage: NodesStage, game: WireGame) -> int:
    """A pair for each observer, who is at either node, and for those outside. How many pairs there were."""
    return await check(stage, replace(game, performance=NodesPerformance))


@asynccontextmanager
async def on_stage_of_nodes(folder: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[NodesStage]:
    """Two nodes that have time for as much as one asks, and wait for no disk."""
    make_quick(monkeypatch)
    with_time_for_everything(monkeypatch)
    for name in ("LOOK", "TELL"):
        monkeypatch.setattr(cluster, name, NEVER)
    # Whatever is taken over has been closed for a while, and nobody is on the way whose coming is not known.
    monkeypatch.setattr(cluster, "CLOSED", -1)
    monkeypatch.setattr(caretaker, "ON_THE_WAY", 0.0)
    async with NodesStage(folder).serving() as stage:
        assert isinstance(stage, NodesStage)
        yield stage
