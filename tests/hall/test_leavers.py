"""Who leaves a game, and what becomes of it; and playing again."""

import pytest

from coverts.games.contract import OPEN, PUBLIC, Refused
from coverts.hall.commands import BotMoves, Close, Join, Leave, LinkRematch, Move, Return, SayPhrase, SeatBot, Unseat
from coverts.hall.entries import Aborted, Acted, Left, Rematched, Returned
from coverts.hall.pikoko import PikokoSetup
from coverts.hall.pok import PokSetup
from coverts.hall.settings import Leaver, Settings
from coverts.hall.table import TablePhase
from coverts.hall.wire import Setup
from tests.hall.house import (
    HOST,
    INVITATION,
    House,
    gathered,
    key_of,
    legal,
    play_to_the_end,
    started,
    who_sits,
)


def left_by(seat: int, leaver: Leaver, setup: Setup | None = None) -> House:
    house = started(Settings(setup or PokSetup(3), leaver=leaver))
    house.ask(who_sits(house.table, seat), Leave())
    return house


def refusal(house: House, who: str, command: Move | Leave | Return | Join | Close) -> str:
    with pytest.raises(Refused) as refused:
        house.ask(who, command)
    return key_of(refused.value)


def test_a_bot_takes_over_until_the_owner_returns() -> None:
    house = left_by(1, "bot")
    assert house.log[-1].entry == Left(house.now, 1)
    offer = legal(house, 1)[0]
    assert refusal(house, "identity 1", Move(offer)) == "hall-away"
    assert house.order(BotMoves(1, offer)) == [Acted(house.now, 1, offer, by_bot=True)]
    assert house.ask("identity 1", Return()) == [Returned(house.now, 1)]
    assert house.table.away == ()
    assert refusal(house, "identity 1", Move(offer)) == "refused-fist-closed"


def test_the_owner_who_is_back_decides_and_no_late_bot_does() -> None:
    house = left_by(1, "bot")
    house.ask("identity 1", Return())
    assert house.order(BotMoves(1, legal(house, 1)[0])) == []
    assert house.ask("identity 1", Move(legal(house, 1)[0]))


def test_only_the_owner_can_return() -> None:
    house = left_by(1, "bot")
    assert refusal(house, "identity 2", Return()) == "hall-not-away"
    assert refusal(house, "somebody", Return()) == "hall-not-seated"
    assert refusal(house, "somebody", Join("Player 1", INVITATION)) == "hall-is-playing"


def test_a_game_goes_on_to_its_end_when_everybody_has_left() -> None:
    house = left_by(1, "bot", PikokoSetup(3))
    house.ask("identity 2", Leave())
    house.ask(HOST, Leave())
    play_to_the_end(house)
    assert house.table.phase is TablePhase.OVER
    assert refusal(house, HOST, Return()) == "hall-not-away"


def test_a_game_waits() -> None:
    house = left_by(1, "pause")
    assert refusal(house, HOST, Move(legal(house, 0)[0])) == "hall-paused"
    assert house.clients[PUBLIC].table.paused
    house.ask("identity 1", Return())
    assert not house.table.paused
    assert house.ask(HOST, Move(legal(house, 0)[0]))


@pytest.mark.parametrize("setup", [PikokoSetup(3), PokSetup(4)], ids=str)
def test_a_game_ends_with_the_leaver_and_is_laid_open(setup: Setup) -> None:
    house = left_by(1, "abort", setup)
    assert house.log[-1].entry == Aborted(house.now, 1)
    assert house.table.phase is TablePhase.ABORTED
    assert (house.table.awaited, house.table.deadline) == ((), None)
    for known in house.clients.values():
        assert known.game is not None
        assert known.game.view.observer == OPEN
    assert refusal(house, HOST, Move(house.table.game.actions(setup)[0])) == "hall-is-aborted"


def test_nothing_is_laid_open_while_somebody_is_away() -> None:
    for leaver in ("bot", "pause"):
        house = left_by(1, leaver, PikokoSetup(3))
        assert {known.game.view.observer for known in house.clients.values() if known.game} == {0, 1, 2, PUBLIC}


def test_leaving_twice_and_leaving_what_is_over() -> None:
    house = left_by(1, "bot")
    assert refusal(house, "identity 1", Leave()) == "hall-away"
    play_to_the_end(house)
    assert refusal(house, "identity 1", Leave()) == refusal(house, HOST, Leave()) == "hall-is-over"


def test_somebody_away_still_speaks() -> None:
    assert left_by(1, "bot").ask("identity 1", SayPhrase("bye"))


def test_the_link_to_another_game_comes_once_and_after_the_game() -> None:
    house = started()
    assert house.order(LinkRematch("table-2", 0)) == []
    play_to_the_end(house)
    assert house.order(LinkRematch("table-2", 0)) == [Rematched(house.now, "table-2", 0)]
    assert house.order(LinkRematch("table-3", 0)) == []
    assert {(known.table.rematch, known.table.rematch_by) for known in house.clients.values()} == {("table-2", 0)}
    # That table was closed without a game.
    assert house.order(LinkRematch("table-4", 1, "table-1")) == []
    assert house.order(LinkRematch("table-4", 1, "table-2")) == [Rematched(house.now, "table-4", 1)]
    assert {(known.table.rematch, known.table.rematch_by) for known in house.clients.values()} == {("table-4", 1)}


def test_a_closed_table_is_closed() -> None:
    house = gathered()
    assert refusal(house, "identity 1", Close()) == "hall-host-only"
    assert house.ask(HOST, Close()) == [Aborted(house.now, 0)]
    assert refusal(house, HOST, Close()) == "hall-is-aborted"
    assert {known.game for known in house.clients.values()} == {None}
    assert house.order(LinkRematch("table-2", 0)) == []


def test_a_host_who_does_not_sit_is_still_the_host() -> None:
    house = gathered()
    house.ask(HOST, Leave())
    assert house.clients[PUBLIC].table.host is None
    assert house.ask(HOST, SeatBot(0))
    assert house.ask(HOST, Unseat(1))
    assert house.ask(HOST, Close()) == [Aborted(house.now, None)]


def test_a_game_that_waits_in_vain_can_be_closed_by_those_who_are_there() -> None:
    house = left_by(1, "pause")
    assert refusal(house, who_sits(house.table, 1), Close()) == "hall-host-only"
    assert [type(entry) for entry in house.ask(who_sits(house.table, 2), Close())] == [Aborted]
    assert house.table.phase is TablePhase.ABORTED
