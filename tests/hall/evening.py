"""Whole games, with everything that happens at a table besides."""

from collections.abc import Callable

import pytest

from coverts.games.contract import Refused
from coverts.hall.commands import Commit, GoOn, Join, Leave, Move, Return, Reveal, SayPhrase, SeatBot, Start, Tick, Wake
from coverts.hall.manners import PHRASES
from coverts.hall.messages import observers
from coverts.hall.settings import Settings
from coverts.hall.sitters import Person
from coverts.hall.table import TablePhase
from tests.hall.house import HOST, INVITATION, House, legal, play, who_sits
from tests.hall.watched import WatchedHouse

SECONDS = 30


def evening(settings: Settings, seed: int) -> WatchedHouse:
    """People and bots sit down and play a game to its end."""
    house = WatchedHouse(settings, seed=seed)
    for seat in range(settings.setup.players):
        if seat and house.random.random() < 0.3:
            house.ask(HOST, SeatBot(seat))
        else:
            house.ask(f"identity {seat}" if seat else HOST, Join(f"P{seat}", INVITATION))
    house.absent = {person.who for person in house.table.sitters if isinstance(person, Person) and house.is_lucky(0.2)}
    house.deals = False
    house.ask(HOST, Start())
    while house.table.phase is TablePhase.PLAYING:
        house.later(house.random.random())
        if house.random.random() < 0.25:
            house.random.choice(INCIDENTS)(house)
        if house.table.collects:
            somebody_takes_part(house)
        if house.table.awaited and not house.table.paused:
            somebody_moves(house)
    return house


def somebody_moves(house: House) -> None:
    """One of the seats that are waited for decides; who is late may still be quicker than the bot."""
    seat = house.random.choice(house.table.awaited)
    if seat in house.table.overdue and seat not in house.table.away and house.random.random() < 0.5:
        house.ask(who_sits(house.table, seat), Move(house.random.choice(legal(house, seat))))
    else:
        assert play(house, seat)


def somebody_takes_part(house: WatchedHouse) -> None:
    """In a deal: as it should be, or not; and now and then somebody's connection is gone."""
    whim = house.random.random()
    if whim < 0.1:
        house.order(GoOn(tuple([seat for seat in house.table.owing if house.is_lucky(0.5)])))
    elif whim < 0.3:
        somebody_cheats(house)
    elif not house.take_part():
        house.order(GoOn(house.taking_part) if house.is_lucky(0.5) else Tick())
        house.later(1)


def somebody_cheats(house: WatchedHouse) -> None:
    """What was not asked for, comes twice, or does not fit is refused, and nothing comes of it."""
    seat = house.random.randrange(len(house.table.sitters))
    number = house.random.randint(1, 3)
    if isinstance(house.table.sitters[seat], Person):
        before = house.table
        is_late = before.fair is not None and bool(before.fair.seeds or before.fair.clients[seat])
        rounds = 3 if is_late else house.random.choice([2, 4])
        with pytest.raises(Refused):
            house.decide(who_sits(before, seat), Commit(("00" * 32,) * rounds))
        with pytest.raises(Refused):
            house.decide(who_sits(before, seat), Reveal(number, house.random.randbytes(32).hex()))


def somebody_leaves_or_returns(house: WatchedHouse) -> None:
    people = [seat for seat, sitter in enumerate(house.table.sitters) if isinstance(sitter, Person)]
    seat = house.table.away[0] if house.table.paused else house.random.choice(people)
    house.ask(who_sits(house.table, seat), Return() if seat in house.table.away else Leave())


def time_runs_out(house: WatchedHouse) -> None:
    house.later(SECONDS * house.random.random() * 2)
    house.order(Tick())


def a_phrase(house: WatchedHouse) -> None:
    house.ask(HOST, SayPhrase(house.random.choice(PHRASES)))


def the_house_closes_for_a_while(house: WatchedHouse) -> None:
    house.reopen()
    house.later(1000)
    house.order(Wake())


def everybody_comes_back(house: WatchedHouse) -> None:
    for observer in observers(house.table):
        house.come_back(observer, house.random.randrange(house.desk.number + 1))


INCIDENTS: list[Callable[[WatchedHouse], None]] = [
    somebody_leaves_or_returns,
    time_runs_out,
    a_phrase,
    the_house_closes_for_a_while,
    everybody_comes_back,
]
