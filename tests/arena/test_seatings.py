"""Who sits where is balanced."""

from collections import Counter

import pytest

from coverts.arena import Comparison, Field, Ladder, Setting, without_each
from coverts.arena.banks import seating
from coverts.arena.seatings import among, mixed, rotations, two_sides


@pytest.mark.parametrize("players", range(3, 8))
@pytest.mark.parametrize("kinds", [("a",), ("a", "b"), ("a", "b", "c"), ("a", "b", "c", "d", "e")])
def test_the_others_take_turns_at_every_place(players: int, kinds: tuple[str, ...]) -> None:
    """Seen from the candidate, and whoever starts, everybody is equally often at each distance."""
    seen: Counter[tuple[int, int, str]] = Counter()
    for number in range(players * len(kinds)):
        for seat in range(players):
            lineup = among("me", kinds, players, number=number, seat=seat)
            assert lineup[seat] == "me"
            starter = (number - seat) % players
            seen.update((starter, step, lineup[(seat + step) % players]) for step in range(1, players))
    assert set(seen.values()) == {players}
    assert len(seen) == players * (players - 1) * len(kinds)


def test_the_others_keep_their_order() -> None:
    assert among("me", ("a", "b", "c"), 4, number=0, seat=0) == ("me", "a", "b", "c")
    assert among("me", ("a", "b", "c"), 4, number=0, seat=1) == ("a", "me", "b", "c")
    assert among("me", ("a", "b", "c"), 4, number=4, seat=0) == ("me", "b", "c", "a")


@pytest.mark.parametrize("players", range(3, 8))
@pytest.mark.parametrize("kinds", ["ab", "abc", "abcde", "abcdefgh"])
def test_mixed_tables_are_balanced(players: int, kinds: str) -> None:
    from math import comb

    seats: Counter[tuple[int, str]] = Counter()
    for number in range(comb(len(kinds), players % len(kinds))):
        lineup = mixed(kinds, players, number=number, draw=seating("tuning", number))
        for step in range(players):
            seats.update(enumerate(lineup[step:] + lineup[:step]))
    assert len(set(seats.values())) == 1
    assert len(seats) == players * len(kinds)


@pytest.mark.parametrize("players", range(3, 8))
def test_two_sides_have_the_same_seats(players: int) -> None:
    for number in range(20):
        lineups = two_sides("a", "b", players, draw=seating("tuning", number))
        assert len(set(lineups)) == len(lineups)
        seats = Counter((seat, name) for lineup in lineups for seat, name in enumerate(lineup))
        assert len(set(seats.values())) == 1
        assert all(abs(lineup.count("a") - lineup.count("b")) == players % 2 for lineup in lineups)


def test_tables_that_look_alike_are_one() -> None:
    assert rotations(("a", "b", "a", "b")) == (("a", "b", "a", "b"), ("b", "a", "b", "a"))
    setting = Setting(game="pok", players=4)
    equals = Comparison(setting=setting, candidate="a", fields=(Field(("a",), "a"),), numbers=range(1))
    assert equals.lineups(0) == (("a",) * 4,)
    usual = Comparison(setting=setting, candidate="b", fields=(Field(("a",), "a"),), numbers=range(1))
    assert len(usual.lineups(0)) == 5


def test_a_ladder_seats_everybody() -> None:
    ladder = Ladder(setting=Setting(game="pok", players=4), rungs=("a", "b", "c", "d", "e"), numbers=range(5))
    tables = [set(lineup) for number in ladder.numbers for lineup in ladder.lineups(number)]
    assert {frozenset(table) for table in tables if len(table) == 2} == {
        frozenset(pair) for pair in ("ab", "bc", "cd", "de")
    }
    assert len({frozenset(table) for table in tables if len(table) == 4}) == 5


def test_leaving_one_kind_out() -> None:
    assert without_each(("a", "b", "a", "c")) == [("b", "c"), ("a", "a", "c"), ("a", "b", "a")]
    assert without_each(("a", "a")) == []
