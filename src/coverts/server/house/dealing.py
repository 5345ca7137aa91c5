"""Batching: the steps of a deal that clients send at about the same time are written in one transaction.

A deal waits for everybody who is connected, so what one client adds to it can wait for what the others add: all of it,
and what it leads to, is one transaction. As with every command, nothing is answered before it is durable.
"""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import Any, Protocol, TypeAlias

from msgspec import Struct

from coverts.games.contract import Refusal, Refused
from coverts.hall.commands import Command, Commit, Reveal
from coverts.hall.desk import CommandKey, Decision, Desk
from coverts.hall.entries import Millis
from coverts.server.house.live import Live

HELD_FOR: Millis = 250
"""So long a step waits for those of others, at most. What else its sender asks for waits as long."""


class Step(Struct, frozen=True, eq=False):
    """A client's part in a deal."""

    key: CommandKey
    command: Commit | Reveal
    acknowledge: Callable[[], None]
    done: "asyncio.Future[bool]"
    """Whether it was carried out just now, or `Refused`."""


DecideTogether: TypeAlias = Callable[
    [Desk, Sequence[tuple[CommandKey, Command]]], tuple[Decision, dict[CommandKey, Refusal]]
]


class CarryOut(Protocol):
    """Decides, commits, acknowledges and broadcasts."""

    def __call__(
        self, live: Live, decide: Callable[[Desk], Decision], *, acknowledge: Callable[[], None]
    ) -> Awaitable[bool]: ...


class Dealing:
    """Holds the steps of each table until nobody else's is waited for."""

    def __init__(
        self,
        clock: Callable[[], Millis],
        decide: DecideTogether,
        carry_out: CarryOut,
        begin: Callable[[Coroutine[Any, Any, None]], object],
    ) -> None:
        self._clock = clock
        self._decide = decide
        self._carry_out = carry_out
        self._begin = begin

    async def take(
        self, live: Live, key: CommandKey, command: Commit | Reveal, acknowledge: Callable[[], None]
    ) -> bool:
        """Carry out a step, once, with those of others; whether it was carried out just now, or `Refused`."""
        refusal = live.refusals.of(key)
        if refusal is not None:
            raise Refused(refusal)
        loop = asyncio.get_running_loop()
        step = Step(key, command, acknowledge, loop.create_future())
        live.held.append(step)
        if not self._waits_for_more(live):
            self.write(live)
        elif live.held_until is None:
            live.held_until = loop.call_later(HELD_FOR / 1000, self.write, live)
        return await step.done

    def _waits_for_more(self, live: Live) -> bool:
        """Whether other people's steps are to come soon. In slow games everybody is told of each step at once."""
        table, now = live.table, self._clock()
        until = table.collected_at
        if until is None or table.is_slow or until <= now + HELD_FOR:
            return False
        here = live.people_here(asyncio.get_running_loop().time())
        given = {table.seat_of(step.key.who) for step in live.held}
        return not given.issuperset(table.waits_for(here, now))

    def write(self, live: Live) -> None:
        """Write what is held of a table now."""
        if live.held_until is not None:
            live.held_until.cancel()
        steps, live.held, live.held_until = live.held, [], None
        if steps:
            self._begin(self._written(live, steps))

    async def _written(self, live: Live, steps: Sequence[Step]) -> None:
        fresh, refused = set[CommandKey](), dict[CommandKey, Refusal]()

        def decide(desk: Desk) -> Decision:
            asked = [(step.key, step.command) for step in steps if not desk.has_answered(step.key)]
            decision, found = self._decide(desk, asked)
            fresh.clear()
            fresh.update([key for key, _ in asked])
            refused.clear()
            refused.update(found)
            return decision

        def acknowledge() -> None:
            for step in steps:
                if step.key in fresh and step.key not in refused:
                    step.acknowledge()

        try:
            await self._carry_out(live, decide, acknowledge=acknowledge)
        except Exception as error:  # Whatever it is, every client gets an answer.
            for step in steps:
                _settle(step, error)
            return
        for step in steps:
            if step.key in refused:
                live.refusals.remember(step.key, refused[step.key])
                _settle(step, Refused(refused[step.key]))
            else:
                _settle(step, step.key in fresh)


def _settle(step: Step, outcome: "bool | Exception") -> None:
    if step.done.done():
        return  # Whoever asked was cancelled.
    if isinstance(outcome, Exception):
        step.done.set_exception(outcome)
    else:
        step.done.set_result(outcome)
