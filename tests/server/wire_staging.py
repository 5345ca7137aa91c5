"""Games staged for a real server: its host sits on the first seat, and its clocks never strike between two cues."""

from random import Random

from msgspec.structs import replace

from coverts.hall.commands import Ask, GoOn, Join, SeatBot, Seen, Start, Tick
from coverts.hall.desk import Desk, Logged, opening
from coverts.hall.entries import Millis
from coverts.hall.wire import Setup
from tests.hall.house import INVITATION, TABLE
from tests.hall.staging import Director, Staging, person
from tests.laws.scenes import World

SECONDS = 3600
HOST = 0


class WireDirector(Director):
    """Stages what can be asked of a server over the network."""

    def __init__(self, setup: Setup, moves: World, random: Random, rest: Millis = 0) -> None:
        super().__init__(setup, moves, random, rest)
        self.host = HOST
        self.settings = replace(self.settings, seconds=SECONDS, visibility=random.choice(["link", "public"]))
        opened = opening(self.settings, person(HOST), INVITATION, self.now)
        self.desk = Desk(TABLE, [Logged(opened)])

    def seat_everybody(self) -> None:
        """Opening a table seats its host; the others come one after the other."""
        self.do(HOST, Join(name_of(HOST), INVITATION))
        guests = range(1, self.settings.setup.players)
        bots = [seat for seat in guests if self.random.random() < 0.2]
        for seat in bots:
            self.step(HOST, SeatBot(seat))
        for seat in guests:
            if seat not in bots:
                self.step(seat, Join(name_of(seat), INVITATION))
        self.step(HOST, Start())
        self.deal()

    def deal(self) -> None:
        """Who takes part in a deal on the server is seen there."""
        while self.table.collects:
            self.do(None, GoOn(()))

    def look_at_the_points(self) -> None:
        """The server notices by itself that everybody has, and by its clock that the time is up."""
        if self.table.rests(self.now):
            people = self.people()
            looking = self.random.sample(people, self.random.choice([1, len(people)]))
            for seat in looking:
                self.step(seat, Seen())
            if len(looking) == len(people):
                self.do(None, Ask())
            else:
                self.have_rested()
                self.step(None, Tick())

    def leave_or_return(self) -> None:
        # Whoever came back after the time was up would hear the clock strike at once, and not on a cue.
        if self.table.deadline is None or self.now + 1000 * SECONDS // 2 < self.table.deadline:
            super().leave_or_return()


def name_of(seat: int) -> str:
    return f"Player {seat}"


def bots_of(staging: Staging) -> set[int]:
    commands = [getattr(cue, "command", None) for cue in staging.cues]
    return {command.seat for command in commands if isinstance(command, SeatBot)}
