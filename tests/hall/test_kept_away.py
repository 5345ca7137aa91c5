"""A host who unseats somebody can keep them away, and let them in again."""

import pytest

from coverts.games.contract import PUBLIC, Refused
from coverts.hall.commands import Command, Join, LetIn, SeatBot, Unseat
from coverts.hall.entries import StoodUp
from coverts.hall.pok import PokSetup
from tests.hall.house import HOST, INVITATION, House, gathered, key_of


def refusal(house: House, who: str, command: Command) -> str:
    with pytest.raises(Refused) as refused:
        house.ask(who, command)
    return key_of(refused.value)


def test_whoever_is_kept_away_cannot_sit_down_until_they_are_let_in() -> None:
    house = gathered(PokSetup(3))
    house.ask(HOST, Unseat(1, keep_away=True))
    assert refusal(house, "identity 1", Join("Somebody else", INVITATION)) == "hall-kept-away"
    assert refusal(house, "identity 2", LetIn(0)) == "hall-host-only"
    house.reopen()
    assert refusal(house, "identity 1", Join("Player 1", INVITATION)) == "hall-kept-away"
    house.ask(HOST, LetIn(0))
    assert refusal(house, HOST, LetIn(0)) == "hall-not-kept-away"
    house.ask("identity 1", Join("Player 1", INVITATION))


def test_whoever_is_only_unseated_may_come_back() -> None:
    house = gathered(PokSetup(3))
    house.ask(HOST, Unseat(1))
    house.ask("identity 1", Join("Player 1", INVITATION))


def test_only_the_host_knows_who_is_kept_away() -> None:
    house = gathered(PokSetup(3))
    house.ask(HOST, Unseat(1, keep_away=True))
    house.ask(HOST, Unseat(2, keep_away=True))
    assert [*house.clients[0].table.kept_away] == ["Player 1", "Player 2"]
    assert house.clients[1].table.kept_away == house.clients[PUBLIC].table.kept_away == ()
    house.ask(HOST, LetIn(0))
    assert [*house.clients[0].table.kept_away] == ["Player 2"]


def test_bots_and_the_host_are_not_kept_away() -> None:
    house = gathered(PokSetup(3))
    house.ask(HOST, Unseat(2))
    house.ask(HOST, SeatBot(2))
    assert house.ask(HOST, Unseat(2, keep_away=True)) == [StoodUp(house.now, 2)]
    assert house.ask(HOST, Unseat(0, keep_away=True)) == [StoodUp(house.now, 0)]
    house.ask(HOST, Join("Player 0", INVITATION))
