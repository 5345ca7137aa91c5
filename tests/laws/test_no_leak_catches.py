"""The checks for leaks catch games that leak: some of these are slips that other programs have really made."""

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace as changed

from coverts.games import pikoko, pok
from coverts.games.conformance import ConformanceError
from coverts.games.contract import PUBLIC, Act, AnyGame, Observer, Refusal, Step
from coverts.games.fists import Ready
from coverts.games.pikoko import PIKOKO, Bid, HiddenHand, OpenHand, Phase, State
from coverts.games.pikoko.events import Asked, DealSeen, Prompted, Sealed
from coverts.games.pikoko.feathers import FACE
from coverts.games.pikoko.view import feathers_in
from coverts.games.pok import POK
from coverts.games.seats import right_of, with_entry
from tests.laws.pikoko_worlds import own_hand_worlds, pikoko_scene, public_worlds
from tests.laws.pok_worlds import pok_scenes
from tests.laws.scenes import choice_worlds, same_to


def hold_pikoko(game: AnyGame) -> None:
    random = Random(0)
    for phase in (Phase.PLAY, Phase.BID, Phase.SELF_BID, Phase.CONFIDENCE):
        for seed in range(2):
            scene = pikoko_scene(game, pikoko.Options(3), seed, phase)
            same_to(PUBLIC, scene, public_worlds(scene, 20, random))
            for seat in range(3):
                same_to(seat, scene, choice_worlds(scene, seat, random))
                same_to(seat, scene, own_hand_worlds(scene, seat, random))


def hold_pok(game: AnyGame) -> None:
    for scene in pok_scenes(game, pok.Options(3), 0):
        for seat in range(3):
            same_to(seat, scene, choice_worlds(scene, seat, Random(0)))
        same_to(PUBLIC, scene, choice_worlds(scene, PUBLIC, Random(0)))


def watching(look: Callable[[State, int, Any], Any]) -> AnyGame:
    """Pikoko, with a change to the views of seats."""

    def view(state: State, observer: Observer) -> Any:
        seen = PIKOKO.view(state, observer)
        return look(state, observer, seen) if isinstance(observer, int) and state.round else seen

    return replace(PIKOKO, view=view)


def own_hand(state: State, seat: int, view: Any) -> Any:
    return changed(view, hands=with_entry(view.hands, seat, OpenHand(feathers_in(state.hands[seat]))))


def size_in_faces(state: State, seat: int, view: Any) -> Any:
    return changed(view, hands=with_entry(view.hands, seat, HiddenHand(state.hands[seat].bit_count())))


def tokens_in_fists(state: State, seat: int, view: Any) -> Any:
    bids = [choice.tokens if isinstance(choice, Bid) else 0 for choice in state.sealed]
    return changed(view, tokens=tuple(left - bid for left, bid in zip(view.tokens, bids, strict=True)))


def ready_if_anything_is_in_it(state: State, seat: int, view: Any) -> Any:
    return changed(view, ready=tuple(choice not in (None, Bid(0)) for choice in state.sealed))


def cards_face_up(state: State, seat: int, view: Any) -> Any:
    return changed(view, confidence=PIKOKO.view(state, "open").confidence)


def fists_open(state: State, seat: int, view: Any) -> Any:
    return changed(view, sealed=state.sealed)


def what_the_right_neighbour_may_play(state: State, seat: int, view: Any) -> Any:
    return changed(view, legal=view.legal or PIKOKO.legal(state, right_of(seat, state.players)))


VIEWS = [
    own_hand,
    size_in_faces,
    tokens_in_fists,
    ready_if_anything_is_in_it,
    cards_face_up,
    fists_open,
    what_the_right_neighbour_may_play,
]


@pytest.mark.parametrize("look", VIEWS)
def test_views_that_leak(look: Callable[[State, int, Any], Any]) -> None:
    with pytest.raises(ConformanceError, match=": indistinguishable: "):
        hold_pikoko(watching(look))


def ready_with_the_choice(event: Any, observer: Observer) -> Any:
    return event if isinstance(event, Sealed) else PIKOKO.sight(event, observer)


def empty_fists_ready_elsewhere(event: Any, observer: Observer) -> Any:
    seen = PIKOKO.sight(event, observer)
    return Ready(7) if isinstance(seen, Ready) and event.action == Bid(0) else seen


def everybodys_legal(event: Any, observer: Observer) -> Any:
    return Asked(event.prompt, sum(event.legal, ())) if isinstance(event, Prompted) else PIKOKO.sight(event, observer)


def dealt_open(event: Any, observer: Observer) -> Any:
    seen = PIKOKO.sight(event, observer)
    return PIKOKO.sight(event, "open") if isinstance(seen, DealSeen) and observer == PUBLIC else seen


def dealt_in_order_of_the_hidden(event: Any, observer: Observer) -> Any:
    seen = PIKOKO.sight(event, observer)
    if not isinstance(seen, DealSeen) or not isinstance(observer, int):
        return seen
    return changed(seen, hands=with_entry(seen.hands, observer, HiddenHand(event.hands[observer][0].number)))


SIGHTS = [
    ready_with_the_choice,
    empty_fists_ready_elsewhere,
    everybodys_legal,
    dealt_open,
    dealt_in_order_of_the_hidden,
]


@pytest.mark.parametrize("sight", SIGHTS)
def test_sights_that_leak(sight: Callable[[Any, Observer], Any]) -> None:
    with pytest.raises(ConformanceError, match=": indistinguishable: "):
        hold_pikoko(replace(PIKOKO, sight=sight))


def test_a_refusal_that_leaks() -> None:
    def refusal(state: State, seat: int, action: Any) -> Refusal | None:
        refused = PIKOKO.refusal(state, seat, action)
        if refused is None or not state.hands[seat]:
            return refused
        best = FACE[state.hands[seat].bit_length() - 1]
        return changed(refused, args={"feather": str(best.feather)})

    with pytest.raises(ConformanceError, match=": indistinguishable: "):
        hold_pikoko(replace(PIKOKO, refusal=refusal))


def test_an_event_too_many_that_leaks() -> None:
    def step(state: State, move: Any) -> Step[State, Any]:
        made = PIKOKO.step(state, move)
        if isinstance(move, Act) and move.action == Bid(0):
            return Step(made.state, (*made.events, made.events[0]))
        return made

    with pytest.raises(ConformanceError, match=": indistinguishable: "):
        hold_pikoko(replace(PIKOKO, step=step))


def test_a_pok_view_that_leaks() -> None:
    def view(state: pok.State, observer: Observer) -> pok.View:
        left = tuple(
            state.counters_left(seat) - (fist is not None and fist.symbol is pok.Symbol.R)
            for seat, fist in enumerate(state.sealed)
        )
        return changed(POK.view(state, observer), left=left)

    with pytest.raises(ConformanceError, match=": indistinguishable: "):
        hold_pok(replace(POK, view=view))


def test_a_pok_sight_that_leaks() -> None:
    with pytest.raises(ConformanceError, match=": indistinguishable: "):
        hold_pok(replace(POK, sight=lambda event, observer: POK.sight(event, "open")))


def test_the_untouched_games_do_not_leak() -> None:
    hold_pikoko(PIKOKO)
    hold_pok(POK)
