"""`coverts db`: look after the database of a server."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from coverts.cli.answering import Answer, Asked, answering, progress_bar
from coverts.cli.db_answers import of_backup, of_check, of_copy, of_restore, of_status, of_upgrade
from coverts.cli.place import source_at, target_at
from coverts.store import checking, copying, moving
from coverts.store.status import status as status_of
from coverts.store.upgrading import bring_up_to_date


@answering
def status(*, asked: Asked = Asked()) -> Answer:
    """Say what is in the database, how large it is, and whether a server works with it.

    It can be asked while the server runs.
    """
    return of_status(status_of(asked.place))


@answering
def check(file: Path | None = None, /, *, asked: Asked = Asked()) -> Answer:
    """Check the database, or a backup of it: is it whole, and is every game in it legal?

    SQLite's own checks come first. Then every table's log is played by the rules, and what lists and records say of the
    table is compared with it. It can be done while the server runs. Leaves with 0 if nothing is wrong, 1 if
    something is, 2 if there was nothing to check.

    Parameters
    ----------
    file
        A backup to check, instead of the server's database.
    asked
        Whose data, and where figures for programs go.
    """
    path = asked.place if file is None else copying.require_file(file)
    with progress_bar("db-checking") as tell:
        return of_check(checking.check(path, tell))


@answering
def backup(file: Path, /, *, asked: Asked = Asked()) -> Answer:
    """Copy the database into a new file, also while the server runs and people play.

    The copy is of one moment, whole, and checked by SQLite before the file has its name. A file that is there already
    is never overwritten. What is kept in PostgreSQL is copied into a file of SQLite as well.

        coverts db backup /backups/coverts-2027-01-31.sqlite3

    Parameters
    ----------
    file
        The file to write.
    asked
        Whose data, and where figures for programs go.
    """
    with progress_bar("db-copying") as tell:
        url = asked.url
        size = copying.backup(asked.folder, file, tell) if url is None else moving.backup(url, file, tell)
        return of_backup(file, size)


@answering
def upgrade(*, asked: Asked = Asked()) -> Answer:
    """Bring the database to the shape of this version, all of it or nothing. Stop the server first.

    The server does the same when it starts. A database that was made by a newer version is refused. Make a backup
    before: there is no way back.

    Parameters
    ----------
    asked
        Whose data, and where figures for programs go.
    """
    return of_upgrade(bring_up_to_date(asked.place))


@answering
def restore(file: Path, /, *, asked: Asked = Asked()) -> Answer:
    """Put a backup in the place of the database. Stop the server first.

    The database that was there is kept beside it, under a name with the time (in PostgreSQL: as a schema). The backup
    stays as it is.

    Parameters
    ----------
    file
        The backup.
    asked
        Whose data, and where figures for programs go.
    """
    with progress_bar("db-copying") as tell:
        url = asked.url
        return of_restore(copying.restore(asked.folder, file, tell) if url is None else moving.restore(url, file, tell))


@answering
def copy(
    *,
    from_: Annotated[str, Parameter(name="--from")],
    to: str,
    asked: Asked = Asked(),  # noqa: ARG001 - where figures go
) -> Answer:
    """Copy a house with everything in it, games under way as well, from SQLite to PostgreSQL or back.

    The copy is of one moment. Every row of it is compared, and every table checked. Stop the server first if it is to
    go on with the copy. A target in which there is something is refused.

        coverts db copy --from /var/lib/coverts --to postgresql://coverts@db.example/coverts

    Parameters
    ----------
    from_
        The folder of a server's data, a backup, or the address of a PostgreSQL database.
    to
        A folder for a server's data, or the address of an empty PostgreSQL database.
    asked
        Where figures for programs go.
    """
    with progress_bar("db-copying") as tell:
        return of_copy(moving.copy(source_at(from_), target_at(to), tell))
