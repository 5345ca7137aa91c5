"""`--json` and `--output`: figures for programs, with the same meaning in every command that has any."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Annotated, BinaryIO

from cyclopts import Parameter

FLAG = "--json"


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class Figures:
    """Where figures for programs go."""

    json: Annotated[bool, Parameter(negative="")] = False
    """Print JSON to standard output instead of text."""
    output: Path | None = None
    """Write the JSON into this file; what is printed stays as it is."""


@contextmanager
def opened(path: Path | None) -> Iterator[BinaryIO | None]:
    """A file that is there when all of it has been written, or None where none was asked for.

    Opened before the work begins, so that nobody works for hours for a file that cannot be written.
    """
    from coverts.cli.files import written_whole

    if path is None:
        yield None
    else:
        with written_whole(path) as file:
            yield file


def file_after_flag(words: Sequence[str]) -> str | None:
    """The FILE of `--json FILE` or `--json=FILE`, which is spelt `--output FILE`."""
    for word, following in pairwise([*words, ""]):
        if word.startswith(f"{FLAG}="):
            return word.removeprefix(f"{FLAG}=")
        if word == FLAG and following and not following.startswith("-"):
            return following
    return None
