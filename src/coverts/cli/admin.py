"""`coverts admin`: who and what is in a house, for whoever runs it."""

from collections.abc import Callable
from typing import Annotated, Literal

from cyclopts import Parameter
from cyclopts.validators import Number

from coverts.cli.answering import Answer, Data, answered, folder_of
from coverts.cli.figures import Figures
from coverts.cli.status import Status

Most = Annotated[int, Parameter(validator=Number(gte=1))]
PhaseName = Literal["gathering", "playing", "over", "aborted"]


def tables(
    *,
    phase: PhaseName | None = None,
    most: Most = 50,
    data: Data = None,
    figures: Figures = Figures(),  # noqa: B008 - a value
) -> Status:
    """List tables, the ones last changed first. It can be asked while the server runs.

    Parameters
    ----------
    phase
        Only tables in this phase.
    most
        How many at most.
    data
        The folder where the server keeps everything. [default: your data folder]
    figures
        Where figures for programs go.
    """

    def work(_: Callable[[int, int], None]) -> Answer:
        from coverts.cli.admin_answers import of_tables
        from coverts.hall.table import TablePhase
        from coverts.store.copying import database_in
        from coverts.store.overview import tables as listed

        wanted = None if phase is None else TablePhase(phase)
        return of_tables(listed(database_in(folder_of(data)), phase=wanted, most=most))

    return answered(work, figures)


def table(id_: str, /, *, data: Data = None, figures: Figures = Figures()) -> Status:  # noqa: B008
    """Show one table: its phase, settings and seats, and whose they are. Hands and closed fists stay closed.

    Parameters
    ----------
    id_
        The table, as `coverts admin tables` calls it.
    data
        The folder where the server keeps everything. [default: your data folder]
    figures
        Where figures for programs go.
    """

    def work(_: Callable[[int, int], None]) -> Answer:
        from coverts.cli.admin_answers import of_table
        from coverts.store.copying import database_in
        from coverts.store.overview import table as one

        return of_table(one(database_in(folder_of(data)), id_))

    return answered(work, figures)


def people(*, most: Most = 50, data: Data = None, figures: Figures = Figures()) -> Status:  # noqa: B008
    """List people, the newest first. It can be asked while the server runs.

    Parameters
    ----------
    most
        How many at most.
    data
        The folder where the server keeps everything. [default: your data folder]
    figures
        Where figures for programs go.
    """

    def work(_: Callable[[int, int], None]) -> Answer:
        from coverts.cli.admin_answers import of_people
        from coverts.store.copying import database_in
        from coverts.store.overview import people_of

        return of_people(people_of(database_in(folder_of(data)), most=most))

    return answered(work, figures)


def person(id_: str, /, *, data: Data = None, figures: Figures = Figures()) -> Status:  # noqa: B008
    """Show somebody: their name, their devices and programs, and their tables.

    Parameters
    ----------
    id_
        The person, as `coverts admin people` calls them.
    data
        The folder where the server keeps everything. [default: your data folder]
    figures
        Where figures for programs go.
    """

    def work(_: Callable[[int, int], None]) -> Answer:
        from time import time

        from coverts.cli.admin_answers import of_person
        from coverts.store.copying import database_in
        from coverts.store.overview import person as one

        return of_person(one(database_in(folder_of(data)), id_, now=round(1000 * time())))

    return answered(work, figures)
