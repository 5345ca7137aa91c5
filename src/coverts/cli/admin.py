"""`coverts admin`: who and what is in a house, and what can be done about it, for whoever runs it."""

from time import time
from typing import Annotated, Literal

from cyclopts import Parameter
from cyclopts.validators import Number

from coverts.cli.admin_answers import of_order, of_people, of_person, of_reports, of_table, of_tables
from coverts.cli.answering import Answer, Asked, answering
from coverts.cli.ordering import order
from coverts.hall.table import TablePhase
from coverts.store import overview
from coverts.store.interface import OrderKind

Most = Annotated[int, Parameter(validator=Number(gte=1))]
PhaseName = Literal["gathering", "playing", "over", "aborted"]


@answering
def tables(*, phase: PhaseName | None = None, most: Most = 50, asked: Asked = Asked()) -> Answer:
    """List tables, the ones last changed first. It can be asked while the server runs.

    Parameters
    ----------
    phase
        Only tables in this phase.
    most
        How many at most.
    asked
        Whose data, and where figures for programs go.
    """
    wanted = None if phase is None else TablePhase(phase)
    return of_tables(overview.tables(asked.place, phase=wanted, most=most))


@answering
def table(id_: str, /, *, asked: Asked = Asked()) -> Answer:
    """Show one table: its phase, settings and seats, and whose they are. Hands and closed fists stay closed.

    Parameters
    ----------
    id_
        The table, as `coverts admin tables` calls it.
    asked
        Whose data, and where figures for programs go.
    """
    return of_table(overview.table(asked.place, id_))


@answering
def people(*, most: Most = 50, asked: Asked = Asked()) -> Answer:
    """List people, the newest first. It can be asked while the server runs.

    Parameters
    ----------
    most
        How many at most.
    asked
        Whose data, and where figures for programs go.
    """
    return of_people(overview.people_of(asked.place, most=most))


@answering
def person(id_: str, /, *, asked: Asked = Asked()) -> Answer:
    """Show somebody: their name, their devices and programs, and their tables.

    Parameters
    ----------
    id_
        The person, as `coverts admin people` calls them.
    asked
        Whose data, and where figures for programs go.
    """
    return of_person(overview.person(asked.place, id_, now=round(1000 * time())))


@answering
def reports(*, most: Most = 50, asked: Asked = Asked()) -> Answer:
    """List what people at the tables have reported about each other, the newest first.

    Parameters
    ----------
    most
        How many at most.
    asked
        Whose data, and where figures for programs go.
    """
    return of_reports(overview.reports(asked.place, most=most))


@answering
def close(id_: str, /, *, asked: Asked = Asked()) -> Answer:
    """Close a table, also in the middle of a game: the game ends without a winner, and its cards are laid open.

    It can be done while the server runs: those at the table see it at once.

    Parameters
    ----------
    id_
        The table, as `coverts admin tables` calls it.
    asked
        Whose data, and where figures for programs go.
    """
    return _ordered("close", id_, asked)


@answering
def ban(whom: str, /, *, asked: Asked = Asked()) -> Answer:
    """Keep a person or an address out, from now on. What they have open is closed.

    An IPv6 address stands for its /64. Whoever is banned as a person can come back as a new guest; the address is what
    stops that, together with everybody else there.

    Parameters
    ----------
    whom
        The person, as `coverts admin people` calls them, or an address such as 203.0.113.7.
    asked
        Whose data, and where figures for programs go.
    """
    return _ordered("ban", whom, asked)


@answering
def unban(whom: str, /, *, asked: Asked = Asked()) -> Answer:
    """Let a person or an address in again.

    Parameters
    ----------
    whom
        As they were banned.
    asked
        Whose data, and where figures for programs go.
    """
    return _ordered("unban", whom, asked)


@answering
def forget(id_: str, /, *, asked: Asked = Asked()) -> Answer:
    """Remove somebody everywhere: name, devices and all they have said. It cannot be undone.

    Their games stay, played by "somebody", and so do older backups: those are yours to remove.

    Parameters
    ----------
    id_
        The person, as `coverts admin people` calls them.
    asked
        Whose data, and where figures for programs go.
    """
    return _ordered("forget", id_, asked)


def _ordered(what: OrderKind, whom: str, asked: Asked) -> Answer:
    order(asked.url or asked.folder, what, whom)
    return of_order(what, whom)
