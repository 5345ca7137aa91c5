"""Budgets hold for all nodes together, and what nodes tell each other of them names nobody."""

import pytest

from coverts.hall.pok import PokSetup
from coverts.hall.settings import Settings
from coverts.server.door import shared_budgets
from coverts.server.door.account import Account
from coverts.server.door.budgets import ENTRIES, GETS, GUESTS, OPEN_SOCKETS, Exhausted
from coverts.server.door.shared_budgets import Held, SharedBudgets, Spent
from coverts.server.nodes.messages import Message, encode
from coverts.server.pubsub_url import RedisUrl
from tests.cluster.crowd import until
from tests.cluster.nodes import nodes, spread
from tests.server.harness import Server
from tests.store.postgres import Databases

ADDRESS = "203.0.113.7"
SOMEBODY = Account("who-is-it", ADDRESS)


def two() -> tuple[SharedBudgets, SharedBudgets]:
    one, other = SharedBudgets(), SharedBudgets()
    one.house = other.house = "house"
    return one, other


def tell(one: SharedBudgets, other: SharedBudgets, node: str = "one") -> list[Spent | Held]:
    told = list(one.to_tell())
    for message in told:
        other.take(node, message)
    return told


async def come(server: Server, address: str) -> int:
    async with server.http() as http:
        answer = await http.post("/guests", json={"name": "Eve"}, headers={"X-Forwarded-For": address})
        return answer.status_code


async def test_two_nodes_have_as_much_as_one(databases: Databases, pubsub: RedisUrl | None) -> None:
    async with nodes(databases.new(), 2, pubsub=pubsub, proxies=("127.0.0.1",)) as (one, other):
        granted = [await come(one, ADDRESS) for _ in range(GUESTS.address - 5)]
        assert granted == [201] * len(granted)
        known, account = other.app.state.house.budgets, Account(None, ADDRESS)
        await until(lambda: known._amount(known._keys(GUESTS, account, "")[1]) == len(granted))
        assert [await come(other, ADDRESS) for _ in range(7)] == [201] * 5 + [429] * 2
        assert await come(other, "203.0.113.8") == 201, "others have their own"
        await until(lambda: one.app.state.house.budgets.is_spent(GUESTS, account))
        assert await come(one, ADDRESS) == 429


def test_what_is_held_is_counted_until_it_is_given_back_or_its_node_is_gone() -> None:
    one, other = two()
    with one.holding(OPEN_SOCKETS, SOMEBODY):
        for number in range(OPEN_SOCKETS.person - 1):
            one.hold(OPEN_SOCKETS, SOMEBODY, number)
        tell(one, other)
        with pytest.raises(Exhausted):
            other.require(OPEN_SOCKETS, SOMEBODY)
    tell(one, other)
    other.require(OPEN_SOCKETS, SOMEBODY)
    one.hold(OPEN_SOCKETS, SOMEBODY, "again")
    tell(one, other)
    with pytest.raises(Exhausted):
        other.require(OPEN_SOCKETS, SOMEBODY)
    other.forget_nodes({"one"})
    with pytest.raises(Exhausted):
        other.require(OPEN_SOCKETS, SOMEBODY)
    other.forget_nodes(set())
    other.require(OPEN_SOCKETS, SOMEBODY)


def test_every_node_has_room_for_as_many_sockets() -> None:
    one, other = two()
    addresses = [Account(None, f"203.0.113.{number % 250}") for number in range(OPEN_SOCKETS.everybody)]
    for number, account in enumerate(addresses):
        one.hold(OPEN_SOCKETS, account, number)
    tell(one, other)
    with pytest.raises(Exhausted):
        one.require(OPEN_SOCKETS, SOMEBODY)
    other.require(OPEN_SOCKETS, SOMEBODY)


def test_everything_held_is_told_again_to_those_who_ask() -> None:
    one, other = two()
    for number in range(OPEN_SOCKETS.person):
        one.hold(OPEN_SOCKETS, SOMEBODY, number)
    assert tell(one, two()[1])
    assert not tell(one, other)
    one.tell_all_again()
    assert tell(one, other)
    with pytest.raises(Exhausted):
        other.require(OPEN_SOCKETS, SOMEBODY)


def test_what_is_little_is_not_told_and_is_never_more_than_a_twentieth() -> None:
    one, other = two()
    account = Account(None, ADDRESS)
    for _ in range(GETS.address):
        one.spend(GETS, account)
        tell(one, other)
    left = 0
    while not other.is_spent(GETS, account):
        other.spend(GETS, account)
        left += 1
    assert left <= GETS.address / 20
    fresh, _ = two()
    fresh.spend(GETS, account)
    assert not list(fresh.to_tell())


def test_what_only_another_version_knows_does_no_harm() -> None:
    one, _ = two()
    one.take("new", Spent("from the future", "0" * 24, 5))
    one.take("new", Held("from the future", "0" * 24, 5))
    one.spend(GUESTS, SOMEBODY)


def told_of_an_evening() -> str:
    """What is told when somebody known has done all kinds of things."""
    one, other = two()
    for _ in range(GUESTS.person):
        one.count(GUESTS, SOMEBODY)
        one.count(ENTRIES, SOMEBODY, table="secret-table")
    one.hold(OPEN_SOCKETS, SOMEBODY, "a socket")
    told: list[Message] = [*tell(one, other)]
    assert told
    return "".join(encode(message).decode() for message in told)


def names_somebody(told: str) -> bool:
    return any(one in told for one in (ADDRESS, "who-is-it", "secret-table"))


def test_nobody_is_named() -> None:
    assert not names_somebody(told_of_an_evening())


@pytest.mark.parametrize("place", [1, 2])
def test_somebody_who_is_named_is_noticed(place: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shared_budgets, "_digest", lambda *given: given[place])
    assert names_somebody(told_of_an_evening())


async def test_legal_moves_are_not_told(databases: Databases, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is told of what was spent does not hang on what anybody holds: moves spend nothing."""
    async with nodes(databases.new(), 2) as servers, spread(servers, Settings(PokSetup(3)), 3, plays=False) as table:
        await table.start()
        assert all(isinstance(server.app.state.house.budgets, SharedBudgets) for server in servers)
        counted: list[str] = []
        count = SharedBudgets.count

        def noted(budgets: SharedBudgets, budget: object, *given: object, **more: object) -> None:
            counted.append(getattr(budget, "name", ""))
            count(budgets, budget, *given, **more)  # type: ignore[arg-type]

        monkeypatch.setattr(SharedBudgets, "count", noted)
        for _ in range(6):
            assert await table.act()
        assert counted == []
