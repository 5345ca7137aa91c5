"""Events of a table's log: everything that has happened, and nothing that can be derived."""

from typing import TypeAlias

from msgspec import Struct

from coverts.games.seats import Seat
from coverts.hall.fair_steps import Commitment, GameId, Nonce
from coverts.hall.settings import Settings
from coverts.hall.sitters import BotSeat, Person, Who
from coverts.hall.wire import AnyAction, AnyOutcome

Millis: TypeAlias = int
"""A moment, in milliseconds since 1970."""


class Opened(Struct, frozen=True, tag="opened"):
    """A table has been opened."""

    at: Millis
    settings: Settings
    host: Who
    invitation: str


class SatDown(Struct, frozen=True, tag="sat-down"):
    """Somebody has taken a seat."""

    at: Millis
    seat: Seat
    sitter: Person | BotSeat


class Kept(Struct, frozen=True, tag="kept"):
    """A seat is kept for somebody who sat there in the last game."""

    at: Millis
    seat: Seat
    person: Person


class StoodUp(Struct, frozen=True, tag="stood-up", omit_defaults=True):
    """A seat is free again, before the game."""

    at: Millis
    seat: Seat
    is_kept_away: bool = False
    """Whether the host lets whoever sat there, or was to sit there, not sit down again."""


class LetIn(Struct, frozen=True, tag="let-in"):
    """Somebody may sit down again who was kept away: by their place among those, since the log names nobody twice."""

    at: Millis
    place: int


class Swapped(Struct, frozen=True, tag="swapped"):
    """Whoever sits on two seats, or nobody, has changed places, before the game."""

    at: Millis
    seat: Seat
    other: Seat


class SettingsChanged(Struct, frozen=True, tag="settings-changed"):
    """The table has been set up otherwise, before the game: open seats were added or taken away, if it needs them."""

    at: Millis
    settings: Settings


class Started(Struct, frozen=True, tag="started", omit_defaults=True):
    """The game has begun."""

    at: Millis
    game: GameId | None = None
    """The id of a game that is dealt fairly; those in logs from before there were fair deals have none."""


class Committed(Struct, frozen=True, tag="committed"):
    """The client of a person has committed to a nonce for every round."""

    at: Millis
    seat: Seat
    commitments: tuple[Commitment, ...]


class Seeded(Struct, frozen=True, tag="seeded"):
    """The house has drawn a seed for every round: they are secret until their rounds have been scored."""

    at: Millis
    seeds: tuple[Nonce, ...]


class Revealed(Struct, frozen=True, tag="revealed"):
    """The client of a person has revealed its nonce for a round."""

    at: Millis
    seat: Seat
    round: int
    nonce: Nonce


class Acted(Struct, frozen=True, tag="acted"):
    """A seat has made its move; `by_bot` if a bot decided for a person."""

    at: Millis
    seat: Seat
    action: AnyAction
    by_bot: bool = False


class Chanced(Struct, frozen=True, tag="chanced", omit_defaults=True):
    """Chance has made its move."""

    at: Millis
    outcome: AnyOutcome
    rest: Millis = 0
    """So long, at most, everybody looks at the round before until the next question is asked."""


class PlayedOn(Struct, frozen=True, kw_only=True, tag="played-on"):
    """The game is practice: it goes on from a moment of an earlier one, whose moves up to there follow."""

    at: Millis
    seat: Seat
    """Whose part somebody plays."""
    moves: int
    """So many of the moves that follow were made in the earlier game."""
    round: int
    """The round in which it goes on."""
    then: tuple[Acted | Chanced, ...]
    """The moves that came next in the earlier game."""
    record: str
    """The fingerprint of its record, SHA-256 in hexadecimal."""
    table: str | None = None
    """The table at which it was played, if everybody at this one may look at it."""


class TimedOut(Struct, frozen=True, tag="timed-out"):
    """A seat's time is up: a bot makes this decision."""

    at: Millis
    seat: Seat


class Left(Struct, frozen=True, tag="left"):
    """A person has left the game."""

    at: Millis
    seat: Seat


class Returned(Struct, frozen=True, tag="returned"):
    """A person is back on their seat."""

    at: Millis
    seat: Seat


class Replaced(Struct, frozen=True, tag="replaced"):
    """A bot plays for a person who has kept a game without a clock waiting, because another seat has asked for it."""

    at: Millis
    seat: Seat
    by: Seat


class Spoke(Struct, frozen=True, tag="spoke"):
    """Somebody at the table has said something: words of their own, or the key of a phrase."""

    at: Millis
    seat: Seat
    text: str
    is_phrase: bool


class Helped(Struct, frozen=True, tag="helped"):
    """A seat has asked the coach about the present question, as its table allows."""

    at: Millis
    seat: Seat


class Rested(Struct, frozen=True, tag="rested"):
    """Everybody has looked at the round before: the next question is asked now."""

    at: Millis


class Woken(Struct, frozen=True, tag="woken"):
    """The house was closed and is open again: the present decision gets its time back."""

    at: Millis


class Aborted(Struct, frozen=True, tag="aborted"):
    """The game has been broken off by somebody leaving it, or the table closed before it began."""

    at: Millis
    seat: Seat | None


class Rematched(Struct, frozen=True, tag="rematched"):
    """The same people play again, at another table."""

    at: Millis
    table: str
    by: Seat | None = None
    """Who asked for it; unknown in logs from before that was kept."""


class Forgotten(Struct, frozen=True, tag="forgotten"):
    """Somebody has been forgotten: here, or in place of what they said."""

    at: Millis


Entry: TypeAlias = (
    Opened
    | SatDown
    | Kept
    | StoodUp
    | LetIn
    | Swapped
    | SettingsChanged
    | Started
    | Committed
    | Seeded
    | Revealed
    | Acted
    | Chanced
    | PlayedOn
    | TimedOut
    | Left
    | Returned
    | Replaced
    | Spoke
    | Helped
    | Rested
    | Woken
    | Aborted
    | Rematched
    | Forgotten
)
