"""Leases in PostgreSQL: which nodes are alive, and which of them looks after which table.

A node renews one row, however many tables it looks after. All moments are the database's: clocks of nodes may be apart.
"""

from collections.abc import Collection

from coverts.hall.entries import Millis
from coverts.store.sharing import Beat, Node
from coverts.store.transacting import Connection

NOW = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"

RENEW = f"""
INSERT INTO nodes (id, until) VALUES (:node, {NOW} + :lease) ON CONFLICT (id) DO UPDATE SET until = excluded.until
"""  # noqa: S608 - put together from constants
TAKE_OVER = f"""
WITH left_alone AS (
    SELECT table_id, until FROM cares JOIN nodes ON nodes.id = cares.node
    WHERE until < {NOW} AND NOT table_id = ANY(:refused) ORDER BY table_id LIMIT :most FOR UPDATE OF cares SKIP LOCKED
)
UPDATE cares SET node = :node FROM left_alone WHERE cares.table_id = left_alone.table_id
RETURNING cares.table_id, {NOW} - left_alone.until
"""  # noqa: S608 - put together from constants
TAKE_UNCARED = f"""
INSERT INTO cares (table_id, node)
SELECT id, :node FROM tables WHERE phase = 'playing' AND changed_at < {NOW} - :fresh
AND NOT EXISTS (SELECT 1 FROM cares WHERE table_id = tables.id) AND NOT id = ANY(:refused) ORDER BY id LIMIT :most
ON CONFLICT (table_id) DO NOTHING RETURNING table_id
"""  # noqa: S608
REFUSE = "DELETE FROM cares WHERE node = :node AND table_id = ANY(:refused)"
LET_GO = """
DELETE FROM cares WHERE node = :node
AND NOT EXISTS (SELECT 1 FROM tables WHERE tables.id = cares.table_id AND phase = 'playing')
"""
CARED_FOR = "SELECT table_id FROM cares WHERE node = :node"
CLAIM = """
INSERT INTO cares (table_id, node) SELECT id, :node FROM unnest(:tables) AS claimed(id) ORDER BY id
ON CONFLICT (table_id) DO NOTHING
"""
RESIGN = f"UPDATE nodes SET until = {NOW} - 1 WHERE id = :node"  # noqa: S608
FORGET_NODES = f"""
DELETE FROM nodes WHERE until < {NOW} - :gone AND NOT EXISTS (SELECT 1 FROM cares WHERE node = nodes.id)
"""  # noqa: S608
HEADS = """
SELECT asked.id, (SELECT seq FROM log WHERE table_id = asked.id ORDER BY seq DESC LIMIT 1)
FROM unnest(:tables) AS asked(id)
"""
WORTHLESS = """
SELECT asked.hash FROM unnest(:tokens) AS asked(hash)
WHERE NOT EXISTS (SELECT 1 FROM tokens WHERE tokens.hash = asked.hash AND revoked_at IS NULL)
"""
IS_FIRST = f"SELECT :node <= min(id) FROM nodes WHERE until >= {NOW}"  # noqa: S608
LOAD_MANY = """
SELECT table_id, seq, entry, who, command_id FROM unnest(:tables, :lengths) AS asked(id, length)
JOIN log ON table_id = asked.id AND seq > asked.length ORDER BY table_id, seq
"""
TIME = f"SELECT {NOW}"
HOUSE = """
SELECT system_identifier::text || '/' || (SELECT oid FROM pg_database WHERE datname = current_database())::text
|| '/' || current_schema() FROM pg_control_system()
"""

FRESH: Millis = 1_000
"""A game that has begun so lately is being taken care of by the node at which it began."""
GONE: Millis = 24 * 60 * 60 * 1000
"""How long it is remembered until when a node lived."""


def beat(
    connection: Connection, node: Node, lease: Millis, most: int, *, sweep: bool, refused: Collection[str]
) -> Beat:
    """Renew a node's lease, take over what others have left alone, and see what is its to look after."""
    asked = {"node": node, "most": most, "refused": list(refused)}
    connection.execute(RENEW, {"node": node, "lease": lease})
    if refused:
        connection.execute(REFUSE, asked)
    left_alone = connection.execute(TAKE_OVER, asked).fetchall()
    taken: dict[str, Millis | None] = dict(left_alone)
    if sweep:
        connection.execute(LET_GO, {"node": node})
        uncared = connection.execute(TAKE_UNCARED, {**asked, "fresh": FRESH}).fetchall()
        taken |= dict.fromkeys((table for (table,) in uncared), None)
        connection.execute(FORGET_NODES, {"gone": GONE})
    cares = frozenset(table for (table,) in connection.execute(CARED_FOR, {"node": node}).fetchall())
    (is_first,) = connection.execute(IS_FIRST, {"node": node}).fetchone()
    return Beat(cares, taken, bool(is_first))


def claim(connection: Connection, node: Node, tables: Collection[str]) -> None:
    """Look after tables that nobody is said to look after."""
    connection.execute(CLAIM, {"node": node, "tables": list(tables)})


def resign(connection: Connection, node: Node) -> None:
    """End a node's lease."""
    connection.execute(RESIGN, {"node": node})
