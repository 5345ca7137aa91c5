"""`coverts db`: look after the database of a server."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from coverts.cli.figures import Figures, opened
from coverts.cli.status import Status
from coverts.cli.voice import complain, reason, speech

if TYPE_CHECKING:
    from coverts.cli.db_answers import Answer

Data = Annotated[Path | None, Parameter(env_var="COVERTS_DATA")]


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

    def work(_: object) -> "Answer":
        from coverts.cli.db_answers import of_status
        from coverts.store.status import status as status_of

        return of_status(status_of(_folder(data)))

    return _answered(work, figures)


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

    def work(tell: Callable[[int, int], None]) -> "Answer":
        from coverts.cli.db_answers import of_check
        from coverts.store.checking import check as checked
        from coverts.store.copying import database_in, require_file

        path = database_in(_folder(data)) if file is None else require_file(file)
        return of_check(checked(path, tell))

    return _answered(work, figures, doing="db-checking")


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

    def work(tell: Callable[[int, int], None]) -> "Answer":
        from coverts.cli.db_answers import of_backup
        from coverts.store.copying import backup as back_up

        return of_backup(file, back_up(_folder(data), file, tell))

    return _answered(work, figures, doing="db-copying")


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

    def work(tell: Callable[[int, int], None]) -> "Answer":
        from coverts.cli.db_answers import of_restore
        from coverts.store.copying import restore as put_back

        return of_restore(put_back(_folder(data), file, tell))

    return _answered(work, figures, doing="db-copying")


def _folder(data: Path | None) -> Path:
    from platformdirs import user_data_path

    return data or user_data_path("coverts")


def _answered(
    work: Callable[[Callable[[int, int], None]], "Answer"], figures: Figures, *, doing: str | None = None
) -> Status:
    """Do it, and say what came of it: in words, or as figures."""
    from coverts.store.interface import StoreError

    catalogue = speech()
    try:
        with opened(figures.output) as sheet, _bar(doing and catalogue.say(doing)) as tell:
            answer = work(tell)
            if sheet is not None:
                sheet.write(answer.in_json())
    except StoreError as error:
        complain(catalogue, "db-cannot", why=str(error))
        return Status.UNREADABLE
    except OSError as error:
        complain(catalogue, "cannot-write", file=str(error.filename), why=reason(error))
        return Status.UNREADABLE
    except KeyboardInterrupt:
        complain(catalogue, "db-stopped")
        return Status.INTERRUPTED
    print(answer.in_json().decode() if figures.json else "\n".join([*answer.in_words(catalogue), ""]), end="")
    return answer.status


@contextmanager
def _bar(doing: str | None) -> Iterator[Callable[[int, int], None]]:
    from coverts.cli.progress import progress

    if doing is None:
        yield lambda _done, _of: None
        return
    with progress() as bar:
        task = bar.add_task(doing, total=None)
        yield lambda done, of: bar.update(task, completed=min(done, of), total=of)
