"""Figures against computations by hand."""

from math import sqrt

import pytest

from coverts.arena import Comparison, Estimate, Field, Ladder, Result, Setting, estimate
from coverts.arena.estimates import ratio
from coverts.arena.seatings import Lineup

POK = Setting(game="pok", players=3)


def won_by(*winners: int) -> Result:
    return Result(winners, tuple([0 if seat in winners else len(winners) for seat in range(3)]))


def test_an_estimate_by_hand() -> None:
    """The squares of 1, 3, 5, 7 less 4 add up to 20; 20 / 3 is their variance."""
    found = estimate([1, 3, 5, 7])
    assert found.mean == 4
    assert found.half == pytest.approx(1.96 * sqrt(20 / 3) / 2)
    assert (found.least, found.most) == (4 - (found.half or 0), 4 + (found.half or 0))
    assert found.samples == 4
    assert str(found) == "4.00 ± 2.53"
    assert str(found.times(2)) == "8.00 ± 5.06"


def test_one_sample_has_no_interval() -> None:
    found = estimate([3.0])
    assert (found.half, str(found), found.least, found.times(2).half) == (None, "3.00 ± ?", float("-inf"), None)


def test_worth_is_points_a_round_or_a_share() -> None:
    assert [won_by(0, 2).worth(seat) for seat in range(3)] == [0.5, 0, 0.5]
    match = Result((1,), (1, 0, 1), ((3, 6, 1), (5, 9, 0), (1, 0, 8)))
    assert [match.worth(seat) for seat in range(3)] == [3, 5, 3]
    assert match.share(1) == 1


def test_differences_are_paired() -> None:
    """Deal 0: the candidate wins from two seats of three, the other from one; deal 1: both from none and one."""
    question = Comparison(setting=POK, candidate="x", fields=(Field(("a",), "a"),), numbers=range(2))
    x0, x1, x2, equals = ("x", "a", "a"), ("a", "x", "a"), ("a", "a", "x"), ("a", "a", "a")
    played: dict[int, dict[Lineup, Result]] = {
        0: {x0: won_by(0), x1: won_by(1), x2: won_by(0), equals: won_by(2)},
        1: {x0: won_by(1), x1: won_by(0), x2: won_by(0), equals: won_by(0, 1, 2)},
    }
    assert set(question.lineups(0)) == set(played[0])
    answer = question.answer(played)
    found = answer.fields[0]
    assert [deal.candidate for deal in found.deals] == [(1, 1, 0), (0, 0, 0)]
    assert [deal.against for deal in found.deals] == [(0, 0, 1), (1 / 3, 1 / 3, 1 / 3)]
    assert [deal.difference for deal in found.deals] == pytest.approx([1 / 3, -1 / 3])
    assert found.difference.mean == pytest.approx(0)
    assert found.difference.half == pytest.approx(1.96 * sqrt(2 / 9) / sqrt(2))
    assert not answer.is_partial


def test_deals_that_are_not_finished_do_not_count() -> None:
    question = Comparison(setting=POK, candidate="x", fields=(Field(("a",), "a"),), numbers=range(4, 6))
    whole = {lineup: won_by(0) for lineup in question.lineups(4)}
    part = dict(list(whole.items())[1:])
    answer = question.answer({5: part, 4: whole})
    assert (answer.asked, answer.finished, answer.is_partial) == (2, 1, True)
    assert [deal.number for deal in answer.fields[0].deals] == [4]
    nothing = question.answer({5: part})
    assert (nothing.finished, nothing.fields) == (0, ())


def test_a_rung_by_hand() -> None:
    """`strong` wins every game: its side has all of the victories, a seat of it at mixed tables half of them."""
    ladder = Ladder(setting=Setting(game="pok", players=4), rungs=("weak", "strong"), numbers=range(3))
    played = {
        number: {
            lineup: Result((lineup.index("strong"),), tuple([int(s != lineup.index("strong")) for s in range(4)]))
            for lineup in ladder.lineups(number)
        }
        for number in ladder.numbers
    }
    answer = ladder.answer(played)
    (rung,) = answer.rungs
    assert (rung.above, rung.below, rung.share.mean, rung.share.half) == ("strong", "weak", 1, 0)
    assert rung.won is not None
    assert (rung.won.mean, rung.won.half) == (1, 0)
    weak, strong = answer.standings
    assert weak.worth is not None
    assert strong.worth is not None
    assert (weak.worth.mean, strong.worth.mean) == (0, 0.5)
    assert strong.rating.mu > weak.rating.mu


def test_games_that_nobody_won_are_left_out_of_those_that_somebody_did() -> None:
    """In one deal the sides share every victory, in the others the upper one wins all but one game."""
    ladder = Ladder(setting=Setting(game="pok", players=4), rungs=("weak", "strong"), numbers=range(3))
    places, played = (0, 0, 0, 0), {}
    for number in ladder.numbers:
        lineups = ladder.lineups(number)
        played[number] = {lineup: Result((0, 1, 2, 3), places) for lineup in lineups}
        if number:
            played[number] = {lineup: Result((lineup.index("strong"),), places) for lineup in lineups}
    sides = ladder._sides(("weak", "strong"), 2)
    played[2][sides[0]] = Result((sides[0].index("weak"),), places)
    (rung,) = ladder.answer(played).rungs
    games = len(sides)
    assert [(deal.won, deal.lost) for deal in rung.deals] == [(0, 0), (games, 0), (games - 1, 1)]
    assert rung.share.mean == pytest.approx((0.5 + 1 + (games - 1) / games) / 3)
    assert rung.won is not None
    assert rung.won.mean == pytest.approx((2 * games - 1) / (2 * games))


def test_a_ratio_by_hand() -> None:
    """Of the pairs (1, 1) and (1, 3) a half, from which one pair strays by as much as the other."""
    found = ratio([(1, 1), (1, 3)])
    assert found is not None
    assert (found.mean, found.samples) == (0.5, 2)
    assert found.half == pytest.approx(1.96 * sqrt(2 * (0.5**2 + 0.5**2)) / 4)
    assert ratio([(0, 0)]) is None
    assert ratio([(1, 2)]) == Estimate(0.5, None, 1)
