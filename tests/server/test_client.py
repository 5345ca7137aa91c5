"""The client that bots stand on."""

from collections.abc import AsyncIterator
from typing import Any

import msgspec
import pytest

from coverts.games.contract import Act
from coverts.hall.commands import GoOn, Join, Move, Start
from coverts.hall.desk import Desk, Logged, opening
from coverts.hall.pok import PokSetup
from coverts.hall.settings import Settings
from coverts.server.client import NotSeated, Seated, play
from coverts.server.wire import Do, Done, Here, NotDone, encode

read = msgspec.json.Decoder(Do).decode


class Scripted:
    """A socket that carries what it is told to, and keeps what is sent."""

    def __init__(self, *messages: Any) -> None:
        self.messages = messages
        self.sent: list[Do] = []

    async def send(self, text: str) -> None:
        self.sent.append(read(text))

    async def __aiter__(self) -> AsyncIterator[bytes]:
        for message in self.messages:
            answered = Done(self.sent[-1].id) if message == "done" else message
            yield encode(answered)


def table_of_three() -> Desk:
    desk = Desk("a table", [Logged(opening(Settings(PokSetup(3)), "0", "", 0))])
    for who in ("0", "1", "2"):
        do(desk, who, Join(f"Guest {who}"))
    do(desk, "0", Start())
    desk.take_up(desk.decide_for_house(GoOn(()), now=0, draw=min, secret=bytes))  # type: ignore[arg-type]
    return desk


def do(desk: Desk, who: str, command: Any) -> list[Any]:
    """What seat 0 is sent about a command."""
    decision = desk.decide(who, command, now=0, draw=lambda n: n // 2, secret=bytes, bot_name=lambda _: "")
    return [message for observer, sent in desk.take_up(decision) if observer == 0 for message in sent]


def any_move(desk: Desk, seat: int) -> Move:
    return Move(Act(seat, desk.table.game.legal(desk.table.state, seat)[0]).action)


async def test_a_question_is_answered_once() -> None:
    """While an answer is on its way others get ready, and the question still looks open."""
    desk = table_of_three()
    start = desk.since(0, None)
    others = [message for seat in (1, 2) for message in do(desk, str(seat), any_move(desk, seat))]
    own = do(desk, "0", any_move(desk, 0))
    socket = Scripted(*start, *others, "done", *own)
    assert not await play(Seated(socket), lambda view: view.legal[0])  # type: ignore[arg-type]
    assert len(socket.sent) == 2, "the question of this round, and that of the next"
    assert len({sent.id for sent in socket.sent}) == 2


async def test_whoever_comes_back_answers_what_is_still_asked() -> None:
    desk = table_of_three()
    (known,) = desk.since(0, None)
    socket = Scripted(Here((True, True, True)))
    await play(Seated(socket, known), lambda view: view.legal[0])  # type: ignore[arg-type]
    assert len(socket.sent) == 1


async def test_no_seat() -> None:
    with pytest.raises(NotSeated):
        await play(Seated(Scripted(NotDone("join", "hall-full"))), print, join=Join("x"))  # type: ignore[arg-type]
    at_the_table = Scripted(NotDone("join", "hall-seated-already"))
    assert not await play(Seated(at_the_table), print, join=Join("x"))  # type: ignore[arg-type]
