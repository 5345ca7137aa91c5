"""Batches to write: whole random games as the hall plays them, and small talk for when only the counting matters."""

from collections.abc import Iterator, Sequence
from functools import cache
from random import Random

from coverts.hall.commands import BotMoves, Command, Join, Move, Say, SayPhrase, SeatBot, Start
from coverts.hall.desk import CommandKey, Desk, Logged, logged, opening
from coverts.hall.entries import Spoke
from coverts.hall.messages import SeatView, snapshot
from coverts.hall.pikoko import PikokoSetup
from coverts.hall.pok import PokSetup
from coverts.hall.settings import Settings, Visibility
from coverts.hall.summary import Summary, members_of, people_of, summary_of
from coverts.hall.table import TablePhase
from coverts.hall.wire import AnyAction, Setup
from coverts.server.taking_part import Nonces
from coverts.store.interface import Batch

SETUPS: list[Setup] = [*map(PikokoSetup, range(3, 6)), *map(PokSetup, range(3, 8))]


@cache
def game(table: str, setup: Setup, seed: int) -> tuple[Batch, ...]:
    """A random game from the opening of the table to its record."""
    return tuple(_played(table, setup, Random(f"{setup} {seed}")))


def _played(table: str, setup: Setup, chance: Random) -> Iterator[Batch]:
    first = logged([opening(Settings(setup, "public"), "host", "invitation", 1)], CommandKey("host", "open"))
    desk = Desk(table, first)
    yield _batch(desk, first, 0)
    commands: list[tuple[str, Command]] = [("host", Join("Ada")), ("host", Say("Hallo, ça va? 🦚"))]
    commands += [(f"guest {seat}", Join(f"Guest {seat}", "invitation")) for seat in range(1, setup.players - 1)]
    commands += [("host", SeatBot(setup.players - 1)), ("host", Start()), ("guest 1", SayPhrase("hello"))]
    for who, command in commands:
        yield _done(desk, who, command, chance)
    nonces = [Nonces(chance.randbytes) for _ in range(setup.players)]
    while desk.table.phase is TablePhase.PLAYING:
        seat = chance.choice(desk.table.owing or desk.table.awaited)
        who = "host" if seat == 0 else f"guest {seat}"
        wish = nonces[seat].wish(snapshot(desk.table, seat, desk.number)) if desk.table.collects else None
        if wish is not None:
            yield _done(desk, who, wish, chance)
            continue
        action = chance.choice(desk.table.game.legal(desk.table.state, seat))
        if desk.table.bot_level(seat) is None:
            yield _done(desk, who, Move(action), chance)
        else:
            yield _done_by_bot(desk, seat, action, chance)


def _done(desk: Desk, who: str, command: Command, chance: Random) -> Batch:
    after = desk.seq
    key = CommandKey(who, f"command {after}")
    draw, secret = chance.randrange, chance.randbytes
    decision = desk.decide(who, command, key, now=1000 + after, draw=draw, secret=secret, bot_name=lambda _: "Bot")
    desk.take_up(decision)
    return _batch(desk, decision.log, after)


def _done_by_bot(desk: Desk, seat: int, action: AnyAction, chance: Random) -> Batch:
    after = desk.seq
    draw, secret = chance.randrange, chance.randbytes
    decision = desk.decide_for_house(BotMoves(seat, action), now=1000 + after, draw=draw, secret=secret)
    desk.take_up(decision)
    return _batch(desk, decision.log, after)


def _batch(desk: Desk, log: Sequence[Logged], after: int) -> Batch:
    table = desk.table
    return Batch(
        table=table.id,
        after=after,
        log=log,
        summary=summary_of(table),
        members=members_of(table),
        people=people_of(table),
        at=log[-1].entry.at,
        record=f"the record of {table.id}".encode() if table.phase is TablePhase.OVER else None,
    )


def summary(
    table: str,
    *,
    phase: TablePhase = TablePhase.GATHERING,
    visibility: Visibility = "public",
    free: int = 1,
    opened_at: int = 1,
) -> Summary:
    """A table from the outside."""
    seats = (SeatView("open", ""),) * free + (SeatView("person", "Ada"),) * (3 - free)
    settings = Settings(PokSetup(3), visibility)
    return Summary(id=table, settings=settings, phase=phase, seats=seats, opened_at=opened_at)


def talk(table: str, after: int, *, entries: int = 1, command: str | None = None, of: Summary | None = None) -> Batch:
    """Something said at a table; the words are another everywhere."""
    log = [Logged(spoken(table, after + place + 1)) for place in range(entries)]
    log[0] = Logged(log[0].entry, None if command is None else CommandKey("ada", command))
    return Batch(table=table, after=after, log=log, summary=of or summary(table), members=["ada"], at=after + 1)


def spoken(table: str, seq: int) -> Spoke:
    """What is said at a table as its entry of this number."""
    return Spoke(seq, 0, f"{seq} at {table}", is_phrase=False)
