"""Copying a database: every row goes into another one, of the same kind or not, and is compared afterwards."""

from collections.abc import Callable, Iterator, Sequence
from itertools import zip_longest
from typing import Any, NamedTuple, TypeAlias

from coverts.store.interface import StoreError
from coverts.store.migrating import upgrade_on
from coverts.store.transacting import Connection

Tell: TypeAlias = Callable[[int, int], None]

CHUNK = 1000
"""Rows that are in memory at once."""


class Shape(NamedTuple):
    """A table of a database: its columns, and those by which its rows are told apart."""

    name: str
    columns: tuple[str, ...]
    key: tuple[str, ...]
    is_numbered: bool
    """Whether the database numbers the rows by itself."""


def shapes_of(version: str) -> list[Shape]:
    """The tables of a version, those that others refer to first: an empty database in memory is asked for them."""
    from sqlalchemy import Integer, MetaData, create_engine

    found = MetaData()
    with create_engine("sqlite://").begin() as connection:
        upgrade_on(connection, version)
        found.reflect(connection)
    return [
        Shape(
            table.name,
            tuple(column.name for column in table.columns),
            key := tuple(column.name for column in table.primary_key),
            key == ("id",) and isinstance(table.c.id.type, Integer),
        )
        for table in found.sorted_tables
        if table.name != "alembic_version"
    ]


def transfer(source: Connection, target: Connection, shapes: Sequence[Shape], tell: Tell) -> dict[str, int]:
    """Copy all rows into tables that are empty, and compare; how many of each table.

    Both connections are in a transaction: the source sees one moment, and of the target nobody sees anything yet.
    """
    totals = {shape.name: count_of(source, shape) for shape in shapes}
    done, of = 0, 2 * sum(totals.values())
    for shape in shapes:
        adding = _adding(shape)
        for rows in chunks(source, shape):
            target.executemany(adding, [{f"c{place}": value for place, value in enumerate(row)} for row in rows])
            done += len(rows)
            tell(done, of)
    for shape in shapes:
        for here, there in zip_longest(chunks(source, shape), chunks(target, shape)):
            if here != there:
                raise StoreError("store-copy-differs", rows=shape.name)
            done += len(here or ())
            tell(done, of)
    return totals


def count_of(connection: Connection, shape: Shape) -> int:
    """How many rows a table has."""
    (count,) = connection.execute(f"SELECT count(*) FROM {shape.name}").fetchone()  # noqa: S608 - a name of ours
    return int(count)


def chunks(connection: Connection, shape: Shape) -> Iterator[list[Any]]:
    """All rows in the order of their key, some at a time."""
    columns, key = ", ".join(shape.columns), ", ".join(shape.key)
    places = [shape.columns.index(name) for name in shape.key]
    after = ", ".join(f":k{place}" for place in places)
    last: dict[str, Any] = {}
    while True:
        beyond = f"WHERE ({key}) > ({after})" if last else ""
        sql = f"SELECT {columns} FROM {shape.name} {beyond} ORDER BY {key} LIMIT {CHUNK}"  # noqa: S608 - names of ours
        rows = connection.execute(sql, last).fetchall()
        if rows:
            yield rows
        if len(rows) < CHUNK:
            return
        last = {f"k{place}": rows[-1][place] for place in places}


def _adding(shape: Shape) -> str:
    values = ", ".join(f":c{place}" for place in range(len(shape.columns)))
    return f"INSERT INTO {shape.name} ({', '.join(shape.columns)}) VALUES ({values})"  # noqa: S608 - names of ours
