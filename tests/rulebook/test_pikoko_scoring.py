"""P16–P19: the score, the start token and the end."""

import pytest

from coverts.games.contract import PUBLIC, Chance, Over
from coverts.games.pikoko import PIKOKO, Bid, Phase, RoundScore, StartTokenTie, State
from coverts.games.pikoko.events import RoundScored
from coverts.games.pikoko.scoring import bid_points, confidence_points, next_starter, wins
from tests.rulebook.pikoko_table import (
    any_deal,
    awaited,
    bid_all,
    chance,
    deal,
    play_round,
    random_game,
    round_worth,
    rule_against,
    rule_against_chance,
    table,
    trust,
)

PASSES_ON, MAY_STAY, LEFT_NEIGHBOUR = StartTokenTie


def scored(bids: tuple[tuple[int, ...], ...], cards: tuple[int | None, ...]) -> RoundScore:
    """A round with these bids and confidence cards, in which the peacocks take 2, 4 and 2 tricks."""
    hands = ("PYR1 R2 Y2 B2 P4 Y5 B5 W6", "P3 B3 R4 BWY4 R5 P5 W5 P6", "P2 W2 R3 Y3 W3 R6 Y6 PWR7")
    state = play_round(chance(table(), deal(*hands, turned_up="B6")), bids, cards)
    assert state.taken == (2, 4, 2)
    return state.scores[0]


def after(*rounds: tuple[int, ...], starter: int = 0, tie: StartTokenTie = PASSES_ON) -> State:
    """The table after rounds in which the seats have scored these points."""
    state = table(len(rounds[0]), starter=starter, tie=tie)
    for points in rounds:
        state = round_worth(state, *points)
    return state


@pytest.mark.parametrize(("bid", "points"), [(0, 0), (1, 0), (2, 1), (3, 2), (4, 1), (5, 0), (9, 0)])
def test_P16_correct_2_close_1_bad_0(bid: int, points: int) -> None:
    assert bid_points(bid, taken=3) == points


@pytest.mark.parametrize(("taken", "points"), [(0, 2), (1, 1), (2, 0)])
def test_P16_a_bid_of_0_is_a_bid(taken: int, points: int) -> None:
    assert bid_points(0, taken) == points


def test_P16_every_peacock_counts_the_own_included() -> None:
    score = scored(((2, 3, 4), (2, 4, 2), (3, 5, 1)), (None, None, None))
    assert score.taken == (2, 4, 2)
    assert score.bid_points == ((2, 1, 0), (2, 2, 2), (1, 1, 1))


def rulebook_round() -> RoundScore:
    """Red bids badly on itself and yellow, closely on blue; yellow closely on the others and correctly on itself; blue
    correctly on red, badly on yellow and itself. Red trusts its bid on yellow, blue its bid on red, yellow none."""
    red, yellow = 0, 1
    return scored(((0, 2, 3), (1, 4, 1), (2, 2, 0)), (yellow, None, red))


def test_P16_example_of_the_rulebook() -> None:
    assert rulebook_round().bid_points == ((0, 0, 1), (1, 2, 1), (2, 0, 0))


def test_P17_example_of_the_rulebook() -> None:
    assert rulebook_round().confidence_points == (-1, 1, 3)
    assert rulebook_round().scores == (0, 5, 5)


@pytest.mark.parametrize(("bid", "points"), [(2, -1), (3, 3), (4, -1), (0, -1)])
def test_P17_a_confidence_card_is_worth_3_if_the_bid_is_exactly_right_and_else_costs_1(bid: int, points: int) -> None:
    assert confidence_points(bid, taken=3) == points


def test_P17_no_confidence_is_always_worth_1() -> None:
    score = scored(((2, 4, 2), (9, 0, 0), (0, 0, 0)), (None, None, None))
    assert score.confidence_points == (1, 1, 1)


def test_P17_the_card_is_about_the_own_bid_on_that_player() -> None:
    """Everybody trusts a bid on seat 1, which only seat 1 has got right."""
    score = scored(((2, 3, 2), (0, 4, 0), (0, 0, 2)), (1, 1, 1))
    assert score.confidence_points == (-1, 3, -1)


def test_P17_a_bid_of_0_can_be_trusted_too() -> None:
    assert confidence_points(0, taken=0) == 3


def test_P17_every_point_of_a_round_is_a_bid_or_a_card() -> None:
    (score, *_) = after((9, -1, 4)).scores
    for seat, points in enumerate(score.scores):
        assert points == sum(score.bid_points[seat]) + score.confidence_points[seat]
    assert score.scores == (9, -1, 4)


@pytest.mark.parametrize("tie", list(StartTokenTie))
@pytest.mark.parametrize("starter", [0, 1, 2])
def test_P18_the_fewest_points_start_the_next_round(starter: int, tie: StartTokenTie) -> None:
    assert after((5, 2, 3), starter=starter, tie=tie).starter == 1


def test_P18_points_are_counted_in_total() -> None:
    assert after((9, 1, 5), (0, 7, 5)).starter == 1
    assert after((9, 1, 2), (0, 9, 6)).starter == 2


@pytest.mark.parametrize(("tie", "starter"), [(PASSES_ON, 2), (MAY_STAY, 0), (LEFT_NEIGHBOUR, 1)])
def test_P18_a_tie_with_the_last_starter(tie: StartTokenTie, starter: int) -> None:
    assert after((4, 9, 4), starter=0, tie=tie).starter == starter


@pytest.mark.parametrize(("tie", "starter"), [(PASSES_ON, 2), (MAY_STAY, 2), (LEFT_NEIGHBOUR, 1)])
def test_P18_a_tie_without_the_last_starter_goes_clockwise(tie: StartTokenTie, starter: int) -> None:
    assert after((5, 6, 3, 3), starter=0, tie=tie).starter == starter


@pytest.mark.parametrize(("tie", "starter"), [(PASSES_ON, 0), (MAY_STAY, 0), (LEFT_NEIGHBOUR, 3)])
def test_P18_clockwise_goes_past_the_last_seat(tie: StartTokenTie, starter: int) -> None:
    assert after((3, 3, 6, 5), starter=2, tie=tie).starter == starter


@pytest.mark.parametrize(("tie", "starter"), [(PASSES_ON, 0), (MAY_STAY, 2), (LEFT_NEIGHBOUR, 0)])
def test_P18_when_all_are_tied(tie: StartTokenTie, starter: int) -> None:
    assert after((4, 4, 4), starter=2, tie=tie).starter == starter


@pytest.mark.parametrize("tie", list(StartTokenTie))
def test_P18_the_last_starter_keeps_the_token_with_the_fewest_points_of_all(tie: StartTokenTie) -> None:
    assert after((2, 3, 3), starter=0, tie=tie).starter == 0


@pytest.mark.parametrize("tie", list(StartTokenTie))
def test_P18_a_tie_for_more_points_than_the_fewest_is_none(tie: StartTokenTie) -> None:
    assert next_starter((7, 7, 7, 1, 7), 0, tie.code) == 3


def test_P18_the_token_passes_on_unless_the_table_says_otherwise() -> None:
    assert PIKOKO.options_type(players=3).start_token_tie is PASSES_ON
    assert [option.value for option in StartTokenTie] == ["passes-on", "may-stay", "left-neighbour"]


def test_P18_the_new_starter_is_bid_on_first_and_leads_first() -> None:
    second = chance(after((5, 2, 3)), any_deal())
    assert second.subject == 1
    assert awaited(trust(bid_all(second, ((0, 0, 0),) * 3), None, None, None)) == (1,)


def test_P18_nobody_starts_a_round_after_the_third() -> None:
    (last,) = [
        event
        for state, events in random_game(3, seed=18)
        for event in events
        if isinstance(event, RoundScored) and state.round == 3
    ]
    assert last.starter is None


def test_P19_the_game_has_three_rounds() -> None:
    assert PIKOKO.prompt(after((5, 5, 5), (5, 5, 5))) == Chance("deal")
    assert after((5, 5, 5), (5, 5, 5), (5, 5, 5)).phase is Phase.OVER


def test_P19_most_points_win() -> None:
    end = after((9, 3, 3), (0, 5, 3), (0, 2, 3))
    assert PIKOKO.view(end, PUBLIC).totals == (9, 10, 9)
    assert PIKOKO.prompt(end) == Over((1,), "points")


def test_P19_a_tie_goes_to_the_best_single_round() -> None:
    end = after((4, 7, 9), (4, 3, 0), (4, 2, 0))
    assert PIKOKO.view(end, PUBLIC).totals == (12, 12, 9)
    assert PIKOKO.prompt(end) == Over((1,), "best-round")


def test_P19_still_tied_they_share_the_victory() -> None:
    end = after((7, 3, 0), (3, 7, 0), (2, 2, 0))
    assert PIKOKO.prompt(end) == Over((0, 1), "shared")


def test_P19_the_best_round_can_leave_some_of_the_tied() -> None:
    end = after((7, 3, 4), (3, 7, 4), (2, 2, 4))
    assert PIKOKO.prompt(end) == Over((0, 1), "best-round")


def test_P19_a_good_round_does_not_help_those_with_fewer_points() -> None:
    assert [wins(seat, (12, 11, 12), (5, 9, 4)) for seat in range(3)] == [True, False, False]


def test_P19_nothing_is_played_after_the_end() -> None:
    end = after((5, 5, 5), (5, 5, 5), (5, 5, 5))
    assert rule_against(end, 0, Bid(0)) == "P19"
    assert rule_against_chance(end, any_deal()) == "P19"
