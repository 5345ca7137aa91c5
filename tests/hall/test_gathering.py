"""Sitting down: invitations, names, bots, and who may begin."""

from typing import Any

import pytest

from coverts.games.contract import PUBLIC, Refused
from coverts.hall.commands import (
    ChangeSettings,
    Close,
    Command,
    Join,
    Leave,
    Move,
    SeatBot,
    Start,
    Swap,
    Unseat,
)
from coverts.hall.desk import opening
from coverts.hall.entries import Chanced, SatDown, Started, StoodUp
from coverts.hall.messages import SeatView
from coverts.hall.pikoko import PikokoSetup
from coverts.hall.pok import PokSetup
from coverts.hall.settings import Settings
from coverts.hall.sitters import BotSeat, Person
from coverts.hall.summary import members_of, summary_of
from coverts.hall.table import MOST_CHANGES
from tests.hall.house import HOST, INVITATION, POK_3, SETUPS, House, gathered, key_of, legal, started


def refusal(house: House, who: str, command: Command) -> str:
    with pytest.raises(Refused) as refused:
        house.ask(who, command)
    return key_of(refused.value)


def test_people_take_the_first_free_seat() -> None:
    house = House()
    house.ask(HOST, SeatBot(1))
    assert house.ask("ann", Join("Ann", INVITATION)) == [SatDown(house.now, 0, Person("ann", "Ann"))]
    assert house.ask("ben", Join("Ben", INVITATION)) == [SatDown(house.now, 2, Person("ben", "Ben"))]
    assert refusal(house, "cem", Join("Cem", INVITATION)) == "hall-full"
    assert house.ask("ann", Leave()) == [StoodUp(house.now, 0)]
    assert house.ask("cem", Join("Cem", INVITATION)) == [SatDown(house.now, 0, Person("cem", "Cem"))]


@pytest.mark.parametrize("invitation", ["", "nonsense", INVITATION[:-1], INVITATION + " "])
def test_a_table_by_link_does_not_exist_for_those_without_it(invitation: str) -> None:
    house = House()
    assert refusal(house, "ann", Join("Ann", invitation)) == "hall-no-such-table"
    assert house.ask(HOST, Join("Hanna", invitation))
    lobby = House(Settings(POK_3, visibility="public"))
    assert lobby.ask("ann", Join("Ann", invitation))


@pytest.mark.parametrize(
    "name", ["Ann", "ann", " ANN ", "A\u200bnn", "Ann\u200d", "\u202eAnn", "Ａｎｎ", "Ann\ufe0f", "An\u034fn", "Bird 1"]
)
def test_names_that_look_the_same_are_taken(name: str) -> None:
    house = House(PokSetup(4))
    house.ask("ann", Join("Ann", INVITATION))
    house.ask(HOST, SeatBot(1))
    assert refusal(house, "other", Join(name, INVITATION)) == "hall-name-taken"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("José", "Jose\u0301"),
        ("Straße", "STRASSE"),
        ("é", "e\u200b\u0301"),
        ("Ann", "\u0410nn"),
        ("Coco", "\u0421\u043e\u0441\u043e"),
        ("Nike", "\u039d\u03b9\u03ba\u03b5"),
        ("Bo", "\u0412\u03bf"),
        ("Zoë", "\u0396\u043e\u0451"),
        ("Alan", "AIan"),
        ("Lilo", "1i|0"),
    ],
)
def test_names_written_in_two_ways_are_the_same(one: str, other: str) -> None:
    house = House()
    house.ask("ann", Join(one, INVITATION))
    assert refusal(house, "other", Join(other, INVITATION)) == "hall-name-taken"


@pytest.mark.parametrize(("one", "other"), [("Ann", "Anna"), ("Zoe", "Zoë"), ("Иван", "Ivan"), ("Bird 2", "Bird 3")])
def test_other_names_are_free(one: str, other: str) -> None:
    house = House()
    house.ask("ann", Join(one, INVITATION))
    assert house.ask("other", Join(other, INVITATION))


@pytest.mark.parametrize("name", ["", "  \n", "\u200d", "\u3164", "\u202e\u200b", "\x00", "\u0301", "\ufe0f"])
def test_a_name_that_cannot_be_seen_is_none(name: str) -> None:
    assert refusal(House(), "ann", Join(name, INVITATION)) == "hall-no-name"


def test_a_name_is_free_again_when_its_owner_gets_up() -> None:
    house = House()
    house.ask("ann", Join("Ann", INVITATION))
    house.ask("ann", Leave())
    assert house.ask("other", Join("Ann", INVITATION))


@pytest.mark.parametrize("seat", [0, 2, 3, 6, -1])
def test_bots_sit_on_free_seats_only(seat: int) -> None:
    house = House()
    house.ask(HOST, SeatBot(0))
    if seat == 2:
        assert house.ask(HOST, SeatBot(2, "random")) == [SatDown(house.now, 2, BotSeat("random", "Bird 2"))]
    else:
        assert refusal(house, HOST, SeatBot(seat)) == "hall-seat-taken"


@pytest.mark.parametrize("seat", [0, 1, 2, 3, 6, -1])
def test_the_host_frees_seats_that_are_taken(seat: int) -> None:
    house = House()
    house.ask(HOST, SeatBot(0))
    house.ask("ann", Join("Ann", INVITATION))
    if seat in (0, 1):
        assert house.ask(HOST, Unseat(seat)) == [StoodUp(house.now, seat)]
    else:
        assert refusal(house, HOST, Unseat(seat)) == "hall-seat-empty"


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_a_game_begins_when_every_seat_is_taken(setup: Any) -> None:
    house = gathered(setup, bots=[1])
    house.ask(HOST, Unseat(1))
    assert refusal(house, HOST, Start()) == "hall-seats-open"
    house.ask(HOST, SeatBot(1))
    assert refusal(house, "identity 2", Start()) == "hall-host-only"
    started_first, *others = house.ask(HOST, Start())
    assert isinstance(started_first, Started)
    chance = [entry for entry in others if isinstance(entry, Chanced)]
    assert len(chance) == (2 if isinstance(setup, PikokoSetup) else 1)
    assert house.table.awaited


def test_a_move_of_another_game_is_refused() -> None:
    feathers, dice = started(PikokoSetup(3)), started(POK_3)
    seat = feathers.table.awaited[0]
    sitter = feathers.table.sitters[seat]
    assert isinstance(sitter, Person)
    assert refusal(feathers, sitter.who, Move(legal(dice, 0)[0])) == "hall-other-game"
    assert refusal(dice, HOST, Move(legal(feathers, seat)[0])) == "hall-other-game"


@pytest.mark.parametrize("setup", [PikokoSetup(2), PikokoSetup(6), PokSetup(8), PikokoSetup(3, first_starter=3)])
def test_no_table_opens_that_the_rules_do_not_know(setup: Any) -> None:
    with pytest.raises(Refused) as refused:
        opening(Settings(setup), HOST, INVITATION, 0)
    assert key_of(refused.value) in ("refused-players", "refused-no-such-seat")


def test_who_sees_the_invitation() -> None:
    house = gathered()
    assert {observer: known.table.invitation for observer, known in house.clients.items()} == {
        0: INVITATION,
        1: INVITATION,
        2: INVITATION,
        PUBLIC: None,
    }


def test_who_sees_which_seat_as_their_own() -> None:
    house = gathered(bots=[0])
    assert {observer: known.table.you for observer, known in house.clients.items()} == {0: 0, 1: 1, 2: 2, PUBLIC: None}
    assert {known.table.host for known in house.clients.values()} == {1}


def test_a_table_from_the_outside() -> None:
    house = gathered(bots=[2])
    summary = summary_of(house.table)
    assert (summary.id, summary.opened_at, summary.phase.value) == ("table-1", 1_000_000, "gathering")
    assert summary.seats == (
        SeatView("person", "Player 0"),
        SeatView("person", "Player 1"),
        SeatView("bot", "Bird 1", "casual"),
    )
    assert members_of(house.table) == ("identity 1", HOST)


def changed_enough() -> House:
    """A table at which bots have come and gone until no more can."""
    house = gathered()
    while house.table.changes < MOST_CHANGES:
        house.ask(HOST, Unseat(2) if house.table.changes % 2 else SeatBot(2))
    return house


def test_a_table_is_not_changed_for_ever() -> None:
    house = changed_enough()
    length = len(house.log)
    commands: list[tuple[str, Command]] = [
        (HOST, SeatBot(2)),
        (HOST, Unseat(1)),
        (HOST, Swap(0, 1)),
        (HOST, ChangeSettings(house.settings)),
        ("late", Join("Late", INVITATION)),
    ]
    for _ in range(2):
        for who, command in commands:
            with pytest.raises(Refused) as refused:
                house.decide(who, command)
            assert key_of(refused.value) == "hall-changed-enough"
        house.reopen()  # the log tells it after a restart, too
    assert len(house.log) == length
    assert house.decide(HOST, Leave())
    assert house.decide(HOST, Close())
