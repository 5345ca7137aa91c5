"""How a leak is put into a server."""

from collections.abc import Callable
from typing import Any, TypeAlias
from zlib import crc32

import pytest

from coverts.games.conformance import encode
from coverts.games.contract import Observer
from coverts.hall import desk as hall_desk
from coverts.hall.desk import Desk
from coverts.hall.table import Table
from coverts.server.house.house import Answered, House
from coverts.server.wire import NotDone

Leak: TypeAlias = Callable[[pytest.MonkeyPatch], None]


def secret_of(table: Table) -> int:
    """A number made of everything on the table, and so of what is hidden there."""
    return 0 if table.state is None else crc32(encode(table.state))


def wrapped(patch: pytest.MonkeyPatch, owner: Any, name: str, wrapper: Callable[..., Any]) -> None:
    """Put something around a function: it gets the function, and then what the function would get."""
    inner = getattr(owner, name)
    patch.setattr(owner, name, lambda *args, **kwargs: wrapper(inner, *args, **kwargs))


def memory(patch: pytest.MonkeyPatch) -> list[Any]:
    """What a server remembers until it is stopped: nothing of the game before."""
    kept: list[Any] = []

    def begin(inner: Any, *args: Any, **kwargs: Any) -> None:
        kept.clear()
        inner(*args, **kwargs)

    wrapped(patch, House, "__init__", begin)
    return kept


def last_secret(patch: pytest.MonkeyPatch) -> Callable[[], int]:
    """What is hidden at the table at which something has last happened."""
    tables = memory(patch)

    def take_up(inner: Any, desk: Desk, prepared: Any) -> Any:
        tables[:] = [prepared.table]
        return inner(desk, prepared)

    wrapped(patch, Desk, "take_up", take_up)
    return lambda: secret_of(tables[0]) if tables else 0


def when_refused(patch: pytest.MonkeyPatch, then: Callable[[House, Any, Any], None]) -> None:
    """Something happens whenever somebody's command is refused."""

    async def command(inner: Any, house: House, live: Any, *args: Any) -> Answered:
        answered: Answered = await inner(house, live, *args)
        if isinstance(answered.answer, NotDone):
            then(house, live, answered.answer)
        return answered

    wrapped(patch, House, "command", command)


def leak_messages(patch: pytest.MonkeyPatch, leak: Callable[[Any, Observer, Any], Any]) -> None:
    """A message of the hall becomes another."""

    def tell(inner: Any, news: Any, observer: Observer, number: int) -> tuple[Any, ...]:
        return tuple(leak(news, observer, message) for message in inner(news, observer, number))

    wrapped(patch, hall_desk, "messages_for", tell)
