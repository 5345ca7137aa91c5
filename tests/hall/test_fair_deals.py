"""Fair deals at a table: who is waited for and how long, what is told when, and what the record says."""

import msgspec
import pytest

from coverts.games.contract import PUBLIC, Refused
from coverts.hall.commands import Commit, GoOn, Leave, Reveal, Start, Tick, Wake
from coverts.hall.desk import Desk, Logged
from coverts.hall.entries import Chanced, Committed, Entry, Revealed, Seeded, Started, Woken
from coverts.hall.fair_steps import WAIT
from coverts.hall.messages import snapshot
from coverts.hall.pikoko import PikokoSetup
from coverts.hall.pok import PokSetup
from coverts.hall.recording import recorded
from coverts.hall.settings import DAY, Settings
from coverts.hall.table import TablePhase, fair_view
from coverts.hall.wire import Setup
from coverts.records.referee import check
from coverts.server.taking_part import Nonces
from tests.hall.house import HOST, SETUPS, House, gathered, play, play_to_the_end, who_sits

POK_3 = PokSetup(3)


def begun(settings: Settings | Setup = POK_3) -> House:
    """Everybody sits, the game has begun, and nobody's client has said anything."""
    house = gathered(settings)
    house.deals = False
    house.ask(HOST, Start())
    return house


def kinds(entries: list[Entry]) -> list[type[Entry]]:
    return [type(entry) for entry in entries]


def committed(house: House) -> House:
    """Everybody's client has committed, and the house has."""
    for _ in range(3):
        house.take_part()
    assert house.table.fair is not None
    assert house.table.fair.seeds
    return house


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_the_order_is_that_of_the_protocol(setup: Setup) -> None:
    house = gathered(setup)
    house.ask(HOST, Start())
    play_to_the_end(house)
    steps = [entry for entry in kinds([one.entry for one in house.log]) if entry in STEPS]
    people = setup.players
    first = [Started, *[Committed] * people, Seeded, *[Revealed] * people, Chanced]
    assert steps[: len(first)] == first
    assert steps.count(Revealed) == people * (3 if isinstance(setup, PikokoSetup) else 1)


STEPS = (Started, Committed, Seeded, Revealed, Chanced)


def test_nothing_is_dealt_before_everybody_has_taken_part() -> None:
    house = begun()
    assert kinds(house.take_part()) == [Committed]
    assert kinds(house.take_part()) == [Committed]
    assert kinds(house.take_part()) == [Committed, Seeded]
    assert kinds(house.take_part()) == [Revealed]
    assert kinds(house.take_part()) == [Revealed]
    assert kinds(house.take_part()) == [Revealed, Chanced]
    assert house.table.awaited


def test_who_is_not_connected_is_not_waited_for() -> None:
    house = begun()
    house.take_part()
    assert house.order(GoOn((1,))) == []
    assert kinds(house.order(GoOn((0,)))) == [Seeded]
    assert house.order(GoOn((0, 1, 2))) == []
    assert kinds(house.order(GoOn((1, 2)))) == [Chanced], "those who have not committed have nothing to reveal"


def test_who_is_connected_is_waited_for_five_seconds() -> None:
    house = begun()
    assert house.table.collected_at == house.now + WAIT
    house.later(4.9)
    assert house.order(Tick()) == []
    house.later(0.1)
    assert kinds(house.order(Tick())) == [Seeded, Chanced]
    slow = committed(begun())
    slow.later(WAIT / 1000)
    assert kinds(slow.order(GoOn((0, 1, 2)))) == [Chanced], "and the same once more for the nonces"


@pytest.mark.parametrize("step", [begun, lambda settings: committed(begun(settings))], ids=["committing", "revealing"])
def test_a_slow_game_waits_until_the_first_tick(step: object) -> None:
    house: House = step(Settings(POK_3, seconds=DAY))  # type: ignore[operator]
    assert house.order(GoOn(())) == []
    house.later(DAY - 1)
    assert house.order(Tick()) == []
    house.later(1)
    assert Chanced in kinds(house.order(Tick()))


def test_whoever_leaves_is_not_waited_for() -> None:
    house = committed(begun())
    house.take_part()
    house.ask(who_sits(house.table, 1), Leave())
    assert Chanced in kinds(house.ask(who_sits(house.table, 2), Leave()))


def test_after_a_restart_everybody_has_the_time_once_more() -> None:
    house = committed(begun())
    house.reopen()
    house.later(3600)
    assert kinds(house.order(Wake())) == [Woken]
    assert house.order(GoOn((0, 1, 2))) == []
    for _ in range(3):
        house.take_part()
    assert house.table.awaited
    slow = begun(Settings(POK_3, seconds=DAY))
    slow.later(3600)
    assert slow.order(Wake()) == [], "days go on while the house is closed"


@pytest.mark.parametrize("seconds", [None, 30, DAY])
def test_what_is_told_of_the_steps(seconds: int | None) -> None:
    """In a slow game at any time who has taken part; in others all commitments with the house's, and the rest later."""
    house = begun(Settings(POK_3, seconds=seconds))
    is_slow = seconds == DAY
    before = house.desk.number
    house.take_part()
    shown = fair_view(house.table)
    assert shown is not None
    assert shown.committed == ((0,) if is_slow else ())
    assert house.desk.number - before == is_slow
    house.take_part()
    house.take_part()
    before = house.desk.number
    house.take_part()
    shown = fair_view(house.table)
    assert shown is not None
    assert (shown.rounds[0].nonces[0] is not None) == is_slow
    assert house.desk.number - before == is_slow
    house.take_part()
    house.take_part()
    house.deals = True
    shown = fair_view(play_to_the_end(house).table)
    assert shown is not None
    assert None not in shown.rounds[0].nonces


def test_a_seed_is_told_when_its_round_is_scored() -> None:
    house = gathered(PikokoSetup(3))
    house.ask(HOST, Start())
    told = 0
    while house.table.phase is TablePhase.PLAYING:
        shown = snapshot(house.table, PUBLIC, 0).fair
        assert shown is not None
        known = [found.seed is not None for found in shown.rounds]
        assert known == [number < len(house.table.state.scores) for number in range(3)]
        told = max(told, sum(known))
        play(house, house.table.awaited[0])
    assert told == 2
    last = fair_view(house.table)
    assert last is not None
    assert all(found.seed for found in last.rounds)


def test_nobody_can_have_the_house_deal_twice() -> None:
    house = committed(begun())
    wishes = [Nonces(house.random.randbytes).wish(house.clients[seat]) for seat in range(3)]
    assert wishes == [None] * 3, "other nonces open nothing"
    for _ in range(3):
        house.take_part()
    dealt = house.table.state
    for who in ("identity 1", HOST):
        for command in (Commit(("00" * 32,)), Reveal(1, "00" * 32)):
            with pytest.raises(Refused, match="hall-no"):
                house.ask(who, command)
    for order in (GoOn(()), Tick(), Wake()):
        house.order(order)
    assert house.table.state == dealt
    assert kinds([one.entry for one in house.log]).count(Chanced) == 1


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_the_record_is_proved(setup: Setup) -> None:
    house = gathered(setup)
    house.ask(HOST, Start())
    verdict = check(recorded(one.entry for one in play_to_the_end(house).log)).fair
    assert verdict is not None
    assert verdict.is_proved


def test_the_record_names_those_who_withhold_their_numbers() -> None:
    house = committed(begun())
    house.take_part()
    house.order(GoOn((0,)))
    house.deals = True
    verdict = check(recorded(one.entry for one in play_to_the_end(house).log)).fair
    assert verdict is not None
    assert verdict.missing == (1, 2)


@pytest.mark.parametrize("moves", [0, 5, 60])
def test_a_game_broken_off_is_proved_as_far_as_it_was_played(moves: int) -> None:
    house = gathered(Settings(PikokoSetup(3), leaver="abort"))
    house.ask(HOST, Start())
    for _ in range(moves):
        play(house, house.table.awaited[0])
    under_way = check(recorded(one.entry for one in house.log)).fair
    assert under_way is not None
    assert under_way.unrevealed == (house.table.state.round,), "no record gives the seed of a round under way"
    house.ask(HOST, Leave())
    verdict = check(recorded(one.entry for one in house.log)).fair
    assert verdict is not None
    assert verdict.is_proved


def test_a_game_broken_off_before_the_house_has_committed_has_nothing_to_prove() -> None:
    house = begun(Settings(POK_3, leaver="abort"))
    house.take_part()
    house.ask(HOST, Leave())
    record = recorded(one.entry for one in house.log)
    assert getattr(record, "fair", None) is msgspec.UNSET
    assert check(record).fair is None


def test_a_table_from_before_there_were_fair_deals_is_played_on() -> None:
    """Its log has a game without an id, and its chance is drawn, as it was when it began."""
    started = msgspec.json.decode(b'{"type":"started","at":5}', type=Started)
    old = House(POK_3, log=[*gathered(POK_3).log, Logged(started)])
    assert old.table.fair is None
    assert kinds(old.order(Tick())) == [Chanced]
    assert Desk("again", old.log).table.awaited
    assert snapshot(old.table, 0, 1).fair is None
    record = recorded(one.entry for one in play_to_the_end(old).log)
    assert check(record).complete
    assert check(record).fair is None
