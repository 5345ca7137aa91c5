"""Clients that outlive their server: they come back, repeat what was not acknowledged, and remember all they saw."""

import asyncio
from collections.abc import Iterable
from itertools import count
from random import Random
from typing import Any

from websockets.exceptions import WebSocketException

from coverts.hall import entries
from coverts.hall.commands import Commit, Move, Reveal
from coverts.hall.desk import Desk, Logged
from coverts.hall.entries import Acted
from coverts.hall.messages import Changed, Committed, Happened, Revealed, Said, Snapshot, snapshot
from coverts.server.client import Seated, seated
from coverts.server.taking_part import Nonces
from coverts.server.wire import Done, Here, NotDone, encode


class Address:
    """Where the server is at the moment, if it is anywhere."""

    def __init__(self) -> None:
        self.url = ""
        self.is_closed = False
        """Whether it will not come back any more."""
        self.acknowledged = 0
        """How many moves have been acknowledged at all tables."""


class Survivor:
    """A person's program at one table."""

    def __init__(self, address: Address, table: str, token: str, seed: int) -> None:
        self.address = address
        self.table = table
        self.token = token
        self.random = Random(seed)
        self.known: Snapshot | None = None
        self.nonces = Nonces()
        self.given: list[Commit | Reveal] = []
        """What it has added to the deals, and the house has acknowledged."""
        self.seen: list[Any] = []
        self.acknowledged: dict[str, Move] = {}
        self.refused: dict[str, Move] = {}
        self.pending: tuple[str, Move] | None = None
        self._ids = count()

    async def play(self) -> None:
        """Play to the end of the game, however often the server is gone."""
        while not self.address.is_closed:
            try:
                async with seated(
                    self.address.url, self.table, self.token, known=self.known, nonces=self.nonces
                ) as seat:
                    if self.pending is not None:
                        await seat.do(*self.pending)
                    await self._attend(seat)
                    if seat.is_over:
                        return
            except (OSError, WebSocketException, EOFError):
                pass
            await asyncio.sleep(0.05)

    async def _attend(self, seat: Seated) -> None:
        async for message in seat.messages():
            self.known = seat.known
            if isinstance(message, Done | NotDone):
                self._answered(seat, message)
            elif isinstance(message, Snapshot | Changed | Happened | Committed | Revealed | Said):
                self.seen.append(message)
            if seat.is_over:
                return
            if seat.is_asked and self.pending is None and isinstance(message, Snapshot | Changed | Happened | Here):
                await asyncio.sleep(self.random.uniform(0, 0.02))
                self.pending = (f"move-{next(self._ids)}", Move(self.random.choice(seat.view.legal), seat.question))
                await seat.do(*self.pending)

    def _answered(self, seat: Seated, answer: Done | NotDone) -> None:
        if isinstance(answer, Done) and answer.id.startswith("fair-") and seat.wished is not None:
            self.given.append(seat.wished)
        if self.pending is None or answer.id != self.pending[0]:
            return
        (self.acknowledged if isinstance(answer, Done) else self.refused)[answer.id] = self.pending[1]
        self.address.acknowledged += isinstance(answer, Done)
        self.pending = None

    def check(self, log: list[Logged], who: str, seat: int) -> None:
        """What was acknowledged is in the log, once; what was seen is in it; what was refused is not."""
        keyed = [logged for logged in log if logged.key is not None and logged.key.who == who]
        ids = [logged.key.id for logged in keyed if logged.key is not None]
        assert len(ids) == len(set(ids))
        moves = {logged.key.id: logged.entry for logged in keyed if logged.key and isinstance(logged.entry, Acted)}
        for command_id, move in self.acknowledged.items():
            assert moves[command_id].action == move.action
        assert not self.refused.keys() & moves.keys()
        doubtful = {self.pending[0]} if self.pending else set()
        assert moves.keys() - self.acknowledged.keys() <= doubtful
        steps = [logged.entry for logged in keyed if isinstance(logged.entry, entries.Committed | entries.Revealed)]
        for given in self.given:
            assert sum(_is_of(given, step, seat) for step in steps) == 1, f"{given} was acknowledged"
        told = all_told(self.table, log, seat)
        for message in self.seen:
            assert encode(message) in told, message


def _is_of(given: Commit | Reveal, step: entries.Committed | entries.Revealed, seat: int) -> bool:
    if isinstance(step, entries.Committed):
        return isinstance(given, Commit) and (step.seat, step.commitments) == (seat, given.commitments)
    return isinstance(given, Reveal) and (step.seat, step.round, step.nonce) == (seat, given.round, given.nonce)


def all_told(table: str, log: Iterable[Logged], seat: int) -> set[bytes]:
    """Everything that a log ever gives a seat to see."""
    first, *others = log
    desk = Desk(table, [first])
    told = {encode(snapshot(desk.table, seat, desk.number))}
    for logged in others:
        told |= {encode(message) for observer, sent in desk.commit([logged]) if observer == seat for message in sent}
        told.add(encode(snapshot(desk.table, seat, desk.number)))
    return told
