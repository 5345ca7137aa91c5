"""The aggregate of a live table: state, answered commands (idempotency), the end of the log (reconnect)."""

from collections.abc import Iterable, Iterator, Sequence
from typing import TypeAlias

from msgspec import Struct

from coverts.games.contract import Draw, Observer, Refusal, Refused
from coverts.hall.commands import Command, HouseCommand
from coverts.hall.deciding import BotName, Secret, decide, decide_for_house, why_not
from coverts.hall.entries import Entry, Millis, Opened
from coverts.hall.messages import Message, Numbered, count_of, messages_for, observers, snapshot
from coverts.hall.settings import Settings, require_playable
from coverts.hall.sitters import Who
from coverts.hall.table import News, Table, applied, opened
from coverts.hall.wire import AnyAction

RECENT = 200
"""How many messages those are sent again who come back; who has missed more gets a snapshot."""

STRETCH = 32
"""Entries that are applied again, at most, before the first one that somebody has missed."""


class CommandKey(Struct, frozen=True, gc=False):
    """Whose command, and which: the same one is never carried out twice."""

    who: Who
    id: str


class Logged(Struct, frozen=True):
    """An entry of the log, with the key of the command that led to it if it is the command's first."""

    entry: Entry
    key: CommandKey | None = None


class Decision(Struct, frozen=True):
    """What a command leads to: entries for the log, and what they will have led to once they are in it."""

    log: tuple[Logged, ...]
    news: tuple[News, ...]
    table: Table

    @property
    def entries(self) -> list[Entry]:
        """The entries, without the key of their command."""
        return [logged.entry for logged in self.log]


Deliveries: TypeAlias = list[tuple[Observer, tuple[Numbered, ...]]]
"""Who is sent what."""


def logged(entries: Sequence[Entry], key: CommandKey | None) -> list[Logged]:
    """The entries that one command leads to, as they go into the log."""
    return [Logged(entry, key if place == 0 else None) for place, entry in enumerate(entries)]


def opening(settings: Settings, host: Who, invitation: str, now: Millis) -> Opened:
    """The first entry of a new table, or `Refused` by a rule of the game."""
    require_playable(settings)
    return Opened(now, settings, host, invitation)


def _shared(messages: tuple[Numbered, ...], distinct: list[tuple[Numbered, ...]]) -> tuple[Numbered, ...]:
    """The same messages: those who are told the same share them, so that they are kept and encoded once."""
    for others in distinct:
        if others == messages:
            return others
    distinct.append(messages)
    return messages


class Stretch(Struct):
    """Some entries of the log, and the table before them: messages about them are made again when somebody comes back.

    Entries are small. Messages, which are kept by nobody, would take a megabyte for each table.
    """

    number: int
    """How many messages there were before."""
    table: Table
    entries: list[Entry]

    def news(self) -> Iterator[tuple[int, News]]:
        """What happened, each with the number of its first message."""
        number, table = self.number + 1, self.table
        for entry in self.entries:
            news = applied(table, entry)
            yield number, news
            number, table = number + count_of(news), news.table


class Desk:
    """What the house keeps in memory of a table. It can be thrown away at any time and made again from the log."""

    def __init__(self, table: str, log: Iterable[Logged]) -> None:
        entries = iter(log)
        first = next(entries)
        assert isinstance(first.entry, Opened)
        self.table: Table = opened(table, first.entry)
        self.seq = 1
        """How many entries the log has."""
        self.number = 0
        """How many messages each observer has been sent."""
        self._answered = {first.key} - {None}
        self._stretches = [Stretch(0, self.table, [])]
        """The end of the log, as far back as messages may be asked for."""
        self.read(entries)

    def read(self, log: Iterable[Logged]) -> None:
        """Take up more entries of the log that nobody has to be told of now."""
        for entry in log:
            self._change(self.replay([entry]))

    def has_answered(self, key: CommandKey) -> bool:
        """Whether a command has been carried out already."""
        return key in self._answered

    def decide(
        self,
        who: Who,
        command: Command,
        key: CommandKey | None = None,
        *,
        now: Millis,
        draw: Draw,
        secret: Secret,
        bot_name: BotName,
        rest: Millis = 0,
    ) -> Decision:
        """What a command leads to, or `Refused`. Nothing changes until the decision is taken up."""
        news = decide(self.table, who, command, now=now, draw=draw, secret=secret, bot_name=bot_name, rest=rest)
        return self._decision(logged([one.entry for one in news], key), news)

    def decide_together(
        self,
        asked: Sequence[tuple[CommandKey, Command]],
        *,
        now: Millis,
        draw: Draw,
        secret: Secret,
        bot_name: BotName,
        rest: Millis = 0,
    ) -> tuple[Decision, dict[CommandKey, Refusal]]:
        """What commands lead to that are decided one after the other and written as one, and which were refused."""
        log, news, table = list[Logged](), list[News](), self.table
        refused: dict[CommandKey, Refusal] = {}
        for key, command in dict(asked).items():
            try:
                more = decide(table, key.who, command, now=now, draw=draw, secret=secret, bot_name=bot_name, rest=rest)
            except Refused as refusal:
                refused[key] = refusal.refusal
                continue
            log += logged([one.entry for one in more], key)
            news += more
            table = more[-1].table if more else table
        return self._decision(log, news), refused

    def decide_for_house(
        self, command: HouseCommand, *, now: Millis, draw: Draw, secret: Secret, rest: Millis = 0
    ) -> Decision:
        """What the house's own command leads to."""
        try:
            news = decide_for_house(self.table, command, now=now, draw=draw, secret=secret, rest=rest)
        except Refused:
            # A bot may be overtaken by events; it is asked again if it is still awaited.
            news = []
        return self._decision(logged([one.entry for one in news], None), news)

    def why_not(self, who: Who, action: AnyAction) -> Refusal | None:
        """Why somebody may not do this in the game now; None if they may."""
        return why_not(self.table, who, action)

    def replay(self, log: Sequence[Logged]) -> Decision:
        """What entries lead to that were decided elsewhere, or earlier."""
        news, table = list[News](), self.table
        for entry in log:
            news.append(applied(table, entry.entry))
            table = news[-1].table
        return self._decision(log, news)

    def _decision(self, log: Sequence[Logged], news: Sequence[News]) -> Decision:
        return Decision(tuple(log), tuple(news), news[-1].table if news else self.table)

    def take_up(self, decision: Decision) -> Deliveries:
        """The entries are durable: change the table. What each observer is to be sent."""
        deliveries = self._messages(decision)
        self._change(decision)
        return deliveries

    def _change(self, decision: Decision) -> None:
        for news in decision.news:
            self._remember(news)
        self.seq += len(decision.log)
        self._answered.update([entry.key for entry in decision.log if entry.key is not None])

    def _remember(self, news: News) -> None:
        """The next entry of the log: the table is as it is after it."""
        stretches, players = self._stretches, len(self.table.sitters)
        stretches[-1].entries.append(news.entry)
        self.number += count_of(news)
        self.table = news.table
        if len(self.table.sitters) != players:
            # There are other observers now, who have no messages from before.
            stretches.clear()
        if not stretches or len(stretches[-1].entries) >= STRETCH:
            stretches.append(Stretch(self.number, self.table, []))
        if len(stretches) > 1 and stretches[1].number <= self.number - RECENT:
            del stretches[0]

    def _messages(self, decision: Decision) -> Deliveries:
        sent: dict[Observer, tuple[Numbered, ...]] = dict.fromkeys(observers(decision.table), ())
        number = self.number
        for news in decision.news:
            distinct: list[tuple[Numbered, ...]] = []
            for observer in sent:
                messages = _shared(messages_for(news, observer, number + 1), distinct)
                sent[observer] += messages
            # Everybody is told as much: the counting itself tells nothing.
            number += count_of(news)
        return list(sent.items())

    def commit(self, entries: Sequence[Logged]) -> Deliveries:
        """Take up entries that are durable already; what each observer is now to be sent."""
        return self.take_up(self.replay(entries))

    def since(self, observer: Observer, number: int | None) -> list[Message]:
        """What somebody missed who has seen the messages up to this number: those messages, or a snapshot."""
        first = max(self._stretches[0].number, self.number - RECENT)
        if number is None or not first <= number <= self.number:
            return [snapshot(self.table, observer, self.number)]
        begun = max(stretch.number for stretch in self._stretches if stretch.number <= number)
        return [
            message
            for stretch in self._stretches
            if stretch.number >= begun
            for at, news in stretch.news()
            if at + count_of(news) > number + 1
            for message in messages_for(news, observer, at)
            if message.number > number
        ]
