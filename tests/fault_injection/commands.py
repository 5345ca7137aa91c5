"""Which entries of the log a command can have led to."""

from coverts.hall import entries
from coverts.hall.commands import (
    ChangeSettings,
    Close,
    Command,
    Join,
    Leave,
    LetIn,
    Move,
    Replace,
    Return,
    Say,
    SayPhrase,
    SeatBot,
    Start,
    Swap,
    Unseat,
)
from coverts.hall.entries import (
    Aborted,
    Acted,
    Entry,
    Left,
    Replaced,
    Returned,
    SatDown,
    SettingsChanged,
    Spoke,
    Started,
    StoodUp,
    Swapped,
)
from coverts.hall.sitters import BotSeat, Person, Who
from coverts.hall.table import Table


def led_to(table: Table, who: Who, command: Command, entry: Entry) -> bool:
    """Whether this is the first entry of a command that somebody gave at this table."""
    seat = table.seat_of(who)
    match command, entry:
        case Join(), SatDown(_, _, Person(sitter)):
            return sitter == who
        case SeatBot(place, level), SatDown(_, where, BotSeat(sitting)):
            return (place, level) == (where, sitting)
        case Unseat(place, keep_away), StoodUp(_, where, is_kept_away):
            return place == where and is_kept_away <= keep_away
        case LetIn(place), entries.LetIn(_, where):
            return place == where
        case Swap(place, other), Swapped(_, where, elsewhere):
            return (place, other) == (where, elsewhere)
        case ChangeSettings(settings), SettingsChanged(_, agreed):
            return settings == agreed
        case Replace(idle), Replaced(_, where, by):
            return (idle, seat) == (where, by)
        case Move(action), Acted(_, where, acted, by_bot):
            return (seat, action, False) == (where, acted, by_bot)
        case Say(text) | SayPhrase(text), Spoke(_, where, said):
            return (seat, text) == (where, said)
        case (Leave(), Left(_, where) | StoodUp(_, where) | Aborted(_, where)) | (Return(), Returned(_, where)):
            return seat == where
        case (Close(), Aborted()) | (Start(), Started()):
            return True
    return False
