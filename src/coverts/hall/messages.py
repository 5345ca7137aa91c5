"""What an observer of a table is sent.

Every observer has a stream of its own: a number and a message for each entry of the log that it may notice, counted
from 1. The same log gives the same streams, so whoever comes back says the last number they saw. What an observer may
not notice has no number in its stream, so not even the counting tells of it.
"""

from typing import TypeAlias

from msgspec import Struct

from coverts.games.contract import OPEN, PUBLIC, Awaits, Observer
from coverts.games.seats import PerSeat, Seat, SeatSet
from coverts.hall import entries
from coverts.hall.codes import code_of
from coverts.hall.entries import Acted, Chanced, Millis, Seeded, Spoke, Started
from coverts.hall.fair_steps import FairView
from coverts.hall.settings import Settings
from coverts.hall.sitters import BotSeat, KeptSeat, OpenSeat, Person, Sitter
from coverts.hall.table import Line, News, Table, TablePhase, fair_view
from coverts.hall.wire import GameSights, GameTable, game_of, wire_of


class SeatView(Struct, frozen=True):
    """Who sits there, as everybody sees it."""

    kind: str
    """`open`, `person`, `bot`, or `kept` for the person of that name."""
    name: str
    level: str | None = None


class PracticeView(Struct, frozen=True, kw_only=True):
    """Where a game that is practice comes from."""

    moves: int
    """How many moves the earlier game had seen."""
    round: int
    """The round in which it goes on."""
    table: str | None
    """The table at which the earlier game was played, if everybody here may look at it."""


class TableView(Struct, frozen=True, kw_only=True):
    """A table as an observer sees it, without the game on it."""

    id: str
    settings: Settings
    phase: TablePhase
    seats: PerSeat[SeatView]
    you: Seat | None
    """The observer's seat, if it has one."""
    host: Seat | None
    """The host's seat, if the host sits."""
    invitation: str | None
    """For those at the table only."""
    code: str | None
    """The invitation to be said aloud: for those at the table, while it gathers players."""
    kept_away: tuple[str, ...]
    """Who may not sit down, by name, in the order in which they were sent away: for the host only."""
    away: SeatSet
    replaced: SeatSet
    """Seats that are away because the others had a bot take over, not because their people have left."""
    overdue: SeatSet
    helped: SeatSet
    """Seats that have asked the coach about the present question; what it said is theirs."""
    question: int
    """The number of the present question; a move says which one it answers."""
    deadline: Millis | None
    idle_at: Millis | None
    """When the others may have a bot play for those who have not answered; in games without a clock."""
    paused: bool
    rematch: str | None
    """The table at which they play again."""
    rematch_by: Seat | None
    """Who asked for it."""
    practice: PracticeView | None = None
    """Set if the game goes on from a moment of an earlier one: it is not dealt fairly, and counts for nothing."""


class Snapshot(Struct, frozen=True, tag="snapshot"):
    """Everything the observer may know, after its message of this number."""

    number: int
    table: TableView
    game: GameTable | None
    talk: tuple[Line, ...]
    fair: FairView | None = None
    """How the deals of the game come about; null if its chance is drawn."""


class Changed(Struct, frozen=True, tag="changed"):
    """The table has changed: this is how it is now. `game` and `fair` come when the game has begun or was laid open."""

    number: int
    table: TableView
    game: GameTable | None = None
    fair: FairView | None = None


class Happened(Struct, frozen=True, gc=False, tag="happened"):
    """Something has happened in the game; with it, what a new question changes at the table."""

    number: int
    game: GameSights
    question: int
    deadline: Millis | None
    overdue: SeatSet
    idle_at: Millis | None


class Committed(Struct, frozen=True, tag="committed"):
    """A client has committed to its nonces, or the house to its seeds: this is how the deals come about now."""

    number: int
    fair: FairView


class Revealed(Struct, frozen=True, tag="revealed"):
    """A client has revealed a nonce, or the house a seed: this is how the deals come about now."""

    number: int
    fair: FairView


class Said(Struct, frozen=True, tag="said"):
    """Somebody has said something."""

    number: int
    line: Line


Message: TypeAlias = Snapshot | Changed | Happened | Committed | Revealed | Said
Numbered: TypeAlias = Changed | Happened | Committed | Revealed | Said


def effective_observer(table: Table, observer: Observer) -> Observer:
    """As whom an observer sees the game: as itself while it is played, with everything open once it is over."""
    return OPEN if table.phase in (TablePhase.OVER, TablePhase.ABORTED) else observer


def table_view(table: Table, observer: Observer) -> TableView:
    """A table as an observer sees it."""
    seated = isinstance(observer, int)
    return TableView(
        id=table.id,
        settings=table.settings,
        phase=table.phase,
        seats=tuple([_seat_view(sitter) for sitter in table.sitters]),
        you=observer if isinstance(observer, int) else None,
        host=table.seat_of(table.host),
        invitation=table.invitation if seated else None,
        code=code_of(table.invitation) if seated and table.phase is TablePhase.GATHERING else None,
        kept_away=_kept_away(table, observer),
        away=table.away,
        replaced=table.replaced,
        overdue=table.overdue,
        helped=table.helped,
        question=table.question,
        deadline=table.deadline,
        idle_at=table.idle_at,
        paused=table.paused,
        rematch=table.rematch,
        rematch_by=table.rematch_by,
        practice=_practice(table),
    )


def _practice(table: Table) -> PracticeView | None:
    earlier = table.played_on
    return None if earlier is None else PracticeView(moves=earlier.moves, round=earlier.round, table=earlier.table)


def _kept_away(table: Table, observer: Observer) -> tuple[str, ...]:
    is_host = isinstance(observer, int) and observer == table.seat_of(table.host)
    return tuple([person.name for person in table.kept_away]) if is_host else ()


def _seat_view(sitter: Sitter) -> SeatView:
    match sitter:
        case OpenSeat():
            return SeatView("open", "")
        case Person(_, name):
            return SeatView("person", name)
        case BotSeat(level, name):
            return SeatView("bot", name, level)
        case KeptSeat(_, name):
            return SeatView("kept", name)


def game_view(table: Table, observer: Observer) -> GameTable | None:
    """The game as an observer sees it, if it has begun."""
    if table.state is None:
        return None
    view = table.game.view(table.state, effective_observer(table, observer))
    return wire_of(table.settings.setup).table(view)


def snapshot(table: Table, observer: Observer, number: int) -> Snapshot:
    """Everything an observer may know."""
    return Snapshot(number, table_view(table, observer), game_view(table, observer), table.talk, fair_view(table))


def messages_for(news: News, observer: Observer, number: int) -> tuple[Numbered, ...]:
    """What an observer is sent about an entry of the log; the first message gets this number.

    Every observer gets the same number of messages for the same entry: the counting itself tells nothing.
    """
    table, entry = news.table, news.entry
    if isinstance(entry, (Acted, Chanced)):
        sights, question = _sights(news, observer), table.question
        happened = Happened(number, sights, question, table.deadline, table.overdue, table.idle_at)
        return (happened,) if count_of(news) == 1 else (happened, _besides(news, observer, number + 1))
    if isinstance(entry, (entries.Committed, Seeded, entries.Revealed)):
        return _told_of(news, number)
    if isinstance(entry, Spoke):
        return (Said(number, table.talk[-1]),)
    return (_changed(news, observer, number),)


def count_of(news: News) -> int:
    """How many messages every observer gets about an entry."""
    entry, table = news.entry, news.table
    if isinstance(entry, (Acted, Chanced)):
        # Most of the time the game just goes on.
        is_turning = not isinstance(table.prompt, Awaits) and (table.phase is TablePhase.OVER or table.collects)
        return 2 if is_turning else 1
    return 1 if table.is_slow or not isinstance(entry, (entries.Committed, entries.Revealed)) else 0


def _besides(news: News, observer: Observer, number: int) -> Numbered:
    """What a move leads to besides: the end of the game, or of a round, whose seed the house reveals."""
    if news.table.phase is TablePhase.OVER:
        return _changed(news, observer, number)
    return Revealed(number, _fair(news.table))


def _told_of(news: News, number: int) -> tuple[Numbered, ...]:
    """A step of a fair deal. In slow games everybody is told for whom it waits, in others when it waits no longer."""
    if count_of(news) == 0:
        return ()
    told = Revealed if isinstance(news.entry, entries.Revealed) else Committed
    return (told(number, _fair(news.table)),)


def _fair(table: Table) -> FairView:
    fair = fair_view(table)
    assert fair is not None
    return fair


def _changed(news: News, observer: Observer, number: int) -> Changed:
    if not _is_dealt_out(news):
        return Changed(number, table_view(news.table, observer))
    return Changed(number, table_view(news.table, observer), game_view(news.table, observer), fair_view(news.table))


def _is_dealt_out(news: News) -> bool:
    """Whether the game itself is sent anew: when it begins, and when it is over and laid open."""
    return isinstance(news.entry, Started) or news.table.phase in (TablePhase.OVER, TablePhase.ABORTED)


def _sights(news: News, observer: Observer) -> GameSights:
    setup = news.table.settings.setup
    sight = game_of(setup).sight
    return wire_of(setup).sights(tuple([sight(event, observer) for event in news.events]))


def observers(table: Table) -> tuple[Observer, ...]:
    """Everybody who can look at a table: its seats, and the public."""
    return (*range(len(table.sitters)), PUBLIC)
