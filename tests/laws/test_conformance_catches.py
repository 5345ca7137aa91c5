"""Each law of the conformance suite catches a game that breaks it."""

from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest
from msgspec.structs import replace as changed

from coverts.games import pok
from coverts.games.conformance import (
    ConformanceError,
    Moment,
    check,
    check_moment,
    check_move,
    indistinguishable,
    turning,
)
from coverts.games.contract import OPEN, PUBLIC, Act, AnyGame, Awaits, Observer, Over, Refusal, Refused, Step
from coverts.games.fists import Ready
from coverts.games.pok import POK, DieFace, Offer, Options, State, Symbol, Throw
from coverts.games.pok.events import Event, Sealed
from tests.laws.courses import course, source

OPTIONS = Options(4)


def caught(game: AnyGame, law: str) -> None:
    """Caught by this law when it is held to moments of a sound game, states first."""
    with pytest.raises(ConformanceError, match=rf": {law}: .*\(after \d+ moves"):
        hold(game, course(POK, OPTIONS, 0))


def hold(game: AnyGame, moments: list[Moment]) -> None:
    draw = source(OPTIONS, 0)
    for at in moments:
        check_moment(replace(at, game=game), draw)
    for at, after in pairwise(moments):
        check_move(replace(at, game=game), after.moves[-1], draw)


def test_the_untouched_game_is_not_caught() -> None:
    check(POK, OPTIONS, source(OPTIONS, 0))


@pytest.mark.parametrize("seats", [(), (1, 0), (0, 4), (2, 2)])
def test_awaiting_seats_that_cannot_be(seats: tuple[int, ...]) -> None:
    def prompt(state: State) -> Any:
        asked = POK.prompt(state)
        return changed(asked, seats=seats) if isinstance(asked, Awaits) else asked

    caught(replace(POK, prompt=prompt), "awaiting")


def test_legal_actions_of_a_seat_that_is_not_awaited() -> None:
    caught(replace(POK, legal=lambda state, seat: POK.legal(state, seat) or (Offer(Symbol.B),)), "awaiting")


def test_no_legal_action_for_a_seat_that_is_awaited() -> None:
    caught(replace(POK, legal=lambda state, seat: POK.legal(state, seat) if seat else ()), "awaiting")


def test_an_end_without_winners() -> None:
    def prompt(state: State) -> Any:
        asked = POK.prompt(state)
        return changed(asked, winners=()) if isinstance(asked, Over) else asked

    caught(replace(POK, prompt=prompt), "awaiting")


def test_a_legal_action_left_out() -> None:
    caught(replace(POK, legal=lambda state, seat: POK.legal(state, seat)[:1]), "legality")


def test_a_legal_action_listed_twice() -> None:
    caught(replace(POK, legal=lambda state, seat: POK.legal(state, seat) * 2), "legality")


def test_a_legal_action_that_the_game_does_not_know() -> None:
    caught(replace(POK, actions=lambda options: pok.POK.actions(options)[1:]), "legality")


@pytest.mark.parametrize("refusal", [Refusal("3", "refused"), Refusal("K3", "You may not.")])
def test_a_refusal_without_a_rule_or_a_sentence(refusal: Refusal) -> None:
    def step(state: State, move: Any) -> Step[State, Event]:
        try:
            return POK.step(state, move)
        except Refused as answer:
            raise Refused(refusal) from answer

    def refused(state: State, seat: int, action: Offer) -> Refusal | None:
        return refusal if POK.refusal(state, seat, action) else None

    caught(replace(POK, step=step, refusal=refused), "legality")


def test_a_step_that_refuses_what_is_legal() -> None:
    def step(state: State, move: Any) -> Step[State, Event]:
        if isinstance(move, Act) and move.seat == 2:
            raise Refused(Refusal("K3", "refused-seat-two"))
        return POK.step(state, move)

    caught(replace(POK, step=step), "legality")


def test_chance_out_of_turn() -> None:
    def step(state: State, move: Any) -> Step[State, Event]:
        return Step(state, ()) if isinstance(move, Throw) and state.awaits else POK.step(state, move)

    caught(replace(POK, step=step), "chance in turn")


@pytest.mark.parametrize("wrong", [{"legal": ()}, {"observer": "open"}, {"prompt": Over((0,), "nothing")}])
def test_a_view_that_is_wrong_about_its_observer(wrong: dict[str, Any]) -> None:
    caught(replace(POK, view=lambda state, observer: changed(POK.view(state, observer), **wrong)), "own actions")


def test_an_order_of_choosing_that_matters() -> None:
    def step(state: State, move: Any) -> Step[State, Event]:
        made = POK.step(state, move)
        if state.awaits and not made.state.awaits:
            return Step(changed(made.state, round=state.round * 10 + move.seat), made.events)
        return made

    caught(replace(POK, step=step), "sealing")


def test_a_fist_that_opens_another_question() -> None:
    def step(state: State, move: Any) -> Step[State, Event]:
        made = POK.step(state, move)
        return Step(made.state, (*made.events, Sealed(0, Offer(Symbol.B)))) if len(made.events) == 1 else made

    caught(replace(POK, step=step), "sealing")


def test_a_step_with_a_memory() -> None:
    made: list[None] = []

    def step(state: State, move: Any) -> Step[State, Event]:
        made.append(None)
        return POK.step(changed(state, round=len(made)) if isinstance(move, Throw) else state, move)

    caught(replace(POK, step=step), "purity")


def test_a_fold_that_misses_something() -> None:
    def fold(view: pok.View, sight: pok.Sight) -> pok.View:
        return view if isinstance(sight, Ready) else POK.fold(view, sight)

    caught(replace(POK, fold=fold), "folding")


@pytest.mark.parametrize("left", [[0, 0, 0, 0], ("none",) * 4])
def test_a_view_that_cannot_be_read_again(left: Any) -> None:
    def view(state: State, observer: Any) -> pok.View:
        return changed(POK.view(state, observer), left=left)

    caught(replace(POK, view=view), "writing")


def test_a_seat_that_is_special() -> None:
    def step(state: State, move: Any) -> Step[State, Event]:
        made = POK.step(state, move)
        return Step(changed(made.state, holdings=(*made.state.holdings[:3], 0b010101)), made.events)

    dice, start = Throw((DieFace.B1, DieFace.BLANK, DieFace.BLANK)), Moment(POK, OPTIONS, POK.start(OPTIONS))
    turning(start, dice, by=1, observer=PUBLIC)
    with pytest.raises(ConformanceError, match=": turning: state of"):
        turning(replace(start, game=replace(POK, step=step)), dice, by=1, observer=PUBLIC)


def test_histories_that_differ_for_one_who_sees_the_difference() -> None:
    dice = Throw((DieFace.B1, DieFace.BLANK, DieFace.BLANK))
    one, other = [dice, Act(2, Offer(Symbol.B))], [dice, Act(2, Offer(Symbol.R))]
    blind: list[Observer] = [0, 1, 3, PUBLIC]
    for observer in blind:
        indistinguishable(POK, OPTIONS, one, other, observer)
    seeing: list[Observer] = [2, OPEN]
    for observer in seeing:
        with pytest.raises(ConformanceError, match=rf'{observer} can tell .*"B".* from .*"R".*\(after 2 moves'):
            indistinguishable(POK, OPTIONS, one, other, observer)


def test_histories_of_different_lengths_can_be_told_apart() -> None:
    moves = course(POK, OPTIONS, 0)[3].moves
    with pytest.raises(ConformanceError, match=r"can tell .* from  \(after 3 moves"):
        indistinguishable(POK, OPTIONS, moves, moves[:-1], PUBLIC)


def test_a_history_that_is_not_legal_is_refused() -> None:
    with pytest.raises(Refused, match="refused-not-thrown"):
        indistinguishable(POK, OPTIONS, [], [Act(2, Offer(Symbol.B))], PUBLIC)
