"""Tables under random commands of random people, with clocks, bots, restarts and reconnects, against the rule books."""

from contextlib import suppress
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule

from coverts.games.contract import Refused
from coverts.hall.commands import (
    BotMoves,
    ChangeSettings,
    Close,
    Command,
    Commit,
    GoOn,
    Join,
    Leave,
    LinkRematch,
    Move,
    Return,
    Reveal,
    Say,
    SayPhrase,
    SeatBot,
    Start,
    Swap,
    Tick,
    Unseat,
    Wake,
)
from coverts.hall.desk import CommandKey, Logged
from coverts.hall.manners import PHRASES
from coverts.hall.messages import observers
from coverts.hall.pikoko import PikokoSetup
from coverts.hall.pok import PokSetup
from coverts.hall.rematching import opening_again
from coverts.hall.settings import DAY, Settings
from coverts.hall.sitters import OpenSeat, Person
from coverts.hall.table import TablePhase
from coverts.server.taking_part import Nonces
from tests.hall.house import HOST, INVITATION, legal, who_sits
from tests.hall.watched import WatchedHouse
from tests.laws.examples import examples

PEOPLE = [HOST, *(f"identity {number}" for number in range(4))]
SEATS = st.integers(0, 4)
CHOICES = st.integers(0, 1000)
TABLES = st.builds(
    Settings,
    setup=st.sampled_from([PikokoSetup(3), PikokoSetup(4), PokSetup(3), PokSetup(4)]),
    visibility=st.sampled_from(["public", "link"]),
    seconds=st.sampled_from([None, 5, 60, DAY]),
    talk=st.sampled_from(["free", "phrases", "quiet"]),
    leaver=st.sampled_from(["bot", "bot", "pause", "abort"]),
)
COMMANDS: st.SearchStrategy[Command] = st.one_of(
    st.builds(Join, st.sampled_from(["Ann", "Ben", "Cem", "\u200d", "ann"]), st.sampled_from([INVITATION, ""])),
    st.sampled_from([Leave(), Return(), Return(), Start()]),
    st.builds(SeatBot, SEATS),
    st.builds(Unseat, SEATS),
    st.builds(Swap, SEATS, SEATS),
    st.builds(ChangeSettings, TABLES),
    st.builds(Say, st.text(max_size=20)),
    st.builds(SayPhrase, st.sampled_from([*PHRASES, "nonsense"])),
)


class TableMachine(RuleBasedStateMachine):
    house: WatchedHouse

    @initialize(settings=TABLES, seed=CHOICES, begins=st.booleans(), deals=st.booleans())
    def open(self, settings: Settings, seed: int, begins: bool, deals: bool) -> None:
        self.house = WatchedHouse(settings, seed=seed)
        self.house.deals = deals
        self.keys: list[CommandKey] = []
        self.made_up: set[str] = set()
        """Who may have committed to something that is nobody's nonce."""
        if begins:
            self.fill_up(seed)
            self.house.ask(HOST, Start())

    def ask(self, who: str, command: Command) -> None:
        self.house.later(0.1)
        key = CommandKey(who, f"command {len(self.house.log)}")
        assert not self.house.desk.has_answered(key)
        length = len(self.house.log)
        with suppress(Refused):
            self.house.ask(who, command, key=key.id)
            self.keys.append(key)
        is_done = self.keys[-1:] == [key]
        assert self.house.desk.has_answered(key) == is_done == (len(self.house.log) > length)

    @rule(who=st.sampled_from(PEOPLE), command=COMMANDS)
    def somebody_asks(self, who: str, command: Command) -> None:
        self.ask(who, command)

    @rule(bots=st.integers(0, 15))
    @precondition(lambda self: self.house.table.phase is TablePhase.GATHERING)
    def fill_up(self, bots: int) -> None:
        for seat, sitter in enumerate(self.house.table.sitters):
            if isinstance(sitter, OpenSeat):
                bot = bots >> seat & 1
                self.ask(HOST if bot else PEOPLE[seat], SeatBot(seat) if bot else Join(f"P{seat}", INVITATION))

    @rule(who=st.sampled_from(PEOPLE))
    @precondition(lambda self: len(self.house.log) > 12)
    def somebody_closes(self, who: str) -> None:
        self.ask(who, Close())

    @rule(who=st.sampled_from(PEOPLE), choice=CHOICES)
    def somebody_tries_a_move(self, who: str, choice: int) -> None:
        self.ask(who, Move(self.any_action(choice)))

    @rule(seat=SEATS, choice=CHOICES)
    def a_bot_has_decided(self, seat: int, choice: int) -> None:
        self.house.order(BotMoves(seat, self.any_action(choice)))

    def any_action(self, choice: int) -> Any:
        actions = self.house.table.game.actions(self.house.table.settings.setup)
        return actions[choice % len(actions)]

    @rule(seat=SEATS)
    @precondition(lambda self: self.house.table.collects)
    def somebodys_client_takes_part(self, seat: int) -> None:
        owing = self.house.table.owing
        if seat in owing:
            who = who_sits(self.house.table, seat)
            wish = self.house.nonces.setdefault(who, Nonces()).wish(self.house.clients[seat])
            # Whoever has committed to anything has no nonce for it.
            assert wish is not None or who in self.made_up
            if wish is not None:
                self.ask(who, wish)

    @rule(here=st.sets(SEATS))
    def those_here_are_waited_for(self, here: set[int]) -> None:
        self.house.order(GoOn(tuple(sorted(here))))
        assert self.house.order(GoOn(tuple(sorted(here)))) == []

    @rule(who=st.sampled_from(PEOPLE), rounds=st.integers(1, 4))
    def somebody_commits_to_anything(self, who: str, rounds: int) -> None:
        self.made_up.add(who)
        self.ask(who, Commit((f"{rounds:064x}",) * rounds))

    @rule(who=st.sampled_from(PEOPLE), number=st.integers(1, 3))
    def somebody_reveals_anything(self, who: str, number: int) -> None:
        self.ask(who, Reveal(number, "00" * 32))

    @rule(moves=st.integers(1, 40))
    def play_on(self, moves: int) -> None:
        for _ in range(moves):
            table = self.house.table
            if table.paused or not table.awaited:
                return
            seat = self.house.random.choice(table.awaited)
            action = self.house.random.choice(legal(self.house, seat))
            if table.bot_level(seat) is None:
                self.ask(who_sits(table, seat), Move(action))
            else:
                assert self.house.order(BotMoves(seat, action))

    @rule(seconds=st.sampled_from([0, 3, 5, 60, DAY]))
    def time_passes(self, seconds: int) -> None:
        self.house.later(seconds)
        self.house.order(Tick())
        assert self.house.order(Tick()) == []

    @rule(closed_for=st.integers(0, 2 * DAY))
    def the_house_was_closed(self, closed_for: int) -> None:
        self.house.reopen()
        self.house.later(closed_for)
        self.house.order(Wake())

    @rule()
    def they_play_again(self) -> None:
        self.house.order(LinkRematch("table-2", 0))

    @rule(seat=SEATS)
    @precondition(lambda self: self.house.table.phase is TablePhase.OVER)
    def they_sit_down_again(self, seat: int) -> None:
        old, seat = self.house.table, seat % len(self.house.table.sitters)
        if not isinstance(old.sitters[seat], Person):
            return
        again = WatchedHouse(old.settings, log=[Logged(entry) for entry in opening_again(old, seat, self.house.now)])
        for sitter in old.sitters:
            if isinstance(sitter, Person) and again.table.seat_of(sitter.who) is None:
                again.ask(sitter.who, Join(sitter.name))
        assert again.table.sitters == old.sitters
        assert again.table.settings == old.settings
        assert again.ask(host := again.table.host, Start()), host

    @rule(who=SEATS, number=CHOICES)
    def somebody_comes_back(self, who: int, number: int) -> None:
        everybody = observers(self.house.table)
        self.house.come_back(everybody[who % len(everybody)], number % (self.house.desk.number + 2))

    def teardown(self) -> None:
        if hasattr(self, "house"):
            self.house.reopen()
            assert all(self.house.desk.has_answered(key) for key in self.keys)


TestTables = TableMachine.TestCase
TestTables.settings = settings(max_examples=examples(100), stateful_step_count=30)
