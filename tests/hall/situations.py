"""Tables in every phase of their life, with somebody in every role at each of them."""

from collections.abc import Callable
from enum import Enum
from typing import Any

from coverts.fair.commitments import client_commitment
from coverts.games.pok import Offer, Symbol
from coverts.hall.commands import (
    Ask,
    BotMoves,
    ChangeSettings,
    Close,
    Command,
    Commit,
    GoOn,
    Help,
    HouseCommand,
    Join,
    Leave,
    LetIn,
    LinkRematch,
    Move,
    Replace,
    Return,
    Reveal,
    Say,
    SayPhrase,
    SeatBot,
    Seen,
    Shut,
    Start,
    Swap,
    Tick,
    Unseat,
    Wake,
)
from coverts.hall.entries import Started
from coverts.hall.pok import PokSetup
from coverts.hall.settings import Settings
from coverts.hall.table import IDLE
from tests.hall.house import HOST, INVITATION, House, play_to_the_end

PERSON, AWAY, GUEST, STRANGER, BOT = "a person", "somebody away", "a guest", "a stranger", "Bird 1"
HOST_SEAT, PERSON_SEAT, AWAY_SEAT, BOT_SEAT, NO_SEAT = 0, 1, 2, 3, 6


class Role(Enum):
    """Who asks. Somebody is away who has left the game, or got up before it; a guest has the invitation; no bot has
    an identity, so who comes with a bot's name is anybody."""

    HOST = (HOST, HOST_SEAT)
    PERSON = (PERSON, PERSON_SEAT)
    AWAY = (AWAY, AWAY_SEAT)
    GUEST = (GUEST, NO_SEAT)
    STRANGER = (STRANGER, NO_SEAT)
    BOT = (BOT, BOT_SEAT)


OFFER: Any = Offer(Symbol.R)

GAME, NONCE = "ab" * 16, "cd" * 32
COMMITMENTS = [client_commitment(bytes.fromhex(GAME), 1, seat, bytes.fromhex(NONCE)).hex() for seat in range(7)]

COMMANDS: dict[type[Command | HouseCommand], Callable[[Role], Command | HouseCommand]] = {
    Join: lambda role: Join(f"Name of {role.name}", "" if role is Role.STRANGER else INVITATION),
    Leave: lambda role: Leave(),
    Return: lambda role: Return(),
    Replace: lambda role: Replace(PERSON_SEAT),
    SeatBot: lambda role: SeatBot(AWAY_SEAT),
    Unseat: lambda role: Unseat(BOT_SEAT),
    LetIn: lambda role: LetIn(0),
    Swap: lambda role: Swap(HOST_SEAT, AWAY_SEAT),
    ChangeSettings: lambda role: ChangeSettings(Settings(PokSetup(5))),
    Start: lambda role: Start(),
    Commit: lambda role: Commit((COMMITMENTS[role.value[1]],)),
    Reveal: lambda role: Reveal(1, NONCE),
    Move: lambda role: Move(OFFER),
    Seen: lambda role: Seen(),
    Say: lambda role: Say("What a nice day!"),
    SayPhrase: lambda role: SayPhrase("hello"),
    Close: lambda role: Close(),
    BotMoves: lambda role: BotMoves(role.value[1], OFFER),
    Ask: lambda role: Ask(),
    Tick: lambda role: Tick(),
    GoOn: lambda role: GoOn(()),
    Wake: lambda role: Wake(),
    LinkRematch: lambda role: LinkRematch("table-2", 0),
    Help: lambda role: Help(role.value[1]),
    Shut: lambda role: Shut(),
}


def gathering(settings: Settings | None = None) -> House:
    """One seat is free: somebody has got up again."""
    house = House(settings or Settings(PokSetup(4), seconds=30))
    house.ask(HOST, Join("Hanna", INVITATION))
    house.ask(PERSON, Join("Paul", INVITATION))
    house.ask(AWAY, Join("Adam", INVITATION))
    house.ask(HOST, SeatBot(BOT_SEAT))
    house.ask(AWAY, Leave())
    return house


def full(settings: Settings | None = None) -> House:
    """Every seat is taken."""
    house = gathering(settings)
    house.ask(AWAY, Join("Adam", INVITATION))
    return house


def begun(settings: Settings | None = None) -> House:
    house = full(settings)
    house.ask(HOST, Start())
    return house


def committing() -> House:
    """A game has begun, and the host has committed."""
    house = full()
    house.deals = False
    house.commit([Started(house.now, GAME)])
    house.ask(HOST, Commit((COMMITMENTS[HOST_SEAT],)))
    return house


def revealing() -> House:
    """Everybody but one has committed, and the host has revealed."""
    house = committing()
    house.ask(PERSON, Commit((COMMITMENTS[PERSON_SEAT],)))
    house.order(GoOn((HOST_SEAT, PERSON_SEAT)))
    house.ask(HOST, Reveal(1, NONCE))
    return house


def playing(settings: Settings | None = None) -> House:
    """Somebody has left, and a bot plays for them."""
    house = begun(settings)
    house.ask(AWAY, Leave())
    return house


def ready() -> House:
    """The host and the bot have closed their fists."""
    house = playing()
    house.ask(HOST, Move(OFFER))
    assert house.order(BotMoves(BOT_SEAT, OFFER))
    return house


def late() -> House:
    """Everybody's time is up."""
    house = playing()
    house.later(30)
    assert len(house.order(Tick())) == 2
    return house


def due() -> House:
    """Everybody's time is up, and nobody has noticed yet."""
    house = playing()
    house.later(30)
    return house


def idle() -> House:
    """There is no clock, and nobody has done anything for two minutes."""
    house = playing(Settings(PokSetup(4)))
    house.later(IDLE / 1000)
    return house


def paused() -> House:
    """The game waits for somebody."""
    return playing(Settings(PokSetup(4), seconds=30, leaver="pause"))


def over() -> House:
    return play_to_the_end(playing())


def aborted() -> House:
    """Somebody has left, and that was the end."""
    return playing(Settings(PokSetup(4), seconds=30, leaver="abort"))


def closed() -> House:
    """The host has closed the table before the game."""
    house = gathering()
    house.ask(HOST, Close())
    return house


SITUATIONS: dict[str, Callable[[], House]] = {
    "gathering": gathering,
    "full": full,
    "committing": committing,
    "revealing": revealing,
    "playing": playing,
    "ready": ready,
    "due": due,
    "late": late,
    "idle": idle,
    "paused": paused,
    "over": over,
    "aborted": aborted,
    "closed": closed,
}
