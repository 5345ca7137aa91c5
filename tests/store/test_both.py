"""What an operation of the store returns, or refuses, is the same on both databases, whatever came before."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule, run_state_machine_as_test
from msgspec.structs import replace

from coverts.hall.table import TablePhase
from coverts.store.interface import Conflict, Identity, Report, Store, StoreError, Token
from tests.laws.examples import examples
from tests.store.batches import summary, talk
from tests.store.homes import home_of
from tests.store.houses import whole_game
from tests.store.postgres import Databases

tables = st.sampled_from(["a", "B", "ä", "t\0"])
people = st.sampled_from(["ada", "Bob", "guest 1", "\ue000"])
lengths = st.integers(0, 4)
moments = st.sampled_from([1, 50, 100, 10**13])
texts = st.text(max_size=5)
members = st.lists(people, max_size=3)


class Both(RuleBasedStateMachine):
    """Two stores, each on a database of its own, that are asked for the same."""

    databases: Databases

    def __init__(self) -> None:
        super().__init__()
        self.folder = TemporaryDirectory()
        self.runner = asyncio.Runner()
        homes = [home_of(kind, Path(self.folder.name), self.databases) for kind in ("sqlite", "postgresql")]
        self.stores: list[Store] = [self.runner.run(home.open()) for home in homes]

    def teardown(self) -> None:
        for store in self.stores:
            self.runner.run(store.close())
        self.runner.close()
        self.folder.cleanup()
        self.databases.remove()

    def same(self, ask: Callable[[Store], Awaitable[Any]]) -> Any:
        first, second = (self.runner.run(_answer(ask, store)) for store in self.stores)
        assert first == second
        return first

    @rule(
        table=tables,
        after=lengths,
        entries=st.integers(1, 3),
        who=members,
        phase=st.sampled_from(TablePhase),
        at=moments,
    )
    def append(self, table: str, after: int, entries: int, who: list[str], phase: TablePhase, at: int) -> None:
        batch = talk(table, after, entries=entries, command=f"{after}\0", of=summary(table, phase=phase))
        record = b"record" if phase is TablePhase.OVER else None
        self.same(lambda store: store.append(replace(batch, members=who, at=at, record=record)))

    @rule(table=tables, after=lengths, command=texts)
    def append_several_at_once(self, table: str, after: int, command: str) -> None:
        batches = [talk(table, after, command=command), talk(table, after + 1), talk("other", 0), talk(table, after)]
        self.same(lambda store: asyncio.gather(*map(store.append, batches), return_exceptions=True))

    @rule(number=st.integers(0, 7))
    def play_a_game(self, number: int) -> None:
        for batch in whole_game(f"game {number}", number)[:60]:
            self.same(lambda store, batch=batch: store.append(batch))  # type: ignore[misc]

    @rule(who=people, name=texts, token=texts, expires=st.none() | moments)
    def come(self, who: str, name: str, token: str, expires: int | None) -> None:
        made = Token(hash=token.encode(), who=who, kind="bot", label=name, created_at=1, expires_at=expires)
        self.same(lambda store: store.add_identity(Identity(who, name, 1), made))
        self.same(lambda store: store.add_token(replace(made, hash=token.encode() + b"2")))
        self.same(lambda store: store.rename(who, f"{name}!"))

    @rule(who=people, token=texts, now=moments)
    def show_a_token(self, who: str, token: str, now: int) -> None:
        for hash_ in (token.encode(), token.encode() + b"2"):
            self.same(lambda store, hash_=hash_: store.identity(hash_, now=now))  # type: ignore[misc]
            self.same(lambda store, hash_=hash_: store.why_worthless(hash_))  # type: ignore[misc]
            self.same(lambda store, hash_=hash_: store.use_once(hash_, now=now))  # type: ignore[misc]
        self.same(lambda store: store.revoke(who, token.encode(), now=now))

    @rule(who=people, now=moments)
    def revoke_all(self, who: str, now: int) -> None:
        self.same(lambda store: store.revoke_all(who, now=now))
        self.same(lambda store: store.delete_worthless_tokens(now=now))

    @rule(who=people, against=people, text=texts, at=moments)
    def report(self, who: str, against: str, text: str, at: int) -> None:
        self.same(lambda store: store.report(Report(who, against, "a", "talk", text, at)))

    @rule(whom=people | texts, now=moments)
    def ban(self, whom: str, now: int) -> None:
        self.same(lambda store: store.ban(whom, now=now))
        self.same(lambda store: store.unban(f"{whom}!"))

    @rule(whom=people)
    def unban(self, whom: str) -> None:
        self.same(lambda store: store.unban(whom))

    @rule(who=people, now=moments)
    def forget(self, who: str, now: int) -> None:
        self.same(lambda store: store.forget(who, now=now))

    @rule(before=moments, spared=st.lists(tables))
    def keep_for_a_while(self, before: int, spared: list[str]) -> None:
        self.same(lambda store: store.unused_people(before=before))
        self.same(lambda store: store.delete_talk(before=before, now=before, spared=spared))
        self.same(lambda store: store.delete_tables(before=before, spared=spared))

    @rule(who=people, now=moments, table=tables)
    def ask_about_somebody(self, who: str, now: int, table: str) -> None:
        self.same(lambda store: store.personal_data(who, now=now))
        self.same(lambda store: store.tokens_of(who, now=now))
        self.same(lambda store: store.is_known(who))
        self.same(lambda store: store.tables_of(who, most=9))
        self.same(lambda store: store.admission(table, who))
        self.same(lambda store: store.admission(table, None))

    @invariant()
    def the_lists_are_the_same(self) -> None:
        for table in ("a", "B", "ä", "t\0", "game 1"):
            self.same(lambda store, table=table: store.load(table))  # type: ignore[misc]
            self.same(lambda store, table=table: store.record(table))  # type: ignore[misc]
        self.same(lambda store: store.public_tables(most=9))
        self.same(lambda store: store.invitations(most=9))
        self.same(lambda store: store.gathering_tables())
        self.same(lambda store: store.unfinished_tables())
        self.same(lambda store: store.reports(most=9))
        self.same(lambda store: store.bans())
        self.same(lambda store: store.pending_orders())


async def _answer(ask: Callable[[Store], Awaitable[Any]], store: Store) -> Any:
    """What is returned, or of which kind the refusal is: the words of databases differ."""
    try:
        answer = await ask(store)
    except (Conflict, StoreError) as error:
        return type(error) if isinstance(error, Conflict) else StoreError
    if isinstance(answer, list):
        return [type(one) if isinstance(one, Exception) else one for one in answer]
    return answer


@pytest.fixture
def both(databases: Databases) -> type[Both]:
    return type("BothHere", (Both,), {"databases": databases})


def test_whatever_is_asked_of_the_store_the_answer_is_the_same(both: type[Both]) -> None:
    run_state_machine_as_test(
        both,
        settings=settings(
            max_examples=examples(6), stateful_step_count=15, deadline=None, suppress_health_check=list(HealthCheck)
        ),
    )
