"""After a round of Pikoko everybody looks at the points, and the next question waits for them."""

from coverts.hall.commands import Ask, Leave, Seen, Tick, Wake
from coverts.hall.entries import Chanced, Rested, TimedOut
from coverts.hall.pikoko import PikokoSetup
from coverts.hall.pok import PokSetup
from coverts.hall.settings import Settings
from tests.hall.house import HOST, House, play, started

REST = 15_000


def after_a_round(settings: Settings, bots: tuple[int, ...] = ()) -> House:
    """A house that gives people some rest, when the second round has just been dealt."""
    house = started(settings, bots=bots)
    house.rest = REST
    while house.table.state.round == 1:
        house.later(1)
        play(house, house.table.awaited[0])
    return house


def test_the_clock_of_the_next_question_starts_after_the_rest() -> None:
    house = after_a_round(Settings(PikokoSetup(3), seconds=30))
    assert house.table.asked_at == house.now + REST
    assert house.table.deadline == house.now + REST + 30_000
    assert house.clients[0].table.deadline == house.table.deadline
    house.later(44.999)
    assert house.order(Tick()) == []
    house.later(0.001)
    assert any(isinstance(entry, TimedOut) for entry in house.order(Tick()))


def test_it_is_over_when_everybody_has_seen_enough() -> None:
    house = after_a_round(Settings(PikokoSetup(3), seconds=30))
    house.later(4)
    # Who has looked is not written down: one entry says that all have.
    assert house.ask(HOST, Seen()) == []
    assert house.order(Ask()) == [Rested(house.now)]
    assert house.table.deadline == house.now + 30_000
    assert house.clients[0].table.deadline == house.table.deadline
    assert house.order(Ask()) == []


def test_a_restart_keeps_it() -> None:
    house = after_a_round(Settings(PikokoSetup(3)))
    asked_at = house.table.asked_at
    house.reopen()
    assert house.order(Wake()) == []
    assert house.table.asked_at == asked_at


def test_only_when_somebody_looks_and_not_in_POK() -> None:
    house = started(PikokoSetup(3), bots=(1, 2))
    house.rest = REST
    house.ask(HOST, Leave())
    while house.table.state.round == 1:
        play(house, house.table.awaited[0])
    assert house.table.asked_at == house.now
    house = after_a_round(Settings(PokSetup(3)))
    assert house.table.asked_at == house.now


def test_the_first_round_and_a_house_without_rest_wait_for_nobody() -> None:
    house = started(PikokoSetup(3))
    house.rest = REST
    assert house.table.asked_at == house.now
    assert not any(isinstance(one.entry, Chanced) and one.entry.rest for one in house.log)


def test_a_clock_that_goes_back_makes_nobody_rest() -> None:
    house = after_a_round(Settings(PikokoSetup(3), seconds=30))
    house.later(REST / 1000)
    assert not house.table.rests(house.now)
    house.later(-3600)
    assert not house.table.rests(house.now)
