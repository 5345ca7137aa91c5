"""What a command leaves with."""

from enum import IntEnum


class Status(IntEnum):
    """The exit status of a command."""

    OK = 0
    NO = 1
    """The answer is no: a record is illegal, a game was left."""
    UNREADABLE = 2
    """There was nothing to answer: a file or a command line could not be read."""
    INTERRUPTED = 130
    """Ctrl-C."""
