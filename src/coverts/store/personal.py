"""Data export: all that is kept of somebody, for themselves to read."""

from coverts.hall.entries import Millis
from coverts.hall.forgetting import spoken_by
from coverts.hall.sitters import Who
from coverts.store import people
from coverts.store.coding import document_of, log_of, own_table_of
from coverts.store.forgetting import tables_naming
from coverts.store.kept import KeptDevice, KeptReport, KeptTable, KeptWords, PersonalData
from coverts.store.statements import LOG, PERSON, RECORD, REPORTS_BY, REVIEW, TABLE_ROW
from coverts.store.transacting import Connection


def personal_data(connection: Connection, who: Who, now: Millis) -> PersonalData:
    """Somebody's data. No move of a game under way is in it."""
    name, created_at = connection.execute(PERSON, {"who": who}).fetchone() or ("", 0)
    tokens = people.tokens_of(connection, who, now)
    return PersonalData(
        name,
        created_at,
        [KeptDevice(token.kind, token.label, token.created_at, token.expires_at) for token in tokens],
        [_table(connection, table, who) for table in sorted(tables_naming(connection, who, 0))],
        [KeptReport(*row) for row in connection.execute(REPORTS_BY, {"who": who}).fetchall()],
    )


def _table(connection: Connection, table: str, who: Who) -> KeptTable:
    own = own_table_of((table, connection.execute(TABLE_ROW, {"table": table}).fetchone()[0]), who)
    log = log_of(table, connection.execute(LOG, {"table": table}).fetchall())
    said = [KeptWords(spoke.at, spoke.text) for spoke in spoken_by(who, log)]
    record = connection.execute(RECORD, {"table": table}).fetchone()
    review = connection.execute(REVIEW, {"table": table, "seat": -1 if own.seat is None else own.seat}).fetchone()
    game, said_of_it = [None if row is None else document_of(table, row[0]) for row in (record, review)]
    return KeptTable(own.summary, own.seat, said, game, said_of_it)
