"""One table as its log on the disk says it is, and everything that may be told of it."""

from coverts.games.contract import PUBLIC, Observer
from coverts.games.seats import PerSeat
from coverts.hall.desk import CommandKey, Logged
from coverts.hall.entries import Acted, Chanced, Entry, Opened, Rematched, Rested, Seeded, TimedOut, Woken
from coverts.hall.messages import Message, Snapshot, messages_for, snapshot
from coverts.hall.sitters import BotSeat, Person, Sitter, Who
from coverts.hall.table import News, Table, applied, opened
from coverts.server.wire import encode
from tests.hall.referee import Referee


class Books:
    """Made of the log alone, with a counting of its own: nothing that the house remembers goes in here."""

    def __init__(self, table: str) -> None:
        self.id = table
        self.log: list[Logged] = []
        self.keys: set[CommandKey] = set()
        self.number = 0
        self._tables: list[Table] = []
        """The table after each entry."""
        self._numbers: list[int] = []
        """The number of the last message about each entry."""
        self._news: dict[int, News] = {}
        """The entry that each message is about."""
        self._first: dict[int, int] = {}
        """The number of the first message about the same entry as this message."""
        self._seatings: list[tuple[int, PerSeat[Sitter]]] = []
        """Who sat where from which message on."""
        self._told: dict[tuple[Observer, int, bool], bytes] = {}

    @property
    def table(self) -> Table:
        return self._tables[-1]

    def enter(self, logged: Logged) -> None:
        """One more entry."""
        entry = logged.entry
        if isinstance(entry, Opened):
            self._referee = Referee(entry)
            self._tables.append(opened(self.id, entry))
        else:
            self._read(entry)
            self._count(applied(self.table, entry))
        self.log.append(logged)
        self._numbers.append(self.number)
        if logged.key is not None:
            self.keys.add(logged.key)

    def _read(self, entry: Entry) -> None:
        try:
            self._referee.read(entry)
        except AssertionError as error:
            raise AssertionError(f"{entry} is not lawful after {self.log[-3:]}") from error

    def _count(self, news: News) -> None:
        first = self.number + 1
        self.number += len(messages_for(news, PUBLIC, first))
        for number in range(first, self.number + 1):
            self._news[number], self._first[number] = news, first
        if news.table.sitters != self.table.sitters:
            self._seatings.append((first, news.table.sitters))
        self._tables.append(news.table)

    def check(self) -> None:
        """Hold the table to the rules, after a whole batch of entries."""
        self._referee.check(self.table)

    def is_of_the_house(self, entry: Entry) -> bool:
        """Whether nobody had to ask for an entry."""
        if isinstance(entry, Acted):
            return entry.by_bot or isinstance(self.table.sitters[entry.seat], BotSeat)
        return isinstance(entry, Chanced | Seeded | TimedOut | Rested | Woken | Rematched)

    @property
    def secret_seeds(self) -> tuple[str, ...]:
        """The seeds that nobody may know of yet, by the log."""
        return self._referee.secret_seeds

    def table_after(self, seq: int) -> Table:
        return self._tables[seq - 1]

    def number_after(self, seq: int) -> int:
        return self._numbers[seq - 1]

    def messages(self, who: Who | None, number: int, *, is_snapshot: bool) -> list[bytes]:
        """What somebody may be told under a number, as it goes over the wire."""
        return [self._message(observer, number, is_snapshot) for observer in self._observers_since(who, number)]

    def _message(self, observer: Observer, number: int, is_snapshot: bool) -> bytes:
        key = observer, number, is_snapshot
        if key not in self._told:
            first = self._first.get(number, 0)
            message: Message = (
                snapshot(self._table_at(number), observer, number)
                if is_snapshot
                else messages_for(self._news[number], observer, first)[number - first]
            )
            self._told[key] = encode(message)
        return self._told[key]

    def is_whole(self, number: int) -> bool:
        """Whether everything about an entry has been told with this message: the last move has two."""
        return number == 0 or self._first.get(number + 1) != self._first[number]

    def snapshots(self, who: Who | None, number: int) -> list[Snapshot]:
        """What somebody may know after the message of a number."""
        return [snapshot(self._table_at(number), observer, number) for observer in self._observers_since(who, number)]

    def _table_at(self, number: int) -> Table:
        return self._news[number].table if number else self._tables[0]

    def _observers_since(self, who: Who | None, number: int) -> set[Observer]:
        """As which observers somebody has seen the table since a message: what was missed is seen as the later one."""
        seatings = [self._table_at(number).sitters]
        seatings += [sitters for since, sitters in self._seatings if since > number]
        return {_observer(who, sitters) for sitters in seatings}


def _observer(who: Who | None, sitters: PerSeat[Sitter]) -> Observer:
    seats = [seat for seat, sitter in enumerate(sitters) if isinstance(sitter, Person) and sitter.who == who]
    return seats[0] if seats else PUBLIC
