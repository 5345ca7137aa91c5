"""Sensible things that a player of Pikoko by rule of thumb does."""

from random import Random

import pytest

from coverts.belief.models.heuristics import chance_of_one
from coverts.bots import bot_for
from coverts.bots.pikoko.bidding import fitted, sureness, trust, with_hearsay
from coverts.bots.pikoko.casual import estimates_of
from coverts.bots.pikoko.playing import with_face
from coverts.bots.pikoko.reading import now
from coverts.bots.pikoko.taking import takers
from coverts.games.contract import Act
from coverts.games.pikoko import PIKOKO, Bid, Confidence, Face, Phase, Play, State
from tests.bots.tables import asked, dealt, faces, in_trick

CASUAL = bot_for("pikoko", "casual")

STRONG = "PWR7 R6 R5 R4 Y7 Y6 B7 P6"
HOPELESS = "W2 W3 B2 B3 P2 P3 Y2 Y3"
OWN = "W5 W6 B5 B6 P4 P5 Y5 BWY4"
TRUMP_RED = "R2"


def choice(state: State, seat: int, seed: int = 1) -> object:
    return CASUAL.choose(PIKOKO.view(state, seat), Random(seed).randrange)


def played(state: State) -> set[str]:
    """What seat 0 plays, whatever its whims."""
    actions = {choice(state, 0, seed) for seed in range(10)}
    return {action.face.notation for action in actions if isinstance(action, Play)}


def bids_on(first: str, second: str) -> list[int]:
    """What seat 2 bids on two peacocks."""
    state = dealt(first, second, OWN, turned_up=TRUMP_RED)
    found = []
    for _ in range(2):
        action = choice(state, 2)
        assert isinstance(action, Bid)
        found.append(action.tokens)
        for seat in state.awaits:
            state = PIKOKO.step(state, Act(seat, action)).state
    return found


def test_a_stronger_peacock_gets_a_higher_bid_and_a_hopeless_one_none() -> None:
    assert bids_on(STRONG, HOPELESS)[0] >= 4
    assert bids_on(STRONG, HOPELESS)[1] == 0
    assert bids_on(HOPELESS, STRONG)[0] == 0
    assert bids_on(HOPELESS, STRONG)[1] >= 4


def test_estimates_add_up_to_the_eight_tricks() -> None:
    for state, seat, _ in asked(PIKOKO, PIKOKO.options_type(4), [CASUAL] * 4, 1):
        assert sum(estimates_of(PIKOKO.view(state, seat))) == pytest.approx(8)


def test_bids_leave_tokens_for_those_to_come() -> None:
    assert sorted(fitted([2.6, 2.6, 2.6], 8)) == [2, 3, 3]
    assert fitted([2.6, 2.5, 2.9], 8) == [3, 2, 3]
    assert fitted([0.2, 0.4, 3.4], 8) == [0, 0, 3]
    assert fitted([0.1, 1.4, 3.4], 1) in ([0, 1, 0], [0, 0, 1])
    assert fitted([2.0, 3.0], 0) == [0, 0]


def test_nobody_bids_more_than_eight_in_all() -> None:
    for seed in range(5):
        last = None
        for state, _, _ in asked(PIKOKO, PIKOKO.options_type(4), [CASUAL] * 4, seed):
            last = state
        assert last is not None
        assert all(sum(bid or 0 for bid in row) <= 8 for row in last.bids)


def test_the_others_are_believed_about_the_own_peacock_if_they_seem_to_count_alike() -> None:
    estimates = [2.0, 3.0, 3.0]
    sensible, wild = (5, 0, 3), (5, 9, 0)
    bids = ((-1, 3, 3), (5, -1, 3), (0, 9, -1))
    believed = [trust(0, bidder, bids, estimates) for bidder in range(3)]
    assert believed[1] > 2 * believed[2]
    heard = with_hearsay(0, bids, estimates, believed)
    assert heard[0] > 2.5
    assert sum(heard) == pytest.approx(8)
    assert trust(0, 1, (bids[0], sensible, bids[2]), estimates) > trust(0, 1, (bids[0], wild, bids[2]), estimates)


def test_before_anything_is_heard_estimates_stay() -> None:
    nothing = ((-1,) * 3,) * 3
    assert with_hearsay(0, nothing, [2.0, 3.0, 3.0], [1.0] * 3) == pytest.approx([2.0, 3.0, 3.0])


def test_agreement_makes_sure() -> None:
    estimates = [3.0, 1.0, 4.0]
    alone = ((3, 1, 4), (3, 3, 2), (3, 3, 2))
    agreed = ((3, 1, 4), (3, 1, 4), (3, 1, 4))
    assert sureness(0, 1, agreed, estimates, [1.0] * 3) > sureness(0, 1, alone, estimates, [1.0] * 3)
    assert sureness(0, 1, agreed, estimates, [1.0] * 3) > sureness(0, 2, agreed, estimates, [1.0] * 3)


def card_after(*bids: tuple[int, int, int]) -> Confidence:
    """The card of seat 2, when everybody has bid like this on a hopeless peacock, a strong one, and seat 2's."""
    state = dealt(HOPELESS, STRONG, OWN, turned_up=TRUMP_RED)
    while state.phase is not Phase.CONFIDENCE:
        seat = state.awaits[0]
        state = PIKOKO.step(state, Act(seat, Bid(bids[seat][seat if state.subject is None else state.subject]))).state
    action = choice(state, 2)
    assert isinstance(action, Confidence)
    return action


def test_the_card_lies_on_the_sure_bid_or_on_none() -> None:
    assert card_after((0, 5, 3), (0, 5, 3), (0, 5, 3)) == Confidence(0)
    assert card_after((7, 1, 0), (9, 0, 0), (4, 2, 3)) == Confidence(None)


def test_the_last_to_play_takes_a_wanted_trick() -> None:
    for wanted in ((0, 1, 0), (1, 1, 1), (0, 2, 3)):
        assert played(in_trick("P3", "Y2 Y7", "B2", turned_up="R2", bids=[wanted] * 3, trick="Y3 Y6")) == {"Y7"}


def test_the_last_to_play_ducks_an_unwanted_trick() -> None:
    for unwanted in ((1, 0, 1), (2, 0, 0)):
        assert played(in_trick("P3", "Y2 Y7", "B2", turned_up="R2", bids=[unwanted] * 3, trick="Y3 Y6")) == {"Y2"}


def test_a_high_feather_is_thrown_away_under_a_trick_that_is_lost_anyway() -> None:
    """White is led and trumped; the yellow 7 would be a danger to a bid of 0."""
    hands = ("P3", "Y7 Y2", "B2")
    assert played(in_trick(*hands, turned_up="R2", bids=[(1, 0, 1)] * 3, trick="W3 R6")) == {"Y7"}


def test_a_trump_is_named_to_take_a_trick_and_not_named_to_lose_it() -> None:
    hands = ("P5", "BWY4 P2", "P3")
    assert played(in_trick(*hands, turned_up="B2", bids=[(0, 1, 0)] * 3, trick="R3 R6")) == {"BWY4=B"}
    lost = played(in_trick(*hands, turned_up="B2", bids=[(1, 0, 1)] * 3, trick="R3 R6"))
    assert lost
    assert "BWY4=B" not in lost


def test_the_bid_under_the_confidence_card_counts_more() -> None:
    """The last trick goes to seat 0 or to seat 1, and both need it."""
    hands = ("", "BWY4", "")
    on_1 = in_trick(*hands, turned_up="B2", bids=[(1, 1, 0)] * 3, trick="R3 R6", card=1)
    assert played(on_1) == {"BWY4=B"}
    on_0 = in_trick(*hands, turned_up="B2", bids=[(1, 1, 0)] * 3, trick="R3 R6", card=0)
    assert played(on_0) == {"BWY4=W", "BWY4=Y"}


def test_a_trick_that_nobody_can_take_any_more() -> None:
    """Seat 0 leads the highest yellow; the others follow, or have no trump, and all yellow that is unseen is lower."""
    state = in_trick("P5", "Y7", "Y6", "W3", turned_up="R2", bids=[(1,) * 4] * 4)
    table = now(PIKOKO.view(state, 0))._replace(unseen=faces("P5 P6 W2"))
    chances = takers(table, with_face(table, 0, (), Face("Y7").index), ((1,) * 4,) * 4, [1.0] * 4)
    assert chances == [0, 1, 0, 0]


def test_one_who_has_to_take_a_trick_takes_it() -> None:
    """P12: seat 2 has nothing but a higher yellow, wanted or not."""
    state = in_trick("P5", "Y5", "Y6 Y7", turned_up="R2", bids=[(1, 1, 0)] * 3)
    table = now(PIKOKO.view(state, 0))._replace(unseen=faces("P5 P6 W2"))
    chances = takers(table, with_face(table, 0, (), Face("Y5").index), ((1, 1, 0),) * 3, [1.0] * 3)
    assert chances == [0, 0, 1]


def test_the_unseen_feathers_shrink_by_what_the_own_peacock_did_not_have() -> None:
    """P12: it did not follow, so whatever shows the led colour is elsewhere."""
    for state, seat, _ in asked(PIKOKO, PIKOKO.options_type(4), [CASUAL] * 4, 4):
        table = now(PIKOKO.view(state, seat))
        assert table.hands[seat] == 0
        assert not state.hands[seat] & ~table.unseen, "the true hand is among those thought possible"


def test_chances_of_drawing() -> None:
    assert chance_of_one(0, 10, 3) == 0
    assert chance_of_one(8, 10, 3) == 1
    assert chance_of_one(1, 10, 3) == pytest.approx(0.3)
    assert chance_of_one(2, 4, 2) == pytest.approx(5 / 6)
