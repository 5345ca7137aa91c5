"""`coverts db`: look after the database of a server."""

from pathlib import Path

from coverts.cli.answering import Answer, Asked, answering, progress_bar
from coverts.cli.db_answers import of_backup, of_check, of_restore, of_status
from coverts.store import checking, copying
from coverts.store.status import status as status_of


@answering
def status(*, asked: Asked = Asked()) -> Answer:
    """Say what is in the database, how large it is, and whether a server works with it.

    It can be asked while the server runs.
    """
    return of_status(status_of(asked.folder))


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
    path = asked.database if file is None else copying.require_file(file)
    with progress_bar("db-checking") as tell:
        return of_check(checking.check(path, tell))


@answering
def backup(file: Path, /, *, asked: Asked = Asked()) -> Answer:
    """Copy the database into a new file, also while the server runs and people play.

    The copy is of one moment, whole, and checked by SQLite before the file has its name. A file that is there already
    is never overwritten.

        coverts db backup /backups/coverts-2027-01-31.sqlite3

    Parameters
    ----------
    file
        The file to write.
    asked
        Whose data, and where figures for programs go.
    """
    with progress_bar("db-copying") as tell:
        return of_backup(file, copying.backup(asked.folder, file, tell))


@answering
def restore(file: Path, /, *, asked: Asked = Asked()) -> Answer:
    """Put a backup in the place of the database. Stop the server first.

    The database that was there is kept beside it, under a name with the time. The backup stays as it is.

    Parameters
    ----------
    file
        The backup.
    asked
        Whose data, and where figures for programs go.
    """
    with progress_bar("db-copying") as tell:
        return of_restore(copying.restore(asked.folder, file, tell))
