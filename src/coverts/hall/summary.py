"""A table in a few words: what a list of tables shows, and whose tables they are."""

from msgspec import Struct

from coverts.games.seats import PerSeat
from coverts.hall.entries import Millis
from coverts.hall.messages import SeatView, table_view
from coverts.hall.settings import Settings
from coverts.hall.sitters import Person, Who
from coverts.hall.table import Phase, Table


class Summary(Struct, frozen=True, kw_only=True):
    """What anybody may know of a table from the outside."""

    id: str
    settings: Settings
    phase: Phase
    seats: PerSeat[SeatView]
    opened_at: Millis


def summary_of(table: Table) -> Summary:
    """A table from the outside."""
    seen = table_view(table, "public")
    return Summary(id=table.id, settings=table.settings, phase=table.phase, seats=seen.seats, opened_at=table.opened_at)


def members_of(table: Table) -> tuple[Who, ...]:
    """The people whose table this is."""
    return tuple(sorted({table.host, *(sitter.who for sitter in table.sitters if isinstance(sitter, Person))}))
