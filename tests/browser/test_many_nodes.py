"""Three nodes behind a real proxy with TLS, four browsers, and one node is killed in the middle of a trick: nobody
notices more than a blink.
"""

import asyncio
import signal
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
from playwright.async_api import Browser

from coverts.hall.desk import Desk
from coverts.hall.messages import snapshot
from coverts.server.wire import encode
from coverts.store.postgres.store import PostgresStore
from coverts.store.postgres.url import PostgresUrl
from tests.browser.at_gathering import sit_together
from tests.browser.at_pikoko import PikokoPage
from tests.browser.people import come, until
from tests.browser.playing import Anybody, play_together
from tests.cluster.proxy import nginx, sockets
from tests.cluster.valkey import free_port
from tests.server.process import Process, started
from tests.store.postgres import Databases

PEOPLE = 4
LONGEST_BLINK = 3.0
"""Seconds for which a page may say that it is looking for its table again, however busy the machine is."""
WATCH = """() => {
  window.notices = []
  window.away = 0
  let since = null
  const look = () => {
    const said = [...document.querySelectorAll('[role=alert], dialog[open]')].map((one) => one.textContent.trim())
    window.notices.push(...said.filter((text) => text && !window.notices.includes(text)))
    const isAway = document.querySelector('.reconnecting') !== null
    if (isAway) since ??= performance.now()
    if (!isAway && since !== null) {
      window.away = Math.max(window.away, performance.now() - since)
      since = null
    }
    requestAnimationFrame(look)
  }
  look()
}"""
"""Has a page remember what it has said meanwhile, and for how long it was away from its table."""


@asynccontextmanager
async def three_nodes(folder: Path, url: PostgresUrl) -> AsyncIterator[tuple[list[Process], str]]:
    port = free_port()
    environment = {"COVERTS_DATABASE": url.dsn}
    options = ("--limit-factor=100", "--sockets-each=1000", "--secure", f"--origin=https://127.0.0.1:{port}")
    async with AsyncExitStack() as stack:
        nodes = [await stack.enter_async_context(started(folder, *options, environment=environment)) for _ in range(3)]
        front = await stack.enter_async_context(nginx(folder, [node.url for node in nodes], port))
        yield nodes, front


async def test_nobody_notices_more_than_a_blink(
    chromium: Browser, page_built: None, tmp_path: Path, databases: Databases
) -> None:
    url = await asyncio.to_thread(databases.new)
    async with three_nodes(tmp_path, url) as (nodes, front):
        people = [await come(chromium, front, ignore_https_errors=True) for _ in range(PEOPLE)]
        try:
            tables = await sit_together(people, "pikoko", PikokoPage)
            await the_middle_of_a_trick(tables)
            [busy] = [node for node in nodes if sockets(node)]
            for person in people:
                await person.page.evaluate(WATCH)
            busy.signal(signal.SIGKILL)
            await the_trick_goes_on(tables)
            for table in tables:
                await table.settled(alone=False)
                assert await table.page.evaluate("window.notices") == []
                assert await table.page.evaluate("window.away") < 1000 * LONGEST_BLINK
            await pages_agree_with_the_log(tables, url)
        finally:
            for person in people:
                await person.context.close()


async def the_middle_of_a_trick(tables: list[PikokoPage]) -> None:
    """Two feathers lie there."""
    choose = Anybody(5)
    await play_together(tables, choose, until=lambda view: laid(view) == 2)
    for table in tables:
        await table.settled(alone=False)


def laid(view: Any) -> int:
    """How many feathers lie in the present trick."""
    return 0 if view["trick"] is None else len(view["trick"]["plays"])


async def the_trick_goes_on(tables: list[PikokoPage]) -> None:
    """To its end, and into the next one."""
    tricks = len((await tables[0].view())["tricks"])
    choose = Anybody(6)
    await play_together(tables, choose, until=lambda view: len(view["tricks"]) > tricks and laid(view) == 1)


async def pages_agree_with_the_log(tables: list[PikokoPage], url: PostgresUrl) -> None:
    """Each has been told what the log says, and shows the same when it knows nothing but that."""
    store = await PostgresStore.open(url)
    try:
        desk = Desk(tables[0].id, await store.load(tables[0].id))
    finally:
        await store.close()
    for seat, table in enumerate(tables):
        await table.hurry()
        assert table.person.heard.number == desk.number
        expected = snapshot(desk.table, seat, desk.number).game
        assert expected is not None
        assert encode(expected.view) == encode_again(await table.view(), type(expected.view))
        shown = await table.board()
        await table.page.reload()
        await until("the same", lambda table=table, shown=shown: is_shown(table, shown))  # type: ignore[misc]


async def is_shown(table: PikokoPage, board: str) -> bool:
    await table.hurry()
    return await table.board() == board


def encode_again(view: Any, kind: type[Any]) -> bytes:
    return encode(msgspec.convert(view, kind))
