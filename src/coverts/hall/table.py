"""The state of a table, made by applying its log."""

from collections.abc import Iterable
from enum import Enum
from typing import Any, assert_never

from msgspec import Struct
from msgspec.structs import replace

from coverts.fair.part import Source
from coverts.games.contract import PUBLIC, Act, AnyGame, Awaits, Chance, Observer, Over, Prompt
from coverts.games.memory import remembered
from coverts.games.seats import PerSeat, Seat, SeatSet, with_entry
from coverts.hall.admission import Admission
from coverts.hall.entries import (
    Aborted,
    Acted,
    Chanced,
    Committed,
    Entry,
    Forgotten,
    Helped,
    Kept,
    Left,
    LetIn,
    Millis,
    Opened,
    PlayedOn,
    Rematched,
    Replaced,
    Rested,
    Returned,
    Revealed,
    SatDown,
    Seeded,
    SettingsChanged,
    Spoke,
    Started,
    StoodUp,
    Swapped,
    TimedOut,
    Woken,
)
from coverts.hall.fair_steps import (
    WAIT,
    FairSteps,
    FairView,
    begun,
    view_of,
    with_commitments,
    with_nonce,
    with_seeds,
)
from coverts.hall.settings import DAY, Settings, options_of
from coverts.hall.sitters import BotSeat, KeptSeat, OpenSeat, Person, Sitter, Who
from coverts.hall.wire import game_of
from coverts.records.fairness import fair_part_of

TALK_KEPT = 50
"""How many of the last things said a table remembers for those who come later."""

IDLE: Millis = 120_000
"""So long somebody can keep a game without a clock waiting until the others may have a bot play for them."""

MOST_LINES = 300
"""How much a seat can say before the game, during it, and after it: what is said stays in the log for ever."""


MOST_CHANGES = 500
"""How often seats and settings can be changed, and people leave: all of it stays in the log for ever."""


class TablePhase(Enum):
    """Where a table is in its life."""

    GATHERING = "gathering"
    PLAYING = "playing"
    OVER = "over"
    ABORTED = "aborted"


class Line(Struct, frozen=True):
    """Something said at the table. A phrase is told by its key, so that everybody reads it in their language."""

    at: Millis
    seat: Seat
    name: str
    """Of whoever said it: somebody else may sit there later."""
    text: str
    is_phrase: bool


class Table(Struct, frozen=True, kw_only=True):
    """Everything about a table at one moment, secrets included."""

    id: str
    settings: Settings
    host: Who
    invitation: str
    opened_at: Millis
    sitters: PerSeat[Sitter]
    kept_away: tuple[Person, ...] = ()
    """People whom the host lets not sit down, in the order in which they were sent away."""
    phase: TablePhase = TablePhase.GATHERING
    state: Any = None
    """The state of the game, once it has begun."""
    prompt: Prompt | None = None
    """Who moves next in it: worked out once for each state, because everybody asks."""
    fair: FairSteps | None = None
    """What its deals follow from; None for games whose chance is drawn."""
    played_on: PlayedOn | None = None
    """From which moment of an earlier game this one goes on, if it is practice."""
    past: tuple[object, ...] = ()
    """The states in which the rounds of the game so far ended: what those remember who were there."""
    question: int = 0
    """How many questions have been asked: an answer that comes too late must not be taken for one to the next."""
    asked_at: Millis = 0
    """When the present question was asked, or will be: after a round everybody looks at the points first."""
    rest: Millis = 0
    """How long, at most, everybody looks at the points before that."""
    overdue: SeatSet = ()
    """Seats whose time for the present decision is up."""
    helped: SeatSet = ()
    """Seats that have asked the coach about the present question: everybody may know it."""
    away: SeatSet = ()
    """Seats whose people have left the game, or have been replaced."""
    replaced: SeatSet = ()
    """Those of them whose people have not left: a bot plays because they kept the others waiting."""
    paused_at: Millis | None = None
    """Since when the game waits for somebody who has left."""
    talk: tuple[Line, ...] = ()
    lines: PerSeat[int]
    """How much each seat has said, in this phase."""
    changes: int = 0
    """How often seats and settings have been changed, and people have left."""
    rematch: str | None = None
    """The table at which they play again."""
    rematch_by: Seat | None = None
    """Who asked for it."""
    finished_at: Millis | None = None
    """When the game ended, one way or the other, or the table was closed."""

    @property
    def game(self) -> AnyGame:
        """The rule book."""
        return game_of(self.settings.setup)

    @property
    def awaited(self) -> tuple[int, ...]:
        """The seats that the game waits for."""
        prompt = self.prompt
        return prompt.seats if self.phase is TablePhase.PLAYING and isinstance(prompt, Awaits) else ()

    @property
    def source(self) -> Source | None:
        """Where the next move of chance comes from, in a game that is dealt fairly and waits for chance."""
        if self.fair is None or not needs_chance(self):
            return None
        part = fair_part_of(self.game.name)
        assert part is not None
        return part.source(self.state)

    @property
    def collects(self) -> bool:
        """Whether a deal waits for commitments or nonces."""
        source = self.source
        return source is not None and self.fair is not None and source.round > self.fair.dealt

    @property
    def owing(self) -> SeatSet:
        """The seats of whose people a deal could still have a commitment or a nonce."""
        fair, source = self.fair, self.source
        if fair is None or source is None or not self.collects:
            return ()
        given = fair.nonces[source.round - 1] if fair.seeds else fair.clients
        return tuple(
            [
                seat
                for seat, sitter in enumerate(self.sitters)
                if isinstance(sitter, Person) and seat not in self.away and given[seat] is None
                if not fair.seeds or fair.clients[seat] is not None
            ]
        )

    @property
    def is_slow(self) -> bool:
        """Whether people come by once a day."""
        return self.settings.seconds is not None and self.settings.seconds >= DAY

    @property
    def goes_on_unwatched(self) -> bool:
        """Whether bots decide though nobody is connected: in slow games people come by once a day, and expect to find
        that it has gone on. A game that all have left waits until somebody looks.
        """
        return self.is_slow and any(
            isinstance(sitter, Person) and seat not in self.away for seat, sitter in enumerate(self.sitters)
        )

    @property
    def collected_at(self) -> Millis | None:
        """When a deal waits no longer, whoever is missing: in slow games at the clock's first tick."""
        if self.fair is None or not self.collects:
            return None
        return self.fair.since + (1000 * (self.settings.seconds or 0) if self.is_slow else WAIT)

    def waits_for(self, here: SeatSet | None, now: Millis) -> SeatSet:
        """For whom a deal waits, if the people of these seats are connected; None if that is not known."""
        until = self.collected_at
        if until is None or now >= until:
            return ()
        return tuple([seat for seat in self.owing if here is None or self.is_slow or seat in here])

    @property
    def paused(self) -> bool:
        """Whether the game waits for somebody who has left; for somebody who was replaced a bot plays."""
        has_left = self.away != self.replaced  # Who is replaced is away, too.
        return has_left and self.phase is TablePhase.PLAYING and self.settings.leaver == "pause"

    @property
    def deadline(self) -> Millis | None:
        """When the time for the present decision is up."""
        if self.settings.seconds is None or not self.awaited or self.paused:
            return None
        return self.asked_at + 1000 * self.settings.seconds

    @property
    def idle_at(self) -> Millis | None:
        """When those who have not answered the present question can be replaced, in a game without a clock.

        It depends on the question alone, and everybody knows who has answered it: so nothing is to be learned from it.
        """
        if self.settings.seconds is not None or not self.awaited or self.paused:
            return None
        return self.asked_at + IDLE

    def rests(self, now: Millis) -> bool:
        """Whether the present question waits until everybody has looked at the points. A clock that was set back while
        the house was closed makes nobody rest.
        """
        return bool(self.awaited) and self.asked_at - self.rest <= now < self.asked_at

    @property
    def names(self) -> tuple[str, ...]:
        """What the seats are called; an open one has no name, and one that is kept has that of whom it is kept for."""
        return tuple("" if isinstance(sitter, OpenSeat) else sitter.name for sitter in self.sitters)

    def seat_of(self, who: Who) -> int | None:
        """The seat that is somebody's."""
        for seat, sitter in enumerate(self.sitters):
            if isinstance(sitter, Person) and sitter.who == who:
                return seat
        return None

    def observer(self, who: Who | None) -> Observer:
        """As whom somebody sees the table: their seat, or the public (a spectator)."""
        seat = None if who is None else self.seat_of(who)
        return PUBLIC if seat is None else seat

    def seat_kept_for(self, who: Who) -> int | None:
        """The seat that waits for somebody."""
        for seat, sitter in enumerate(self.sitters):
            if isinstance(sitter, KeptSeat) and sitter.who == who:
                return seat
        return None

    @property
    def admission(self) -> Admission:
        """Who may know that this table is there."""
        people = [sitter.who for sitter in self.sitters if isinstance(sitter, Person | KeptSeat)]
        return Admission(
            self.settings.visibility == "public",
            self.invitation,
            frozenset([self.host, *people]),
            is_playing=self.phase is TablePhase.PLAYING,
        )

    def bot_level(self, seat: int) -> str | None:
        """The bot that decides for a seat at present, if one does: its own, or a stand-in."""
        sitter = self.sitters[seat]
        if isinstance(sitter, BotSeat):
            return sitter.level
        return STAND_IN if seat in self.overdue or seat in self.away else None


STAND_IN = "casual"
"""The level of the bot that decides for people who are away or late."""


class News(Struct, frozen=True):
    """An entry as it was applied: the table after it, and what happened in the game."""

    entry: Entry
    table: Table
    events: tuple[object, ...] = ()


def opened(table: str, entry: Opened) -> Table:
    """A new table."""
    return Table(
        id=table,
        settings=entry.settings,
        host=entry.host,
        invitation=entry.invitation,
        opened_at=entry.at,
        sitters=(OpenSeat(),) * entry.settings.setup.players,
        lines=(0,) * entry.settings.setup.players,
    )


def applied(table: Table, entry: Entry) -> News:
    """The table after one more entry of its log."""
    match entry:
        case Acted(at, seat, action):
            return _moved(table, entry, at, Act(seat, action))
        case Chanced(at, outcome, rest):
            before = replace(table, past=remembered(table.past, table.state), fair=_dealt(table))
            return _moved(before, entry, at, outcome, rest)
        case Started(at, game):
            return News(entry, _started(table, at, game))
        case PlayedOn():
            return News(entry, replace(table, played_on=entry))
        case Committed() | Seeded() | Revealed():
            return News(entry, replace(table, fair=_collected(table, entry)))
        case Helped(_, seat):
            return News(entry, replace(table, helped=_with(table.helped, seat)))
        case SatDown() | StoodUp() | LetIn() | Swapped() | SettingsChanged() | Left():
            return News(entry, replace(_changed(table, entry), changes=table.changes + 1))
        case _:
            return News(entry, _changed(table, entry))


def _started(table: Table, at: Millis, game: str | None) -> Table:
    options = options_of(table.settings.setup)
    state = table.game.start(options)
    return replace(
        _in_phase(table, TablePhase.PLAYING),
        state=state,
        prompt=table.game.prompt(state),
        asked_at=at,
        fair=None if game is None else begun(table.game.name, options, game, at),
    )


def _dealt(table: Table) -> FairSteps | None:
    """Chance has moved: the nonces of its round count as they are."""
    if table.fair is None or table.source is None:
        return table.fair
    return replace(table.fair, dealt=max(table.fair.dealt, table.source.round))


def _moved(table: Table, entry: Entry, at: Millis, move: object, rest: Millis = 0) -> News:
    """A move in the game. A new question starts the clock anew, after a rest; one more closed fist does not."""
    game = table.game
    step = game.step(table.state, move)
    prompt = game.prompt(step.state)
    still_asked = isinstance(prompt, Awaits) and set(prompt.seats) < set(table.awaited)
    after = replace(
        _in_phase(table, TablePhase.OVER if isinstance(prompt, Over) else TablePhase.PLAYING),
        state=step.state,
        prompt=prompt,
        question=table.question if still_asked else table.question + 1,
        asked_at=table.asked_at if still_asked else at + rest,
        rest=table.rest if still_asked else rest,
        overdue=table.overdue if still_asked else (),
        helped=table.helped if still_asked else (),
        finished_at=at if isinstance(prompt, Over) else None,
    )
    if after.fair is not None and after.collects:
        after = replace(after, fair=replace(after.fair, since=at))
    return News(entry, after, step.events)


def _changed(table: Table, entry: Entry) -> Table:
    """A table after something that is not a move in the game."""
    match entry:
        case SatDown() | Kept() | StoodUp() | LetIn() | Swapped() | SettingsChanged():
            return _prepared(table, entry)
        case TimedOut(_, seat):
            return replace(table, overdue=_with(table.overdue, seat))
        case Left(at, seat):
            left = replace(table, away=_with(table.away, seat))
            return replace(left, paused_at=at) if left.paused and not table.paused else left
        case Returned(at, seat):
            back = replace(table, away=_without(table.away, seat), replaced=_without(table.replaced, seat))
            return _resumed(back, at) if table.paused and not back.paused else back
        case Replaced(_, seat):
            # The bot makes the present decision even if the owner returns, or they could go on without end.
            return replace(
                table,
                away=_with(table.away, seat),
                replaced=_with(table.replaced, seat),
                overdue=_with(table.overdue, seat),
            )
        case Spoke(at, seat, text, is_phrase):
            lines = with_entry(table.lines, seat, table.lines[seat] + 1)
            line = Line(at, seat, table.names[seat], text, is_phrase)
            return replace(table, talk=(*table.talk, line)[-TALK_KEPT:], lines=lines)
        case Woken(at) | Rested(at):
            return _asked_anew(table, at)
        case Aborted(at):
            return replace(_in_phase(table, TablePhase.ABORTED), finished_at=at)
        case Rematched(_, other, by):
            return replace(table, rematch=other, rematch_by=by)
        case Forgotten():
            return table
        case Opened() | Acted() | Chanced() | Started() | PlayedOn() | Committed() | Seeded() | Revealed() | Helped():
            raise AssertionError(f"{entry} is applied elsewhere")
        case _:
            assert_never(entry)


def _collected(table: Table, entry: Committed | Seeded | Revealed) -> FairSteps:
    assert table.fair is not None
    match entry:
        case Committed(_, seat, commitments):
            return with_commitments(table.fair, seat, commitments)
        case Seeded(at, seeds):
            return with_seeds(table.fair, seeds, at)
        case Revealed(_, seat, number, nonce):
            return with_nonce(table.fair, seat, number, nonce)
        case _:
            assert_never(entry)


def _asked_anew(table: Table, at: Millis) -> Table:
    """The present question is asked now, or the commitments or nonces that a deal waits for."""
    if table.fair is not None and table.collects:
        return replace(table, fair=replace(table.fair, since=at))
    return replace(table, asked_at=at, rest=0)


def _resumed(table: Table, at: Millis) -> Table:
    """The game goes on after a pause. Nobody's time ran meanwhile, and nobody gets time anew: what was left is left."""
    assert table.paused_at is not None
    return replace(table, asked_at=table.asked_at + at - table.paused_at, paused_at=None)


def _prepared(table: Table, entry: SatDown | Kept | StoodUp | LetIn | Swapped | SettingsChanged) -> Table:
    """A table after something that happens only before the game."""
    match entry:
        case SatDown(_, seat, sitter):
            return replace(table, sitters=with_entry(table.sitters, seat, sitter))
        case Kept(_, seat, Person(who, name)):
            return replace(table, sitters=with_entry(table.sitters, seat, KeptSeat(who, name)))
        case StoodUp(_, seat, is_kept_away):
            before, free = table.sitters[seat], with_entry(table.sitters, seat, OpenSeat())
            away = (Person(before.who, before.name),) if is_kept_away and isinstance(before, Person | KeptSeat) else ()
            return replace(table, sitters=free, kept_away=table.kept_away + away)
        case LetIn(_, place):
            return replace(table, kept_away=table.kept_away[:place] + table.kept_away[place + 1 :])
        case Swapped(_, seat, other):
            return _reseated(table, [{seat: other, other: seat}.get(place, place) for place in _places(table)])
        case SettingsChanged(_, settings):
            return replace(_with_seats(table, settings.setup.players), settings=settings)
        case _:
            assert_never(entry)


def _places(table: Table) -> range:
    return range(len(table.sitters))


def _reseated(table: Table, places: list[int]) -> Table:
    """The table with other seats in their places: who sits there, and how much they have said."""
    return replace(
        table,
        sitters=tuple([table.sitters[place] for place in places]),
        lines=tuple([table.lines[place] for place in places]),
    )


def _with_seats(table: Table, players: int) -> Table:
    """The table with so many seats: open ones are added at the end, or taken away from there."""
    more = players - len(table.sitters)
    if more >= 0:
        return replace(table, sitters=table.sitters + (OpenSeat(),) * more, lines=table.lines + (0,) * more)
    free = [place for place in _places(table) if isinstance(table.sitters[place], OpenSeat)]
    return _reseated(table, [place for place in _places(table) if place not in free[more:]])


def _in_phase(table: Table, phase: TablePhase) -> Table:
    """The table in the next phase of its life, in which everybody can talk again, or in the same."""
    return table if phase is table.phase else replace(table, phase=phase, lines=(0,) * len(table.lines))


def _with(seats: tuple[int, ...], seat: int) -> tuple[int, ...]:
    return tuple(sorted({*seats, seat}))


def _without(seats: tuple[int, ...], seat: int) -> tuple[int, ...]:
    return tuple([other for other in seats if other != seat])


def rebuilt(table: str, log: Iterable[Entry]) -> Table:
    """The table that a log made."""
    entries = iter(log)
    first = next(entries)
    assert isinstance(first, Opened)
    made = opened(table, first)
    for entry in entries:
        made = applied(made, entry).table
    return made


def needs_chance(table: Table) -> bool:
    """Whether the game waits for chance."""
    return table.phase is TablePhase.PLAYING and isinstance(table.prompt, Chance)


def fair_view(table: Table) -> FairView | None:
    """What everybody may know of how the deals of a game come about. The seed of a round is told once it is scored, and
    every seed once the game is over or has been broken off.

    Who has committed or revealed is told at once in slow games alone, which wait for days. In others a deal takes no
    time: all commitments are told with the house's, and the nonces of a round with its seed.
    """
    fair, part = table.fair, fair_part_of(table.game.name)
    if fair is None or part is None:
        return None
    source = table.source
    asked = source.round if source is not None and fair.seeds else fair.dealt
    is_over = table.phase in (TablePhase.OVER, TablePhase.ABORTED)
    revealed = len(fair.seeds) if is_over else part.scored(table.state)
    return view_of(fair, asked=asked, revealed=revealed, tells_steps=is_over or table.is_slow)
