"""A house with one table: its log, a clock that is set by hand, and a client for everybody who looks."""

from collections.abc import Sequence
from random import Random
from typing import Any

from coverts.games.contract import Observer, Refused
from coverts.hall.commands import BotMoves, Command, GoOn, HouseCommand, Join, Move, SeatBot, Start, Tick
from coverts.hall.desk import CommandKey, Desk, Logged, logged, opening
from coverts.hall.entries import Entry
from coverts.hall.messages import Message, Snapshot, observers
from coverts.hall.pikoko import PikokoSetup
from coverts.hall.pok import PokSetup
from coverts.hall.settings import Settings
from coverts.hall.sitters import BotSeat, Person
from coverts.hall.table import Table, TablePhase
from coverts.hall.wire import Setup
from coverts.server.taking_part import Nonces
from tests.hall.client import folded, over_the_wire

TABLE = "table-1"
HOST = "identity of the host"
INVITATION = "the secret of the invitation"

POK_3 = PokSetup(3)
SETUPS: list[Setup] = [PikokoSetup(players) for players in (3, 4, 5)] + [PokSetup(players) for players in range(3, 8)]


def bot_name(table: Table) -> str:
    return f"Bird {sum(isinstance(sitter, BotSeat) for sitter in table.sitters) + 1}"


class House:
    """Commits what is decided at once. `log` is all that a restart would find."""

    def __init__(
        self, settings: Settings | Setup = POK_3, *, seed: int = 0, log: Sequence[Logged] | None = None
    ) -> None:
        self.settings = settings if isinstance(settings, Settings) else Settings(settings)
        self.now = 1_000_000
        self.rest = 0
        """So long everybody may look at a round."""
        self.random = Random(seed)
        self.nonces: dict[str, Nonces] = {}
        """What the clients of people add to the deals."""
        self.absent: set[str] = set()
        """Whose clients take no part in them."""
        self.deals = True
        """Whether everybody's clients take part by themselves."""
        self.log = [*(log or [Logged(opening(self.settings, HOST, INVITATION, self.now))])]
        self.desk = Desk(TABLE, self.log)
        self.clients: dict[Observer, Snapshot] = {
            observer: caught_up(self.desk, observer, None) for observer in observers(self.table)
        }

    @property
    def table(self) -> Table:
        return self.desk.table

    def decide(self, who: str, command: Command) -> list[Entry]:
        return self.desk.decide(
            who,
            command,
            now=self.now,
            draw=self.random.randrange,
            secret=self.random.randbytes,
            bot_name=bot_name,
            rest=self.rest,
        ).entries

    def decide_for_house(self, command: HouseCommand) -> list[Entry]:
        return self.desk.decide_for_house(
            command, now=self.now, draw=self.random.randrange, secret=self.random.randbytes, rest=self.rest
        ).entries

    def ask(self, who: str, command: Command, *, key: str | None = None) -> list[Entry]:
        """What a command has led to, with the fair deals that follow."""
        entries = self.commit(self.decide(who, command), None if key is None else CommandKey(who, key))
        return entries + self.deal_on()

    def order(self, command: HouseCommand) -> list[Entry]:
        """What a command of the house has led to, with the fair deals that follow."""
        return self.commit(self.decide_for_house(command)) + self.deal_on()

    def deal_on(self) -> list[Entry]:
        """Everybody's clients take their part in a deal, until it is dealt or nobody wants anything any more."""
        led_to: list[Entry] = []
        while self.deals and (asked := self.take_part()):
            led_to += asked
        if self.deals and self.table.collects:
            led_to += self.commit(self.decide_for_house(GoOn(self.taking_part))) or self._first_tick()
            led_to += self.deal_on()
        return led_to

    @property
    def taking_part(self) -> tuple[int, ...]:
        """The seats whose people's clients take part."""
        return tuple([seat for seat in self.table.owing if who_sits(self.table, seat) not in self.absent])

    def take_part(self) -> list[Entry]:
        """One step of somebody's client; nothing if nobody has anything to add."""
        for seat in self.table.owing:
            who = who_sits(self.table, seat)
            wish = self.nonces.setdefault(who, Nonces(self.random.randbytes)).wish(self.clients[seat])
            if wish is not None and who not in self.absent:
                return self.commit(self.decide(who, wish))
        return []

    def _first_tick(self) -> list[Entry]:
        """A slow game waits for it."""
        assert self.table.collected_at is not None
        self.now = max(self.now, self.table.collected_at)
        return self.commit(self.decide_for_house(Tick()))

    def commit(self, entries: list[Entry], key: CommandKey | None = None) -> list[Entry]:
        written = logged(entries, key)
        self.log.extend(written)
        for observer, messages in self.desk.commit(written):
            for message in messages:
                if observer in self.clients:
                    self.hear(observer, over_the_wire(message))
        self.face()
        return entries

    def face(self) -> None:
        """Before the game a table can get more seats, or fewer."""
        self.clients = {
            observer: self.clients.get(observer) or caught_up(self.desk, observer, None)
            for observer in observers(self.table)
        }

    def hear(self, observer: Observer, message: Message) -> None:
        """A message reaches an observer's client."""
        self.clients[observer] = folded(self.clients[observer], message)

    def reopen(self) -> None:
        """The house forgets everything but the log."""
        self.desk = Desk(TABLE, self.log)

    def is_lucky(self, probability: float) -> bool:
        return self.random.random() < probability

    def later(self, seconds: float) -> None:
        self.now += int(1000 * seconds)


def caught_up(desk: Desk, observer: Observer, known: Snapshot | None) -> Snapshot:
    """What a client knows that has come back, having known this when it left."""
    for message in desk.since(observer, None if known is None else known.number):
        known = folded(known, over_the_wire(message))
    assert known is not None
    return known


def key_of(refused: Refused) -> str:
    return refused.refusal.key


def who_sits(table: Table, seat: int) -> str:
    """The identity on a seat."""
    sitter = table.sitters[seat]
    assert isinstance(sitter, Person)
    return sitter.who


def gathered(settings: Settings | Setup = POK_3, *, bots: Sequence[int] = (), seed: int = 0) -> House:
    """A house in which every seat is taken: the host's, other people's, and those of bots."""
    house = House(settings, seed=seed)
    for seat in bots:
        house.ask(HOST, SeatBot(seat))
    people = [seat for seat in range(len(house.table.sitters)) if seat not in bots]
    for seat in people:
        who = HOST if seat == people[0] else f"identity {seat}"
        house.ask(who, Join(f"Player {seat}", INVITATION))
    return house


def started(settings: Settings | Setup = POK_3, *, bots: Sequence[int] = (), seed: int = 0) -> House:
    """A house in which a game has begun."""
    house = gathered(settings, bots=bots, seed=seed)
    house.ask(HOST, Start())
    return house


def legal(house: House, seat: int) -> tuple[Any, ...]:
    return house.table.game.legal(house.table.state, seat)


def play(house: House, seat: int) -> list[Entry]:
    """Any legal move of a seat, by whoever decides for it."""
    action = house.random.choice(legal(house, seat))
    if house.table.bot_level(seat) is None:
        return house.ask(who_sits(house.table, seat), Move(action))
    return house.order(BotMoves(seat, action))


def play_to_the_end(house: House) -> House:
    """The game goes on until it is over."""
    while house.table.phase is TablePhase.PLAYING:
        assert play(house, house.random.choice(house.table.awaited))
    return house
