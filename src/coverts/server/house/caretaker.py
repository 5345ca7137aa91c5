"""The scheduler of running games: clocks and their timeouts, and bots whose turn it is."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Protocol, TypeAlias

import structlog

from coverts.hall.commands import BotMoves, GoOn, HouseCommand, Tick
from coverts.hall.entries import Millis
from coverts.hall.messages import snapshot
from coverts.hall.sitters import Person
from coverts.hall.table import Table, TablePhase
from coverts.hall.wire import AnyAction
from coverts.server.door.account import Account
from coverts.server.house.live import Live
from coverts.server.house.nodes import Nodes
from coverts.server.wire import encode

log = structlog.get_logger()

CarryOut: TypeAlias = Callable[[Live, HouseCommand], Coroutine[Any, Any, None]]
"""How a command of the house's own is carried out."""

Find: TypeAlias = Callable[[str], Awaitable[Live]]
"""How a table is found that may not be in memory."""

ON_THE_WAY = 0.25
"""Seconds for the news that somebody has come to another node: before a deal goes on without them it waits so long."""

PAUSE_AFTER_FAILURE = 1.0
"""Seconds until a table is looked after again when that has failed."""


class BotDecider(Protocol):
    """Whatever makes bots decide. It gets what the seat would be sent and has been sent, and nothing else."""

    async def decide(self, game: str, level: str, snapshot: bytes, past: bytes, account: Account) -> AnyAction:
        """The action that a bot of this level chooses; `past` are its seat's views at the ends of earlier rounds."""

    def thinking_time(self) -> float:
        """How long a bot seems to think, in seconds; it depends on nothing."""


class Caretaker:
    """Sets clocks and wakes bots. One table's trouble stays with that table."""

    def __init__(
        self,
        decider: BotDecider,
        clock: Callable[[], Millis],
        find: Find,
        carry_out: CarryOut,
        *,
        bots_alone_at_once: bool = False,
        nodes: Nodes,
    ) -> None:
        self._decider = decider
        self._nodes = nodes
        self._bots_alone_at_once = bots_alone_at_once
        self._clock = clock
        self._find = find
        self._carry_out = carry_out
        self._timers: dict[str, asyncio.TimerHandle] = {}
        """The clocks, by table. They do not hold on to the tables: some of them run for days."""
        self._going_on: set[str] = set()
        """Tables whose deals are about to wait no longer; a disk that fails is not tried again at once."""
        self._closing = False
        self._tasks: set[asyncio.Task[None]] = set()

    def look_after(self, live: Live) -> None:
        """Set the clock, and ask the bots whose turn it is, once the question is asked. Unless the game is slow, bots
        wait until somebody watches.
        """
        table, now = live.table, self._clock()
        if not self._nodes.cares_for(table.id):
            self.drop(table.id)
            return
        self._set_clock(table, now)
        self._go_on(live, now)
        if self._closing or table.phase is not TablePhase.PLAYING or table.paused or table.rests(now):
            return
        is_watched = live.is_watched(asyncio.get_running_loop().time()) or self._nodes.is_watched_elsewhere(table.id)
        if not is_watched and not table.goes_on_unwatched:
            return
        for seat in table.awaited:
            if table.bot_level(seat) is not None and seat not in live.thinking:
                live.thinking.add(seat)
                self._spawn(self._think(live, seat), again=lambda: self.look_after(live))

    def _go_on(self, live: Live, now: Millis) -> None:
        """Have a deal wait no longer for those who are not here."""
        if self._closing or not live.table.collects or live.table.id in self._going_on or self._waits(live, now):
            return
        self._going_on.add(live.table.id)
        is_late = not live.table.waits_for(None, now)
        wait = ON_THE_WAY if self._nodes.are_many and not is_late else 0.0
        self._spawn(self._without_others(live, wait), again=lambda: self._look_again(live))

    def _waits(self, live: Live, now: Millis) -> bool:
        """Whether a deal waits for somebody who is here, or may be: a node that hears nothing does not know."""
        here = live.people_here(asyncio.get_running_loop().time()) if self._nodes.knows_who_is_here else None
        return bool(live.table.waits_for(here, now))

    async def _without_others(self, live: Live, wait: float) -> None:
        """Go on, unless somebody comes meanwhile."""
        if wait:
            await asyncio.sleep(wait)
        cares = self._nodes.cares_for(live.table.id)
        if cares and live.table.collects and not self._waits(live, self._clock()):
            await self._carry_out(live, GoOn(live.people_here(asyncio.get_running_loop().time())))
        self._look_again(live)

    def _look_again(self, live: Live) -> None:
        self._going_on.discard(live.table.id)
        self.look_after(live)

    def drop(self, table: str) -> None:
        """Look after a table no longer: its clock does not ring here."""
        before = self._timers.pop(table, None)
        if before is not None:
            before.cancel()

    def _set_clock(self, table: Table, now: Millis) -> None:
        self.drop(table.id)
        moment = _next_ring(table, now)
        if self._closing or moment is None:
            return
        wait = max(0.0, (moment - now) / 1000)
        self._timers[table.id] = asyncio.get_running_loop().call_later(wait, self._ring, table.id)

    def _ring(self, table: str) -> None:
        """The time of a table is up."""
        self._timers.pop(table, None)
        if not self._closing:
            self._spawn(self._tick(table), again=lambda: self._ring(table))

    async def _tick(self, table: str) -> None:
        live = await self._find(table)
        await self._carry_out(live, Tick())
        self.look_after(live)

    async def _think(self, live: Live, seat: int) -> None:
        try:
            await self._decide(live, seat)
        finally:
            live.thinking.discard(seat)
        # Its next turn may have come while it was still counted as thinking.
        self.look_after(live)

    async def _decide(self, live: Live, seat: int) -> None:
        """A bot's decision for a seat, from what the seat may know, after as long as a person would think."""
        level, question = live.table.bot_level(seat), live.table.question
        if level is None or seat not in live.table.awaited:
            return
        game = live.table.game
        seen = encode(snapshot(live.table, seat, live.desk.number))
        past = encode([game.view(state, seat) for state in live.table.past])
        clock = asyncio.get_running_loop().time
        begun = clock()
        action = await self._decider.decide(game.name, level, seen, past, live.account)
        if not (self._bots_alone_at_once and _is_of_bots(live.table)):
            await asyncio.sleep(self._rest(clock() - begun))
        # Meanwhile the owner may have come back, or the clock may have run out.
        if live.table.question == question and live.table.bot_level(seat) is not None and seat in live.table.awaited:
            await self._carry_out(live, BotMoves(seat, action, question))

    def _rest(self, taken: float) -> float:
        """How long to wait still. How long it took to decide depends on what the bot sees, so it must not show: whoever
        was not done in the time that a person would take seems to take that time once more.
        """
        wait = self._decider.thinking_time()
        while wait < taken and (more := self._decider.thinking_time()):
            wait += more
        return max(0.0, wait - taken)

    def _spawn(self, work: Coroutine[Any, Any, None], again: Callable[[], None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(lambda done: self._finished(done, again))

    def _finished(self, task: "asyncio.Task[None]", again: Callable[[], None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("table task failed", error=type(task.exception()).__name__)
            asyncio.get_running_loop().call_later(PAUSE_AFTER_FAILURE, again)

    async def close(self) -> None:
        """Stop the clocks and the bots."""
        self._closing = True
        for timer in self._timers.values():
            timer.cancel()
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def _is_of_bots(table: Table) -> bool:
    """Whether nobody plays from whom it must be hidden how long a decision took."""
    return not any(isinstance(sitter, Person) for sitter in table.sitters)


def _next_ring(table: Table, now: Millis) -> Millis | None:
    """When the clock of a table rings next, if it does: when its rest is over, when the time of a person is up, or when
    a deal waits no longer.
    """
    if table.collects:
        return table.collected_at
    if table.rests(now):
        return table.asked_at
    if table.deadline is None or all(table.bot_level(seat) is not None for seat in table.awaited):
        return None
    return table.deadline
