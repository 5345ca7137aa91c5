"""How commands speak: answers on standard output, everything about themselves on standard error."""

import sys

from coverts.lang import Catalogue


def complain(catalogue: Catalogue, key: str, /, **args: str | int) -> None:
    """Say on standard error what is wrong."""
    print(catalogue.say("program", message=catalogue.say(key, **args)), file=sys.stderr)


def reason(error: OSError) -> str:
    """What the system says about a file, without the file's name."""
    return error.strerror or type(error).__name__
