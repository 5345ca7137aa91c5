"""How commands speak: answers on standard output, everything about themselves on standard error."""

import os
import sys
from typing import Annotated, TypeAlias

from cyclopts import Parameter

from coverts.cli.status import Status
from coverts.lang import Catalogue, Language, Sentence, language_of

Spoken: TypeAlias = Annotated[Language | None, Parameter(name=("--language", "--lang"))]
"""The option of a command that tells a whole game. All commands speak the language of the environment without it."""


def speech(language: Language | None = None) -> Catalogue:
    """The words of a language: this one, or the one that the environment asks for."""
    return Catalogue(language or language_of(os.environ))


def complain(catalogue: Catalogue, key: str, /, **args: str | int | Sentence) -> None:
    """Say on standard error what is wrong."""
    print(catalogue.say("program", message=catalogue.say(key, **args)), file=sys.stderr)


def reason(error: OSError) -> str:
    """What the system says about a file, without the file's name."""
    return error.strerror or type(error).__name__


def not_written(catalogue: Catalogue, error: OSError) -> Status:
    """Say which file cannot be written, and why; the exit status."""
    complain(catalogue, "cannot-write", file=str(error.filename), why=reason(error))
    return Status.UNREADABLE


def broken_off(
    catalogue: Catalogue, error: OSError | KeyboardInterrupt, stopped: str, /, **args: str | int | Sentence
) -> Status:
    """Say why a command has not come to its end: a file that cannot be written, or Ctrl-C; the exit status."""
    if isinstance(error, OSError):
        return not_written(catalogue, error)
    complain(catalogue, stopped, **args)
    return Status.INTERRUPTED
