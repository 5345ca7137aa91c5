"""The laws that hold after every step, whatever goes wrong.

1. What is in the log is a lawful game, and the house has made of it what the log says.
2. An acknowledged command is in the log, once, and is acknowledged again whenever it is repeated; whatever is in the
   log was asked for, once. The last refusals of everybody are repeated as long as the house holds the table in
   memory; later they are decided anew.
3. Nobody is told anything that is not in the log.
4. Nobody's time is up before it has passed, whatever the wall clock says.
5. Everybody's messages are numbered without a gap, and whoever folds them knows what they would be told anew.
6. Each deal is the one that its seed and nonces lead to, and nobody is told a seed before its round is scored.

The seventh, that games get to their end, is the evening's.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from weakref import ref

from coverts.hall.commands import Command, Seen
from coverts.hall.desk import CommandKey, Desk, Logged
from coverts.hall.entries import Entry, Millis, TimedOut
from coverts.hall.messages import Message, Snapshot
from coverts.hall.settings import DAY
from coverts.hall.sitters import Who
from coverts.hall.table import Table
from coverts.server.client import decode_outgoing
from coverts.server.house.live import Live
from coverts.server.wire import Answer, Done, Malformed, NotDone
from tests.fault_injection.books import Books
from tests.fault_injection.commands import led_to
from tests.fault_injection.refusals import PromisedRefusals

TO_WRITE = 2.0
"""Seconds that may pass until an entry is in the log."""

REBUILT_EVERY = 50
"""How often, in entries, a whole desk is made anew to be compared."""


class Laws:
    """Knows the log of every table from the disk alone, and what everybody asked for and was told."""

    def __init__(self, time: Callable[[], float]) -> None:
        self._time = time
        self.books: dict[str, Books] = {}
        self.asked: dict[CommandKey, Command] = {}
        self.answers: dict[CommandKey, Answer] = {}
        self._promised = PromisedRefusals()
        self.broken: Exception | None = None
        """The first law that was broken: whoever broke it may well have caught the exception."""
        self._held: ref[Live] | None = None
        """The table in the house's memory, which remembers what it has refused."""
        self._seen: dict[int, tuple[int, int]] = {}
        self._asked: dict[str, tuple[Millis, float]] = {}
        """When a table has asked its present question: by its own clock, and when that was really."""

    @contextmanager
    def watched(self) -> Iterator[None]:
        """Whatever goes wrong here is not forgotten, even if the code under test swallows it."""
        try:
            yield
        except Exception as error:
            self.broken = self.broken or error
            raise

    # The log

    def have_in_log(self, table: str, log: Sequence[Logged]) -> None:
        """A table's log is at least so long, for ever."""
        if not log:
            return
        books = self.books.get(table)
        if books is None:
            books = self.books[table] = Books(table)
        first = len(books.log)
        with self.watched():
            for logged in log[first:]:
                self._judge(books, logged, is_opening=first == 0)
                books.enter(logged)
                self._take_time(books.table, logged.entry)
            books.check()

    def _judge(self, books: Books, logged: Logged, *, is_opening: bool) -> None:
        """Somebody has asked for an entry, or the house may do it by itself."""
        key, entry = logged.key, logged.entry
        if key is None:
            assert is_opening or books.is_of_the_house(entry), f"nobody asked for {entry}"
        else:
            assert key not in books.keys, f"{key} is in the log twice"
            assert key in self.asked, f"{key} is in the log, and nobody asked for it"
            assert led_to(books.table, key.who, self.asked[key], entry), f"{self.asked[key]} has led to {entry}"

    def _take_time(self, table: Table, entry: Entry) -> None:
        """A decision takes as long as was agreed. Of a slow game that is so only while the server runs."""
        now, seconds = self._time(), table.settings.seconds
        asked_at, asked = self._asked.get(table.id, (0, now))
        if isinstance(entry, TimedOut) and seconds is not None and seconds < DAY:
            assert now - asked > seconds - TO_WRITE, f"{entry} after {now - asked} of {seconds} seconds"
        if table.asked_at != asked_at:
            self._asked[table.id] = table.asked_at, now + (table.asked_at - entry.at) / 1000

    def found_again(self, table: str, log: Sequence[Logged]) -> None:
        """What a crash has left of a log."""
        known = self.books[table].log
        with self.watched():
            assert list(log[: len(known)]) == known, "something of the log is gone"
        self.have_in_log(table, log)
        self._compare(table, Desk(table, log))

    # The house

    def have_in_memory(self, live: Live | None) -> None:
        """The house holds this of the table now. A table that was let go has forgotten its refusals: the log does not
        hold them. It is let go with the last who holds on to it, which may be long after it was put away.
        """
        if (None if self._held is None else self._held()) is not live:
            self._held = None if live is None else ref(live)
            self.answers = {key: answer for key, answer in self.answers.items() if isinstance(answer, Done)}
            self._promised.forget()
        if live is not None:
            self.look_at(live)

    def look_at(self, live: Live) -> None:
        """A table in the house is what its log has made of it."""
        desk = live.desk
        table = desk.table.id
        if self._seen.get(id(live)) == (id(desk), desk.seq):
            return
        self._seen[id(live)] = (id(desk), desk.seq)
        self._compare(table, desk)
        if desk.seq % REBUILT_EVERY == 0:
            self._compare(table, Desk(table, self.books[table].log[: desk.seq]))

    def _compare(self, table: str, desk: Desk) -> None:
        books = self.books[table]
        with self.watched():
            assert desk.seq <= len(books.log), "the house has taken up what is not in the log"
            assert desk.table == books.table_after(desk.seq), "the house has another table than the log"
            assert desk.number == books.number_after(desk.seq), "the house counts messages differently"
            keys = (logged.key for logged in books.log[: desk.seq])
            assert all(key is None or desk.has_answered(key) for key in keys), "a command has been forgotten"

    # What is said

    def tell(self, table: str, who: Who | None, frame: bytes, last: int | None, *, at: object) -> int | None:
        """A server says something to somebody who has been told the messages up to number `last`; the new last."""
        message = decode_outgoing(frame)
        with self.watched():
            for seed in self.books[table].secret_seeds if table in self.books else ():
                assert seed.encode() not in frame, "a seed was told too early"
            if isinstance(message, Message):
                self._tell(self.books[table], who, frame, message, last)
                return message.number
            assert not isinstance(message, Malformed), f"somebody was misunderstood: {message}"
            if isinstance(message, Done | NotDone):
                assert who is not None
                self.answer(table, CommandKey(who, message.id), message, at=at)
            return last

    def _tell(self, books: Books, who: Who | None, frame: bytes, message: Message, last: int | None) -> None:
        number, is_snapshot = message.number, isinstance(message, Snapshot)
        if is_snapshot:
            assert last is None or number >= last, f"a snapshot of {number} after message {last}"
        else:
            assert last is not None, "the first message of a table is a snapshot"
            assert number == last + 1, f"message {number} follows message {last}"
        assert number <= books.number, f"message {number} tells of something that is not in the log"
        expected = books.messages(who, number, is_snapshot=is_snapshot)
        assert frame in expected, f"message {number} for {who} is {frame!r} and should be {expected!r}"

    def arrived(self, key: CommandKey) -> None:
        """A command has come to a server."""
        self._promised.arrived(key)

    def answer(self, table: str, key: CommandKey, answer: Answer, *, at: object) -> None:
        """A server answers a command."""
        with self.watched():
            self._repeat(table, key, answer, at)
            # Who has looked at the points is not written down.
            if isinstance(answer, Done) and not isinstance(self.asked[key], Seen):
                assert key in self.books[table].keys, f"{key} is acknowledged and not in the log"

    def _repeat(self, table: str, key: CommandKey, answer: Answer, at: object) -> None:
        """A command is answered as it was before."""
        earlier = self.answers.get(key, answer)
        if isinstance(earlier, NotDone) and not self._promised.has(key):
            earlier = answer
        self.answers[key] = earlier
        self._promised.answered(key, is_refused=isinstance(answer, NotDone))
        assert answer == earlier, f"{key} was answered {earlier}, and is answered {answer} now"

    def know(self, who: Who | None, known: Snapshot) -> None:
        """Somebody has folded messages to this."""
        books = self.books[known.table.id]
        if books.is_whole(known.number):
            expected = books.snapshots(who, known.number)
            with self.watched():
                assert known in expected, f"{who} knows {known} and would be told {expected}"
