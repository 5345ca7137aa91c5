"""The desk: commands that come twice, and what those get who come back."""

import gc
import tracemalloc

import msgspec
import pytest

from coverts.games.conformance import encode
from coverts.games.contract import PUBLIC, Refused
from coverts.hall.commands import Join, Move, SayPhrase, Start
from coverts.hall.desk import RECENT, CommandKey, Desk, Logged, logged, opening
from coverts.hall.entries import Acted, Chanced, Seeded, Spoke, Started
from coverts.hall.messages import Snapshot, observers
from coverts.hall.pikoko import PikokoSetup
from coverts.hall.settings import Settings
from tests.hall.house import HOST, INVITATION, POK_3, TABLE, House, gathered, legal, play, play_to_the_end, started


def test_a_command_that_was_carried_out_is_known_again() -> None:
    house = House()
    key = CommandKey(HOST, "1")
    assert not house.desk.has_answered(key)
    house.ask(HOST, Join("Hanna", INVITATION), key="1")
    assert house.desk.has_answered(key)
    house.reopen()
    assert house.desk.has_answered(key)
    assert not house.desk.has_answered(CommandKey(HOST, "2"))


def test_the_same_id_of_somebody_else_is_another_command() -> None:
    house = House()
    house.ask("ann", Join("Ann", INVITATION), key="1")
    assert not house.desk.has_answered(CommandKey("ben", "1"))


def test_a_refused_command_was_not_carried_out() -> None:
    house = gathered()
    with pytest.raises(Refused):
        house.ask("identity 1", Start(), key="1")
    assert not house.desk.has_answered(CommandKey("identity 1", "1"))


def test_the_opening_has_a_key_too() -> None:
    key = CommandKey(HOST, "0")
    assert Desk(TABLE, [Logged(opening(Settings(POK_3), HOST, INVITATION, 0), key)]).has_answered(key)


def test_only_the_first_entry_of_a_command_has_its_key() -> None:
    house = gathered(bots=[1, 2])
    house.absent = {HOST}
    house.ask(HOST, Start(), key="start")
    begun, seeded, chance = house.log[-3:]
    assert (type(begun.entry), begun.key) == (Started, CommandKey(HOST, "start"))
    assert (type(seeded.entry), seeded.key) == (Seeded, None)
    assert (type(chance.entry), chance.key) == (Chanced, None)
    assert logged([], CommandKey(HOST, "nothing")) == []


def test_deciding_is_not_committing() -> None:
    house = started()
    before = house.table
    offer = legal(house, 0)[0]
    for _ in range(3):
        assert house.decide(HOST, Move(offer)) == [Acted(house.now, 0, offer)]
    assert house.table is before
    house.ask(HOST, Move(offer))
    with pytest.raises(Refused):
        house.decide(HOST, Move(offer))


def test_a_batch_is_delivered_in_the_order_of_the_log() -> None:
    house = started()
    number = house.desk.number
    batch = [Spoke(house.now, 0, "hello", is_phrase=True), Spoke(house.now, 1, "thanks", is_phrase=True)]
    deliveries = house.desk.commit(logged(batch, None))
    assert [observer for observer, _ in deliveries] == [*observers(house.table)]
    for _, messages in deliveries:
        assert [message.number for message in messages] == [number + 1, number + 2]


def test_one_commit_or_many_is_the_same() -> None:
    house = gathered()
    house.ask(HOST, Start())
    for _ in range(7):
        play(house, house.table.awaited[0])
    at_once = Desk(TABLE, house.log[:1])
    at_once.commit(house.log[1:])
    assert (at_once.table, at_once.seq, at_once.number) == (house.table, house.desk.seq, house.desk.number)
    for observer in observers(house.table):
        assert at_once.since(observer, 0) == house.desk.since(observer, 0)


def test_what_was_missed() -> None:
    house = started()
    number = house.desk.number
    house.ask(HOST, SayPhrase("hello"))
    house.ask(HOST, SayPhrase("hurry"))
    assert [message.number for message in house.desk.since(PUBLIC, number)] == [number + 1, number + 2]
    (whole,) = house.desk.since(PUBLIC, None)
    assert isinstance(whole, Snapshot)
    assert [line.text for line in whole.talk] == ["hello", "hurry"]


def test_a_table_takes_tens_of_kilobytes() -> None:
    log = encode(play_to_the_end(started(PikokoSetup(5))).log)
    gc.collect()
    tracemalloc.start()
    try:
        desks = [Desk(TABLE, msgspec.json.decode(log, type=list[Logged])) for _ in range(4)]
        gc.collect()
        taken, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert desks[0].number > RECENT, "as many messages as are ever made again"
    assert taken / len(desks) < 100 * 1024
