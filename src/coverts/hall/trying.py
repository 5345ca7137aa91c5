"""A move is decided by trying it out; what it led to then need not be worked out again when it is made.

Only the very same entry on the very same table counts as the same, so nothing but time depends on what is remembered.
"""

from collections import deque

from coverts.hall.entries import Entry
from coverts.hall.table import News, Table, applied

_tried: deque[tuple[Table, News]] = deque(maxlen=4)
"""What was tried out and not made yet, each with the table before it: a move, and what chance does at once."""


def tried(table: Table, entry: Entry) -> News:
    """What an entry would lead to."""
    news = applied(table, entry)
    _tried.append((table, news))
    return news


def made(table: Table, entry: Entry) -> News:
    """What an entry leads to. Whatever was tried out before it, and not made, is forgotten."""
    while _tried:
        before, news = _tried.popleft()
        if before is table and news.entry is entry:
            return news
    return applied(table, entry)
