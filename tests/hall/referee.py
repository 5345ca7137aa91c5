"""The referee: reads the log entry by entry with the rule books alone, and says what the table must then be like."""

from typing import Any

from msgspec.structs import asdict

from coverts.games.contract import PUBLIC, Act, AnyGame, Awaits, Chance, Over
from coverts.hall.entries import (
    Aborted,
    Acted,
    Chanced,
    Committed,
    Entry,
    Kept,
    Left,
    LetIn,
    Opened,
    Rematched,
    Replaced,
    Rested,
    Returned,
    Revealed,
    SatDown,
    Seeded,
    SettingsChanged,
    Started,
    StoodUp,
    Swapped,
    TimedOut,
    Woken,
)
from coverts.hall.settings import DAY, options_of
from coverts.hall.sitters import BotSeat, KeptSeat, OpenSeat, Person
from coverts.hall.table import IDLE, Table, TablePhase, fair_view
from coverts.hall.wire import game_of
from tests.fair import second_reading
from tests.hall.fair_referee import ROUNDS, FairReferee

BEFORE, DURING, AFTER = (TablePhase.GATHERING,), (TablePhase.PLAYING,), (TablePhase.OVER, TablePhase.ABORTED)
PHASES: dict[type[Entry], tuple[TablePhase, ...]] = {
    **dict.fromkeys((SatDown, Kept, StoodUp, LetIn, Swapped, SettingsChanged, Started), BEFORE),
    **dict.fromkeys((Acted, Chanced, TimedOut, Left, Returned, Replaced, Rested, Woken), DURING),
    **dict.fromkeys((Committed, Seeded, Revealed), DURING),
    Aborted: BEFORE + DURING,
    Rematched: AFTER,
}
"""When an entry is possible; the others always are."""


class Referee:
    """Keeps the books of one table in its own way."""

    def __init__(self, opened: Opened) -> None:
        self.settings = opened.settings
        self.game: AnyGame = game_of(opened.settings.setup)
        self.state: Any = None
        self.phase = TablePhase.GATHERING
        self.asked_at = 0
        self.late: set[int] = set()
        self.away: set[int] = set()
        self.replaced: set[int] = set()
        self.kept_away: list[str] = []
        self.waited_since = 0
        self.people: dict[int, str] = {}
        self.bots: set[int] = set()
        self.kept: dict[int, str] = {}
        self.fair: FairReferee | None = None

    def read(self, entry: Entry) -> None:
        """Take up an entry, if it is lawful."""
        assert self.phase in PHASES.get(type(entry), TablePhase)
        match entry:
            case SatDown(_, seat, sitter):
                assert seat not in {*self.people, *self.bots}
                if isinstance(sitter, Person):
                    assert sitter.who not in {*self.people.values(), *self.kept_away}
                    assert self.kept.pop(seat, sitter.who) == sitter.who
                    self.people[seat] = sitter.who
                else:
                    assert seat not in self.kept
                    self.bots.add(seat)
            case Kept() | StoodUp() | LetIn() | Swapped() | SettingsChanged():
                self._read_seating(entry)
            case Started(at, name):
                assert self._seats_taken == self.settings.setup.players
                self.phase, self.asked_at = TablePhase.PLAYING, at
                self.state = self.game.start(options_of(self.settings.setup))
                self.fair = None if name is None else self._fair(name, at)
                assert (name is not None) == (self.game.name in ROUNDS)
            case Committed() | Seeded() | Revealed():
                assert self.fair is not None
                assert self.collects
                self.fair.read(entry, self.state, {*self.people})
            case Acted():
                self._read_act(entry)
            case Chanced(at, outcome, rest):
                # Somebody is there to look at a round that has been played.
                assert not rest or (self.state.round > 0 and self.people.keys() - self.away)
                if self.fair is not None:
                    self.fair.deal(self.state, outcome)
                self._move(at, outcome, rest)
            case Aborted():
                self.phase = TablePhase.ABORTED
            case _:
                self._read_absence(entry)

    def _read_seating(self, entry: Kept | StoodUp | LetIn | Swapped | SettingsChanged) -> None:
        match entry:
            case Kept(_, seat, person):
                assert seat not in self._taken
                assert person.who not in {*self.people.values(), *self.kept.values()}
                self.kept[seat] = person.who
            case StoodUp(_, seat, is_kept_away):
                assert seat in self._taken
                if is_kept_away:
                    self.kept_away.append({**self.people, **self.kept}[seat])
                self.people.pop(seat, None)
                self.kept.pop(seat, None)
                self.bots.discard(seat)
            case LetIn(_, place):
                del self.kept_away[place]
            case Swapped(_, seat, other):
                self._move_seats({seat: other, other: seat})
            case SettingsChanged(_, settings):
                before, after = self.settings.setup.players, settings.setup.players
                assert len(self._taken) <= after
                open_seats = [place for place in range(before) if place not in self._taken]
                gone = open_seats[after - before :] if after < before else []
                left = [place for place in range(before) if place not in gone]
                self._move_seats({place: at for at, place in enumerate(left)})
                self.settings, self.game = settings, game_of(settings.setup)

    def _fair(self, name: str, at: int) -> FairReferee:
        setup: Any = self.settings.setup
        plain = type(setup)(setup.players)
        chosen = {key: value for key, value in asdict(setup).items() if value != getattr(plain, key)}
        said = {key: getattr(value, "value", value) for key, value in chosen.items()}
        return FairReferee(self.game, setup.players, said, name, at)

    def _move_seats(self, to: dict[int, int]) -> None:
        self.people = {to.get(seat, seat): who for seat, who in self.people.items()}
        self.kept = {to.get(seat, seat): who for seat, who in self.kept.items()}
        self.bots = {to.get(seat, seat) for seat in self.bots}

    def _read_act(self, act: Acted) -> None:
        """A bot decides for a seat of its own, or for somebody away or late; nobody moves while the game waits."""
        assert not self._waiting
        stand_in = act.seat in self.away | self.late
        assert not act.by_bot or (act.seat in self.people and stand_in)
        assert act.by_bot or act.seat not in self.away
        assert self.game.refusal(self.state, act.seat, act.action) is None
        self._move(act.at, Act(act.seat, act.action))

    def _move(self, at: int, move: Any, rest: int = 0) -> None:
        step = self.game.step(self.state, move)
        self.state = step.state
        if any(type(self.game.sight(event, PUBLIC)).__name__ == "Asked" for event in step.events):
            self.asked_at, self.late = at + rest, set()
        if isinstance(self.game.prompt(self.state), Over):
            self.phase = TablePhase.OVER
        if self.fair is not None and self.collects:
            self.fair.since = at

    def _read_absence(self, entry: Entry) -> None:
        match entry:
            case TimedOut(at, seat):
                assert self.deadline is not None
                assert at >= self.deadline
                assert seat in {*self.awaited} - self.bots - self.away - self.late
                self.late.add(seat)
            case Left(at, seat):
                assert seat in self.people.keys() - self.away
                assert self.settings.leaver != "abort"
                self.waited_since = self.waited_since if self._waiting else at
                self.away.add(seat)
            case Returned(at, seat):
                was_waiting = self._waiting
                self.away.remove(seat)
                self.replaced.discard(seat)
                self.asked_at += at - self.waited_since if was_waiting and not self._waiting else 0
            case Replaced(at, seat, by):
                assert self.settings.seconds is None
                assert at >= self.asked_at + IDLE
                assert not self._waiting
                assert seat in {*self.awaited} - self.bots - self.away - self.late - {by}
                assert by in self.people.keys() - self.away
                self.away.add(seat)
                self.replaced.add(seat)
                self.late.add(seat)
            case Woken(at) if self.fair is not None and self.collects:
                self.fair.since = at
            case Woken(at):
                assert self.awaited
                assert not self._waiting
                self.asked_at = at
            case Rested(at):
                assert self.awaited
                assert at < self.asked_at
                self.asked_at = at

    @property
    def _taken(self) -> set[int]:
        return {*self.people, *self.bots, *self.kept}

    @property
    def _seats_taken(self) -> int:
        return len(self.people) + len(self.bots)

    @property
    def _waiting(self) -> bool:
        return self.phase is TablePhase.PLAYING and self.settings.leaver == "pause" and bool(self.away - self.replaced)

    @property
    def collects(self) -> bool:
        """Whether a deal waits for commitments or nonces."""
        is_due = self.phase is TablePhase.PLAYING and isinstance(self.game.prompt(self.state), Chance)
        return is_due and self.fair is not None and self.fair.collects(self.state)

    @property
    def awaited(self) -> tuple[int, ...]:
        prompt = None if self.state is None else self.game.prompt(self.state)
        return prompt.seats if isinstance(prompt, Awaits) and self.phase is TablePhase.PLAYING else ()

    @property
    def deadline(self) -> int | None:
        if self.settings.seconds is None or not self.awaited or self._waiting:
            return None
        return self.asked_at + self.settings.seconds * 1000

    def check(self, table: Table) -> None:
        """Hold a table to what its log says."""
        assert table.phase is self.phase
        assert table.state == self.state
        assert table.awaited == self.awaited
        assert bool(table.awaited) == (table.phase is TablePhase.PLAYING and not self.collects), (
            "chance follows at once"
        )
        self._check_fair(table)
        assert table.paused == self._waiting
        assert table.deadline == self.deadline
        assert table.idle_at == (
            self.asked_at + IDLE if self.settings.seconds is None and self.awaited and not self._waiting else None
        )
        assert (set(table.overdue), set(table.away), set(table.replaced)) == (self.late, self.away, self.replaced)
        assert {s: sitter.who for s, sitter in enumerate(table.sitters) if isinstance(sitter, Person)} == self.people
        assert {seat for seat, sitter in enumerate(table.sitters) if isinstance(sitter, BotSeat)} == self.bots
        assert {s: sitter.who for s, sitter in enumerate(table.sitters) if isinstance(sitter, KeptSeat)} == self.kept
        assert len(table.sitters) == len(table.lines) == self.settings.setup.players
        assert [person.who for person in table.kept_away] == self.kept_away
        assert table.settings == self.settings
        assert sum(isinstance(sitter, OpenSeat) for sitter in table.sitters) == len(table.sitters) - len(self._taken)
        for seat in self.awaited:
            decides = seat in self.bots | self.away | self.late
            assert (table.bot_level(seat) is not None) == decides

    def _check_fair(self, table: Table) -> None:
        fair, shown = self.fair, fair_view(table)
        assert table.collects == self.collects
        if fair is None or shown is None or table.fair is None:
            assert (fair, shown, table.fair) == (None, None, None)
            return
        is_over = self.phase in AFTER
        told = is_over or (self.settings.seconds is not None and self.settings.seconds >= DAY)
        assert shown.committed == (tuple(sorted(fair.clients)) if told or fair.seeds else ())
        assert table.fair.since == fair.since
        known = len(fair.seeds) if is_over else fair.scored(self.state)
        for place, seed in enumerate(fair.seeds):
            found, number = shown.rounds[place], place + 1
            assert found.seed == (seed if place < known else None), "a seed is told once its round is scored"
            assert found.commitment == second_reading.house(fair.name, fair.rules, number, bytes.fromhex(seed)).hex()
            for seat in range(len(table.sitters)):
                assert found.clients[seat] == (fair.clients[seat][place] if seat in fair.clients else None)
                is_told = told or number <= known
                assert found.nonces[seat] == (fair.nonces.get((number, seat)) if is_told else None)
        assert shown.rules == fair.rules
        owing = {*self.people} - self.away - {seat for seat in self.people if self._has_given(seat)}
        assert table.owing == (tuple(sorted(owing)) if self.collects else ())

    @property
    def secret_seeds(self) -> tuple[str, ...]:
        """The seeds of rounds that have not been scored, in a game that is not over."""
        if self.fair is None or self.phase in AFTER:
            return ()
        return self.fair.seeds[self.fair.scored(self.state) :]

    def _has_given(self, seat: int) -> bool:
        """Whether a deal has all that it can still have of somebody."""
        assert self.fair is not None
        if not self.fair.seeds:
            return seat in self.fair.clients
        return seat not in self.fair.clients or (self.fair.round_of(self.state), seat) in self.fair.nonces
