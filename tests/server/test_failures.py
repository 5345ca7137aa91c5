"""What goes wrong at one place stays there, and is made good."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from coverts.hall.commands import SayPhrase
from coverts.hall.entries import Spoke
from coverts.hall.pok import PokSetup
from coverts.hall.settings import Settings
from coverts.hall.summary import listing_of
from coverts.hall.table import TablePhase
from coverts.hall.wire import AnyAction
from coverts.server.door.account import Account
from coverts.server.house import caretaker, lobby, operator
from coverts.server.house.audience import Listener
from coverts.server.house.lobby import Lobby, LobbyList
from coverts.server.wire import Done
from coverts.store.interface import Batch, PublicTable, Store, StoreError
from tests.server.harness import AnyLegal, serving
from tests.server.players import connected, knows_all, party
from tests.store.batches import summary

POK = Settings(PokSetup(3))


class Uncertain:
    """A store whose disk fails when it is told to: before it has written, or after."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.fails: str = ""

    def __getattr__(self, name: str) -> Any:
        return getattr(self.store, name)

    async def append(self, batch: Batch) -> None:
        fails, self.fails = self.fails, ""
        if fails != "before":
            await self.store.append(batch)
        if fails:
            raise StoreError("store-not-written", why="the disk is gone")


@pytest.mark.parametrize("when", ["before", "after"])
async def test_a_disk_that_fails(tmp_path: Path, when: str) -> None:
    async with (
        serving(tmp_path, wrapped=Uncertain) as server,
        party(server, POK, 3, plays=False) as table,
    ):
        ada, bo, _ = table.players
        server.store.fails = when  # type: ignore[attr-defined]
        await ada.do("hello", SayPhrase("hello"))
        await ada.socket.wait_closed()
        assert not ada.heard_of(Done), "nobody knows whether it was done"
        async with connected(server, table.table, table.guests[0].token, known=ada.known) as again:
            assert await again.ask(SayPhrase("hello"), "hello") == Done("hello")
            await knows_all(again, table.guests[0].look(table.table))
        await knows_all(bo, table.guests[1].look(table.table))
        assert sum(isinstance(line.entry, Spoke) for line in await server.log(table.table)) == 1
        server.store.fails = when  # type: ignore[attr-defined]
        assert (await table.guests[1].do(table.table, SayPhrase("ha"))).status_code == 500


async def test_somebody_else_writes_to_the_log(tmp_path: Path) -> None:
    """As a second server would, some day: the table is read again, and everybody hears what they missed."""
    async with serving(tmp_path) as server, party(server, POK, 3, plays=False) as table:
        live = await server.house.live(table.table)
        stale = live.desk
        who = await table.guests[1].who()
        decision = stale.decide(who, SayPhrase("ha"), now=0, draw=min, secret=bytes, bot_name=str)  # type: ignore[arg-type]
        await server.house._clerk.append(stale.seq, decision, listing_of(decision.table))
        assert isinstance(await table.players[0].ask(SayPhrase("hello")), Done)
        await knows_all(table.players[2], table.guests[2].look(table.table))
        assert table.players[2].known
        assert [line.text for line in table.players[2].known.talk] == ["ha", "hello"]


class Dizzy(AnyLegal):
    """Fails every other time."""

    async def decide(self, game: str, level: str, snapshot: bytes, past: bytes, account: Account) -> AnyAction:
        action = await super().decide(game, level, snapshot, past, account)
        if self.asked % 2:
            raise ValueError
        return action


async def test_bots_that_fail_are_asked_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(caretaker, "PAUSE_AFTER_FAILURE", 0.01)
    async with serving(tmp_path, decider=Dizzy()) as server, party(server, POK, 1, ["casual"] * 2) as table:
        await table.start()
        await table.played()
        assert await table.phase() is TablePhase.OVER


BROKEN = {
    "unreadable": b"\x00",
    "not UTF-8": b'{"type":"sat-down","at":1,"seat":1,"sitter":{"type":"person","who":"\xff","name":""}}',
    "against the rules": b'{"type":"swapped","at":1,"seat":0,"other":99}',
    "of a newer version": b'{"type":"danced","at":1}',
}


@pytest.mark.parametrize("entry", BROKEN.values(), ids=BROKEN)
async def test_a_broken_table_does_not_keep_the_house_closed(tmp_path: Path, entry: bytes) -> None:
    async with serving(tmp_path) as server, party(server, POK, 3, plays=False) as table:
        await table.start()
        other = await table.guests[0].open(Settings(PokSetup(3), visibility="public"), ["random"] * 2)
        tokens = [guest.token for guest in table.guests]
    with closing(sqlite3.connect(tmp_path / "coverts.sqlite3")) as database:
        database.execute("UPDATE log SET entry = ? WHERE seq = 2 AND table_id = ?", (entry, table.table))
        database.commit()
    async with serving(tmp_path) as server, server.http(Authorization=f"Bearer {tokens[0]}") as http:
        assert (await http.get("/health")).status_code == 200
        assert (await http.get(f"/tables/{table.table}")).status_code == 500
        assert (await http.get(f"/tables/{other.id}")).status_code == 200
        # Whatever the operator wants of it, and whatever is to be done after that.
        for _ in range(2):
            with pytest.raises(StoreError, match=f"^table {table.table}: "):
                await operator.carry_out(server.house, "close", table.table)


class Changing:
    """A store whose list of tables changes while it is read."""

    def __init__(self) -> None:
        self.lobby: Lobby | None = None
        self.asked = 0

    async def public_tables(self, *, most: int) -> list[PublicTable]:
        self.asked += 1
        if self.asked == 1:
            assert self.lobby is not None
            self.lobby.changed()
        return [PublicTable(summary(f"{self.asked}"), None)]


class Heard:
    """A socket that keeps what is sent."""

    waiting = 0

    def __init__(self) -> None:
        self.heard: asyncio.Queue[bytes] = asyncio.Queue()

    def send(self, message: bytes) -> None:
        self.heard.put_nowait(message)

    def close(self, code: int, reason: str = "") -> None:
        pass


async def test_no_change_of_the_lobby_is_missed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "PAUSE", 0.0)
    store = Changing()
    store.lobby = house_lobby = Lobby(store)  # type: ignore[arg-type]
    socket = Heard()
    with house_lobby.audience.with_(Listener(socket, Account(), "public")):
        house_lobby.changed()
        async with asyncio.timeout(60):
            told = [msgspec.json.decode(await socket.heard.get(), type=LobbyList) for _ in range(2)]
    assert [[table.id for table in one.tables] for one in told] == [["1"], ["2"]]
    await house_lobby.close()
