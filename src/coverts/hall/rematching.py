"""Playing again: the next table of the same people and bots."""

from coverts.hall.entries import Entry, Kept, Millis, Opened, SatDown
from coverts.hall.sitters import FORGOTTEN, KeptSeat, OpenSeat, Person
from coverts.hall.table import Table


def opening_again(old: Table, by: int, now: Millis) -> list[Entry]:
    """The first entries of the table at which a finished game is followed by another, because a seat has asked for it.

    All is as it was: the settings, the seats, the bots with their names and levels. The seats of the others are kept
    for them, but open if they have been forgotten. So is the invitation: whoever was led to the old table by it can
    follow to the new one.
    """
    host = old.sitters[by]
    assert isinstance(host, Person)
    entries: list[Entry] = [Opened(now, old.settings, host.who, old.invitation)]
    for seat, sitter in enumerate(old.sitters):
        if isinstance(sitter, OpenSeat | KeptSeat) or sitter == Person(FORGOTTEN, ""):
            continue
        if isinstance(sitter, Person) and seat != by:
            entries.append(Kept(now, seat, sitter))
        else:
            entries.append(SatDown(now, seat, sitter))
    return entries
