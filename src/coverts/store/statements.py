"""Every SQL statement of the store in one place: the power-loss tests use the same ones.

Parameters are named, and nothing here but the PRAGMAs is SQLite's alone: sqlite3 and apsw take these sentences as they
are, and `postgres/sentences.py` says them to PostgreSQL. What is listed has an order, so that both give the same.
"""

PRAGMAS = (
    "PRAGMA busy_timeout = 5000",
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",  # every COMMIT waits for the disk; NORMAL could lose acknowledged moves with the power
    "PRAGMA fullfsync = ON",  # without it a Mac says that it has written before it has
    "PRAGMA foreign_keys = ON",
    "PRAGMA secure_delete = ON",  # what is forgotten is overwritten; some builds of SQLite have it off
    "PRAGMA temp_store = MEMORY",
    # A move changes two pages, and the next moves of its table the same two again. They are copied from the
    # write-ahead log once for many moves, and found in memory meanwhile.
    "PRAGMA wal_autocheckpoint = 4000",
    "PRAGMA cache_size = -16384",
)
READER_PRAGMAS = (*PRAGMAS, "PRAGMA cache_size = -2000", "PRAGMA query_only = ON")

BEGIN = "BEGIN IMMEDIATE"
COMMIT = "COMMIT"
ROLLBACK = "ROLLBACK"
SAVEPOINT = "SAVEPOINT job"
ROLLBACK_TO = "ROLLBACK TO job"
RELEASE = "RELEASE job"

OPEN_TABLE = """
INSERT INTO tables (id, summary, game, visibility, phase, free_seats, opened_at, changed_at)
VALUES (:table, :summary, :game, :visibility, :phase, :free_seats, :opened_at, :at)
"""
CHANGE_TABLE = """
UPDATE tables SET changed_at = :at, summary = :summary, game = :game, visibility = :visibility, phase = :phase,
free_seats = :free_seats WHERE id = :table
"""
TOUCH_TABLE = "UPDATE tables SET changed_at = :at WHERE id = :table"
ADD_ENTRY = """
INSERT INTO log (table_id, seq, entry, who, command_id) VALUES (:table, :seq, :entry, :who, :command_id)
"""
ADD_FOLLOWING_ENTRY = """
INSERT INTO log (table_id, seq, entry, who, command_id)
VALUES (:table, (SELECT seq + 1 FROM log WHERE table_id = :table AND seq = :seq - 1), :entry, :who, :command_id)
"""  # after a gap the number is null, which the log refuses
DROP_MEMBERS = "DELETE FROM members WHERE table_id = :table"
ADD_MEMBER = "INSERT INTO members (who, table_id) VALUES (:who, :table)"
ADD_RECORD = "INSERT INTO records (table_id, record, finished_at) VALUES (:table, :record, :at)"

WRITE_PROBE = "UPDATE alembic_version SET version_num = version_num"
"""Changes nothing, and yet the page goes to the disk as with any move."""

LOG = "SELECT seq, entry, who, command_id FROM log WHERE table_id = :table ORDER BY seq"
LOG_AFTER = "SELECT seq, entry, who, command_id FROM log WHERE table_id = :table AND seq > :after ORDER BY seq"
ADMISSION = """
SELECT visibility, phase, entry,
EXISTS (SELECT 1 FROM members WHERE members.who = :who AND members.table_id = tables.id)
OR EXISTS (SELECT 1 FROM log AS own WHERE own.table_id = tables.id AND own.who = :who AND own.command_id IS NOT NULL)
FROM tables JOIN log ON log.table_id = tables.id WHERE tables.id = :table AND log.seq <= :beginning ORDER BY log.seq
"""
PUBLIC_TABLES = """
SELECT id, summary FROM tables WHERE phase = 'gathering' AND visibility = 'public' AND free_seats > 0
ORDER BY opened_at DESC, id LIMIT :most
"""
TABLES_OF = """
SELECT id, summary FROM tables JOIN members ON table_id = id WHERE who = :who
ORDER BY changed_at DESC, id LIMIT :most
"""
INVITATIONS = """
SELECT id, entry FROM tables JOIN log ON table_id = id WHERE phase = 'gathering' AND seq = 1
ORDER BY opened_at DESC, id LIMIT :most
"""
GATHERING_TABLES = "SELECT id FROM tables WHERE phase = 'gathering' ORDER BY id"
UNFINISHED_TABLES = "SELECT id FROM tables WHERE phase = 'playing' ORDER BY id"
RECORD = "SELECT record FROM records WHERE table_id = :table"
REVIEW = "SELECT review FROM reviews WHERE table_id = :table AND seat = :seat"
ADD_REVIEW = """
INSERT INTO reviews (table_id, seat, review) SELECT table_id, :seat, :review FROM records
WHERE table_id = :table AND record = :record ON CONFLICT (table_id, seat) DO UPDATE SET review = excluded.review
"""  # of the game as it is now: meanwhile it may have been removed, or somebody in it forgotten

ADD_IDENTITY = "INSERT INTO identities (who, name, created_at) VALUES (:who, :name, :created_at)"
RENAME = "UPDATE identities SET name = :name WHERE who = :who"
ADD_TOKEN = """
INSERT INTO tokens (hash, who, kind, label, created_at, expires_at)
VALUES (:hash, :who, :kind, :label, :created_at, :expires_at)
"""  # noqa: S105 - not a password
_VALID = "revoked_at IS NULL AND (expires_at IS NULL OR expires_at > :now)"
IDENTITY = f"""
SELECT who, name, identities.created_at, hash, who, kind, label, tokens.created_at, expires_at
FROM tokens JOIN identities USING (who) WHERE hash = :hash AND {_VALID}
"""  # noqa: S608 - put together from constants
WORTHLESS = "SELECT revoked_at IS NOT NULL FROM tokens WHERE hash = :hash"
TOKENS_OF = f"""
SELECT hash, who, kind, label, created_at, expires_at FROM tokens WHERE who = :who AND {_VALID}
ORDER BY created_at, hash
"""  # noqa: S608
REVOKE = f"UPDATE tokens SET revoked_at = :now WHERE hash = :hash AND who = :who AND {_VALID}"  # noqa: S608
REVOKE_ALL = f"UPDATE tokens SET revoked_at = :now WHERE who = :who AND {_VALID}"  # noqa: S608
DELETE_WORTHLESS_TOKENS = f"DELETE FROM tokens WHERE NOT ({_VALID})"  # noqa: S608

ADD_REPORT = """
INSERT INTO reports (who, against, table_id, kind, text, at) VALUES (:who, :against, :table, :kind, :text, :at)
"""
REPORTS = "SELECT who, against, table_id, kind, text, at FROM reports ORDER BY at DESC, id DESC LIMIT :most"

TABLES_NAMING = """
SELECT DISTINCT table_id FROM log JOIN tables ON id = table_id WHERE changed_at >= :since AND instr(entry, :naming) > 0
"""
LENGTH = "SELECT count(*) FROM log WHERE table_id = :table"
CHANGED_AT = "SELECT changed_at FROM tables WHERE id = :table"
CHANGE_ENTRY = """
UPDATE log SET entry = :entry, who = :who, command_id = :command_id WHERE table_id = :table AND seq = :seq
"""
CHANGE_RECORD = """
INSERT INTO records (table_id, record, finished_at) VALUES (:table, :record, :at)
ON CONFLICT (table_id) DO UPDATE SET record = excluded.record
"""
DELETE_TOKENS_OF = "DELETE FROM tokens WHERE who = :who"
DELETE_IDENTITY = "DELETE FROM identities WHERE who = :who"
DELETE_REPORTS_AGAINST = "DELETE FROM reports WHERE against = :who"
UNNAME_REPORTS = "UPDATE reports SET who = '' WHERE who = :who"
UNNAME_ORDERS = "UPDATE orders SET whom = '' WHERE whom = :who"

ADD_BAN = "INSERT INTO bans (whom, banned_at) VALUES (:whom, :at) ON CONFLICT (whom) DO NOTHING"
DELETE_BAN = "DELETE FROM bans WHERE whom = :whom"
BANS = "SELECT whom FROM bans ORDER BY whom"

ADD_ORDER = "INSERT INTO orders (what, whom, asked_at) VALUES (:what, :whom, :at) RETURNING id"
PENDING_ORDERS = "SELECT id, what, whom FROM orders WHERE done_at IS NULL ORDER BY id"
FINISH_ORDER = "UPDATE orders SET done_at = :at, outcome = :outcome WHERE id = :id"
ORDER_OUTCOME = "SELECT outcome FROM orders WHERE id = :id"
DELETE_ORDER = "DELETE FROM orders WHERE id = :id"
IS_KNOWN = "SELECT 1 FROM identities WHERE who = :who"

PERSON = "SELECT name, created_at FROM identities WHERE who = :who"
TABLE_ROW = "SELECT summary FROM tables WHERE id = :table"
REPORTS_BY = "SELECT table_id, kind, text, at FROM reports WHERE who = :who ORDER BY at, id"

OLD_TABLES = """
SELECT id FROM tables WHERE phase IN ('over', 'aborted') AND changed_at < :before ORDER BY changed_at, id LIMIT :most
"""
OLD_TABLES_WITH_TALK = """
SELECT id FROM tables WHERE phase IN ('over', 'aborted') AND changed_at < :before
AND EXISTS (SELECT 1 FROM log WHERE table_id = id AND instr(entry, :spoke) > 0) ORDER BY changed_at, id LIMIT :most
"""
DELETE_LOG = "DELETE FROM log WHERE table_id = :table"
DELETE_REVIEWS = "DELETE FROM reviews WHERE table_id = :table"
DELETE_RECORD = "DELETE FROM records WHERE table_id = :table"
DELETE_TABLE = "DELETE FROM tables WHERE id = :table"
UNUSED_PEOPLE = """
SELECT who FROM identities WHERE created_at < :before AND NOT EXISTS (
    SELECT 1 FROM members JOIN tables ON id = table_id
    WHERE members.who = identities.who AND (changed_at >= :before OR phase = 'playing')
) ORDER BY who LIMIT :most
"""
