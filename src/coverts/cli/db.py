"""`coverts db`: look after the database of a server."""

from collections.abc import Callable
from pathlib import Path

from coverts.cli.answering import Answer, Data, answered, folder_of
from coverts.cli.figures import Figures
from coverts.cli.status import Status


def status(*, data: Data = None, figures: Figures = Figures()) -> Status:  # noqa: B008 - a value
    """Say what is in the database, how large it is, and whether a server works with it.

    It can be asked while the server runs.

    Parameters
    ----------
    data
        The folder where the server keeps everything. [default: your data folder]
    figures
        Where figures for programs go.
    """

    def work(_: object) -> Answer:
        from coverts.cli.db_answers import of_status
        from coverts.store.status import status as status_of

        return of_status(status_of(folder_of(data)))

    return answered(work, figures)


def check(file: Path | None = None, /, *, data: Data = None, figures: Figures = Figures()) -> Status:  # noqa: B008
    """Check the database, or a backup of it: is it whole, and is every game in it legal?

    SQLite's own checks come first. Then every table's log is played by the rules, and what lists and records say of the
    table is compared with it. It can be done while the server runs. Leaves with 0 if nothing is wrong, 1 if
    something is, 2 if there was nothing to check.

    Parameters
    ----------
    file
        A backup to check, instead of the server's database.
    data
        The folder where the server keeps everything. [default: your data folder]
    figures
        Where figures for programs go.
    """

    def work(tell: Callable[[int, int], None]) -> Answer:
        from coverts.cli.db_answers import of_check
        from coverts.store.checking import check as checked
        from coverts.store.copying import database_in, require_file

        path = database_in(folder_of(data)) if file is None else require_file(file)
        return of_check(checked(path, tell))

    return answered(work, figures, doing="db-checking")


def backup(file: Path, /, *, data: Data = None, figures: Figures = Figures()) -> Status:  # noqa: B008
    """Copy the database into a new file, also while the server runs and people play.

    The copy is of one moment, whole, and checked by SQLite before the file has its name. A file that is there already
    is never overwritten.

        coverts db backup /backups/coverts-2027-01-31.sqlite3

    Parameters
    ----------
    file
        The file to write.
    data
        The folder where the server keeps everything. [default: your data folder]
    figures
        Where figures for programs go.
    """

    def work(tell: Callable[[int, int], None]) -> Answer:
        from coverts.cli.db_answers import of_backup
        from coverts.store.copying import backup as back_up

        return of_backup(file, back_up(folder_of(data), file, tell))

    return answered(work, figures, doing="db-copying")


def restore(file: Path, /, *, data: Data = None, figures: Figures = Figures()) -> Status:  # noqa: B008
    """Put a backup in the place of the database. Stop the server first.

    The database that was there is kept beside it, under a name with the time. The backup stays as it is.

    Parameters
    ----------
    file
        The backup.
    data
        The folder where the server keeps everything. [default: your data folder]
    figures
        Where figures for programs go.
    """

    def work(tell: Callable[[int, int], None]) -> Answer:
        from coverts.cli.db_answers import of_restore
        from coverts.store.copying import restore as put_back

        return of_restore(put_back(folder_of(data), file, tell))

    return answered(work, figures, doing="db-copying")
