"""The clock: so long for each decision, and a bot decides for those who are late."""

import pytest

from coverts.games.contract import Refused
from coverts.games.pok import Offer
from coverts.hall.commands import BotMoves, Leave, Move, Return, SayPhrase, Start, Tick, Wake
from coverts.hall.entries import Acted, Chanced, TimedOut, Woken
from coverts.hall.pikoko import PikokoSetup
from coverts.hall.pok import PokSetup
from coverts.hall.settings import DAY, Leaver, Settings
from tests.hall.house import HOST, House, gathered, key_of, legal, play, started, who_sits

QUICK = Settings(PokSetup(3), seconds=30)


def late_seats(house: House) -> list[int]:
    return [entry.seat for entry in house.order(Tick()) if isinstance(entry, TimedOut)]


def test_the_clock_starts_with_the_game() -> None:
    house = gathered(QUICK)
    assert house.table.deadline is None
    house.later(7)
    house.ask(HOST, Start())
    assert house.table.deadline == house.now + 30_000


def test_no_clock() -> None:
    house = started(PokSetup(3))
    house.later(1000 * DAY)
    assert house.table.deadline is None
    assert house.order(Tick()) == []
    assert house.order(Wake()) == []


def test_a_closed_fist_does_not_move_the_clock_and_a_new_question_does() -> None:
    house = started(QUICK)
    deadline = house.table.deadline
    house.later(10)
    play(house, 1)
    play(house, 0)
    assert house.table.deadline == deadline
    house.later(10)
    assert [type(entry) for entry in play(house, 2)] == [Acted, Chanced]
    assert house.table.deadline == house.now + 30_000


def test_the_clock_starts_anew_with_each_play() -> None:
    house = started(Settings(PikokoSetup(3), seconds=30))
    for _ in range(20):
        house.later(5)
        seats = house.table.awaited
        play(house, seats[0])
        is_new_question = not set(house.table.awaited) < set(seats)
        assert house.table.asked_at == house.now or not is_new_question


def test_nothing_happens_before_the_deadline() -> None:
    house = started(QUICK)
    house.later(29.999)
    assert late_seats(house) == []
    house.later(0.001)
    assert late_seats(house) == [0, 1, 2]


def test_only_those_who_are_asked_and_have_no_bot_are_late() -> None:
    house = started(Settings(PokSetup(5), seconds=30), bots=[3])
    play(house, 1)
    house.ask(who_sits(house.table, 4), Leave())
    house.later(31)
    assert late_seats(house) == [0, 2]
    assert house.table.overdue == (0, 2)
    assert [house.table.bot_level(seat) for seat in range(5)] == ["casual", None, "casual", "casual", "casual"]


def test_a_time_out_is_said_once() -> None:
    house = started(QUICK)
    house.later(31)
    assert late_seats(house) == [0, 1, 2]
    house.later(100)
    assert late_seats(house) == []


def test_a_stand_in_decides_once_and_the_clock_goes_on_for_the_next_question() -> None:
    house = started(QUICK)
    house.later(31)
    house.order(Tick())
    for seat in (2, 0, 1):
        (act, *_) = house.order(BotMoves(seat, legal(house, seat)[0]))
        assert act == Acted(house.now, seat, act.action, by_bot=True)  # type: ignore[union-attr]
    assert house.table.overdue == ()
    assert house.table.deadline == house.now + 30_000
    assert [house.table.bot_level(seat) for seat in range(3)] == [None] * 3


def test_who_is_late_may_still_be_quicker_than_the_bot() -> None:
    house = started(QUICK)
    house.later(31)
    house.order(Tick())
    offer = legal(house, 1)[0]
    assert house.ask(who_sits(house.table, 1), Move(offer)) == [Acted(house.now, 1, offer)]
    assert house.order(BotMoves(1, offer)) == []


@pytest.mark.parametrize("seat", [0, 1, 2, 6])
def test_no_bot_moves_for_those_who_are_in_time(seat: int) -> None:
    house = started(QUICK)
    assert house.order(BotMoves(seat, legal(house, 0)[0])) == []


def test_a_bot_on_its_own_seat_does_not_stand_in() -> None:
    house = started(QUICK, bots=[2])
    offer = legal(house, 2)[0]
    assert house.order(BotMoves(2, offer)) == [Acted(house.now, 2, offer, by_bot=False)]
    assert house.order(BotMoves(2, offer)) == []


def test_a_bot_that_was_overtaken_by_events_is_ignored() -> None:
    house = started(Settings(PokSetup(3), seconds=30), bots=[2])
    while len(legal(house, 2)) == 3:
        for seat in range(3):
            play(house, seat)
    (gone,) = {Offer(symbol) for symbol in type(legal(house, 2)[0].symbol)} - {*legal(house, 2)}
    assert house.order(BotMoves(2, gone)) == []
    assert house.order(BotMoves(2, legal(house, 2)[0])) != []


def test_a_pause_stops_the_clock_and_leaves_what_was_left() -> None:
    house = started(Settings(PokSetup(3), seconds=30, leaver="pause"))
    house.later(21)
    house.ask(who_sits(house.table, 1), Leave())
    house.ask(who_sits(house.table, 2), Leave())
    assert (house.table.paused, house.table.deadline) == (True, None)
    house.later(500)
    assert house.order(Tick()) == []
    house.ask(who_sits(house.table, 1), Return())
    assert (house.table.paused, house.table.deadline) == (True, None)
    house.ask(who_sits(house.table, 2), Return())
    assert (house.table.paused, house.table.deadline) == (False, house.now + 9_000)


@pytest.mark.parametrize("leaver", ["bot", "pause"])
def test_leaving_and_coming_back_gives_nobody_their_time_anew(leaver: Leaver) -> None:
    house = started(Settings(PokSetup(3), seconds=6, leaver=leaver))
    idle = who_sits(house.table, 1)
    for _ in range(6):
        house.later(1)
        house.ask(idle, Leave())
        house.ask(idle, Return())
    assert late_seats(house) == [0, 1, 2]


def test_a_pause_outlives_a_restart_and_gives_no_time() -> None:
    house = started(Settings(PokSetup(3), seconds=30, leaver="pause"))
    house.later(21)
    house.ask(who_sits(house.table, 1), Leave())
    house.later(3600)
    house.reopen()
    assert house.order(Wake()) == []
    house.later(-7200)
    house.ask(who_sits(house.table, 1), Return())
    assert house.table.deadline == house.now + 9_000


def test_nobody_moves_in_a_pause_and_no_bot_does() -> None:
    house = started(Settings(PokSetup(4), seconds=30, leaver="pause"), bots=[3])
    house.later(31)
    house.order(Tick())
    house.ask(who_sits(house.table, 1), Leave())
    for seat in range(4):
        assert house.order(BotMoves(seat, legal(house, seat)[0])) == []


def test_returning_to_a_game_that_did_not_wait_gives_no_time() -> None:
    house = started(QUICK)
    deadline = house.table.deadline
    house.later(3)
    house.ask(who_sits(house.table, 1), Leave())
    house.ask(who_sits(house.table, 1), Return())
    assert house.table.deadline == deadline


def test_a_house_that_was_closed_gives_the_time_back() -> None:
    house = started(QUICK)
    house.later(3600)
    house.reopen()
    assert house.order(Wake()) == [Woken(house.now)]
    assert house.table.deadline == house.now + 30_000
    assert late_seats(house) == []


@pytest.mark.parametrize(("seconds", "notices"), [(DAY - 1, True), (DAY, False), (3 * DAY, False)])
def test_a_slow_game_does_not_notice_that_the_house_was_closed(seconds: int, notices: bool) -> None:
    house = started(Settings(PokSetup(3), seconds=seconds))
    deadline = house.table.deadline
    house.later(seconds - 10)
    house.reopen()
    assert bool(house.order(Wake())) is notices
    assert (house.table.deadline != deadline) is notices
    house.later(11)
    assert late_seats(house) == ([] if notices else [0, 1, 2])


@pytest.mark.parametrize("seconds", [DAY, None])
def test_a_wall_clock_that_was_set_back_over_a_restart_makes_no_game_longer(seconds: int | None) -> None:
    house = started(Settings(PokSetup(3), seconds=seconds))
    house.later(-30 * DAY)
    house.reopen()
    assert house.order(Wake()) == [Woken(house.now)]
    assert house.table.asked_at == house.now


def test_talk_does_not_move_the_clock() -> None:
    house = started(QUICK)
    deadline = house.table.deadline
    house.later(5)
    house.ask(HOST, SayPhrase("thinking"))
    assert house.table.deadline == deadline


def test_an_answer_that_comes_too_late_is_not_taken_for_one_to_the_next_question() -> None:
    house = started(Settings(PikokoSetup(3), seconds=30), seed=2)
    seat = house.table.awaited[0]
    late = Move(legal(house, seat)[0], house.table.question)
    house.later(30)
    house.order(Tick())
    while house.table.question == late.question:
        play(house, house.table.awaited[0])
    with pytest.raises(Refused) as refused:
        house.ask(who_sits(house.table, seat), late)
    assert key_of(refused.value) == "hall-other-question"
    asked = house.table.awaited[0]
    house.ask(who_sits(house.table, asked), Move(legal(house, asked)[0], house.table.question))


def test_a_stand_in_that_thought_too_long_is_not_heard() -> None:
    house = started(QUICK)
    house.later(30)
    house.order(Tick())
    late = BotMoves(0, legal(house, 0)[0], house.table.question)
    for seat in (0, 1, 2):
        play(house, seat)
    house.later(30)
    house.order(Tick())
    assert house.order(late) == []


def test_every_question_has_a_number_of_its_own() -> None:
    house = started(PikokoSetup(3))
    while house.table.phase.value == "playing":
        before, seats = house.table.question, set(house.table.awaited)
        play(house, house.table.awaited[0])
        still_asked = bool(house.table.awaited) and set(house.table.awaited) < seats
        assert (house.table.question == before) == still_asked
        assert house.table.question >= before
