"""Budgets add up: by person, by address and for everybody; and they never keep anybody from a legal move."""

from contextlib import AsyncExitStack
from pathlib import Path

import httpx
import pytest

from coverts.hall.commands import Close, Move, SayPhrase, SeatBot, Start, Unseat
from coverts.hall.entries import Acted
from coverts.hall.pok import PokSetup
from coverts.hall.settings import Settings
from coverts.server.door import budgets as budgets_module
from coverts.server.door.account import Account, household
from coverts.server.door.budgets import (
    CODES,
    ENTRIES,
    FLOODS,
    GAMES,
    GATHERING,
    GETS,
    KEPT,
    LOADS,
    MESSAGES,
    OPEN_SOCKETS,
    REPLAYS,
    RESERVE,
    SOCKETS,
    TABLES,
    WRITES,
    Budget,
    Budgets,
    Exhausted,
)
from coverts.server.wire import Done, NotDone, Ping, Pong, encode
from tests.server.besiegers import frame, handshake
from tests.server.harness import Guest, Server, serving
from tests.server.players import connected, party
from tests.server.test_half_done import connection

POK = Settings(PokSetup(3))
ALL = [one for one in vars(budgets_module).values() if isinstance(one, Budget)]
FEW = Budget(name="few", person=3, address=5, everybody=20, seconds=10)
HELD = Budget(name="held", person=2, address=3, everybody=100)


class Time:
    """Passes when a test says so."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    passing = Time()
    monkeypatch.setattr(budgets_module, "monotonic", passing)
    return passing


def somebody(person: int, address: int) -> Account:
    return Account(f"who {person}", f"192.0.2.{address}")


def spent(budgets: Budgets, budget: Budget, account: Account, times: int) -> int:
    """How often something was granted."""
    granted = 0
    for _ in range(times):
        try:
            budgets.spend(budget, account)
        except Exhausted:
            continue
        granted += 1
    return granted


# What a budget is


def test_one_person_has_so_much(time: Time) -> None:
    budgets = Budgets()
    assert spent(budgets, FEW, somebody(1, 1), 9) == 3
    assert spent(budgets, FEW, somebody(1, 2), 9) == 0, "another address is no way around"
    assert spent(budgets, FEW, somebody(2, 2), 9) == 3
    time.now += 10
    assert spent(budgets, FEW, somebody(1, 1), 9) == 3


def test_one_address_has_so_much(time: Time) -> None:
    budgets = Budgets()
    assert [spent(budgets, FEW, somebody(person, 1), 9) for person in range(3)] == [3, 2, 0]
    assert spent(budgets, FEW, Account(None, "192.0.2.1"), 9) == 0
    assert spent(budgets, FEW, Account(None, "192.0.2.2"), 9) == 3, "all people unknown are one person"
    time.now += 9.5
    with pytest.raises(Exhausted) as refused:
        budgets.spend(FEW, somebody(4, 1))
    assert refused.value.seconds == 1, "when to come back"


def test_ipv6_is_counted_by_its_first_half() -> None:
    budgets = Budgets()
    granted = [
        spent(budgets, FEW, Account(None, household(f"2001:db8:0:{half}::{one:x}")), 1)
        for half in (1, 2)
        for one in range(9)
    ]
    assert granted == [1, 1, 1, 0, 0, 0, 0, 0, 0] * 2


def test_some_is_left_for_those_who_have_not_asked_yet() -> None:
    budgets = Budgets()
    granted = [spent(budgets, FEW, Account(None, f"192.0.2.{address}"), 9) for address in range(40)]
    assert sum(granted) == FEW.everybody, "and yet everybody together has so much"
    assert granted[:3] == [3, 3, 3]
    assert granted[6:14] == [1] * 8, "who comes late gets a little"


@pytest.mark.parametrize("budget", [CODES, REPLAYS])
def test_twelve_addresses_lock_nobody_out(budget: Budget) -> None:
    budgets = Budgets()
    for address in range(12):
        spent(budgets, budget, Account(None, f"192.0.2.{address}"), 100)
    assert spent(budgets, budget, Account(None, "198.51.100.1"), 1) == 1


def test_no_address_can_take_the_share_of_those_who_have_not_asked() -> None:
    for budget in ALL:
        assert budget.person <= budget.address <= RESERVE * budget.everybody, budget.name


def test_the_figures_are_in_the_protocol() -> None:
    page = Path("docs/protocol.md").read_text(encoding="utf-8")
    for budget in ALL:
        (row,) = [line for line in page.splitlines() if line.startswith(f"| `{budget.name}`")]
        figures = [cell.strip().replace(",", "") for cell in row.split("|")[2:5]]
        assert figures == [str(budget.person), str(budget.address), str(budget.everybody)]


def test_what_is_held_comes_back_when_it_is_released() -> None:
    budgets = Budgets()
    for what in ("a", "b", "b"):
        budgets.hold(HELD, somebody(1, 1), what)
    for account in (somebody(1, 1), somebody(1, 2)):
        with pytest.raises(Exhausted):
            budgets.require(HELD, account)
    budgets.hold(HELD, somebody(2, 1), "c")
    with pytest.raises(Exhausted):
        budgets.require(HELD, somebody(3, 1))
    assert budgets.release(HELD, "b") == somebody(1, 1)
    assert budgets.release(HELD, "b") is None
    budgets.require(HELD, somebody(1, 1))


def test_those_who_have_gone_are_forgotten(time: Time) -> None:
    budgets = Budgets()
    for moment in range(3000):
        time.now += 1
        budgets.spend(FEW, somebody(moment, moment))
        budgets.hold(HELD, somebody(moment, moment), moment)
        budgets.release(HELD, moment)
    assert len(budgets._spent) < 500


def test_there_can_be_more_of_everything() -> None:
    assert spent(Budgets(times=10), FEW, somebody(1, 1), 99) == 30
    assert spent(Budgets(times=float("inf")), FEW, somebody(1, 1), 999) == 999


# Attacks, each at a small size


def told_when(answer: httpx.Response) -> bool:
    """Whether an answer says that it was too much, and when to come back."""
    seconds = answer.json()["args"].get("seconds", 0)
    return answer.status_code == 429 and 1 <= seconds == int(answer.headers["retry-after"])


async def test_many_sockets_are_one_budget_of_messages(server: Server) -> None:
    async with server.guests("Eve") as (eve,), AsyncExitStack() as stack:
        table = await eve.open(POK)
        sockets = [await stack.enter_async_context(connected(server, table.id, eve.token)) for _ in range(6)]
        for player in sockets[:5]:
            for _ in range(MESSAGES.person // 5):
                await player.socket.send(encode(Ping()).decode())
            await player.until(lambda player=player: len(player.heard_of(Pong)) == MESSAGES.person // 5)  # type: ignore[misc]
        await sockets[5].socket.send(encode(Ping()).decode())
        await sockets[5].socket.wait_closed()
        assert sockets[5].socket.close_code == 4429
        assert sockets[5].socket.close_reason == "again in 10 s"


async def test_a_log_does_not_grow_by_what_is_no_move(server: Server, time: Time) -> None:
    """Bots are seated and unseated over HTTP and over sockets, for 150 seconds."""
    async with server.guests("Eve") as (eve,):
        table = (await eve.open(POK)).id
        refused: list[httpx.Response] = []
        for second in range(0, 150, 5):
            time.now += 5
            async with connected(server, table, eve.token) as player:
                for number in range(10):
                    over_http = await eve.do(table, SeatBot(1))
                    answer = await player.ask(Unseat(1), f"{second}-{number}")
                    refused += [over_http] if over_http.status_code == 429 else []
                    assert isinstance(answer, Done) or answer.key in ("server-too-often", "hall-seat-empty")
        assert refused
        assert all(map(told_when, refused))
        assert ENTRIES.person <= len(await server.log(table)) <= 3 * ENTRIES.person + 2


async def test_a_socket_says_when_to_come_back(server: Server) -> None:
    async with party(server, POK, 2, plays=False) as table:
        ada, bo = table.players
        account = await account_of(table.guests[0])
        server.house.budgets.count(ENTRIES, account, amount=ENTRIES.person, table=table.table)
        answer = await ada.ask(SayPhrase("hello"))
        assert isinstance(answer, NotDone)
        assert answer.key == "server-too-often"
        assert 1 <= int(answer.args["seconds"]) <= ENTRIES.seconds
        assert isinstance(await bo.ask(SayPhrase("hello")), Done), "nobody else is held up"


async def account_of(guest: Guest) -> Account:
    return Account(await guest.who(), "127.0.0.1")


async def test_durable_writes(server: Server) -> None:
    async with server.guests("Eve") as (eve,):
        asks = [
            lambda: eve.http.post("/me/tokens", json={"label": "x"}),
            lambda: eve.http.post("/me/return-link"),
            lambda: eve.http.patch("/me", json={"name": "Eva"}),
        ]
        answers = [await asks[number % 3]() for number in range(WRITES.person + 3)]
        assert all(answer.is_success for answer in answers[: WRITES.person])
        assert all(map(told_when, answers[WRITES.person :]))


async def test_bytes_kept(server: Server) -> None:
    async with server.guests("Eve") as (eve,):
        table = (await eve.open(POK)).id
        server.house.budgets.count(KEPT, await account_of(eve), amount=KEPT.person)
        assert told_when(await eve.http.post("/me/tokens", json={}))
        assert told_when(await eve.do(table, SeatBot(1)))
        assert told_when(await eve.http.post("/tables", content=encode({"settings": POK})))


async def test_reading(server: Server) -> None:
    async with server.http() as nobody:
        answers = [await nobody.get("/tables/absent") for _ in range(GETS.address + 2)]
        assert {answer.status_code for answer in answers[: GETS.address]} == {404}
        assert all(map(told_when, answers[GETS.address :]))
        assert answers[-1].headers["x-content-type-options"] == "nosniff"
        assert (await nobody.post("/guests", json={"name": "Ada"})).status_code == 201, "other things are counted apart"


async def test_loading_tables(server: Server) -> None:
    async with server.guests("Ada", "Eve") as (ada, eve):
        table = (await ada.open(Settings(PokSetup(3), visibility="public"))).id
        server.house.budgets.count(LOADS, await account_of(eve), amount=LOADS.person)
        assert (await eve.look(table)).number, "it is in memory"
        server.clock.pass_seconds(3600)
        server.house.put_away()
        assert told_when(await eve.http.get(f"/tables/{table}"))
        async with connected(server, table, eve.token) as player:
            await player.socket.wait_closed()
            assert (player.socket.close_code, (player.socket.close_reason or "")[:9]) == (4429, "again in ")
        assert (await ada.look(table)).number, "others have their own"
        (own,) = (await ada.http.get("/me/tables")).json()
        assert own["your_turn"] is False


async def test_open_tables_also_after_a_restart(tmp_path: Path) -> None:
    async with serving(tmp_path) as server, server.guests("Eve") as (eve,):
        tables = [(await eve.open(POK)).id for _ in range(GATHERING.person)]
        forget(server, TABLES)
        await refuses_to_open(eve)
        assert (await eve.do(tables[0], Close())).status_code == 200
        tables[0] = (await eve.open(POK)).id
        token = eve.token
    async with serving(tmp_path) as server, server.http(Authorization=f"Bearer {token}") as http:
        again = Guest(server, "Eve")
        await again.http.aclose()
        again.http = http
        await refuses_to_open(again)
        assert (await again.do(tables[5], Close())).status_code == 200
        await again.open(POK)


def forget(server: Server, budget: Budget) -> None:
    """A while has passed for one budget alone."""
    spent = server.house.budgets._spent
    for key in [key for key in spent if key[0] == budget.name]:
        del spent[key]


async def refuses_to_open(guest: Guest) -> None:
    answer = await guest.http.post("/tables", content=encode({"settings": POK}))
    assert told_when(answer)
    assert answer.json()["key"] == "server-too-many"


async def test_games_under_way(server: Server) -> None:
    async with server.guests("Eve") as (eve,):
        tables = [(await eve.open(Settings(PokSetup(3), leaver="abort"), ["random"] * 2)).id for _ in range(2)]
        account = await account_of(eve)
        for number in range(GAMES.person - 1):
            server.house.budgets.hold(GAMES, account, number)
        assert (await eve.do(tables[0], Start())).status_code == 200
        assert told_when(await eve.do(tables[1], Start()))
        async with connected(server, tables[0], eve.token, plays=True) as player:
            await player.until(lambda: player.is_over)
        assert (await eve.do(tables[1], Start())).status_code == 200


async def test_open_sockets_of_one_address(server: Server) -> None:
    async with server.guests("Ada") as (ada,):
        table = (await ada.open(POK)).id
        for number in range(OPEN_SOCKETS.address - 1):
            server.house.budgets.hold(OPEN_SOCKETS, somebody_here(number), number)
        async with connected(server, table, ada.token), connected(server, table, ada.token) as refused:
            await refused.socket.wait_closed()
            assert refused.socket.close_code == 4429
        server.house.budgets.count(SOCKETS, await account_of(ada), amount=SOCKETS.person)
        async with connected(server, table, ada.token) as refused:
            await refused.socket.wait_closed()
            assert refused.socket.close_code == 4429


async def test_an_address_that_floods_is_turned_away_at_the_handshake(
    server: Server, caplog: pytest.LogCaptureFixture
) -> None:
    async with party(server, POK, 3, plays=False) as table:
        await table.start()
        shake_hands = handshake(f"/api/v1/tables/{table.table}/socket?invitation={table.invitation}")
        answers = []
        for _ in range(FLOODS.address + 3):
            async with connection(server) as raw:
                raw.writer.write(shake_hands)
                answers.append(await raw.reader.readuntil(b"\r\n\r\n"))
                raw.writer.write(frame(0xA, b"") * 1000)
                await raw.rest()
        assert [b" 101 " in answer for answer in answers] == [True] * FLOODS.address + [False] * 3
        assert all(b" 403 " in answer for answer in answers[FLOODS.address :])
        assert await table.act(), "sockets that are open stay so"
        forget(server, FLOODS)
        async with connected(server, table.table, table.guests[0].token) as again:
            await again.until(lambda: again.is_asked is not None)
    assert not [record for record in caplog.records if record.levelname == "ERROR"], "nothing went wrong by it"


async def test_whoever_loses_a_connection_has_not_flooded(server: Server) -> None:
    async with server.guests("Ada") as (ada,):
        table = (await ada.open(POK)).id
        for _ in range(FLOODS.address + 1):
            async with connected(server, table, ada.token) as player:
                player.socket.transport.abort()
        assert not server.house.budgets.is_spent(FLOODS, somebody_here(0))


def somebody_here(number: int) -> Account:
    return Account(f"who {number}", "127.0.0.1")


async def test_a_legal_move_is_never_hit(server: Server) -> None:
    """However much somebody, their address and everybody have spent of everything."""
    async with party(server, POK, 3, plays=False) as table:
        await table.start()
        for guest in table.guests:
            for budget in ALL:
                for scope in ("", table.table):
                    server.house.budgets.count(budget, await account_of(guest), amount=10**6, table=scope)
        for _ in range(3):
            assert await table.act()
        player = await table.asked()
        assert player is not None
        guest = table.guests[table.players.index(player)]
        for other in table.players:
            await other.socket.close()
        server.clock.pass_seconds(3600)
        server.house.put_away()
        assert (await guest.do(table.table, Move(player.view.legal[0]))).status_code == 200
        moves = [logged for logged in await server.log(table.table) if isinstance(logged.entry, Acted)]
        assert len(moves) == 4
