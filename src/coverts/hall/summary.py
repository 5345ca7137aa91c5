"""Summary of a table for lists, and whose tables they are."""

from msgspec import Struct

from coverts.games.contract import Over
from coverts.games.seats import PerSeat, SeatSet
from coverts.hall.entries import Millis
from coverts.hall.messages import SeatView, table_view
from coverts.hall.settings import Settings
from coverts.hall.sitters import FORGOTTEN, Person, Sitter, Who
from coverts.hall.table import Table, TablePhase


class Summary(Struct, frozen=True, kw_only=True):
    """What anybody may know of a table from the outside."""

    id: str
    settings: Settings
    phase: TablePhase
    seats: PerSeat[SeatView]
    opened_at: Millis
    finished_at: Millis | None = None
    winners: SeatSet = ()
    """Of a game that was played to its end."""
    is_practice: bool = False
    """Whether it goes on from a moment of an earlier game."""


def summary_of(table: Table) -> Summary:
    """A table from the outside."""
    seen, prompt = table_view(table, "public"), table.prompt
    return Summary(
        id=table.id,
        settings=table.settings,
        phase=table.phase,
        seats=seen.seats,
        opened_at=table.opened_at,
        finished_at=table.finished_at,
        winners=prompt.winners if isinstance(prompt, Over) else (),
        is_practice=table.played_on is not None,
    )


class Listing(Struct, frozen=True):
    """What the lists of tables say of one."""

    settings: Settings
    sitters: PerSeat[Sitter]
    summary: Summary
    members: tuple[Who, ...]
    people: PerSeat[Who | None]


def listing_of(table: Table, before: Listing | None = None) -> Listing:
    """What the lists say of a table: the very same as before if nothing of it has changed, as after most moves."""
    seating = (table.settings, table.sitters)
    if before is not None and before.summary.phase is table.phase and (before.settings, before.sitters) == seating:
        return before
    return Listing(table.settings, table.sitters, summary_of(table), members_of(table), people_of(table))


def people_of(table: Table) -> PerSeat[Who | None]:
    """Whose the seats are."""
    return tuple([sitter.who or None if isinstance(sitter, Person) else None for sitter in table.sitters])


def members_of(table: Table) -> tuple[Who, ...]:
    """The people whose table this is."""
    people = {table.host, *(sitter.who for sitter in table.sitters if isinstance(sitter, Person))}
    return tuple(sorted(people - {FORGOTTEN}))
