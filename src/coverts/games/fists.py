"""Closed fists: what all games of secret choices share.

A secret choice is an event that its seat sees whole and the others only as "ready"; a question goes to everybody, and
to each seat with what it may do. Games make these types their own by naming their actions.
"""

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from coverts.games.contract import OPEN, Awaits, Observer, Prompt, Refusal, Refused
from coverts.games.seats import PerSeat, Seat, with_entry

A = TypeVar("A")


class Sealed(Struct, Generic[A], frozen=True):
    """A seat has made its secret choice. Only the seat itself sees this; the others see `Ready`."""

    seat: Seat
    action: A


class Ready(Struct, frozen=True, tag="ready"):
    """Sight: a seat's fist is closed."""

    seat: Seat


class Prompted(Struct, Generic[A], frozen=True):
    """Event: who moves next, and what each seat may do."""

    prompt: Prompt
    legal: PerSeat[tuple[A, ...]]


class Asked(Struct, Generic[A], frozen=True):
    """Sight: who moves next, and what the observer may do."""

    prompt: Prompt
    legal: tuple[A, ...]


class FistView(Struct, Generic[A], frozen=True, kw_only=True):
    """What every view has: who looks, what is asked, what the observer may do, and the fists."""

    observer: Observer
    prompt: Prompt
    legal: tuple[A, ...]
    """What the observer may do now."""
    ready: PerSeat[bool]
    """Whose fists are closed."""
    sealed: PerSeat[A | None]
    """Closed fists whose content the observer knows: its own."""


V = TypeVar("V", bound=FistView[Any])


def sees_choice(observer: Observer, seat: int) -> bool:
    """A secret choice is known to the one who made it."""
    return observer in (OPEN, seat)


def choices_seen(choices: tuple[A | None, ...], observer: Observer) -> tuple[A | None, ...]:
    """Of everybody's secret choices those that an observer knows."""
    return tuple([one if one is not None and sees_choice(observer, seat) else None for seat, one in enumerate(choices)])


def legal_for(observer: Observer, legal: tuple[tuple[A, ...], ...]) -> tuple[A, ...]:
    """What an observer may do: a seat's own actions, and nothing for those who only watch."""
    return legal[observer] if isinstance(observer, int) else ()


def legal_by_seat(prompt: Prompt, legal: Callable[[int], tuple[A, ...]], players: int) -> tuple[tuple[A, ...], ...]:
    """What each seat may do when this is asked."""
    by_seat: list[tuple[A, ...]] = [()] * players
    for seat in prompt.seats if isinstance(prompt, Awaits) else ():
        by_seat[seat] = legal(seat)
    return tuple(by_seat)


def fold_ready(view: V, seat: int) -> V:
    """A view after a seat's fist has closed: it is no longer awaited."""
    assert isinstance(view.prompt, Awaits)
    others = replace(view.prompt, seats=tuple([other for other in view.prompt.seats if other != seat]))
    actions = () if seat == view.observer else view.legal
    return replace(view, prompt=others, legal=actions, ready=with_entry(view.ready, seat, entry=True))


def raise_refused(refused: Refusal | None) -> None:
    """Raise a refusal, if there is one."""
    if refused is not None:
        raise Refused(refused)
