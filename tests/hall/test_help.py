"""Help by the coach: the log tells that a seat has asked, once for each question, where the table has agreed on it."""

import pytest

from coverts.games.seats import SeatSet
from coverts.hall.commands import Help as HelpCommand
from coverts.hall.entries import Helped, Opened
from coverts.hall.pok import PokSetup
from coverts.hall.recording import record_text
from coverts.hall.settings import Help, Settings
from coverts.hall.table import TablePhase
from coverts.records.reading import read
from coverts.records.referee import check
from tests.hall.house import House, gathered, legal, play, play_to_the_end, started


def at(agreed: Help) -> Settings:
    return Settings(PokSetup(3), help=agreed)


def helped(house: House) -> SeatSet:
    return house.table.helped


def test_it_is_told_once_for_each_question_and_to_everybody() -> None:
    house = started(at("coach"))
    assert list(house.order(HelpCommand(1))) == [Helped(house.now, 1)]
    assert not house.order(HelpCommand(1))
    house.order(HelpCommand(0))
    assert helped(house) == (0, 1)
    # One more closed fist asks nothing new; the next question does.
    assert legal(house, 2)
    play(house, 2)
    assert helped(house) == (0, 1)
    play(house, 0)
    play(house, 1)
    assert helped(house) == ()
    assert house.order(HelpCommand(1))


@pytest.mark.parametrize("agreed", ["off", "beliefs", "coach"])
def test_only_in_a_game_and_only_where_it_was_agreed(agreed: Help) -> None:
    before = gathered(at(agreed))
    assert before.table.phase is TablePhase.GATHERING
    assert not before.order(HelpCommand(0))
    house = started(at(agreed))
    assert bool(house.order(HelpCommand(0))) == (agreed != "off")
    assert not play_to_the_end(house).order(HelpCommand(0))


@pytest.mark.parametrize("agreed", ["off", "beliefs", "coach"])
def test_the_record_says_what_was_agreed_and_the_referee_takes_it(agreed: Help) -> None:
    house = play_to_the_end(started(at(agreed)))
    text = record_text(logged.entry for logged in house.log)
    found = read(text)
    assert found.data.get("help", "off") == agreed
    assert check(found.record).complete


def test_a_log_from_before_there_was_help_reads_as_it_was() -> None:
    house = started(Settings(PokSetup(3)))
    first = house.log[0].entry
    assert isinstance(first, Opened)
    assert first.settings.help == "off"
