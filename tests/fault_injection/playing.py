"""People who play: they join late, leave and return, press buttons twice, and send again what was not answered."""

import asyncio
from typing import Any

from msgspec.structs import replace

from coverts.hall.commands import (
    ChangeSettings,
    Close,
    Command,
    Commit,
    Join,
    Leave,
    LetIn,
    Move,
    Replace,
    Return,
    Reveal,
    Say,
    SayPhrase,
    SeatBot,
    Seen,
    Start,
    Swap,
    Unseat,
)
from coverts.hall.desk import CommandKey
from coverts.hall.manners import PHRASES
from coverts.hall.messages import TableView
from coverts.hall.pikoko import PikokoSetup
from coverts.hall.settings import Settings
from coverts.hall.table import TablePhase
from coverts.hall.wire import game_of
from coverts.server.taking_part import Nonces
from coverts.server.wire import Answer, Do, Done, NotDone, encode
from tests.fault_injection.watching import Watcher


class Player(Watcher):
    """Somebody who wants a seat, and plays when it is asked."""

    is_host = False

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self._sent = 0
        self._waiting: dict[str, asyncio.Future[Answer]] = {}
        self._done: list[Do] = []
        self._answered_question: int | None = None
        self._seen_round = 1
        self._nonces = Nonces(self.chance.randbytes)
        self._given: Command | None = None
        """What it has last added to a deal."""
        self._takes_part = self.chance.random() < 0.8

    async def play(self) -> None:
        """Do whatever one feels like."""
        if not self.is_host:
            await asyncio.sleep(self.chance.choice([1, 10, 100]) * self.chance.random())
        while not self.is_gone:
            self.news.clear()
            await asyncio.sleep(self.chance.choice([0.1, 1, 3]) * self.chance.random())
            command = self._wish()
            if command is not None:
                await self._send_until_answered(command)
            elif self.is_calm:
                await self.news.wait()
            else:
                await self._wait_a_while()

    async def _wait_a_while(self) -> None:
        if self._done and self.chance.random() < 0.1:
            self._send(self.chance.choice(self._done))
        timer = self.network.loop.outside(self.chance.uniform(1, 20), self.news.set)
        await self.news.wait()
        timer.cancel()

    # Wishes

    def _wish(self) -> Command | None:
        table = self.seated.table
        if table is None:
            return None
        if table.phase is TablePhase.GATHERING:
            return self._wish_before(table)
        if table.you is None:
            return Join(self.who or "", self.invitation) if self._may_be(0.05) else None
        if table.phase is TablePhase.PLAYING:
            return self._wish_in_game(table)
        return SayPhrase("good-game") if self._may_be(0.2) else None

    def _may_be(self, probability: float) -> bool:
        """A whim; in quiet times there are none."""
        return not self.is_calm and self.chance.random() < probability

    def _wish_before(self, table: TableView) -> Command | None:
        is_full = all(seat.kind != "open" for seat in table.seats)
        if table.you is None and not (is_full and self.is_calm):
            return Join(self.who or "", self.invitation)
        if self.is_host:  # Also one who has got up, once nobody else is to come.
            return self._wish_of_host(table, is_full=is_full)
        if table.you is None:
            return None
        return Leave() if self._may_be(0.05) else self._talk(0.1)

    def _wish_of_host(self, table: TableView, *, is_full: bool) -> Command | None:
        if self._may_be(0.03):
            return Unseat(self.chance.randrange(1, len(table.seats)), self.chance.random() < 0.3)
        if table.kept_away and (self.is_calm or self._may_be(0.3)):
            return LetIn(0)
        if self._may_be(0.03):
            return Swap(self.chance.randrange(len(table.seats)), self.chance.randrange(len(table.seats)))
        if self._may_be(0.03):
            return ChangeSettings(self._otherwise(table.settings))
        if is_full:
            return Start()
        open_seats = [place for place, seat in enumerate(table.seats) if seat.kind == "open"]
        return SeatBot(open_seats[-1]) if self.is_calm or self._may_be(0.1) else self._talk(0.1)

    def _otherwise(self, settings: Settings) -> Settings:
        """As it was, but for one more or one less, or for another clock."""
        setup: Any = settings.setup
        number = self.chance.choice([*game_of(setup).players])
        return replace(settings, setup=replace(setup, players=number), talk=self.chance.choice(["free", "quiet"]))

    def _wish_in_game(self, table: TableView) -> Command | None:
        if table.you in table.away:
            return Return() if self.is_calm or self._may_be(0.3) else None
        if self._may_be(0.02):
            return Leave()
        wish = self._wish_in_deal()
        if wish is not None:
            return wish
        if table.paused:
            return Close() if self._may_be(0.05) else None
        if table.idle_at is not None and self._may_be(0.05):
            return Replace(self.chance.randrange(len(table.seats)))
        if isinstance(table.settings.setup, PikokoSetup) and self.seated.view.round > self._seen_round:
            self._seen_round = self.seated.view.round
            # Not everybody closes the score pad: some go on at once, and others let its time run out.
            if self.chance.random() < 0.8:
                return Seen()
        if self.seated.is_asked and self._answered_question != table.question:
            return Move(self.chance.choice(self.seated.view.legal), self._question(table))
        return self._talk(0.1)

    def _wish_in_deal(self) -> Commit | Reveal | None:
        """Most take part, some have lost their nonces meanwhile, and now and then somebody sends what does not fit."""
        if self._may_be(0.02):
            return Commit((self.chance.randbytes(32).hex(),) * self.chance.choice([1, 3]))
        if self._may_be(0.02):
            return Reveal(self.chance.choice([1, 2, 3]), self.chance.randbytes(32).hex())
        if self._may_be(0.02):
            self._nonces = Nonces(self.chance.randbytes)
        wish = self._nonces.wish(self.known) if self._takes_part else None
        if isinstance(wish, Reveal) and self._may_be(0.2):
            return Reveal(wish.round, self.chance.randbytes(32).hex())
        return None if wish == self._given else wish

    def _question(self, table: TableView) -> int | None:
        """The number of the question; some programs leave it out, and some are late."""
        return self.chance.choice([None, table.question - 1]) if self._may_be(0.1) else table.question

    def _talk(self, probability: float) -> Command | None:
        if not self._may_be(probability):
            return None
        return Say(f"word {self._sent}") if self._may_be(0.5) else SayPhrase(self.chance.choice(PHRASES))

    # Commands

    async def _send_until_answered(self, command: Command) -> None:
        """Send a command until it is answered, or one has had enough, or has gone."""
        self._sent += 1
        assert self.who is not None
        do = Do(f"{self.who}-{self._sent}", command)
        self.network.laws.asked[CommandKey(self.who, do.id)] = command
        answer = self._waiting[do.id] = asyncio.get_running_loop().create_future()
        while not answer.done() and not self.is_gone and not self._may_be(0.1):
            self._send(do)
            timer = self.network.loop.outside(self.chance.uniform(1, 15), self.news.set)
            while not answer.done() and not timer.when() <= self.network.loop.time():
                self.news.clear()
                await self.news.wait()
            timer.cancel()
        del self._waiting[do.id]
        self._take_answer(do, answer.result() if answer.done() else None)

    def _take_answer(self, do: Do, answer: Answer | None) -> None:
        if isinstance(answer, Done):
            self._done.append(do)
            if isinstance(do.command, Commit | Reveal):
                self._given = do.command
            if isinstance(do.command, Move) and self.seated.table is not None:
                self._answered_question = do.command.question
            if self._may_be(0.1):
                self._send(do)

    def _send(self, do: Do) -> None:
        assert self.who is not None
        if self.link is not None and self.chance.random() < 0.7:
            self.link.send(encode(do))
        else:
            self.network.post(self.who, self.table_id, do, self.chance, self.answered)

    def answered(self, answer: Done | NotDone) -> None:
        future = self._waiting.get(answer.id)
        if future is not None and not future.done():
            future.set_result(answer)
        self.news.set()
