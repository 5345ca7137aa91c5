"""The record of a game, from the log of its table."""

import pytest

from coverts.hall.commands import Leave
from coverts.hall.entries import Entry
from coverts.hall.pikoko import PikokoSetup
from coverts.hall.pok import PokSetup
from coverts.hall.recording import recorded
from coverts.hall.settings import Settings, options_of
from coverts.hall.wire import Setup
from coverts.records.reading import read
from coverts.records.referee import check, moves_of
from coverts.records.writing import data_of, line
from tests.hall.evening import SECONDS, evening
from tests.hall.house import HOST, SETUPS, House, play, started


def entries(house: House) -> list[Entry]:
    return [written.entry for written in house.log]


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_a_finished_game_is_a_record_that_the_referee_accepts(setup: Setup) -> None:
    house = evening(Settings(setup, seconds=SECONDS), seed=1)
    record = recorded(entries(house))
    assert read(line(data_of(record))).record == record
    assert check(record).complete
    assert [player.name for player in record.seats] == [*house.table.names]
    state = house.table.game.start(options_of(setup))
    for move in moves_of(record):
        state = house.table.game.step(state, move).state
    assert state == house.table.state


@pytest.mark.parametrize("setup", [PikokoSetup(4), PokSetup(3)], ids=str)
def test_a_game_broken_off_is_a_record_without_its_closed_fists(setup: Setup) -> None:
    house = started(Settings(setup, leaver="abort"))
    for _ in range(40 if isinstance(setup, PikokoSetup) else 4):
        play(house, house.table.awaited[0])
    house.ask(HOST, Leave())
    record = recorded(entries(house))
    assert read(line(data_of(record))).record == record
    assert not check(record).complete
