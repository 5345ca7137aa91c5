"""P7–P10: the bids and the confidence cards."""

import pytest

from coverts.games.contract import PUBLIC, Act, Awaits
from coverts.games.pikoko import PIKOKO, Bid, Confidence, Phase, State
from coverts.games.pikoko.bidding import may_bid
from coverts.games.pikoko.course import subject_of
from coverts.games.pikoko.events import BidsRevealed, ConfidencePlaced
from tests.rulebook.pikoko_table import (
    act,
    any_deal,
    awaited,
    bid,
    bid_all,
    chance,
    play_out,
    round_worth,
    rule_against,
    table,
    trust,
)

ZEROS = ((0, 0, 0),) * 3


def dealt(players: int = 3, *, starter: int = 0) -> State:
    return chance(table(players, starter=starter), any_deal(players))


def bidding_on_oneself() -> State:
    """Everybody has bid one token on each of the others."""
    return bid(bid(bid(dealt(), 1, 1), 1, 1), 1, 1)


def tokens(state: State) -> tuple[int, ...]:
    return PIKOKO.view(state, PUBLIC).tokens


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("starter", [0, 1, 2])
def test_P7_peacocks_are_bid_on_clockwise_from_the_starting_player_s(players: int, starter: int) -> None:
    state, subjects = dealt(players, starter=starter), []
    while state.phase is Phase.BID:
        subjects.append(state.subject)
        state = bid(state, *[0] * (players - 1))
    assert subjects == [(starter + turn) % players for turn in range(players)]
    assert subjects == [subject_of(turn, starter, players) for turn in range(players)]


def test_P7_everybody_bids_but_the_owner() -> None:
    state = dealt(4, starter=2)
    assert PIKOKO.prompt(state) == Awaits((0, 1, 3), "bid", about=2)
    assert PIKOKO.legal(state, 2) == ()
    assert rule_against(state, 2, Bid(0)) == "P7"


def test_P7_a_bid_is_secret_until_the_last_fist_closes() -> None:
    state = act(dealt(), 1, Bid(4))
    for observer in (0, 2, PUBLIC):
        view = PIKOKO.view(state, observer)
        assert view.ready == (False, True, False)
        assert view.sealed == (None, None, None)
        assert view.bids[1] == (None, None, None)
        assert view.tokens == (9, 9, 9)
    assert PIKOKO.view(state, 1).sealed[1] == Bid(4)


def test_P7_bids_are_revealed_together() -> None:
    one = PIKOKO.step(dealt(), Act(1, Bid(4)))
    both = PIKOKO.step(one.state, Act(2, Bid(3)))
    assert not [event for event in one.events if isinstance(event, BidsRevealed)]
    assert BidsRevealed(0, (None, 4, 3)) in both.events
    assert [row[0] for row in PIKOKO.view(both.state, PUBLIC).bids] == [None, 4, 3]


def test_P7_the_order_of_the_fists_does_not_matter() -> None:
    assert act(act(dealt(), 1, Bid(4)), 2, Bid(3)) == act(act(dealt(), 2, Bid(3)), 1, Bid(4))


def test_P7_a_closed_fist_stays_closed() -> None:
    assert rule_against(act(dealt(), 1, Bid(4)), 1, Bid(3)) == "P7"


def test_P7_nine_tokens_each_back_in_full_every_round() -> None:
    first = dealt()
    assert tokens(first) == (9, 9, 9)
    second = chance(round_worth(table(), 7, 7, 7), any_deal())
    assert second.round == 2
    assert tokens(second) == (9, 9, 9)


def test_P8_everybody_then_bids_on_their_own_peacock() -> None:
    state = bidding_on_oneself()
    assert PIKOKO.prompt(state) == Awaits((0, 1, 2), "self-bid")
    state = bid(state, 5, 6, 7)
    assert state.bids == ((5, 1, 1), (1, 6, 1), (1, 1, 7))


def test_P8_these_are_secret_too_and_revealed_together() -> None:
    state = bidding_on_oneself()
    state = act(act(state, 0, Bid(5)), 1, Bid(6))
    assert PIKOKO.view(state, 2).sealed == (None, None, None)
    assert PIKOKO.view(state, 2).bids[0] == (None, 1, 1)
    assert BidsRevealed(None, (5, 6, 7)) in PIKOKO.step(state, Act(2, Bid(7))).events


def test_P8_only_one_bid_on_oneself() -> None:
    assert rule_against(act(bidding_on_oneself(), 0, Bid(5)), 0, Bid(4)) == "P8"


def test_P9_a_bid_is_any_number_from_0_to_the_tokens_left() -> None:
    assert PIKOKO.legal(dealt(), 1) == tuple(Bid(number) for number in range(10))
    assert [number for number in range(-1, 12) if may_bid(number, 9)] == list(range(10))


@pytest.mark.parametrize("number", [-1, 10])
def test_P9_nobody_bids_fewer_than_none_or_more_than_nine(number: int) -> None:
    assert rule_against(dealt(), 1, Bid(number)) == "P9"


def test_P9_tokens_bid_earlier_are_gone() -> None:
    state = bid(dealt(), 4, 0)
    assert tokens(state) == (9, 5, 9)
    state = bid(bid(state, 0, 0), 0, 3)
    assert tokens(state) == (9, 2, 9)
    assert PIKOKO.legal(state, 1) == (Bid(0), Bid(1), Bid(2))
    assert rule_against(state, 1, Bid(3)) == "P9"


def test_P9_it_is_legal_to_be_left_with_none() -> None:
    state = bid(dealt(), 9, 0)
    state = bid(state, 0, 0)
    assert PIKOKO.legal(state, 1) == (Bid(0),)
    assert rule_against(state, 1, Bid(1)) == "P9"


def test_P9_it_is_legal_to_keep_some() -> None:
    state = bid_all(dealt(), ZEROS)
    assert state.phase is Phase.CONFIDENCE
    assert tokens(state) == (9, 9, 9)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_P10_a_card_for_every_player_at_the_table_and_no_confidence(players: int) -> None:
    state = bid_all(dealt(players), ((0,) * players,) * players)
    assert awaited(state) == tuple(range(players))
    for seat in range(players):
        assert set(PIKOKO.legal(state, seat)) == {*map(Confidence, range(players)), Confidence(None)}


def test_P10_nobody_can_trust_a_player_who_is_not_there() -> None:
    assert rule_against(bid_all(dealt(), ZEROS), 0, Confidence(3)) == "P10"


def test_P10_one_card_each_and_nothing_else() -> None:
    state = bid_all(dealt(), ZEROS)
    assert rule_against(state, 0, Bid(0)) == "P10"
    assert rule_against(act(state, 0, Confidence(0)), 0, Confidence(None)) == "P10"


def test_P10_not_before_all_bids_are_made() -> None:
    assert rule_against(dealt(), 1, Confidence(None)) == "P7"
    assert rule_against(bidding_on_oneself(), 1, Confidence(None)) == "P8"


def test_P10_the_cards_lie_face_down_until_scoring() -> None:
    chosen = act(act(bid_all(dealt(), ZEROS), 0, Confidence(2)), 1, Confidence(None))
    assert PIKOKO.view(chosen, 2).sealed == (None, None, None)
    last = PIKOKO.step(chosen, Act(2, Confidence(2)))
    assert ConfidencePlaced() in last.events
    for observer in (1, 2, PUBLIC):
        assert PIKOKO.view(last.state, observer).confidence[0] is None
    assert PIKOKO.view(last.state, 0).confidence == (Confidence(2), None, None)
    scored = PIKOKO.view(play_out(last.state), PUBLIC)
    assert scored.scores[0].confidence == (2, None, 2)


def test_P10_the_tricks_begin_when_all_cards_lie() -> None:
    assert trust(bid_all(dealt(starter=1), ZEROS), None, 0, 2).phase is Phase.PLAY
