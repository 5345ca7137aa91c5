"""Seats around a table, and what it means to turn the table.

Seats are numbered from 0, clockwise; the player on seat s's left is seat (s + 1) mod n. The types below mark where a
value speaks of seats, so that any state, move, event or view can be turned without knowing its game.
"""

from functools import cache
from types import UnionType
from typing import Annotated, Any, TypeAlias, TypeVar, Union, get_args, get_origin, get_type_hints

from msgspec import Meta, Struct

T = TypeVar("T")

_ONE = Meta(ge=0, le=6, description="A seat, counted clockwise from 0.", extra={"seats": "one"})
_SET = Meta(description="Some of the seats, in ascending order.", extra={"seats": "set"})
_EACH = Meta(description="One entry for each seat, in the order of the seats.", extra={"seats": "each"})

Seat: TypeAlias = Annotated[int, _ONE]
SeatSet: TypeAlias = Annotated[tuple[Seat, ...], _SET]
PerSeat: TypeAlias = Annotated[tuple[T, ...], _EACH]


def left_of(seat: int, players: int) -> int:
    """The next seat clockwise."""
    # A comparison, because machines are slow to divide and this is done for every feather played.
    return seat + 1 if seat + 1 < players else 0


def right_of(seat: int, players: int) -> int:
    """The next seat counter-clockwise."""
    return seat - 1 if seat > 0 else players - 1


def clockwise(seat: int, steps: int, players: int) -> int:
    """The seat so many steps further clockwise, at most once around the table."""
    further = seat + steps
    return further if further < players else further - players


def everybody(players: int) -> tuple[int, ...]:
    """All seats."""
    return tuple(range(players))


def with_entry(entries: tuple[T, ...], seat: int, entry: T) -> tuple[T, ...]:
    """The same entries, but for one seat's."""
    return (*entries[:seat], entry, *entries[seat + 1 :])


def turned(value: T, by: int, players: int, kind: Any = None) -> T:
    """The same value at the same table, after everybody has moved `by` seats clockwise."""
    found: T = _turned(value, type(value) if kind is None else kind, by, players)
    return found


def _turned(value: Any, kind: Any, by: int, players: int) -> Any:
    if get_origin(kind) is Annotated:
        inner, *notes = get_args(kind)
        if _ONE in notes:
            return (value + by) % players if isinstance(value, int) else value
        if _SET in notes:
            return tuple(sorted((seat + by) % players for seat in value))
        value = _turned(value, inner, by, players)
        return value[-by % players :] + value[: -by % players] if _EACH in notes else value
    if get_origin(kind) in (Union, UnionType):
        return _turned(value, _branch(value, get_args(kind)), by, players)
    if get_origin(kind) is tuple:
        (inner, *_) = get_args(kind)
        return tuple(_turned(entry, inner, by, players) for entry in value)
    if isinstance(value, Struct):
        hints = _hints(type(value))
        fields = {name: _turned(getattr(value, name), hints[name], by, players) for name in value.__struct_fields__}
        return type(value)(**fields)
    return value


@cache
def _hints(kind: type[Struct]) -> dict[str, Any]:
    return get_type_hints(kind, include_extras=True)


def _branch(value: Any, kinds: tuple[Any, ...]) -> Any:
    """Which of a union's types a value has. Unions of the rule books differ by class, never by content."""
    for kind in kinds:
        plain = get_args(kind)[0] if get_origin(kind) is Annotated else kind
        plain = get_origin(plain) or plain
        if isinstance(plain, type) and isinstance(value, plain):
            return kind
    return object
