"""A house that is held to the laws of the hall at every step."""

from collections.abc import Sequence

import msgspec

from coverts.games.conformance import encode
from coverts.games.contract import Observer, Refused
from coverts.hall.commands import Command, HouseCommand
from coverts.hall.desk import CommandKey, Desk, Logged, logged
from coverts.hall.entries import Entry, Opened
from coverts.hall.messages import Message, Snapshot, snapshot
from coverts.hall.settings import Settings
from coverts.hall.table import applied, rebuilt
from coverts.hall.wire import Setup
from tests.hall.house import TABLE, House, caught_up
from tests.hall.referee import Referee

READER = msgspec.json.Decoder(Logged)


class WatchedHouse(House):
    """Whatever is asked of it: the log is a lawful game, and everybody knows what they would be told anew."""

    def __init__(self, settings: Settings | Setup, *, seed: int = 0, log: Sequence[Logged] | None = None) -> None:
        super().__init__(settings, seed=seed, log=log)
        first, *others = [logged_.entry for logged_ in self.log]
        assert isinstance(first, Opened)
        self.referee = Referee(first)
        for entry in others:
            self.referee.read(entry)
        self.known: dict[Observer, dict[int, Snapshot]] = {o: {k.number: k} for o, k in self.clients.items()}
        """What each observer knew after each of its messages."""

    def decide(self, who: str, command: Command) -> list[Entry]:
        """Deciding changes nothing, and the same is decided again."""
        before, luck = self._everything(), self.random.getstate()
        refusals: list[Refused] = []
        decided: list[list[Entry]] = []
        for _ in range(2):
            self.random.setstate(luck)
            try:
                decided.append(super().decide(who, command))
            except Refused as refused:
                refusals.append(refused)
        assert self._everything() == before
        if refusals:
            one, other = refusals
            assert one.refusal == other.refusal
            raise one
        one_decision, other_decision = decided
        assert one_decision == other_decision != []
        return one_decision

    def order(self, command: HouseCommand) -> list[Entry]:
        before, luck = self._everything(), self.random.getstate()
        self.decide_for_house(command)
        assert self._everything() == before
        self.random.setstate(luck)
        return super().order(command)

    def _everything(self) -> tuple[bytes, int, int]:
        return encode(self.table), self.desk.seq, self.desk.number

    def commit(self, entries: list[Entry], key: CommandKey | None = None) -> list[Entry]:
        table, before = self.table, self._everything()
        decision = self.desk.replay(logged(entries, key))
        assert self._everything() == before
        super().commit(entries, key)
        assert self.table == decision.table
        for entry in entries:
            table = applied(table, entry).table
            self.referee.read(entry)
        assert self.table == table
        assert self.desk.seq == len(self.log)
        self.referee.check(self.table)
        self.everybody_knows()
        return entries

    def hear(self, observer: Observer, message: Message) -> None:
        super().hear(observer, message)
        self.known[observer][message.number] = self.clients[observer]

    def face(self) -> None:
        super().face()
        self.known = {o: self.known.get(o) or {known.number: known} for o, known in self.clients.items()}

    def everybody_knows(self) -> None:
        """What has been folded is what would be told anew."""
        for observer, known in self.clients.items():
            assert known == snapshot(self.table, observer, self.desk.number)

    def come_back(self, observer: Observer, number: int) -> None:
        """Somebody comes back after any of its messages that can have been its last."""
        known = self.known[observer].get(number)
        assert caught_up(self.desk, observer, known) == self.clients[observer]

    def reopen(self) -> None:
        """A desk made from the log, as it was written, is the desk that was there."""
        log = [READER.decode(encode(entry)) for entry in self.log]
        assert log == self.log
        again, live = Desk(TABLE, log), self.desk
        assert (again.table, again.seq, again.number) == (live.table, live.seq, live.number)
        assert rebuilt(TABLE, [written.entry for written in log]) == live.table
        for observer in self.clients:
            for number in {None, 0, live.number // 2, live.number - 1, live.number}:
                assert again.since(observer, number) == live.since(observer, number)
        for written in log:
            assert written.key is None or again.has_answered(written.key)
        self.desk = again
