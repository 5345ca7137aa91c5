"""What views say of themselves and of each other."""

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from coverts.games import pikoko, pok
from coverts.games.conformance import Moment
from coverts.games.contract import OPEN, PUBLIC, AnyGame
from coverts.games.pikoko import PIKOKO, HiddenHand, OpenHand
from coverts.games.pok import POK
from tests.laws.courses import PIKOKO_TABLES, POK_TABLES, SEEDS, course
from tests.laws.examples import examples
from tests.laws.pikoko_worlds import played_from, tricks_of


def moments(game: AnyGame, options: Any, seed: int) -> list[Moment]:
    return course(game, options, seed)[seed % 4 :: 4]


@settings(max_examples=examples(30))
@given(options=st.sampled_from(PIKOKO_TABLES), seed=SEEDS)
def test_everyone_sees_a_peacock_but_its_owner(options: pikoko.Options, seed: int) -> None:
    seats = range(options.players)
    for at in moments(PIKOKO, options, seed):
        whole = PIKOKO.view(at.state, OPEN)
        assert all(isinstance(hand, OpenHand) for hand in whole.hands)
        for seat in seats:
            seen = PIKOKO.view(at.state, seat)
            hidden = seen.hands[seat]
            assert hidden == HiddenHand(len(whole.hands[seat].feathers))  # type: ignore[union-attr]
            assert [hand for owner, hand in enumerate(seen.hands) if owner != seat] == [
                hand for owner, hand in enumerate(whole.hands) if owner != seat
            ]


@settings(max_examples=examples(30))
@given(options=st.sampled_from(PIKOKO_TABLES), seed=SEEDS)
def test_the_public_knows_of_pikoko_what_every_seat_knows(options: pikoko.Options, seed: int) -> None:
    nobody = (None,) * options.players
    for at in moments(PIKOKO, options, seed):
        public = PIKOKO.view(at.state, PUBLIC)
        for seat in range(options.players):
            seen = PIKOKO.view(at.state, seat)
            hands = tuple(HiddenHand(len(hand.feathers)) if isinstance(hand, OpenHand) else hand for hand in seen.hands)
            known = replace(seen, observer=PUBLIC, legal=(), hands=hands, sealed=nobody, confidence=nobody)
            assert known == public


@settings(max_examples=examples(30))
@given(options=st.sampled_from(POK_TABLES), seed=SEEDS)
def test_the_public_knows_of_pok_what_every_seat_knows(options: pok.Options, seed: int) -> None:
    nobody = (None,) * options.players
    for at in moments(POK, options, seed):
        public = POK.view(at.state, PUBLIC)
        for seat in range(options.players):
            seen = POK.view(at.state, seat)
            counters = seen.counters if options.memory_aid else nobody
            assert replace(seen, observer=PUBLIC, legal=(), sealed=nobody, counters=counters) == public


@settings(max_examples=examples(30))
@given(options=st.sampled_from(PIKOKO_TABLES), seed=SEEDS)
def test_the_numbers_of_a_pikoko_view_add_up(options: pikoko.Options, seed: int) -> None:
    for at in moments(PIKOKO, options, seed):
        seen = PIKOKO.view(at.state, PUBLIC)
        tricks = tricks_of(at.state)
        for seat in range(options.players):
            played = len(played_from(seat, tricks, options.players))
            assert seen.hands[seat] == HiddenHand(8 - played if seen.round else 0)
            assert seen.tokens[seat] == 9 - sum(bid or 0 for bid in seen.bids[seat])
            assert seen.taken[seat] == sum(trick.taken_by == seat for trick in seen.tricks)
            assert seen.totals[seat] == sum(score.scores[seat] for score in seen.scores)


@settings(max_examples=examples(30))
@given(options=st.sampled_from(POK_TABLES), seed=SEEDS)
def test_the_numbers_of_a_pok_view_add_up(options: pok.Options, seed: int) -> None:
    for at in moments(POK, options, seed):
        for seat in range(options.players):
            seen = POK.view(at.state, seat)
            own = seen.counters[seat]
            assert own is not None
            assert len(own) == seen.left[seat]
            assert {offer.symbol for offer in seen.legal} <= set(own)
            assert [held is not None for held in seen.counters].count(True) == (
                options.players if options.memory_aid else 1
            )
            assert all(held is None or len(held) == left for held, left in zip(seen.counters, seen.left, strict=True))
