"""A game staged at a table: who sits where, who is late, leaves, returns or talks, and when. What is chosen in secret
plays no part in it, so that the same staging can be used for other games that must look the same."""

from dataclasses import dataclass
from random import Random
from typing import TypeAlias

from coverts.games.contract import Act
from coverts.hall.commands import (
    Ask,
    BotMoves,
    Command,
    GoOn,
    HouseCommand,
    Join,
    Leave,
    Move,
    Replace,
    Return,
    SayPhrase,
    SeatBot,
    Seen,
    Start,
    Tick,
    Wake,
)
from coverts.hall.desk import Desk, Logged, opening
from coverts.hall.entries import Millis
from coverts.hall.manners import PHRASES
from coverts.hall.messages import snapshot
from coverts.hall.settings import Settings
from coverts.hall.sitters import Person
from coverts.hall.table import Table
from coverts.hall.wire import Setup
from coverts.server.taking_part import Nonces
from tests.hall.house import INVITATION, TABLE, bot_name
from tests.hall.ideal import GAME, ideal
from tests.hall.worlds import draws
from tests.laws.scenes import World

SECONDS = 20
OPENED_AT = 1_000_000


@dataclass(frozen=True)
class Step:
    """A command of a seat's person, or of the house (`seat` None), at a moment."""

    at: int
    seat: int | None
    command: Command | HouseCommand


@dataclass(frozen=True)
class Turn:
    """The move of this number, made by the seat's person or by the house; either of them, if the person is late."""

    at: int
    number: int
    by_house: bool
    either: bool


Cue: TypeAlias = Step | Turn


@dataclass(frozen=True)
class Staging:
    """Everything that everybody at the table may know of a game's course, but for the moves themselves."""

    settings: Settings
    host: int
    cues: tuple[Cue, ...]
    rest: Millis = 0
    """How long, at most, everybody looks at the points of a round."""


def person(seat: int) -> str:
    return f"person on seat {seat}"


class Director:
    """Stages a game, and watches it for who can do what."""

    def __init__(self, setup: Setup, moves: World, random: Random, rest: Millis = 0) -> None:
        self.random, self.now, self.moves, self.rest = random, OPENED_AT, moves, rest
        self.draw = draws(moves, random)
        seconds = random.choice([SECONDS, None])
        self.settings = Settings(setup, seconds=seconds, leaver=random.choice(["bot", "bot", "pause"]))
        self.host = random.randrange(setup.players)
        self.cues: list[Cue] = []
        opened = opening(self.settings, person(self.host), INVITATION, self.now)
        self.desk = Desk(TABLE, [Logged(opened)])
        self.nonces = [Nonces(random.randbytes) for _ in range(setup.players)]
        self.absent = [seat for seat in range(setup.players) if random.random() < 0.2]

    @property
    def table(self) -> Table:
        return self.desk.table

    def staged(self) -> Staging:
        with ideal():
            return self._staged()

    def _staged(self) -> Staging:
        self.seat_everybody()
        for number, move in enumerate(self.moves):
            if isinstance(move, Act):
                self.perhaps_something_else()
                self.call_back()
                self.turn(number, move)
                self.look_at_the_points()
        return Staging(self.settings, self.host, tuple(self.cues), self.rest)

    def seat_everybody(self) -> None:
        seats = range(self.settings.setup.players)
        bots = [seat for seat in seats if seat != self.host and self.random.random() < 0.2]
        for seat in bots:
            self.step(self.host, SeatBot(seat))
        for seat in seats:
            if seat not in bots:
                self.step(seat, Join(f"Player {seat}", INVITATION))
        self.step(self.host, Start())
        self.deal()

    def deal(self) -> None:
        """Clients take their part in it, or do not, and the house waits no longer for those."""
        while self.table.collects:
            here = [seat for seat in self.table.owing if seat not in self.absent]
            wishes = [(seat, self.nonces[seat].wish(snapshot(self.table, seat, self.desk.number))) for seat in here]
            seat, wish = self.random.choice(wishes) if wishes else (None, GoOn(()))
            assert wish is not None
            self.step(seat, wish)

    def perhaps_something_else(self) -> None:
        if self.random.random() < 0.25:
            self.random.choice([self.talk, self.leave_or_return, self.be_late, self.wake])()

    def people(self) -> list[int]:
        return [seat for seat, sitter in enumerate(self.table.sitters) if isinstance(sitter, Person)]

    def talk(self) -> None:
        self.step(self.random.choice(self.people()), SayPhrase(self.random.choice(PHRASES)))

    def leave_or_return(self) -> None:
        seat = self.random.choice(self.people())
        self.step(seat, Return() if seat in self.table.away else Leave())

    def look_at_the_points(self) -> None:
        """After a round: until everybody has, until the time is up, or until somebody goes on."""
        if self.table.rests(self.now):
            for seat in self.random.sample(self.people(), self.random.randint(0, len(self.people()))):
                self.step(seat, Seen())
            end = self.random.choice(["all have looked", "time is up", "somebody goes on"])
            if end == "all have looked":
                self.step(None, Ask())
            elif end == "time is up":
                self.have_rested()

    def have_rested(self) -> None:
        self.now = max(self.now, self.table.asked_at)

    def call_back(self) -> None:
        """A game that waits goes on."""
        while self.table.paused:
            self.step(self.table.away[0], Return())

    def be_late(self) -> None:
        """Time is up; without a clock, somebody is replaced who has kept the others waiting."""
        if self.table.deadline is not None:
            self.now = max(self.now, self.table.deadline)
            self.step(None, Tick())
        elif self.table.idle_at is not None:
            self.now = max(self.now, self.table.idle_at)
            self.replace_somebody()

    def replace_somebody(self) -> None:
        idle = [seat for seat in self.table.awaited if self.table.bot_level(seat) is None]
        for seat in idle[:1]:
            others = [other for other in self.people() if other != seat and other not in self.table.away]
            if others:
                self.step(self.random.choice(others), Replace(seat))

    def wake(self) -> None:
        self.step(None, Wake())

    def step(self, seat: int | None, command: Command | HouseCommand) -> None:
        """Somebody or the house asks for something, and it is done."""
        self.now += self.random.randrange(200, 2000)
        self.cues.append(Step(self.now, seat, command))
        self.do(seat, command)

    def turn(self, number: int, act: Act[object]) -> None:
        """Somebody moves."""
        self.now += self.random.randrange(200, 2000)
        level, seat = self.table.bot_level(act.seat), act.seat
        late = seat in self.table.overdue and seat not in self.table.away and seat in self.people()
        self.cues.append(Turn(self.now, number, level is not None, late))
        if level is None:
            self.do(seat, Move(act.action))  # type: ignore[arg-type]
        else:
            self.do(None, BotMoves(seat, act.action))  # type: ignore[arg-type]
        self.deal()

    def secret(self, size: int) -> bytes:
        return GAME if size == len(GAME) else self.random.randbytes(size)

    def do(self, seat: int | None, command: Command | HouseCommand) -> None:
        if isinstance(command, HouseCommand):
            decision = self.desk.decide_for_house(
                command, now=self.now, draw=self.draw, secret=self.secret, rest=self.rest
            )
        else:
            assert seat is not None
            decision = self.desk.decide(
                person(seat),
                command,
                now=self.now,
                draw=self.draw,
                secret=self.secret,
                bot_name=bot_name,
                rest=self.rest,
            )
        self.desk.take_up(decision)
