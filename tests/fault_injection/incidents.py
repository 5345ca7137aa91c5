"""What goes wrong of an evening."""

import asyncio
import gc
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from coverts.hall.commands import SayPhrase
from coverts.hall.desk import CommandKey, Desk
from coverts.hall.settings import DAY
from coverts.hall.summary import members_of, people_of, summary_of
from coverts.hall.table import TablePhase
from coverts.store.interface import Batch
from tests.fault_injection.playing import Player

if TYPE_CHECKING:
    from tests.fault_injection.evening import Evening


async def a_crash(evening: "Evening") -> None:
    """And another clock when it is over; sometimes the server crashes again while it starts."""
    while True:
        evening.crash()
        await asyncio.sleep(evening.chance.choice([0.01, 1, 30]) * evening.chance.random())
        the_clock_is_set(evening)
        starting = evening.loop.begin(evening.start())
        if evening.chance.random() < 0.8:
            await starting
            return
        await asyncio.sleep(evening.chance.random() / 100)
        starting.cancel()


async def a_restart(evening: "Evening") -> None:
    await evening.stop()
    await asyncio.sleep(evening.chance.random())
    await evening.start()


async def the_clock_jumps(evening: "Evening") -> None:
    the_clock_is_set(evening)


def the_clock_is_set(evening: "Evening") -> None:
    evening.clock.ahead += evening.chance.choice([0, 1, 60, 3600, DAY, -60, -3600]) * evening.chance.randrange(2000)


async def a_cut(evening: "Evening") -> None:
    link = evening.chance.choice(evening.people).link
    if link is not None:
        link.cut()


async def a_cut_for_all(evening: "Evening") -> None:
    for person in evening.people:
        if person.link is not None:
            person.link.cut()


async def a_slow_reader(evening: "Evening") -> None:
    link = evening.chance.choice(evening.people).link
    if link is not None:
        link.down.stalled_until = evening.loop.time() + evening.chance.uniform(1, 60)


async def a_failing_disk(evening: "Evening") -> None:
    evening.server.store.fails = evening.chance.choice(["before", "after", "read"])


async def somebody_goes(evening: "Evening") -> None:
    """For good, and without a word: only where a clock and a bot can do without them."""
    settings = evening.plan.settings
    players = [person for person in evening.people if isinstance(person, Player) and not person.is_host]
    if players and settings.seconds is not None and settings.leaver != "pause":
        evening.chance.choice(players).go()


async def tables_are_put_away(evening: "Evening") -> None:
    """The house forgets what nobody needs, and finds it again in the log."""
    evening.server.house.put_away()
    gc.collect()


async def another_server_writes(evening: "Evening") -> None:
    """As will happen when there are several: this one learns of it from the log."""
    log = evening.disk.log(evening.table)
    desk = Desk(evening.table, log)
    who = desk.table.host
    if desk.table.phase is TablePhase.PLAYING or desk.table.seat_of(who) is None:
        return
    key = CommandKey(who, f"elsewhere {len(log)}")
    evening.laws.asked[key] = command = SayPhrase("hello")
    decision = desk.decide(who, command, key, now=evening.clock(), draw=min, secret=bytes, bot_name=str)  # type: ignore[arg-type]
    batch = Batch(
        table=evening.table,
        after=len(log),
        log=decision.log,
        summary=summary_of(desk.table),
        members=members_of(desk.table),
        people=people_of(desk.table),
        at=evening.clock(),
    )
    assert evening.disk.write([batch]) == [None]
    evening.disk.promise()
    evening.laws.have_in_log(evening.table, evening.disk.log(evening.table))


INCIDENTS: list[Callable[["Evening"], Awaitable[None]]] = [
    a_crash,
    a_crash,
    a_restart,
    the_clock_jumps,
    a_cut,
    a_cut,
    a_cut_for_all,
    a_slow_reader,
    a_failing_disk,
    somebody_goes,
    tables_are_put_away,
    another_server_writes,
]
