"""Before the game the host changes the settings and the order of the seats."""

import pytest
from msgspec.structs import replace

from coverts.games.contract import Refused
from coverts.hall.commands import ChangeSettings, Command, Join, Say, SeatBot, Start, Swap, Unseat
from coverts.hall.entries import SettingsChanged, Swapped
from coverts.hall.pikoko import PikokoSetup
from coverts.hall.pok import PokSetup
from coverts.hall.recording import recorded
from coverts.hall.settings import Settings
from coverts.hall.summary import listing_of
from tests.hall.house import HOST, INVITATION, House, key_of, play_to_the_end
from tests.hall.watched import WatchedHouse

FOUR = Settings(PokSetup(4), talk="free")


def gathered() -> House:
    """Hanna, nobody, Ben and a bot."""
    house = WatchedHouse(FOUR)
    for who, name in ((HOST, "Hanna"), ("ann", "Ann"), ("ben", "Ben")):
        house.ask(who, Join(name, INVITATION))
    house.ask(HOST, SeatBot(3))
    house.ask(HOST, Unseat(1))
    return house


def refusal(house: House, command: Command) -> str:
    with pytest.raises(Refused) as refused:
        house.ask(HOST, command)
    return key_of(refused.value)


def test_two_seats_change_places() -> None:
    house = gathered()
    house.ask("ben", Say("hello"))
    assert house.ask(HOST, Swap(2, 0)) == [Swapped(house.now, 2, 0)]
    assert [*house.table.names] == ["Ben", "", "Hanna", "Bird 1"]
    assert house.table.lines == (1, 0, 0, 0), "what was said is counted for whoever said it"
    assert (house.table.seat_of("ben"), house.clients[2].table.host) == (0, 2)
    house.ask(HOST, Swap(1, 3))
    house.ask(HOST, Swap(3, 3))
    assert [*house.table.names] == ["Ben", "Bird 1", "Hanna", ""]
    assert refusal(house, Swap(0, 4)) == refusal(house, Swap(-1, 0)) == "hall-no-such-seat"


def test_more_players_and_fewer() -> None:
    house = gathered()
    five = replace(FOUR, setup=PokSetup(5, memory_aid=True), seconds=60)
    assert house.ask(HOST, ChangeSettings(five)) == [SettingsChanged(house.now, five)]
    assert [*house.table.names] == ["Hanna", "", "Ben", "Bird 1", ""]
    assert house.clients[4].table.settings == five
    house.ask("cem", Join("Cem", INVITATION))
    assert refusal(house, ChangeSettings(replace(FOUR, setup=PokSetup(3)))) == "hall-too-many-seated"
    house.ask(HOST, Unseat(1))
    # Seats that are open go, the last ones first; those who sit move up.
    house.ask(HOST, ChangeSettings(replace(FOUR, setup=PokSetup(3))))
    assert [*house.table.names] == ["Hanna", "Ben", "Bird 1"]
    assert set(house.clients) == {0, 1, 2, "public"}
    assert house.table.seat_of("ben") == 1


def test_what_cannot_be_played_is_refused() -> None:
    assert refusal(gathered(), ChangeSettings(replace(FOUR, setup=PokSetup(9)))).startswith("refused-")


def test_another_game_is_played_and_recorded_as_it_was_set_up() -> None:
    house = gathered()
    house.ask(HOST, ChangeSettings(Settings(PikokoSetup(3))))
    house.ask(HOST, Swap(0, 2))
    house.ask(HOST, Start())
    play_to_the_end(house)
    record = recorded(logged.entry for logged in house.log)
    assert ([seat.name for seat in record.seats], record.game) == (["Bird 1", "Ben", "Hanna"], "pikoko")


def test_the_lists_of_tables_hear_of_it() -> None:
    house = gathered()
    before = listing_of(house.table)
    assert listing_of(house.table, before) is before
    house.ask(HOST, ChangeSettings(replace(FOUR, visibility="public")))
    assert listing_of(house.table, before).summary.settings.visibility == "public"
