"""Leases in PostgreSQL: which nodes are alive, and which of them looks after which table.

A node renews one row, however many tables it looks after. All moments are the database's: clocks of nodes may be apart.
"""

from collections.abc import Collection, Mapping

from coverts.hall.entries import Millis
from coverts.store.sharing import Beat, Node
from coverts.store.transacting import Connection

NOW = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"

BEAT = f"""
WITH renewed AS (
    INSERT INTO nodes (id, until) VALUES (:node, {NOW} + :lease) ON CONFLICT (id) DO UPDATE SET until = excluded.until
), left_alone AS (
    SELECT table_id, until FROM cares JOIN nodes ON nodes.id = cares.node
    WHERE until < {NOW} AND nodes.id <> :node AND NOT table_id = ANY(:refused)
    ORDER BY table_id LIMIT :most FOR UPDATE OF cares SKIP LOCKED
), taken AS (
    UPDATE cares SET node = :node FROM left_alone WHERE cares.table_id = left_alone.table_id
    RETURNING cares.table_id, {NOW} - left_alone.until AS unattended
)
SELECT ARRAY(SELECT table_id FROM cares WHERE node = :node), ARRAY(SELECT table_id FROM taken),
ARRAY(SELECT unattended FROM taken),
coalesce((SELECT :node <= min(id) FROM nodes WHERE until >= {NOW}), true)
"""  # noqa: S608 - put together from constants
"""All in one journey, since every node says it twice a second. It sees the moment before it: what it takes is not among
what it had, and its own lease may have run out.
"""
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
CLAIM = """
INSERT INTO cares (table_id, node) SELECT id, :node FROM unnest(:tables) AS claimed(id) ORDER BY id
ON CONFLICT (table_id) DO NOTHING
"""
HAND_OVER = f"""
UPDATE cares SET node = given.node FROM unnest(:tables, :nodes) AS given(id, node)
WHERE table_id = given.id AND cares.node = :node
AND EXISTS (SELECT 1 FROM nodes WHERE nodes.id = given.node AND until >= {NOW})
"""  # noqa: S608
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
LOAD_MANY = """
SELECT table_id, seq, entry, who, command_id FROM unnest(:tables, :lengths) AS asked(id, length)
CROSS JOIN LATERAL (SELECT * FROM log WHERE table_id = asked.id AND seq > asked.length OFFSET 0) AS tail
ORDER BY table_id, seq
"""
"""The `OFFSET` has it look for each of them in the index. Left to choose, PostgreSQL goes through the whole log for as
long as it has not counted it yet, and what is prepared then stays so.
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
    if refused:
        connection.execute(REFUSE, asked)
    if sweep:
        connection.execute(LET_GO, {"node": node})
    had, tables, unattended, is_first = connection.execute(BEAT, {**asked, "lease": lease}).fetchone()
    taken: dict[str, Millis | None] = dict(zip(tables, unattended, strict=True))
    if sweep:
        uncared = connection.execute(TAKE_UNCARED, {**asked, "fresh": FRESH}).fetchall()
        taken |= dict.fromkeys((table for (table,) in uncared), None)
        connection.execute(FORGET_NODES, {"gone": GONE})
    return Beat(frozenset(had) | frozenset(taken), taken, is_first)


def claim(connection: Connection, node: Node, tables: Collection[str]) -> None:
    """Look after tables that nobody is said to look after."""
    connection.execute(CLAIM, {"node": node, "tables": list(tables)})


def hand_over(connection: Connection, node: Node, to: Mapping[str, Node]) -> None:
    """Have other nodes look after tables."""
    connection.execute(HAND_OVER, {"node": node, "tables": list(to), "nodes": list(to.values())})


def resign(connection: Connection, node: Node) -> None:
    """End a node's lease."""
    connection.execute(RESIGN, {"node": node})
