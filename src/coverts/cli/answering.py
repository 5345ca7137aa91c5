"""Commands about a server's database: where it is, and one answer in words or as JSON."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import msgspec
from cyclopts import Parameter
from msgspec import Struct

from coverts.cli.figures import Figures, opened
from coverts.cli.status import Status
from coverts.cli.voice import complain, reason, speech
from coverts.lang import Catalogue

Data = Annotated[Path | None, Parameter(env_var="COVERTS_DATA")]


class Answer(Struct, frozen=True):
    """What came of a command."""

    figures: Any
    words: Callable[[Catalogue], Iterator[str]]
    status: Status = Status.OK

    def in_json(self) -> bytes:
        """The answer for programs, on one line."""
        return msgspec.json.encode(self.figures, enc_hook=str) + b"\n"


def folder_of(data: Path | None) -> Path:
    """The folder where a server keeps everything."""
    from platformdirs import user_data_path

    return data or user_data_path("coverts")


def answered(
    work: Callable[[Callable[[int, int], None]], Answer], figures: Figures, *, doing: str | None = None
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
    print(answer.in_json().decode() if figures.json else "\n".join([*answer.words(catalogue), ""]), end="")
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
