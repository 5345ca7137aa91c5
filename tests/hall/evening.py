"""Whole games, with everything that happens at a table besides."""

from collections.abc import Callable

from coverts.hall.commands import Join, Leave, Move, Return, SayPhrase, SeatBot, Start, Tick, Wake
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
    house.ask(HOST, Start())
    while house.table.phase is TablePhase.PLAYING:
        house.later(house.random.random())
        if house.random.random() < 0.25:
            house.random.choice(INCIDENTS)(house)
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
