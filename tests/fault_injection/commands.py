"""Which entries of the log a command can have led to."""

from coverts.hall import entries
from coverts.hall.commands import (
    ChangeSettings,
    Close,
    Command,
    Commit,
    Join,
    Leave,
    LetIn,
    Move,
    Replace,
    Return,
    Reveal,
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
    Committed,
    Entry,
    Left,
    Replaced,
    Returned,
    Revealed,
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
        case Replace(idle), Replaced(_, where, by):
            return (idle, seat) == (where, by)
        case Commit() | Reveal(), Committed() | Revealed():
            return _is_said_by(seat, command, entry)
        case Move(action), Acted(_, where, acted, by_bot):
            return (seat, action, False) == (where, acted, by_bot)
        case Say(text) | SayPhrase(text), Spoke(_, where, said):
            return (seat, text) == (where, said)
        case (Leave(), Left(_, where) | StoodUp(_, where) | Aborted(_, where)) | (Return(), Returned(_, where)):
            return seat == where
        case (Close(), Aborted()) | (Start(), Started()):
            return True
    return _has_arranged(command, entry)


def _is_said_by(seat: int | None, command: Commit | Reveal, entry: Committed | Revealed) -> bool:
    """Whether a step of a fair deal says what the client of a seat has said."""
    match command, entry:
        case Commit(commitments), Committed(_, where, committed):
            return (seat, commitments) == (where, committed)
        case Reveal(number, nonce), Revealed(_, where, dealt, revealed):
            return (seat, number, nonce) == (where, dealt, revealed)
    return False


def _has_arranged(command: Command, entry: Entry) -> bool:
    """Whether the host has arranged the table like this."""
    match command, entry:
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
    return False
