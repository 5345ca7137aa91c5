"""The power is cut: nothing acknowledged is lost, nothing is there in part, and the database opens clean.

The store's own code and PRAGMAs run on a disk of ours. Only SQLite's shared memory for several connections is missing
there, so the one connection locks the database for itself; that changes nothing in what is written and synced when.
"""

from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from functools import cache, partial
from itertools import count
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from coverts.hall.desk import Logged
from coverts.hall.pikoko import PikokoSetup
from coverts.hall.pok import PokSetup
from coverts.store.appending import Appender
from coverts.store.coding import log_of
from coverts.store.interface import Batch, Conflict
from coverts.store.migrating import upgrade
from coverts.store.statements import LOG, PRAGMAS
from coverts.store.transacting import transact
from tests.laws.examples import examples
from tests.store.batches import game
from tests.store.power import Acknowledge, Connection, Disk, Files, Operation, after_power_loss

FILE = "/database"
CUTS = 20
"""How often the power is cut in each stretch of work; each stretch begins with what an earlier cut has left."""

_numbers = count()


@cache
def games() -> dict[str, tuple[Batch, ...]]:
    setups = [PikokoSetup(3), PokSetup(3), PikokoSetup(4), PokSetup(5), PokSetup(4), PikokoSetup(5)]
    return {f"table {seed}": game(f"table {seed}", setup, seed) for seed, setup in enumerate(setups)}


@pytest.fixture
def new(tmp_path: Path) -> Files:
    upgrade(f"sqlite:///{tmp_path / 'new'}")
    return {FILE: (tmp_path / "new").read_bytes()}


@contextmanager
def on(files: Files, pragmas: Sequence[str]) -> Iterator[tuple[Disk, Connection]]:
    disk = Disk(f"disk {next(_numbers)}", files)
    with closing(Connection(disk, FILE)) as connection:
        # Checkpoints come often here, so that many cuts fall into one.
        for pragma in ("PRAGMA locking_mode = EXCLUSIVE", *pragmas, "PRAGMA wal_autocheckpoint = 40"):
            connection.execute(pragma)
        yield disk, connection


def worked(files: Files, pragmas: Sequence[str], chance: Random, *, groups: int = 60) -> list[Operation]:
    """What was done to the disk, and acknowledged, while games went on that had been begun before."""
    with on(files, pragmas) as (disk, connection):
        appender, lengths = Appender(), {table: len(log_in(connection, table)) for table in games()}
        for _ in range(groups):
            group = [
                next_batch(table, lengths[table]) for table in chance.sample(sorted(lengths), chance.randint(1, 4))
            ]
            batches = [batch for batch in group if batch]
            refused = [repeated(batch) for batch in batches[:1]]
            outcomes = transact(connection, [partial(appender.append, batch=batch) for batch in batches + refused])
            assert [type(outcome.error) for outcome in outcomes] == [type(None)] * len(batches) + [Conflict] * len(
                refused
            )
            for batch, outcome in zip(batches, outcomes, strict=False):
                appender.remember(batch.table, outcome.value)
            lengths |= {batch.table: batch.after + len(batch.log) for batch in batches}
            disk.operations.append(Acknowledge(tuple(lengths[table] for table in games())))
    return disk.operations


def next_batch(table: str, length: int) -> Batch | None:
    return next((batch for batch in games()[table] if batch.after == length), None)


def repeated(batch: Batch) -> Batch:
    """A batch that is refused after the first one: half-way for its command's key, or at once."""
    return replace(batch, after=batch.after + len(batch.log)) if batch.log[0].key else batch


def log_in(connection: Connection, table: str) -> list[Logged]:
    return log_of(table, connection.execute(LOG, {"table": table}).fetchall())


def is_kept(files: Files, operations: Sequence[Operation]) -> bool:
    """Whether everything acknowledged is on the disk; all that is there must be sound in any case."""
    acknowledged = [operation.works for operation in operations if isinstance(operation, Acknowledge)]
    with on(files, PRAGMAS) as (_, connection):
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        assert connection.execute("PRAGMA foreign_key_check").fetchall() == []
        logs = [log_in(connection, table) for table in games()]
        listed = {table for (table,) in connection.execute("SELECT id FROM tables").fetchall()}
    for (table, batches), log in zip(games().items(), logs, strict=True):
        assert log == [logged for batch in batches for logged in batch.log][: len(log)]
        assert bool(log) == (table in listed)
        assert len(log) in (0, *(batch.after + len(batch.log) for batch in batches))
    return all(
        len(log) >= length for log, length in zip(logs, acknowledged[-1] if acknowledged else [0] * 6, strict=True)
    )


def losses(files: Files, pragmas: Sequence[str], cuts: int) -> int:
    """After how many of so many cuts something acknowledged was missing."""
    chance, lost, new = Random(7), 0, files
    for stretch in range(cuts // CUTS):
        if stretch % 4 == 0:
            files = new  # By then the games are nearly over.
        operations = worked(files, pragmas, chance)
        for _ in range(CUTS):
            until = operations[: chance.randint(0, len(operations))]
            left = after_power_loss(files, until, chance)
            lost += not is_kept(left, until)
        files = after_power_loss(files, operations[: chance.randint(0, len(operations))], chance)
    return lost


def test_nothing_acknowledged_is_lost_when_the_power_is_cut(new: Files) -> None:
    assert losses(new, PRAGMAS, examples(1000)) == 0


def test_with_less_care_something_would_be_lost(new: Files) -> None:
    careless = [pragma.replace("FULL", "NORMAL") for pragma in PRAGMAS]
    assert losses(new, careless, 100) > 10
