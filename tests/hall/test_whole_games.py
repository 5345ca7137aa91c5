"""Folded messages are the snapshot, at every moment of whole games; and the log is all that a restart needs."""

import pytest
from hypothesis import given, settings

from coverts.games.contract import OPEN
from coverts.hall.commands import Say
from coverts.hall.desk import RECENT
from coverts.hall.entries import Acted, Left, Returned, Spoke, TimedOut, Woken
from coverts.hall.messages import Changed, Happened, Snapshot, observers
from coverts.hall.pikoko import PikokoSetup
from coverts.hall.pok import PokSetup
from coverts.hall.settings import Leaver, Settings
from coverts.hall.table import TablePhase
from coverts.hall.wire import Setup
from tests.hall.evening import SECONDS, evening
from tests.hall.house import HOST, SETUPS, play_to_the_end, started
from tests.laws.courses import SEEDS
from tests.laws.examples import examples


@pytest.mark.parametrize("leaver", ["bot", "pause"])
@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_an_evening(setup: Setup, leaver: Leaver) -> None:
    @settings(max_examples=examples(2))
    @given(seed=SEEDS)
    def hold(seed: int) -> None:
        house = evening(Settings(setup, seconds=SECONDS, leaver=leaver), seed)
        assert house.table.phase is TablePhase.OVER
        house.reopen()
        for observer in observers(house.table):
            assert [*house.known[observer]] == [*range(house.desk.number + 1)]
            for number in (*range(0, house.desk.number, 17), house.desk.number - 1, house.desk.number):
                house.come_back(observer, number)

    hold()


def test_evenings_have_everything_in_them() -> None:
    house = evening(Settings(PikokoSetup(4), seconds=SECONDS), 1)
    happened = {type(logged.entry) for logged in house.log}
    assert {TimedOut, Left, Returned, Spoke, Woken} <= happened
    assert any(isinstance(logged.entry, Acted) and logged.entry.by_bot for logged in house.log)


@pytest.mark.parametrize("setup", [PikokoSetup(5), PokSetup(3)], ids=str)
def test_every_observer_gets_as_many_messages(setup: Setup) -> None:
    desk = play_to_the_end(started(setup)).desk
    for observer in observers(desk.table):
        kept = desk.since(observer, max(0, desk.number - RECENT))
        numbers = [message.number for message in kept]
        assert numbers == [*range(desk.number - len(numbers) + 1, desk.number + 1)]


def test_who_has_missed_too_much_gets_a_snapshot() -> None:
    house = started()
    while house.desk.number < RECENT + 5:
        house.commit([Spoke(house.now, 0, "hello", is_phrase=True)])
    desk = house.desk
    assert len(desk.since(1, desk.number - RECENT)) == RECENT
    for number in (None, -1, desk.number - RECENT - 1, desk.number + 1):
        (message,) = desk.since(1, number)
        assert isinstance(message, Snapshot)
        assert message.number == desk.number
    assert desk.since(1, desk.number) == []


def test_everything_is_laid_open_at_the_end_and_not_before() -> None:
    house = play_to_the_end(started(PikokoSetup(3)))
    for observer in observers(house.table):
        happened, changed = house.desk.since(observer, house.desk.number - 2)
        assert isinstance(happened, Happened)
        assert isinstance(changed, Changed)
        assert changed.game is not None
        assert changed.game.view.observer == OPEN
        earlier = [message for message in house.desk.since(observer, 1)[:-1] if isinstance(message, Changed)]
        assert [message.game.view.observer for message in earlier if message.game] == [observer]


def test_talk_goes_on_after_the_game() -> None:
    house = evening(Settings(PokSetup(3)), 0)
    for number in range(60):
        house.ask(HOST, Say(f"word {number}"))
    assert [line.text for line in house.table.talk] == [f"word {number}" for number in range(10, 60)]
