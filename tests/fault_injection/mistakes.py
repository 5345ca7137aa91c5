"""Mistakes that a server could make, to see whether the laws would notice."""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from itertools import count
from typing import Any
from unittest.mock import patch

from msgspec.structs import replace

from coverts.hall import deciding, desk, messages
from coverts.hall.desk import CommandKey, Desk
from coverts.hall.entries import TimedOut
from coverts.hall.fair_steps import rounds_of, stream_for
from coverts.hall.messages import messages_for, observers
from coverts.hall.table import Table, fair_view
from coverts.server.clock import NANOS, SteadyClock
from coverts.server.house import clerk, house, refusals
from coverts.server.house.caretaker import Caretaker
from coverts.server.house.clerk import Clerk
from coverts.server.house.live import Live
from coverts.server.house.refusals import Refusals
from coverts.server.house.telling import deliver
from coverts.store.interface import StoreError

Patch = AbstractContextManager[Any]


def acknowledged_before_the_commit() -> Patch:
    carry_out = Clerk.carry_out

    async def hasty(
        self: Clerk, live: Any, decide: Any, key: Any = None, acknowledge: Any = lambda: None, opens: Any = None
    ) -> bool:
        if key is not None and not live.desk.has_answered(key):
            decide(live.desk)
            acknowledge()
            return await carry_out(self, live, decide, key, lambda: None, opens)
        return await carry_out(self, live, decide, key, acknowledge, opens)

    return patch.object(Clerk, "carry_out", hasty)


@contextmanager
def told_before_the_commit() -> Iterator[None]:
    carry_out, append = Clerk.carry_out, Clerk.append

    async def remembering(self: Any, live: Any, *given: Any) -> bool:
        self.lives = {**getattr(self, "lives", {}), live.table.id: live}
        return await carry_out(self, live, *given)

    async def telling(self: Any, after: int, prepared: Any, *given: Any, **more: Any) -> None:
        live: Any = getattr(self, "lives", {}).get(prepared.table.id)
        for news in prepared.news if live else ():
            number = live.desk.number + 1
            deliver(
                live,
                [(observer, messages_for(news, observer, number)) for observer in observers(live.table)],
                but_not=(),
            )
        await append(self, after, prepared, *given, **more)

    with patch.object(Clerk, "carry_out", remembering), patch.object(Clerk, "append", telling):
        yield


def commands_forgotten_after_a_restart() -> Patch:
    has_answered = Desk.has_answered
    made = Desk.__init__

    def forgetful(self: Any, table: str, log: Any) -> None:
        made(self, table, log)
        self.forgotten = set(self._answered)

    return _both(
        patch.object(Desk, "__init__", forgetful),
        patch.object(Desk, "has_answered", lambda self, key: has_answered(self, key) and key not in self.forgotten),
    )


def a_message_not_caught_up() -> Patch:
    since = Desk.since
    return patch.object(
        Desk, "since", lambda self, observer, number: since(self, observer, None if number is None else number + 1)
    )


def a_repeated_command_carried_out_again() -> Patch:
    numbers = count()
    return patch.object(house, "CommandKey", lambda who, name: CommandKey(who, f"{name} {next(numbers)}"))


def a_command_without_its_key() -> Patch:
    logged = desk.logged
    return _both(
        patch.object(Desk, "has_answered", lambda self, key: False),
        patch.object(desk, "logged", lambda entries, key: logged(entries, None)),
    )


def time_is_up_twice() -> Patch:
    decide = deciding.decide_for_house

    def twice(*given: Any, **more: Any) -> Any:
        news = decide(*given, **more)
        return [*news, *(one for one in news if isinstance(one.entry, TimedOut))]

    return patch.object(desk, "decide_for_house", twice)


def seeds_forgotten_after_a_restart() -> Patch:
    """The house deals from seeds that it keeps in memory, and draws others when it has forgotten them."""
    made = Desk.__init__
    lives: dict[str, int] = {}

    def counted(self: Any, table: str, log: Any) -> None:
        made(self, table, log)
        lives["desks"] = lives.get("desks", 0) + 1

    def drawn_anew(steps: Any, source: Any) -> Any:
        first = lives.setdefault(steps.game, lives["desks"])
        seeds = steps.seeds if lives["desks"] == first else tuple(seed[::-1] for seed in steps.seeds)
        return stream_for(replace(steps, seeds=seeds), source)

    return _both(patch.object(Desk, "__init__", counted), patch.object(deciding, "stream_for", drawn_anew))


def any_nonce_taken() -> Patch:
    """It need not be the one that was committed to."""
    return patch.object(deciding, "is_opened", lambda *_: True)


def a_deal_that_waits_for_ever() -> Patch:
    return patch.object(Table, "waits_for", lambda self, here, now: self.owing)


def seeds_told_with_the_commitments() -> Patch:
    shown = fair_view

    def open_hearted(table: Table) -> Any:
        view = shown(table)
        if view is None or table.fair is None:
            return view
        return replace(view, rounds=rounds_of(table.fair, len(table.fair.seeds)))

    return patch.object(messages, "fair_view", open_hearted)


def a_number_skipped() -> Patch:
    take_up = Desk.take_up

    def skipping(self: Desk, *given: Any) -> Any:
        deliveries = take_up(self, *given)
        self.number += self.seq % 20 == 0
        return deliveries

    return patch.object(Desk, "take_up", skipping)


def a_failing_disk_not_noticed() -> Patch:
    append = Clerk.append

    async def careless(self: Clerk, *given: Any, **more: Any) -> None:
        with suppress(StoreError):
            await append(self, *given, **more)

    return patch.object(Clerk, "append", careless)


def a_log_read_again_in_silence() -> Patch:
    return patch.object(clerk, "catch_up", lambda live, number, but_not: None)


def observer_not_changed() -> Patch:
    return patch.object(clerk, "switch_observers", lambda live: set())


def everybody_told_what_the_host_sees() -> Patch:
    def loose(live: Any, deliveries: Any, **_: Any) -> None:
        deliver(live, [(observer, deliveries[0][1]) for observer, _ in deliveries], but_not=())

    return patch.object(clerk, "deliver", loose)


def a_bot_not_asked_again() -> Patch:
    async def think(self: Caretaker, live: Live, seat: int) -> None:
        await self._decide(live, seat)
        # A bot that failed still counts as one that is thinking.
        live.thinking.discard(seat)
        self.look_after(live)

    return patch.object(Caretaker, "_think", think)


def time_never_up() -> Patch:
    return patch.object(Caretaker, "_ring", lambda self, table: None)


def a_refusal_forgotten() -> Patch:
    return patch.object(Refusals, "of", lambda self, key: None)


def fewer_refusals_remembered() -> Patch:
    return patch.object(refusals, "MOST_EACH", 3)


def deadlines_by_the_wall_clock() -> Patch:
    made = SteadyClock.__init__

    def watching(self: Any, wall: Any, monotonic: Any) -> None:
        made(self, wall, monotonic)
        self.wall = wall

    return _both(
        patch.object(SteadyClock, "__init__", watching),
        patch.object(SteadyClock, "__call__", lambda self: self.wall() // NANOS),
    )


@contextmanager
def _both(one: Patch, other: Patch) -> Iterator[None]:
    with one, other:
        yield


MISTAKES: dict[Callable[[], Patch], str] = {
    acknowledged_before_the_commit: "is acknowledged and not in the log",
    told_before_the_commit: "tells of something that is not in the log",
    commands_forgotten_after_a_restart: "a command has been forgotten",
    a_message_not_caught_up: "message .* follows message",
    a_repeated_command_carried_out_again: "nobody asked for it",
    a_command_without_its_key: "nobody asked for",
    time_is_up_twice: "is not lawful",
    seeds_forgotten_after_a_restart: "is not lawful",
    any_nonce_taken: "is not lawful",
    a_deal_that_waits_for_ever: "the game never ends",
    seeds_told_with_the_commitments: "a seed was told too early",
    a_number_skipped: "the house counts messages differently",
    a_failing_disk_not_noticed: "not in the log|another table than the log",
    a_log_read_again_in_silence: "message .* follows message",
    observer_not_changed: "message .* should be",
    everybody_told_what_the_host_sees: "message .* (should be|follows)",
    a_bot_not_asked_again: "the game never ends",
    time_never_up: "the game never ends",
    a_refusal_forgotten: "was answered",
    fewer_refusals_remembered: "was answered",
    deadlines_by_the_wall_clock: "after .* of .* seconds",
}
"""With what is noticed of each."""
