"""What the coach says that may be on one's own peacock, counted by hand; `test_same_view.py` looks for leaks in it."""

from itertools import combinations
from random import Random

import msgspec
import numpy as np
import pytest

from coverts.coach.advising import advised, notation_of
from coverts.coach.judging import coach_of
from coverts.coach.pikoko.belief import believe
from coverts.coach.pikoko.mind import mind_for
from coverts.coach.pok.belief import believe as believe_pok
from coverts.games.pikoko import Face, Feather, OpenHand, View
from coverts.games.pikoko.actions import deck
from coverts.games.pikoko.feathers import HAND_SIZE
from tests.coach.games import seat_of


def owner_of_play(view: View, first: int, place: int) -> int:
    """Whose peacock the play at this place of a trick came from: everybody plays the left neighbour's feathers."""
    players = len(view.ready)
    return (first + place + 1) % players


def seen_elsewhere(view: View) -> set[Feather]:
    """All feathers that the seat has seen anywhere, as a person would cross them off."""
    found = {feather for hand in view.hands if isinstance(hand, OpenHand) for feather in hand.feathers}
    tricks = [*view.tricks, *([view.trick] if view.trick is not None else [])]
    found |= {face.feather for trick in tricks for face in trick.plays}
    return found | {view.turned_up} if view.turned_up is not None else found


def possible_hands(view: View) -> list[frozenset[Feather]]:
    """Every set of feathers that may be left on the seat's own peacock, by brute force."""
    me = view.observer
    assert isinstance(me, int)
    lacking, played = set(), 0
    tricks = [*view.tricks, *([view.trick] if view.trick is not None else [])]
    for trick in tricks:
        for place, face in enumerate(trick.plays):
            if owner_of_play(view, trick.first, place) == me:
                played += 1
                led = trick.plays[0].colour
                if face.colour != led:
                    lacking.add(led)
    unseen = [feather for feather in deck(len(view.ready)) if feather not in seen_elsewhere(view)]
    able = [feather for feather in unseen if not lacking & set(feather.colours)]
    return [frozenset(hand) for hand in combinations(able, HAND_SIZE - played)]


MOMENTS = [(seed, place) for seed in (0, 1) for place in (0, 3, 5, 7, 12, 18)]


@pytest.mark.parametrize(("seed", "place"), MOMENTS)
def test_what_is_certain_is_what_one_counts_oneself(seed: int, place: int) -> None:
    """Three players: all of up to 495 hands are gone through."""
    moment = seat_of("pikoko", "casual", 3, seed).moments[place]
    belief, hands = believe(moment.view, moment.past), possible_hands(moment.view)
    by_hand = {
        feather.notation: sum(feather in hand for hand in hands) / len(hands)
        for feather in deck(3)
        if any(feather in hand for hand in hands)
    }
    found = {one.feather: one.certain for one in belief.feathers if one.certain > 0}
    assert found == pytest.approx(by_hand)
    for count in belief.colours:
        showing = [sum(count.colour in [str(colour) for colour in f.colours] for f in hand) for hand in hands]
        assert count.certain == pytest.approx(sum(showing) / len(hands))
        assert len(count.chances) == belief.left + 1
        assert sum(count.chances) == pytest.approx(1.0)
        assert count.expected == pytest.approx(sum(n * chance for n, chance in enumerate(count.chances)))


@pytest.mark.parametrize(("seed", "place"), MOMENTS)
def test_what_the_bids_suggest_is_the_sum_over_all_worlds(seed: int, place: int) -> None:
    """World by world, with the weights that searching players have; and each bid left out in turn."""
    moment = seat_of("pikoko", "casual", 3, seed).moments[place]
    view, belief = moment.view, believe(moment.view, moment.past)
    mind = mind_for(3)
    at = mind.situation(moment)
    chances = dict.fromkeys([one.feather for one in belief.feathers], 0.0)
    for hand, weight in zip(at.worlds.hands.tolist(), at.worlds.weights.tolist(), strict=True):
        for feather in {Face.feather.fget(face) for face in Face if hand >> face.index & 1}:  # type: ignore[attr-defined]
            chances[feather.notation] += weight
    assert {one.feather: one.chance for one in belief.feathers} == pytest.approx(chances)
    heard = mind.believing.heard_by_seat(mind.machine, at.seen, (at.worlds, at.suspected))
    was_bid_on = any(view.bids[seat][view.observer] is not None for seat in range(3) if seat != view.observer)
    assert (belief.bid is not None) == bool(heard) == was_bid_on
    if belief.bid is not None:
        moves = {}
        for seat, likelihoods in heard.items():
            without = at.worlds.updated(1.0 / likelihoods)
            moves[seat] = float(np.abs(without.weights - at.worlds.weights).sum()) / 2
        assert moves[belief.bid.seat] == pytest.approx(max(moves.values()))
        assert belief.bid.moved == pytest.approx(max(moves.values()))
        assert belief.bid.tokens == view.bids[belief.bid.seat][view.observer]


def test_of_pok_it_knows_what_a_perfect_memory_knows() -> None:
    """The holdings of everybody, reckoned from the rounds that were seen; nothing if one was missed."""
    game = seat_of("pok", "casual", 4, 3)
    for moment in game.moments:
        belief = believe_pok(moment.view, moment.past)
        assert [sum(one.held for one in seat.symbols) for seat in belief.seats] == list(moment.view.left)
        own = moment.view.counters[0]
        assert {one.symbol: one.held for one in belief.seats[0].symbols} == {
            symbol: sum(str(counter) == symbol for counter in own) for symbol in "BGR"
        }
        for seat in belief.seats[1:]:
            likely = [one.likely for one in seat.symbols if one.likely is not None]
            assert not likely or sum(likely) == pytest.approx(1.0)
    late = game.moments[-1]
    assert believe_pok(late.view, ()).seats == () or len(game.moments) < 3


def test_the_next_best_is_the_second_of_what_is_listed() -> None:
    """Also where a first glance finds another one."""
    coach = coach_of("pikoko")
    assert coach is not None
    for moment in (one for one in seat_of("pikoko", "casual", 3, 1).moments[:6] if len(one.view.legal) > 1):
        decision = advised(coach, moment.view, moment.past, "normal", 0).decision
        assert decision.best == decision.options[0].action
        worth = {option.action: option.worth for option in decision.options}
        assert worth[decision.chosen] == decision.options[1].worth


@pytest.mark.parametrize("name", ["pikoko", "pok"])
def test_advice_knows_the_best_option_and_the_next(name: str) -> None:
    coach = coach_of(name)
    assert coach is not None
    game = seat_of(name, "casual", 3, 1)
    for moment in Random(4).sample(game.moments, 3):
        advice = advised(coach, moment.view, moment.past, "quick", 0)
        legal = {notation_of(action) for action in moment.view.legal}
        assert {option.action for option in advice.decision.options} <= legal
        assert advice.decision.best == advice.decision.options[0].action
        # What the seat did in the end cannot be in it, and asking again changes nothing.
        again = advised(coach, moment.view, moment.past, "quick", 0)
        assert msgspec.json.encode(again) == msgspec.json.encode(advice)
