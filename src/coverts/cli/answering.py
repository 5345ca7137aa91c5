"""Commands about a server's data: where it is, and one answer in words or as JSON."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import wraps
from pathlib import Path
from typing import Annotated, Any, ParamSpec

import msgspec
from cyclopts import Parameter
from msgspec import Struct
from platformdirs import user_data_path

from coverts.cli.figures import Figures, opened
from coverts.cli.place import url_of
from coverts.cli.status import Status
from coverts.cli.voice import broken_off, complain, speech
from coverts.lang import Catalogue
from coverts.store.copying import database_in
from coverts.store.database import Place
from coverts.store.interface import StoreError
from coverts.store.postgres.url import PostgresUrl

P = ParamSpec("P")


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class Asked(Figures):
    """Whose data, and where figures for programs go."""

    data: Annotated[Path | None, Parameter(env_var="COVERTS_DATA")] = None
    """The folder where the server keeps everything. [default: your data folder]"""

    database: Annotated[str | None, Parameter(env_var="COVERTS_DATABASE")] = None
    """The PostgreSQL database where it keeps everything instead, such as postgresql://name@host/coverts."""

    @property
    def url(self) -> PostgresUrl | None:
        """The PostgreSQL database, if there is one."""
        return url_of(self.database) if self.database else None

    @property
    def folder(self) -> Path:
        """The folder where the server keeps everything."""
        return self.data or user_data_path("coverts")

    @property
    def place(self) -> Place:
        """Its database, which is there."""
        return self.url or database_in(self.folder)


class CannotBeDone(Exception):
    """Why a command could not be carried out: a sentence of the catalogues."""

    def __init__(self, key: str, **args: str) -> None:
        super().__init__(key, args)
        self.key = key
        self.filling = args


class Answer(Struct, frozen=True):
    """What came of a command."""

    figures: Any
    words: Callable[[Catalogue], Iterator[str]]
    status: Status = Status.OK

    def in_json(self) -> bytes:
        """The answer for programs, on one line."""
        return msgspec.json.encode(self.figures, enc_hook=str) + b"\n"


def answering(command: Callable[P, Answer]) -> Callable[P, Status]:
    """A command that says what it has found in words or as figures, and complains if it could not be done."""

    @wraps(command)
    def answer(*args: P.args, **kwargs: P.kwargs) -> Status:
        asked = kwargs.get("asked")
        figures = asked if isinstance(asked, Asked) else Asked()
        catalogue = speech()
        try:
            with opened(figures.output) as sheet:
                found = command(*args, **kwargs)
                if sheet is not None:
                    sheet.write(found.in_json())
        except CannotBeDone as cannot:
            complain(catalogue, cannot.key, **cannot.filling)
            return Status.UNREADABLE
        except StoreError as error:
            complain(catalogue, "db-cannot", why=error.why)
            return Status.UNREADABLE
        except (OSError, KeyboardInterrupt) as error:
            return broken_off(catalogue, error, "db-stopped")
        print(found.in_json().decode() if figures.json else "\n".join([*found.words(catalogue), ""]), end="")
        return found.status

    return answer


@contextmanager
def progress_bar(doing: str) -> Iterator[Callable[[int, int], None]]:
    """A bar beside these words; it is told how much is done, and of how much."""
    from coverts.cli.progress import progress

    with progress() as bar:
        task = bar.add_task(speech().say(doing), total=None)
        yield lambda done, of: bar.update(task, completed=min(done, of), total=of)
