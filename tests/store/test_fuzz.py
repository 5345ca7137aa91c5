"""Whatever a damaged database holds, the store names what cannot be read: nothing else is raised, and nothing hangs."""

import asyncio
from collections.abc import Callable
from functools import cache, partial
from random import Random
from typing import cast

import pytest

from coverts.hall.desk import Logged
from coverts.hall.summary import people_of, summary_of
from coverts.hall.table import Table, rebuilt
from coverts.server.door.account import HOUSE
from coverts.server.house.loading import Loader
from coverts.store.coding import (
    admission_of,
    agrees,
    document_of,
    encode,
    invited_of,
    listed,
    log_of,
    own_table_of,
    people_in,
    public_table_of,
)
from coverts.store.coding import summary_of as summary_in
from coverts.store.interface import Store, StoreError
from tests.server.fuzzing import INPUTS, chance, inputs, mutated
from tests.store.batches import SETUPS, game
from tests.store.houses import whole_game
from tests.store.test_entries import OLD_LOG

OLD = OLD_LOG.read_bytes().splitlines()


@cache
def logs() -> list[list[bytes]]:
    """The logs of a whole game of each kind, as they are kept."""
    return [[encode(logged.entry) for batch in game("t", setup, 1) for logged in batch.log] for setup in SETUPS]


@cache
def rows() -> list[tuple[bytes, Table]]:
    """Tables as the lists keep them, each with what it says."""
    tables = [rebuilt("t", [logged.entry for logged in _read(log[:length])]) for log in logs() for length in (1, 9, 40)]
    return [(listed(summary_of(table), people_of(table)), table) for table in tables]


def _read(log: list[bytes]) -> list[Logged]:
    return log_of("t", [(seq, entry, None, None) for seq, entry in enumerate(log, 1)])


def an_entry(data: bytes) -> object:
    return _read([data])


def an_admission(data: bytes) -> object:
    first = logs()[0][0]
    return admission_of("t", "ada", [("link", "playing", entry, 0) for entry in (first, data)]), invited_of(("t", data))


def an_invitation(data: bytes) -> object:
    return invited_of(("t", data))


def a_row_of_the_lists(data: bytes) -> object:
    row = ("t", data)
    of_table = rows()[0][1]
    public_table_of(row)
    own_table_of(row, "ada")
    agrees(row, summary_of(of_table), people_of(of_table))
    return summary_in(row)


def people_of_a_row(data: bytes) -> object:
    return people_in(("t", data))


def a_document(data: bytes) -> object:
    return document_of("t", data)


READERS: dict[str, tuple[Callable[[bytes], object], Callable[[], list[bytes]]]] = {
    "an entry": (an_entry, lambda: [*OLD, *{entry for log in logs() for entry in log}]),
    "an admission": (an_admission, lambda: OLD[:8]),
    "an invitation": (an_invitation, lambda: [log[0] for log in logs()]),
    "a row of the lists": (a_row_of_the_lists, lambda: [row for row, _ in rows()]),
    "people of a row": (people_of_a_row, lambda: [row for row, _ in rows()]),
    "a record or review": (a_document, lambda: [batch.record for batch in whole_game("t", 3) if batch.record]),
}


@pytest.mark.parametrize("name", READERS)
def test_what_cannot_be_read_is_named(name: str) -> None:
    read, seeds = READERS[name]
    understood = 0
    for data in inputs(seeds(), name):
        said = _said(partial(read, data))
        assert said is None or said.startswith("table t: "), said
        understood += said is None
    assert 0 < understood < INPUTS, "some of it makes sense"


def _said(reading: Callable[[], object]) -> str | None:
    """What the store says is wrong, if it does."""
    try:
        reading()
    except StoreError as error:
        return str(error)
    return None


class Damaged:
    """A store that holds one log."""

    def __init__(self, log: list[bytes]) -> None:
        self._log = log

    async def load(self, table: str) -> list[Logged]:
        rows = enumerate(self._log, 1)
        return log_of(table, [(seq, entry, *_key(seq)) for seq, entry in rows])


def _key(seq: int) -> tuple[str, str]:
    return "ada", f"command {seq}"


def _damaged(log: list[bytes], random: Random) -> list[bytes]:
    for _ in range(random.randint(1, 3)):
        at = random.randrange(len(log))
        match random.randrange(4):
            case 0:
                log[at] = mutated([log[at]], random, 1)
            case 1:
                log[at] = random.choice(random.choice(logs()))
            case 2:
                log.insert(at, log[random.randrange(len(log))])
            case _ if len(log) > 1:
                del log[at]
    return log


def test_a_log_that_no_game_has_led_to_is_named() -> None:
    """Entries that are missing, come twice, are another game's or have been changed."""
    random, found = chance("logs"), 0
    for _ in range(INPUTS // 100):
        log = _damaged(random.choice(logs())[: random.randint(1, 120)], random)
        loading = Loader(cast("Store", Damaged(log))).desk("t", HOUSE)
        said = _said(partial(asyncio.run, loading))
        assert said is None or said.startswith("table t: "), said
        found += said is not None
    assert found > INPUTS // 400
