"""The live tables of a server: who may see which, and what can be asked of them."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Iterator, Sequence
from typing import Any, TypeAlias, TypeVar, cast

import structlog
from msgspec import Struct

from coverts.bots import bird_names
from coverts.games.contract import PUBLIC, Draw, Observer, Refusal, Refused
from coverts.games.seats import Seat
from coverts.hall.commands import (
    Ask,
    Command,
    Commit,
    Help,
    HouseCommand,
    Join,
    Level,
    LinkRematch,
    Move,
    Reveal,
    SeatBot,
    Seen,
    Shut,
    Start,
    Wake,
)
from coverts.hall.deciding import refuse
from coverts.hall.desk import CommandKey, Decision, Desk, Logged, logged, opening
from coverts.hall.entries import Entry, Millis, SatDown
from coverts.hall.recording import has_ended
from coverts.hall.rematching import opening_again
from coverts.hall.settings import Settings
from coverts.hall.sitters import Who
from coverts.hall.summary import listing_of
from coverts.hall.table import Table, TablePhase
from coverts.server.door.account import HOUSE, Account
from coverts.server.door.bans import Bans
from coverts.server.door.budgets import GAMES, GATHERING, LOADS, Budgets
from coverts.server.house.audience import Farewell, Listener
from coverts.server.house.caretaker import BotDecider, Caretaker
from coverts.server.house.clerk import Clerk
from coverts.server.house.dealing import Dealing
from coverts.server.house.keeping import Tables
from coverts.server.house.live import Live
from coverts.server.house.loading import Loader, NoSuchTable
from coverts.server.house.lobby import Lobby
from coverts.server.house.metrics import Metrics
from coverts.server.house.nodes import Alone, Nodes
from coverts.server.house.pulse import Pulse
from coverts.server.house.randomness import Randomness
from coverts.server.nodes.messages import BansChanged, Gone, LobbyChanged, Rang, Revoked, Saw
from coverts.server.wire import Answer, Done, not_done
from coverts.store.interface import Batch, Store, UnknownEntryError

log = structlog.get_logger()

T = TypeVar("T")


Acknowledge: TypeAlias = Callable[[Answer], None]
"""How an answer reaches whoever asked."""


ALONE = Alone()

REWRITTEN = 1 << 30
"""A length of a log that no node has read up to: it reads on, and finds what has been rewritten."""

MOST_GATHERING = 100_000
"""Tables that wait for players at the start of the server, and are counted on their hosts' accounts."""


class Answered(Struct, frozen=True):
    """The answer to a command, and whether it was carried out just now."""

    answer: Answer
    is_new: bool


class House:
    """All tables. What it needs of the world is handed to it."""

    def __init__(
        self,
        store: Store,
        decider: BotDecider,
        *,
        clock: Callable[[], Millis],
        randomness: Randomness,
        rest: Millis = 0,
        bots_alone_at_once: bool = False,
        budgets: Budgets,
        nodes: Nodes = ALONE,
    ) -> None:
        self.store = store
        self.nodes = nodes
        self.budgets = budgets
        self.clock = clock
        self._caretaker = Caretaker(
            decider, clock, self.live, self._for_house, bots_alone_at_once=bots_alone_at_once, nodes=nodes
        )
        self.metrics = Metrics()
        self._loader = Loader(store)
        self._clerk = Clerk(store, self._loader, clock, self.metrics, nodes)
        self._dealing = Dealing(clock, self._decided_together, self._carry_out, self.begin)
        self._draw, self._secret, self._new_id = randomness.draw, randomness.secret, randomness.new_id
        self._rest = rest
        self._tables = Tables()
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._under_way: set[asyncio.Task[object]] = set()
        self.bans = Bans()
        self.lobby = Lobby(store)
        self.pulse = Pulse(store)
        self.is_open = False
        """Whether the games under way have been taken up, and the house is not closing."""
        self.metrics.tables.set_function(lambda: len(self._tables))

    # Tables

    async def wake(self) -> int:
        """Take up the games that were under way when the house closed; how many. Where there are many nodes, those of
        them that nobody looks after are taken over one by one.
        """
        if self.nodes.are_many:
            self.is_open = True
            return 0
        for invited in await self.store.invitations(most=MOST_GATHERING):
            self.budgets.hold(GATHERING, Account(invited.host), invited.table)
        tables = await self.store.unfinished_tables()
        for table in tables:
            try:
                live = await self._read(table)
                self._hold(live.table, Account(live.table.host))
                await self.wake_up(live)
                self._caretaker.look_after(live)
                if live.table.collects:
                    self.keep(live)  # Its people come back to a table that waits for them.
            except Exception as error:  # Whatever is wrong with one table, the others are played on.
                log.error("table not taken up", error=type(error).__name__)  # noqa: TRY400 - a trace may hold secrets
        self.is_open = True
        return len(tables)

    async def open(
        self, who: Who, name: str, settings: Settings, bots: Sequence[SeatBot] = (), *, address: str = ""
    ) -> Live:
        """Open a table with its host on the first seat; `Refused` if the game cannot be played so."""
        table, first = self._new_id(), opening(settings, who, self._new_id(), self.clock())
        return await self._open(table, Account(who, address), [first], [Join(name, first.invitation), *bots])

    async def play_on(self, entries: Callable[[str, Draw], list[Entry]], host: Account) -> Live:
        """Open a practice table. Its log is made with an invitation and a source of chance."""
        return await self._open(self._new_id(), host, entries(self._new_id(), self._draw), [])

    async def _open(self, table: str, host: Account, entries: list[Entry], commands: Iterable[Command]) -> Live:
        """Open a table with its first entries and what its host asks for at once, all of it or nothing."""
        opening = self._opening(table, host, entries, commands)
        await self._clerk.append(0, opening, listing_of(opening.table))
        return self._opened(opening, host)

    def _opening(self, table: str, host: Account, entries: list[Entry], commands: Iterable[Command]) -> Decision:
        """A table with its first entries and what its host asks for at once."""
        assert host.who is not None
        desk = Desk(table, logged(entries, None))
        for command in commands:
            decision = desk.decide(
                host.who, command, now=self.clock(), draw=self._draw, secret=self._secret, bot_name=self._bot_name
            )
            desk.take_up(decision)
            entries = [*entries, *decision.entries]
        return Decision(tuple(logged(entries, None)), (), desk.table)

    def _opened(self, opening: Decision, host: Account) -> Live:
        """A table that has been made durable."""
        table = opening.table.id
        live = self._tables.add(Live(Desk(table, opening.log), self.nodes.elsewhere(table)))
        live.taken_up(asyncio.get_running_loop().time())
        live.visit(asyncio.get_running_loop().time())
        self.keep(live)
        self._hold(live.table, host)
        self._announce(live.table)
        if live.table.phase is TablePhase.PLAYING:
            self.nodes.begun(table)
        self._caretaker.look_after(live)
        return live

    async def seen(self, table: str, account: Account, invitation: str = "") -> tuple[Live, Observer]:
        """A table, and as whom somebody sees it; `NoSuchTable` if they may not know of it."""
        live = await self.known(table, account, invitation)
        return live, self.seen_by(live, account.who, invitation)

    async def known(self, table: str, account: Account, invitation: str = "", *, is_move: bool = False) -> Live:
        """A table of which somebody knows, or once knew; `NoSuchTable` for a stranger, who has nothing loaded.

        Whether a move is legal is known only when the table is there, so for moves of those who may have one loading it
        is not counted: it is their turn in the queue that keeps others from waiting.
        """
        if self._tables.find(table) is None:
            admission = await self.store.admission(table, account.who)
            if admission is None or not admission.admits(account.who, invitation):
                raise NoSuchTable
            if not (is_move and admission.may_have_a_move(account.who)):
                self.budgets.spend(LOADS, account)
        return await self.live(table, account)

    async def live(self, table: str, account: Account = HOUSE) -> Live:
        """A table, from memory or from its log, on somebody's account; `NoSuchTable` if there is none."""
        live, loading = self._tables.find(table), self._loading.get(table)
        is_known = live is not None or loading is not None
        if live is None:
            # It is loaded once for all who wait, and whoever has gone meanwhile takes it from nobody.
            live = await asyncio.shield(loading or self._load(table, account))
        if is_known and self.nodes.are_many:
            await self.read_on(live)  # Whoever asks may have done something at another node a moment ago.
        self.keep(live)
        return live

    def _load(self, table: str, account: Account) -> "asyncio.Task[Live]":
        loading = self._loading[table] = asyncio.create_task(self._take_up(table, account))
        loading.add_done_callback(lambda _: self._loaded(table))
        return loading

    def _loaded(self, table: str) -> None:
        # Retrieve the exception: asyncio would log it as never retrieved if all waiters were cancelled.
        self._loading.pop(table).exception()

    async def _take_up(self, table: str, account: Account) -> Live:
        live = await self._read(table, account)
        self._caretaker.look_after(live)
        return live

    async def _read(self, table: str, account: Account = HOUSE) -> Live:
        try:
            desk = await self._loader.desk(table, account)
        except UnknownEntryError:
            self.nodes.refuse(table)
            raise
        live = self._tables.add(Live(desk, self.nodes.elsewhere(table)))
        live.taken_up(asyncio.get_running_loop().time())
        return live

    def keep(self, live: Live) -> None:
        """Somebody is at a table, or was a moment ago and may come back."""
        self._tables.keep(live, self.clock())

    def put_away(self) -> None:
        """Let go of tables that nobody has needed for a while; their logs make them again."""
        self._tables.put_away(self.clock())

    def seen_by(self, live: Live, who: Who | None, invitation: str = "") -> Observer:
        """As whom somebody sees a table; `NoSuchTable` if they may not see it at all."""
        observer = live.table.observer(who)
        if observer == PUBLIC and not live.table.admission.admits(who, invitation):
            raise NoSuchTable
        return observer

    def visit(self, live: Live, account: Account) -> None:
        """Somebody has come to a table that they may see: bots that have waited for that decide."""
        live.visit(asyncio.get_running_loop().time(), account)
        self.nodes.here(live)
        self._caretaker.look_after(live)

    def leave(self, live: Live) -> None:
        """A socket has gone: a deal may have waited for whoever had it."""
        self.keep(live)
        self.nodes.here(live)
        self._caretaker.look_after(live)

    # Commands

    def begin(self, work: Coroutine[Any, Any, T]) -> "asyncio.Task[T]":
        """Begin something that is finished before the house closes: a command must be. Callers who can be cancelled
        shield it.
        """
        task = asyncio.create_task(work)
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)
        return task

    async def command(
        self, live: Live, who: Who, command_id: str, command: Command, acknowledge: Acknowledge = lambda _: None
    ) -> Answered:
        """Carry out a command, once; the answer, which is also acknowledged before anybody else hears of it.

        Whoever can be cancelled has it begun.
        """
        live.visit(asyncio.get_running_loop().time())
        key = CommandKey(who, command_id)
        answer: Answer = Done(command_id)
        asked = live.table.question

        def decide(desk: Desk) -> Decision:
            return desk.decide(
                who,
                command,
                key,
                now=self.clock(),
                draw=self._draw,
                secret=self._secret,
                bot_name=self._bot_name,
                rest=self._rest,
            )

        try:
            # Other nodes have to know of each step: only they know who else is there.
            if isinstance(command, Commit | Reveal) and not self.nodes.are_many:
                is_new = await self._dealing.take(live, key, command, lambda: acknowledge(answer))
            else:
                is_new = await self._carry_out(live, decide, key, lambda: acknowledge(answer))
        except Refused as refused:
            answer, is_new = not_done(command_id, refused.refusal), False
        if not is_new:
            acknowledge(answer)
        # Whoever has begun with the next question has seen enough; the move that led to it says nothing, nor does it
        # when it is sent again.
        has_begun = isinstance(command, Move) and is_new and live.table.question == asked
        is_seen = isinstance(command, Seen) or has_begun
        if is_seen and isinstance(answer, Done):
            await self._saw(live, who)
        return Answered(answer, is_new)

    def _decided_together(
        self, desk: Desk, asked: Sequence[tuple[CommandKey, Command]]
    ) -> tuple[Decision, dict[CommandKey, Refusal]]:
        return desk.decide_together(
            asked,
            now=self.clock(),
            draw=self._draw,
            secret=self._secret,
            bot_name=self._bot_name,
            rest=self._rest,
        )

    async def _saw(self, live: Live, who: Who) -> None:
        """Somebody is done with the round before; when all who are here are, the next question need not wait."""
        table, seat = live.table, live.table.seat_of(who)
        if seat is None or not (table.collects or table.rests(self.clock())):
            return
        # While the next round is not dealt yet, what is looked at comes before the question that will follow.
        coming = table.question + table.collects
        self.nodes.tell(Saw(table.id, coming, seat))
        await self.saw(live, coming, seat)

    async def saw(self, live: Live, question: int, seat: int) -> None:
        """A seat is done with the round before a question, here or at another node, which may know of it earlier."""
        if question > live.seen[0]:
            live.seen = (question, set())
        if question == live.seen[0]:
            live.seen[1].add(seat)
        await self._ask_if_all_have_seen(live)

    async def _ask_if_all_have_seen(self, live: Live) -> None:
        table, (question, seats) = live.table, live.seen
        if question != table.question or not table.rests(self.clock()):
            return
        here = live.seats_here()
        if all(not is_here or table.bot_level(other) or other in seats for other, is_here in enumerate(here)):
            await self._for_house(live, Ask())

    async def rematch(self, live: Live, who: Who, *, address: str = "") -> Live:
        """The next table of the same people and bots, where all who ask sit as they sat; the first of them is its host.

        Against bots alone the game begins at once.
        """
        seat = live.table.seat_of(who)
        if seat is None:
            raise refuse("hall-not-seated")
        if not has_ended(live.table):
            raise refuse("hall-not-over")
        async with live.rematching:
            before = live.table.rematch
            if before is None or _is_closed((await self.live(before)).table):
                await self._open_again(live, seat, before, Account(who, address))
        fresh = await self.live(live.table.rematch or "")
        await self._come_along(fresh, who, live.table.names[seat])
        return fresh

    async def _open_again(self, live: Live, seat: int, before: str | None, host: Account) -> None:
        """Open the next table and lead everybody there, both or neither: at another node somebody may be doing it."""
        entries = opening_again(live.table, seat, self.clock())
        is_full = sum(isinstance(entry, SatDown) for entry in entries) == len(live.table.sitters)
        opening = self._opening(self._new_id(), host, entries, [Start()] if is_full else [])
        batch = self._clerk.batch(0, opening, listing_of(opening.table))
        link = LinkRematch(opening.table.id, seat, before)

        def decide(desk: Desk) -> Decision:
            return desk.decide_for_house(link, now=self.clock(), draw=self._draw, secret=self._secret)

        if await asyncio.shield(self.begin(self._carry_out(live, decide, opens=batch))):
            self._opened(opening, host)

    async def _come_along(self, fresh: Live, who: Who, name: str) -> None:
        """Somebody takes the seat that is kept for them, if it still is."""

        def decide(desk: Desk) -> Decision:
            if desk.table.phase is not TablePhase.GATHERING or desk.table.seat_kept_for(who) is None:
                return desk.replay([])
            return desk.decide(
                who, Join(name), now=self.clock(), draw=self._draw, secret=self._secret, bot_name=self._bot_name
            )

        await asyncio.shield(self.begin(self._carry_out(fresh, decide)))

    async def _for_house(self, live: Live, command: HouseCommand) -> None:
        def decide(desk: Desk) -> Decision:
            return desk.decide_for_house(
                command, now=self.clock(), draw=self._draw, secret=self._secret, rest=self._rest
            )

        await asyncio.shield(self.begin(self._carry_out(live, decide)))

    async def _carry_out(
        self,
        live: Live,
        decide: Callable[[Desk], Decision],
        key: CommandKey | None = None,
        acknowledge: Callable[[], None] = lambda: None,
        opens: Batch | None = None,
    ) -> bool:
        """Have the clerk do it, and then see to what follows."""
        before = live.table
        try:
            is_done = await self._clerk.carry_out(live, decide, key, acknowledge, opens)
            if is_done and before.phase is not TablePhase.PLAYING and live.table.phase is TablePhase.PLAYING:
                self.nodes.begun(live.table.id)
        except UnknownEntryError:
            self.hand_over(live)
            raise
        else:
            return is_done
        finally:
            if live.table is not before:
                self._follow_up(live, before)

    def is_watched(self, table: str) -> bool:
        """Whether anybody is at a table, or was a moment ago; what is not in memory nobody watches here."""
        live = self._tables.find(table)
        is_watched_here = live is not None and live.is_watched(asyncio.get_running_loop().time())
        return is_watched_here or self.nodes.is_watched_elsewhere(table)

    # For other nodes

    def find(self, table: str) -> Live | None:
        """A table, if it is in memory."""
        return self._tables.find(table)

    def tables(self) -> Iterator[Live]:
        """All that are in memory."""
        return iter(self._tables)

    async def read_on(self, live: Live) -> None:
        """Take up what other nodes have written to the log of a table."""
        await self._following(live, self._clerk.read_on(live))

    async def follow(self, live: Live, after: int, log: Sequence[Logged]) -> None:
        """Take up what other nodes have written after so many entries."""
        await self._following(live, self._clerk.follow(live, after, log))

    async def _following(self, live: Live, work: Awaitable[None]) -> None:
        before = live.table
        try:
            await work
        except UnknownEntryError:
            self.hand_over(live)
            raise
        finally:
            if live.table is not before:
                self._follow_up_here(live, before)
        await self._ask_if_all_have_seen(live)

    def hand_over(self, live: Live) -> None:
        """A newer node plays at a table: those who are there go to such a node, which looks after it."""
        self.nodes.refuse(live.table.id)
        self._caretaker.drop(live.table.id)
        for listener in live.audience:
            listener.end(Farewell.GONE)

    def look_after(self, live: Live) -> None:
        """Set the clock of a table, and ask its bots, if it is this node's to do so."""
        self._caretaker.look_after(live)

    def drop(self, table: str) -> None:
        """A table is another node's to look after."""
        self._caretaker.drop(table)

    async def wake_up(self, live: Live) -> None:
        """A game goes on that no node has looked after."""
        await self._for_house(live, Wake())

    async def recount(self) -> None:
        """Other nodes begin and end games, too: those that are held on somebody's account and are no more, go."""
        gathering = await self.store.invitations(most=MOST_GATHERING)
        playing = await self.store.unfinished_tables()
        self.budgets.release_all_but(GATHERING, {invited.table for invited in gathering})
        self.budgets.release_all_but(GAMES, set(playing))
        for invited in gathering:
            self.budgets.hold(GATHERING, Account(invited.host), invited.table)

    async def help(self, live: Live, seat: Seat) -> None:
        """The coach is about to help a seat, and everybody at the table is told that it does."""
        await self._for_house(live, Help(seat))

    # For whoever runs the house

    async def shut(self, live: Live) -> None:
        """Close a table, also in the middle of a game."""
        await self._for_house(live, Shut())

    async def forget_person(self, who: Who) -> None:
        """Remove somebody everywhere. Whoever is at a table with them sees "somebody" from now on."""
        rewritten = await self.store.forget(who, now=self.clock())
        self.forget_all(who)
        # A table that is being loaded may have been read before.
        await asyncio.gather(*self._loading.values(), return_exceptions=True)
        for table in rewritten:
            self.nodes.tell(Rang(table, REWRITTEN))
            live = self._tables.find(table)
            if live is not None:
                before = live.table
                await self._clerk.read_again(live)
                self._follow_up(live, before)

    def phases(self) -> Counter[TablePhase]:
        """How many tables in memory are in which phase."""
        return Counter(live.table.phase for live in self._tables)

    def in_memory(self) -> set[str]:
        """The tables that are in memory, or soon will be."""
        return {live.table.id for live in self._tables} | set(self._loading)

    def listeners(self) -> Iterator[Listener]:
        """Every open socket."""
        yield from self.lobby.audience
        for live in self._tables:
            yield from live.audience

    # What follows

    def _follow_up(self, live: Live, before: Table) -> None:
        """A table has changed: tell the lobby, set the clock, ask the bots."""
        now = live.table
        if (now.sitters, now.phase, now.settings) != (before.sitters, before.phase, before.settings):
            self._announce(before)
            self._announce(now)
        self._follow_up_here(live, before)

    def _follow_up_here(self, live: Live, before: Table) -> None:
        """A table has changed; if another node has changed it, that one has told all lobbies."""
        now = live.table
        if now.sitters != before.sitters:
            self.nodes.here(live)
        if now.phase is not before.phase:
            self._hold(now, self.budgets.release(GATHERING, now.id) or Account(now.host))
        if before.collects and live.seen[0] == now.question:
            self.begin(self._ask_if_all_have_seen(live))
        self._caretaker.look_after(live)

    def _hold(self, table: Table, host: Account) -> None:
        """Count a table on its host's account while it gathers players, and then while it is played."""
        if table.phase is TablePhase.GATHERING:
            self.budgets.hold(GATHERING, host, table.id)
        elif table.phase is TablePhase.PLAYING:
            self.budgets.hold(GAMES, host, table.id)
        else:
            self.budgets.release(GAMES, table.id)

    def forget(self, token: bytes) -> None:
        """A token has been revoked: close what it has opened, here and elsewhere."""
        self.nodes.tell(Revoked(token.hex()))
        self.end_token(token)

    def forget_all(self, who: Who) -> None:
        """All tokens of somebody's have been revoked: close what they have opened, here and elsewhere."""
        self.nodes.tell(Gone(who))
        self.end_person(who)

    def end_token(self, token: bytes) -> None:
        """Close what a token has opened here."""
        for listener in self.listeners():
            if listener.token is not None and listener.token.hash == token:
                listener.end(Farewell.NOT_KNOWN)

    def end_person(self, who: Who) -> None:
        """Close what somebody has opened here."""
        for listener in self.listeners():
            if listener.who == who:
                listener.end(Farewell.NOT_KNOWN)

    def forget_expired(self) -> None:
        """Close what tokens have opened that have expired meanwhile."""
        now = self.clock()
        for listener in self.listeners():
            if listener.token is not None and listener.token.has_expired(now):
                listener.end(Farewell.NOT_KNOWN)

    def tell_bans(self) -> None:
        """Somebody is kept out from now on, or let in again, also elsewhere."""
        self.nodes.tell(BansChanged())

    def keep_out(self) -> None:
        """Close what those have opened here who are kept out."""
        for listener in self.listeners():
            if self.bans.include(listener.account):
                listener.end(Farewell.BANNED)

    def _announce(self, table: Table) -> None:
        if table.settings.visibility == "public":
            self.nodes.tell(LobbyChanged())
            self.lobby.changed()

    def _bot_name(self, table: Table) -> str:
        return bird_names(1, self._draw, language=table.settings.language, taken=table.names)[0]

    async def drain(self) -> None:
        """The node is about to close: other nodes look after its tables from now on, and proxies send nobody here."""
        self.is_open = False
        await self.nodes.resign()

    async def close(self) -> None:
        """Let everybody go; what is being carried out is finished first."""
        self.is_open = False
        await self.pulse.stop()
        await self._caretaker.close()
        await self.lobby.close()
        for live in self._tables:
            for listener in live.audience:
                listener.end(Farewell.GONE)
            self._dealing.write(live)
        await asyncio.gather(*self._under_way, return_exceptions=True)


def _is_closed(table: Table) -> bool:
    """Whether a table was closed without a game."""
    return table.phase is TablePhase.ABORTED and table.state is None


def bots_for(settings: Settings, levels: Sequence[str]) -> list[SeatBot]:
    """Bots of these levels on the last seats of a table."""
    first = settings.setup.players - len(levels)
    return [SeatBot(first + place, cast("Level", level)) for place, level in enumerate(levels)]
