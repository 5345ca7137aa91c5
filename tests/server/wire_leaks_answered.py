"""Leaks of what is answered to requests: headers, bodies, lists, records, figures and logs."""

from collections.abc import Callable
from typing import Any

import pytest
import structlog
from msgspec.structs import replace

from coverts.games.contract import OPEN
from coverts.hall.deciding import refuse
from coverts.hall.desk import Desk
from coverts.hall.entries import Acted, Seeded
from coverts.hall.recording import recorded
from coverts.hall.table import Table
from coverts.records.writing import data_of, line
from coverts.server import app
from coverts.server.door.account import HOUSE, Account
from coverts.server.door.budgets import ENTRIES, Budget, Budgets
from coverts.server.door.protection import Doorway
from coverts.server.house.house import House
from coverts.server.house.loading import NoSuchTable
from coverts.server.house.metrics import Metrics
from coverts.server.routes import tables
from coverts.server.routes.answers import HttpProblem
from coverts.store.sqlite import SqliteStore
from tests.server.wire_leaking import Leak, last_secret, memory, when_refused, wrapped


def with_header(patch: pytest.MonkeyPatch, kind: str, name: bytes, value: Callable[[], int]) -> None:
    """One more header on every answer of a kind."""

    async def call(inner: Any, door: Any, scope: Any, receive: Any, send: Any) -> None:
        async def send_more(message: Any) -> None:
            if message["type"] == kind:
                message["headers"] = [*message.get("headers", []), (name, str(value()).encode())]
            await send(message)

        await inner(door, scope, receive, send_more)

    wrapped(patch, Doorway, "__call__", call)


def etag_of_the_whole_table(patch: pytest.MonkeyPatch) -> None:
    with_header(patch, "http.response.start", b"etag", last_secret(patch))


def header_in_the_handshake(patch: pytest.MonkeyPatch) -> None:
    with_header(patch, "websocket.accept", b"x-served-by", last_secret(patch))


def cookie_that_counts_refusals(patch: pytest.MonkeyPatch) -> None:
    refusals = memory(patch)
    when_refused(patch, lambda _house, _live, answer: refusals.append(answer))
    with_header(patch, "http.response.start", b"set-cookie", lambda: len(refusals))


def answers_as_long_as_a_secret(patch: pytest.MonkeyPatch) -> None:
    secret = last_secret(patch)

    async def call(inner: Any, door: Any, scope: Any, receive: Any, send: Any) -> None:
        more = secret() % 5

        async def send_more(message: Any) -> None:
            if message["type"] == "http.response.start":
                headers = dict(message["headers"])
                headers[b"content-length"] = str(int(headers[b"content-length"]) + more).encode()
                message["headers"] = [*headers.items()]
            elif message["type"] == "http.response.body":
                message["body"] = message["body"] + b" " * more
            await send(message)

        await inner(door, scope, receive, send_more)

    wrapped(patch, Doorway, "__call__", call)


def open_table_for_those_who_ask(patch: pytest.MonkeyPatch) -> None:
    def snapshot(inner: Any, table: Table, *args: Any) -> Any:
        shown = inner(table, *args)
        if shown.game is None:
            return shown
        return replace(shown, game=replace(shown.game, view=table.game.view(table.state, OPEN)))

    wrapped(patch, tables, "snapshot", snapshot)


def opened_when_somebody_chose(patch: pytest.MonkeyPatch) -> None:
    secret = last_secret(patch)

    async def append(inner: Any, store: SqliteStore, batch: Any) -> None:
        opened_at = batch.summary.opened_at + secret() % 1000
        await inner(store, replace(batch, summary=replace(batch.summary, opened_at=opened_at), is_listed=False))

    wrapped(patch, SqliteStore, "append", append)


def record_too_early(patch: pytest.MonkeyPatch) -> None:
    async def record(inner: Any, store: SqliteStore, table: str) -> bytes | None:
        log = [logged.entry for logged in await store.load(table)]
        return line(data_of(recorded(log))) if any(isinstance(entry, Acted) for entry in log) else None

    wrapped(patch, SqliteStore, "record", record)


def figures_by_seat(patch: pytest.MonkeyPatch) -> None:
    chosen = memory(patch)

    def take_up(inner: Any, desk: Desk, prepared: Any) -> Any:
        acts = [logged.entry for logged in prepared.log if isinstance(logged.entry, Acted)]
        chosen.extend(f"{act.seat} {act.action}" for act in acts)
        return inner(desk, prepared)

    wrapped(patch, Desk, "take_up", take_up)
    wrapped(patch, Metrics, "text", lambda inner, metrics: inner(metrics) + f"# {sorted(chosen)}\n".encode())


def figures_of_refusals(patch: pytest.MonkeyPatch) -> None:
    refusals = memory(patch)
    when_refused(patch, lambda _house, _live, answer: refusals.append(answer))
    wrapped(patch, Metrics, "text", lambda inner, one: inner(one) + f"coverts_refused_total {len(refusals)}\n".encode())


def moves_in_the_log(patch: pytest.MonkeyPatch) -> None:
    def take_up(inner: Any, desk: Desk, prepared: Any) -> Any:
        structlog.get_logger().info("taken up", entries=str([logged.entry for logged in prepared.log]))
        return inner(desk, prepared)

    wrapped(patch, Desk, "take_up", take_up)


def forbidden_is_not_absent(patch: pytest.MonkeyPatch) -> None:
    def seen_by(inner: Any, house: House, *args: Any) -> Any:
        try:
            return inner(house, *args)
        except NoSuchTable:
            raise refuse("hall-not-invited") from None

    wrapped(patch, House, "seen_by", seen_by)


def limits_that_count_refusals(patch: pytest.MonkeyPatch) -> None:
    when_refused(patch, lambda house, live, _: house.budgets.count(ENTRIES, HOUSE, table=live.table.id))


def limits_by_choice(patch: pytest.MonkeyPatch) -> None:
    """Some choices cost more than others."""
    secret = last_secret(patch)

    def count(inner: Any, budgets: Budgets, budget: Budget, account: Account, **more: Any) -> None:
        inner(budgets, budget, account, **(more | {"amount": more.get("amount", 1) + secret() % 3}))

    wrapped(patch, Budgets, "count", count)


def bans_that_tell_a_secret(patch: pytest.MonkeyPatch) -> None:
    secret = last_secret(patch)

    def refuse_banned(inner: Any, *args: Any) -> None:
        try:
            inner(*args)
        except HttpProblem:
            raise HttpProblem(403, "server-banned", since=secret() % 97) from None

    wrapped(patch, app, "refuse_banned", refuse_banned)


def bans_only_where_there_is_a_table(patch: pytest.MonkeyPatch) -> None:
    def refuse_banned(inner: Any, scope: Any, house: House, somebody: Any) -> None:
        table = scope.get("path_params", {}).get("table")
        if table is None or house._tables.find(table) is not None:
            inner(scope, house, somebody)

    wrapped(patch, app, "refuse_banned", refuse_banned)


def seeds_in_the_log(patch: pytest.MonkeyPatch) -> None:
    """The program's log, of all places."""

    def take_up(inner: Any, desk: Desk, prepared: Any) -> Any:
        drawn = [logged.entry for logged in prepared.log if isinstance(logged.entry, Seeded)]
        if drawn:
            structlog.get_logger().info("seeds drawn", seeds=drawn[0].seeds)
        return inner(desk, prepared)

    wrapped(patch, Desk, "take_up", take_up)


def figures_with_a_seed(patch: pytest.MonkeyPatch) -> None:
    tables = memory(patch)

    def take_up(inner: Any, desk: Desk, prepared: Any) -> Any:
        tables[:] = [prepared.table]
        return inner(desk, prepared)

    def text(inner: Any, metrics: Metrics) -> bytes:
        seeds = [table.fair.seeds for table in tables if table.fair is not None]
        return bytes(inner(metrics)) + f"# {seeds}\n".encode()

    wrapped(patch, Desk, "take_up", take_up)
    wrapped(patch, Metrics, "text", text)


ANSWERED: list[Leak] = [
    seeds_in_the_log,
    figures_with_a_seed,
    etag_of_the_whole_table,
    header_in_the_handshake,
    cookie_that_counts_refusals,
    answers_as_long_as_a_secret,
    open_table_for_those_who_ask,
    opened_when_somebody_chose,
    record_too_early,
    figures_by_seat,
    figures_of_refusals,
    moves_in_the_log,
    limits_that_count_refusals,
    limits_by_choice,
    bans_that_tell_a_secret,
]
FOR_STRANGERS: list[Leak] = [forbidden_is_not_absent, bans_only_where_there_is_a_table]
