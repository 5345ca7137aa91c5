"""A staged game performed at a desk, and all that an observer gets of it."""

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from random import Random
from typing import Any

from msgspec.structs import replace

from coverts.games.conformance import encode
from coverts.games.contract import PUBLIC, Observer, Refused
from coverts.hall.commands import (
    Ask,
    BotMoves,
    Close,
    Command,
    Commit,
    GoOn,
    HouseCommand,
    Join,
    Leave,
    Move,
    Replace,
    Return,
    Reveal,
    Say,
    SayPhrase,
    SeatBot,
    Seen,
    Start,
    Tick,
)
from coverts.hall.desk import CommandKey, Desk, Logged, logged, opening
from coverts.hall.messages import observers
from coverts.hall.settings import options_of
from coverts.hall.wire import game_of, name_of
from tests.hall.house import INVITATION, TABLE, bot_name
from tests.hall.ideal import ideal, secrets_of
from tests.hall.staging import OPENED_AT, Cue, Staging, Step, Turn, person
from tests.hall.worlds import draws
from tests.laws.scenes import World

LONG_AFTER = 1000 * OPENED_AT
"""When whoever is asked has kept the others waiting."""


@dataclass(frozen=True)
class Cast:
    """What no observer is told: who people are, what their commands are called, and what is tried without effect."""

    moves: World
    observer: Observer | None = None
    """For the other game of a pair: whose identity is the same in both."""
    seed: int = 0

    @property
    def is_other(self) -> bool:
        return self.observer is not None

    def who(self, seat: int) -> str:
        return person(seat) if seat == self.observer or not self.is_other else f"somebody else ({self.seed}) on {seat}"

    @property
    def invitation(self) -> str:
        return f"another invitation ({self.seed})" if self.observer == PUBLIC else INVITATION


class Performance:
    """A game as it is performed; `got` is what each observer has been sent, and what it could have asked for."""

    def __init__(self, staging: Staging, cast: Cast, desk_type: type[Desk] = Desk) -> None:
        self.staging, self.cast = staging, cast
        self.random = Random(cast.seed)
        self.draw = draws(cast.moves, self.random)
        luck = Random(f"{cast.seed} {cast.observer}")
        self.secret = secrets_of(name_of(staging.settings.setup), self.where_the_moves_lead(), luck)
        opened = opening(staging.settings, cast.who(staging.host), cast.invitation, OPENED_AT)
        self.desk = desk_type(TABLE, [Logged(opened)])
        self.got: dict[Observer, list[bytes]] = {observer: [] for observer in observers(self.desk.table)}
        self.keys: list[CommandKey] = []

    def perform(self) -> dict[Observer, list[bytes]]:
        with ideal():
            return self._performed()

    def _performed(self) -> dict[Observer, list[bytes]]:
        self.look()
        for number, cue in enumerate(self.staging.cues):
            if self.cast.is_other and self.random.random() < 0.5:
                self.try_in_vain()
            self.play(cue)
            if number % 16 == 0:
                self.look()
        self.look()
        for observer, got in self.got.items():
            got.extend(self.answers(observer))
        assert self.desk.table.state == self.where_the_moves_lead()
        return self.got

    def where_the_moves_lead(self) -> Any:
        setup = self.staging.settings.setup
        game, state = game_of(setup), game_of(setup).start(options_of(setup))
        for move in self.cast.moves:
            state = game.step(state, move).state
        return state

    def play(self, cue: Cue) -> None:
        """What is asked for is done, and everybody gets to know what they may."""
        match cue:
            case Turn(at, number, by_house, either):
                act: Any = self.cast.moves[number]
                flips = self.cast.is_other and either and act.seat != self.cast.observer and self.random.random() < 0.5
                seat = None if by_house != flips else act.seat
                self.do(at, seat, Move(act.action) if seat is not None else BotMoves(act.seat, act.action))
            case Step(at, seat, command):
                noticed_late = self.cast.is_other and isinstance(command, Tick)
                if isinstance(command, Join):
                    command = replace(command, invitation=self.cast.invitation)
                self.do(at + (self.random.randrange(100) if noticed_late else 0), seat, command)

    def do(self, at: int, seat: int | None, command: Command | HouseCommand) -> None:
        key, rest = None, self.staging.rest
        if isinstance(command, HouseCommand):
            entries = self.desk.decide_for_house(command, now=at, draw=self.draw, secret=self.secret, rest=rest).entries
        else:
            assert seat is not None
            who = self.cast.who(seat)
            key = CommandKey(who, f"{self.random.random() if self.cast.is_other else 0} {len(self.keys)}")
            entries = self.desk.decide(
                who, command, now=at, draw=self.draw, secret=self.secret, bot_name=bot_name, rest=rest
            ).entries
            # Who has looked at the points is not written down: asking twice is asking anew.
            self.keys += [key] if entries else []
        for observer, messages in self.desk.commit(logged(entries, key)):
            if messages:
                self.got[observer].append(encode(messages))

    def look(self) -> None:
        """Everybody comes back: from nowhere, and after having missed a little."""
        for observer, got in self.got.items():
            for number in (None, max(0, self.desk.number - 3)):
                got.append(encode(self.desk.since(observer, number)))

    def answers(self, observer: Observer) -> Iterator[bytes]:
        """What an observer is answered to everything it could try."""
        who = self.cast.who(observer) if isinstance(observer, int) else "a stranger"
        for command in self.everything(self.cast.invitation):
            try:
                self.decide(who, command)
            except Refused as refused:
                yield encode(refused.refusal)
            else:
                yield b"done"
        for action in self.desk.table.game.actions(self.staging.settings.setup):
            yield encode(self.desk.why_not(who, action))

    def everything(self, invitation: str) -> list[Command]:
        actions = self.desk.table.game.actions(self.staging.settings.setup)
        coming: list[Command] = [Join("Zoe"), Join("Zoe", invitation), Leave(), Return()]
        others: list[Command] = [Seen(), Start(), Close(), SeatBot(0), Say("Hm"), SayPhrase("nonsense")]
        calling = [Replace(seat) for seat in range(self.staging.settings.setup.players)]
        dealing: list[Command] = [Commit(("00" * 32,) * rounds) for rounds in (1, 3)]
        dealing += [Reveal(number, "00" * 32) for number in (1, 2, 3)]
        return [*map(Move, actions), *coming, *calling, *dealing, *others]

    def decide(self, who: str, command: Command) -> None:
        self.desk.decide(who, command, now=LONG_AFTER, draw=always_first, secret=bytes, bot_name=bot_name)

    def try_in_vain(self) -> None:
        """Others ask for what is refused, or never gets into the log; ask twice; and the house looks at its clock."""
        seats = range(self.staging.settings.setup.players)
        others = [self.cast.who(seat) for seat in seats if seat != self.cast.observer]
        with suppress(Refused):
            who = self.random.choice([*others, "a stranger"])
            self.desk.why_not(who, self.random.choice(self.desk.table.game.actions(self.staging.settings.setup)))
            self.decide(who, self.random.choice(self.everything("nonsense")))
        repeated = [key for key in self.keys if key.who in others]
        assert not repeated or self.desk.has_answered(self.random.choice(repeated))
        action = self.random.choice(self.desk.table.game.actions(self.staging.settings.setup))
        early: list[HouseCommand] = [Ask(), Tick(), BotMoves(6, action), GoOn((0, 1, 2, 3, 4, 5, 6))]
        for command in early:
            self.desk.decide_for_house(command, now=OPENED_AT, draw=always_first, secret=bytes)


def always_first(limit: int) -> int:
    """Luck for what is never carried out."""
    return 0
