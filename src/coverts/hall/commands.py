"""What can be asked of a table. Who asks is known from elsewhere, never from the command."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from coverts.games.seats import Seat, SeatSet
from coverts.hall.fair_steps import Commitments, Nonce, RoundNumber
from coverts.hall.settings import Settings
from coverts.hall.wire import AnyAction

Name: TypeAlias = Annotated[str, Meta(max_length=100)]
Text: TypeAlias = Annotated[str, Meta(max_length=1000)]
Level: TypeAlias = Literal["random", "novice", "casual", "club", "expert", "master"]


class Join(Struct, frozen=True, forbid_unknown_fields=True, tag="join"):
    """Take a seat, with an invitation where the table asks for one."""

    name: Name
    invitation: str = ""


class Leave(Struct, frozen=True, forbid_unknown_fields=True, tag="leave"):
    """Get up; in a game, leave it to a bot, to wait, or to end."""


class Return(Struct, frozen=True, forbid_unknown_fields=True, tag="return"):
    """Come back to the game one has left."""


class Replace(Struct, frozen=True, forbid_unknown_fields=True, tag="replace"):
    """Have a bot play for somebody who has kept a game without a clock waiting for two minutes; they may return."""

    seat: Seat


class SeatBot(Struct, frozen=True, forbid_unknown_fields=True, tag="seat-bot"):
    """Put a bot on an open seat."""

    seat: Seat
    level: Level = "casual"


class Unseat(Struct, frozen=True, forbid_unknown_fields=True, tag="unseat"):
    """Free a seat, or keep it for nobody any longer, before the game; on request whoever sat there is kept away."""

    seat: Seat
    keep_away: bool = False


class LetIn(Struct, frozen=True, forbid_unknown_fields=True, tag="let-in"):
    """Let somebody sit down again who was kept away, by their place in the list of those, before the game."""

    place: Annotated[int, Meta(ge=0)]


class Swap(Struct, frozen=True, forbid_unknown_fields=True, tag="swap"):
    """Have whoever sits on two seats change places, before the game. Either may be empty."""

    seat: Seat
    other: Seat


class ChangeSettings(Struct, frozen=True, forbid_unknown_fields=True, tag="change-settings"):
    """Set the table up otherwise, before the game; everybody who sits there keeps a seat."""

    settings: Settings


class Start(Struct, frozen=True, forbid_unknown_fields=True, tag="start"):
    """Begin the game; every seat is taken."""


class Commit(Struct, frozen=True, forbid_unknown_fields=True, tag="commit"):
    """Commit to a random number of your own, a nonce, for every round of the game; before the house draws its seeds."""

    commitments: Commitments


class Reveal(Struct, frozen=True, forbid_unknown_fields=True, tag="reveal"):
    """Reveal the nonce that you have committed to for a round, before it is dealt."""

    round: RoundNumber
    nonce: Nonce


class Move(Struct, frozen=True, forbid_unknown_fields=True, tag="move"):
    """Make a move in the game, in answer to the question of this number, or to whatever is asked now."""

    action: AnyAction
    question: int | None = None


class Seen(Struct, frozen=True, forbid_unknown_fields=True, tag="seen"):
    """Have looked at the points of the round before; when everybody has, the next question is asked."""


class Say(Struct, frozen=True, forbid_unknown_fields=True, tag="say"):
    """Say something to everybody at the table."""

    text: Text


class SayPhrase(Struct, frozen=True, forbid_unknown_fields=True, tag="say-phrase"):
    """Say one of the ready-made phrases."""

    phrase: str


class Close(Struct, frozen=True, forbid_unknown_fields=True, tag="close"):
    """Close a table at which no game has begun."""


Command: TypeAlias = (
    Join
    | Leave
    | Return
    | Replace
    | SeatBot
    | Unseat
    | LetIn
    | Swap
    | ChangeSettings
    | Start
    | Commit
    | Reveal
    | Move
    | Seen
    | Say
    | SayPhrase
    | Close
)
"""What people and programs at the table can ask for."""


class BotMoves(Struct, frozen=True):
    """The house's bot for a seat has decided what was asked."""

    seat: Seat
    action: AnyAction
    question: int | None = None


class Ask(Struct, frozen=True):
    """Nobody at the table looks at the round before any more."""


class Tick(Struct, frozen=True):
    """Time has passed."""


class GoOn(Struct, frozen=True):
    """Of all that a deal waits for, only these seats have somebody connected; slow games wait for the others too."""

    here: SeatSet


class Wake(Struct, frozen=True):
    """The house is open again."""


class LinkRematch(Struct, frozen=True):
    """The people of this table sit down at another, because a seat has asked for it."""

    table: str
    by: Seat
    instead_of: str | None = None
    """The table that they were to sit down at before: it has been closed without a game."""


class Help(Struct, frozen=True):
    """The coach is about to help a seat."""

    seat: Seat


class Shut(Struct, frozen=True):
    """Whoever runs the house closes the table, also in the middle of a game."""


HouseCommand: TypeAlias = BotMoves | Ask | Tick | GoOn | Wake | LinkRematch | Help | Shut
"""What only the house itself can ask for."""
