"""The seed of a round leaves the house by no way before the round has been scored.

Pairs of games show that nothing depends on a seed (`test_wire_no_leak.py`). Here a real game is played, with a bot,
with the coach, and with a stranger who watches, and every byte that goes anywhere is searched for the seeds.
"""

import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from msgspec.structs import replace

from coverts.hall.commands import Move
from coverts.hall.desk import Decision
from coverts.hall.pikoko import PikokoSetup
from coverts.hall.settings import Settings
from coverts.hall.wire import AnyAction
from coverts.records.fairness import fair_part_of
from coverts.server.coaching import help_desk
from coverts.server.coaching.help_desk import HelpDesk, NoHelp
from coverts.server.coaching.task import HelpTask
from coverts.server.door.account import Account
from coverts.server.house import caretaker
from coverts.server.house.clerk import Clerk
from coverts.server.routes import help as help_route
from coverts.server.routes import tables
from coverts.server.wire import Done, encode
from tests.server.harness import AnyLegal, serving
from tests.server.players import Player, connected, party
from tests.server.seeds import SeedFound, look_for
from tests.server.wire_stage import _pages, written_down

SETTINGS = Settings(PikokoSetup(3), visibility="public", help="coach")
SIZE = 32
MOVES_BETWEEN = 24
"""Moves between two rounds of everything that can be asked for."""


class Overheard(AnyLegal):
    """A bot's worker, and what it is sent."""

    def __init__(self, search: "Search") -> None:
        super().__init__()
        self.search = search

    async def decide(self, game: str, level: str, snapshot: bytes, past: bytes, account: Account) -> AnyAction:
        self.search.heard += [snapshot, past]
        return await super().decide(game, level, snapshot, past, account)


class Search:
    """Everything that was heard, and the seeds."""

    def __init__(self) -> None:
        self.heard: list[bytes] = []
        self.seeds: list[str] = []
        self.searched = 0

    def secret(self, size: int) -> bytes:
        """Random bytes that are easily found again."""
        drawn = bytes([0xA0 + len(self.seeds)]) * size
        if size == SIZE:
            self.seeds.append(drawn.hex())
        return drawn

    def search(self, scored: int) -> None:
        """Look for the seeds of rounds that have not been scored, in all that was heard since the last time."""
        heard, self.heard = b"\n".join(self.heard), []
        self.searched += len(heard)
        for seed in self.seeds[scored:]:
            look_for(seed, heard)


@pytest.fixture
def search(monkeypatch: pytest.MonkeyPatch) -> Search:
    found = Search()

    async def ask(desk: HelpDesk, task: HelpTask, account: Account) -> bytes:
        found.heard.append(msgspec.json.encode(task))
        found.heard += [task.snapshot, task.past]
        raise NoHelp

    monkeypatch.setattr(help_desk.HelpDesk, "ask", ask)
    return found


async def look_around(server: Any, table: str, people: list[httpx.AsyncClient], search: Search) -> None:
    """Everything that can be asked for of the table and of the server, by everybody."""
    pages = [page.replace("{table}", table).replace("{seat}", "0") for page in sorted(_pages(server.app))]
    for http in people:
        for page in pages:
            search.heard.append((await http.get(page)).content)
        for what in ("beliefs", "coach"):
            search.heard.append((await http.post(f"/tables/{table}/help/{what}")).content)
        search.heard.append((await http.post(f"/tables/{table}/reviews/0")).content)


def listen(players: list[Player], search: Search) -> Callable[[], None]:
    """Take in what has come over the sockets since the last time."""
    taken = [0] * len(players)

    def take() -> None:
        for place, player in enumerate(players):
            search.heard += [encode(message) for message in player.heard[taken[place] :]]
            taken[place] = len(player.heard)

    return take


@asynccontextmanager
async def strangers(url: str) -> AsyncIterator[httpx.AsyncClient]:
    async with httpx.AsyncClient(base_url=f"{url}/api/v1", timeout=60) as stranger:
        yield stranger


async def played(folder: Path, search: Search) -> None:
    part = fair_part_of("pikoko")
    assert part is not None
    async with (
        serving(folder, decider=Overheard(search), limit_factor=1000) as server,
        party(server, SETTINGS, 2, ["casual"], plays=False) as table,
        connected(server, table.table) as watching,
        strangers(server.url) as stranger,
        written_down() as lines,
    ):
        server.house._secret = search.secret
        await table.start()
        take = listen([*table.players, watching], search)
        live, moves = await server.house.live(table.table), 0
        first = table.players[0]
        while not first.is_over:
            who = await table.asked()
            if who is None:  # It is the bot's turn.
                number = first.number
                await first.until(lambda number=number: first.number > number or first.is_over)  # type: ignore[misc]
            else:
                if moves % MOVES_BETWEEN == 0:
                    await look_around(server, table.table, [table.guests[0].http, stranger], search)
                assert isinstance(await who.ask(Move(who.view.legal[0], who.question)), Done)
                moves += 1
            take()
            search.heard += lines
            lines.clear()
            search.search(part.scored(live.table.state))
        assert len(search.seeds) == part.seeds
    assert search.searched > 200_000


async def test_no_seed_goes_anywhere(tmp_path: Path, search: Search) -> None:
    await played(tmp_path, search)


def told_with_its_seeds(snapshot: Callable[..., Any]) -> Callable[..., Any]:
    """A view that has them where nobody would look."""

    def leaking(table: Any, *others: Any, **more: Any) -> Any:
        shown = snapshot(table, *others, **more)
        if shown.fair is None:
            return shown
        return replace(shown, fair=replace(shown.fair, rules=f"{shown.fair.rules} {table.fair.seeds}"))

    return leaking


@pytest.mark.parametrize("where", [caretaker, help_route, tables], ids=["a bot", "the coach", "a page"])
async def test_a_seed_that_goes_somewhere_is_noticed(
    tmp_path: Path, search: Search, monkeypatch: pytest.MonkeyPatch, where: Any
) -> None:
    monkeypatch.setattr(where, "snapshot", told_with_its_seeds(where.snapshot))
    with pytest.raises(SeedFound):
        await played(tmp_path, search)


async def test_a_seed_in_a_line_of_the_log_is_noticed(
    tmp_path: Path, search: Search, monkeypatch: pytest.MonkeyPatch
) -> None:
    done = Clerk.append

    def telling(clerk: Clerk, after: int, decision: Decision, *others: Any, **more: Any) -> Any:
        logging.getLogger("coverts").debug("to be written: %s", decision.entries)
        return done(clerk, after, decision, *others, **more)

    monkeypatch.setattr(Clerk, "append", telling)
    with pytest.raises(SeedFound):
        await played(tmp_path, search)
