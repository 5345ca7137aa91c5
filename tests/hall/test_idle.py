"""Without a clock somebody can keep the others waiting: after two minutes they may have a bot take over."""

import pytest

from coverts.games.contract import PUBLIC, Refused
from coverts.hall.commands import BotMoves, Leave, Move, Replace, Return
from coverts.hall.entries import Acted, Replaced, Returned
from coverts.hall.pikoko import PikokoSetup
from coverts.hall.pok import PokSetup
from coverts.hall.settings import DAY, Leaver, Settings
from coverts.hall.table import IDLE
from tests.hall.house import HOST, House, key_of, legal, play, play_to_the_end, started, who_sits


def kept_waiting(leaver: Leaver = "bot", seconds: float = IDLE / 1000) -> House:
    """A house in which seat 1 has not closed its fist for so long."""
    house = started(Settings(PokSetup(4), leaver=leaver), bots=[3])
    for seat in (0, 2, 3):
        play(house, seat)
    house.later(seconds)
    return house


def refusal(house: House, who: str, command: Replace | Move | Leave) -> str:
    with pytest.raises(Refused) as refused:
        house.ask(who, command)
    return key_of(refused.value)


@pytest.mark.parametrize("leaver", ["bot", "pause", "abort"])
def test_a_bot_takes_over_and_the_game_goes_on(leaver: Leaver) -> None:
    house = kept_waiting(leaver)
    assert house.ask(HOST, Replace(1)) == [Replaced(house.now, 1, by=0)]
    for client in house.clients.values():
        assert (client.table.away, client.table.replaced, client.table.paused) == ((1,), (1,), False)
    offer = legal(house, 1)[0]
    assert house.order(BotMoves(1, offer))[0] == Acted(house.now, 1, offer, by_bot=True)
    play_to_the_end(house)


def test_not_before_two_minutes() -> None:
    house = kept_waiting(seconds=IDLE / 1000 - 0.001)
    assert house.clients[0].table.idle_at == house.now + 1
    assert refusal(house, HOST, Replace(1)) == "hall-not-idle"
    house.later(0.001)
    assert house.ask(HOST, Replace(1))


def test_only_somebody_else_who_has_not_answered_and_has_no_bot() -> None:
    house = kept_waiting()
    for who, seat in ((HOST, 2), (HOST, 0), (HOST, 3), ("identity 1", 1), (HOST, 7)):
        assert refusal(house, who, Replace(seat)) == "hall-not-idle"
    assert refusal(house, "a spectator", Replace(1)) == "hall-not-seated"
    house.ask("identity 2", Leave())
    assert refusal(house, "identity 2", Replace(1)) == "hall-away"
    house.ask(HOST, Replace(1))
    assert refusal(house, HOST, Replace(1)) == "hall-not-idle"


def test_a_clock_sees_to_it_by_itself() -> None:
    house = started(Settings(PokSetup(3), seconds=DAY))
    house.later(DAY - 1)
    assert house.table.idle_at is None
    assert refusal(house, HOST, Replace(1)) == "hall-not-idle"


def test_the_owner_returns_and_decides_again_but_cannot_begin_to_wait_anew() -> None:
    house = kept_waiting()
    question = house.table.question
    house.ask(HOST, Replace(1))
    assert refusal(house, "identity 1", Move(legal(house, 1)[0])) == "hall-away"
    assert house.ask("identity 1", Return()) == [Returned(house.now, 1)]
    assert (house.table.away, house.table.replaced) == ((), ())
    assert house.table.bot_level(1) == "casual", "the bot still makes this decision, unless the owner is quicker"
    house.order(BotMoves(1, legal(house, 1)[0], question))
    assert house.table.bot_level(1) is None
    house.ask("identity 1", Move(legal(house, 1)[0]))


def test_the_time_begins_with_each_question_and_not_with_a_fist() -> None:
    house = started(PikokoSetup(3))
    asked = house.table.asked_at
    while house.table.asked_at == asked:
        assert {client.table.idle_at for client in house.clients.values()} == {asked + IDLE}
        house.later(5)
        play(house, house.table.awaited[-1])
    assert house.clients[PUBLIC].table.idle_at == house.now + IDLE


def test_nobody_is_replaced_while_the_game_waits() -> None:
    house = kept_waiting("pause", seconds=60)
    house.ask("identity 2", Leave())
    house.later(3600)
    assert refusal(house, HOST, Replace(1)) == "hall-not-idle"
    house.ask("identity 2", Return())
    assert house.clients[0].table.idle_at == house.now + 60_000
    house.later(60)
    assert house.ask(who_sits(house.table, 2), Replace(1))
