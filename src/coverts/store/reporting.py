"""Reports: what people at the tables tell the operator about each other."""

from msgspec.structs import asdict

from coverts.store.interface import Report
from coverts.store.statements import ADD_REPORT, REPORTS
from coverts.store.transacting import Connection


def add(connection: Connection, report: Report) -> None:
    """One more."""
    connection.execute(ADD_REPORT, asdict(report))


def latest(connection: Connection, most: int) -> list[Report]:
    """The last ones, the newest first."""
    return [Report(*row) for row in connection.execute(REPORTS, {"most": most}).fetchall()]
