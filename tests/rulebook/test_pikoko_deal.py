"""P5, P6 and P20: who starts, what is dealt, and who sees it."""

from collections.abc import Iterator
from itertools import islice
from math import factorial, prod
from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from coverts.games.contract import OPEN, PUBLIC, Chance, Refused
from coverts.games.pikoko import (
    PIKOKO,
    Colour,
    Deal,
    DrawStarter,
    Face,
    Feather,
    HiddenHand,
    OpenHand,
    Options,
    Phase,
    Play,
    State,
)
from coverts.games.pikoko.actions import deck
from coverts.games.pikoko.view import feathers_in
from tests.rulebook.pikoko_table import (
    any_deal,
    at_play,
    awaited,
    chance,
    deal,
    feathers,
    play,
    playable,
    random_game,
    rule_against,
    rule_against_chance,
    table,
)


@pytest.mark.parametrize(("players", "undealt"), [(3, 4), (4, 6), (5, 6)])
def test_P5_eight_to_each_one_turned_up_and_the_rest_nobody_s(players: int, undealt: int) -> None:
    outcome = PIKOKO.outcome(table(players), Random(5).randrange)
    assert isinstance(outcome, Deal)
    assert [len(hand) for hand in outcome.hands] == [8] * players
    dealt = {feather for hand in outcome.hands for feather in hand} | {outcome.turned_up}
    assert len(set(deck(players)) - dealt) == undealt
    view = PIKOKO.view(chance(table(players), outcome), OPEN)
    seen = [feather for hand in view.hands if isinstance(hand, OpenHand) for feather in hand.feathers]
    assert sorted(feather.index for feather in [*seen, outcome.turned_up]) == sorted(f.index for f in dealt)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_P5_a_shuffle_draws_among_all_orders_of_the_deck(players: int) -> None:
    sizes = []

    def draw(size: int) -> int:
        sizes.append(size)
        return 0

    PIKOKO.outcome(table(players), draw)
    assert prod(sizes) == factorial(len(deck(players)))


@pytest.mark.parametrize("colour", list(Colour))
def test_P5_the_colour_turned_up_is_trump(colour: Colour) -> None:
    dealt = chance(table(), any_deal(turned_up=f"{colour}6"))
    assert PIKOKO.view(dealt, PUBLIC).trump is colour


@pytest.mark.parametrize("feather", ["PYR1", "BWY4", "PWR7", "BWR10"])
def test_P5_a_multi_coloured_feather_turned_up_means_no_trump(feather: str) -> None:
    dealt = chance(table(5), any_deal(5, turned_up=feather))
    assert PIKOKO.view(dealt, PUBLIC).trump is None


def test_P5_everybody_sees_the_card_turned_up() -> None:
    dealt = chance(table(), any_deal(turned_up="PWR7"))
    assert {PIKOKO.view(dealt, observer).turned_up for observer in (0, 1, 2, PUBLIC, OPEN)} == {Feather.PWR7}


def test_P5_every_round_is_shuffled_and_dealt_anew_from_the_whole_deck() -> None:
    deals = [state for state, _ in random_game(3, seed=1) if state.phase is Phase.BID and state.turn == 0]
    assert [state.round for state in deals if state.sealed == (None,) * 3] == [1, 2, 3]
    assert len({state.hands for state in deals}) == 3


def test_P5_no_feather_is_dealt_twice() -> None:
    one = any_deal()
    twice = replace(one, hands=(one.hands[0], one.hands[0], one.hands[2]))
    assert rule_against_chance(table(), twice) == "P5"
    assert rule_against_chance(table(), replace(one, turned_up=one.hands[0][0])) == "P5"


def test_P5_nobody_gets_more_or_fewer_than_eight() -> None:
    one = any_deal()
    seven = replace(one, hands=(one.hands[0][1:], *one.hands[1:]))
    assert rule_against_chance(table(), seven) == "P5"
    assert rule_against_chance(table(), replace(one, hands=one.hands[:2])) == "P5"


def test_P5_nothing_can_be_done_before_the_deal() -> None:
    assert PIKOKO.prompt(table()) == Chance("deal")
    assert rule_against(table(), 0, Play(Face("R2"))) == "P5"


def words(value: object) -> Iterator[str]:
    """Every word in a view or sight as it goes over the wire; a face is given as its feather."""
    match msgspec.to_builtins(value):
        case str(word):
            yield word.split("=")[0]
        case dict(fields):
            for field in fields.values():
                yield from words(field)
        case list(entries) | tuple(entries):
            for entry in entries:
                yield from words(entry)
        case _:
            pass


def own_feathers(state: State, seat: int) -> set[str]:
    return {feather.notation for feather in feathers_in(state.hands[seat])}


@pytest.mark.parametrize("players", [3, 4, 5])
def test_P6_the_owner_s_view_never_names_a_feather_of_its_peacock_in_no_phase(players: int) -> None:
    phases = set()
    for state, _ in random_game(players, seed=6):
        phases.add(state.phase)
        for seat in range(players):
            assert own_feathers(state, seat).isdisjoint(words(PIKOKO.view(state, seat)))
    assert phases == set(Phase)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_P6_nor_does_anything_that_happens_tell_the_owner(players: int) -> None:
    for state, events in random_game(players, seed=66):
        for event in events:
            for seat in range(players):
                assert own_feathers(state, seat).isdisjoint(words(PIKOKO.sight(event, seat)))


def test_P6_but_the_view_of_others_names_them_all() -> None:
    for state, _ in random_game(3, seed=6):
        assert own_feathers(state, 0) <= set(words(PIKOKO.view(state, 1)))


def test_P6_everybody_else_sees_them() -> None:
    dealt = chance(table(), deal("W1 W2", "Y5", "B7", turned_up="R6"))
    for owner in range(3):
        for observer in range(3):
            hand = PIKOKO.view(dealt, observer).hands[owner]
            assert isinstance(hand, HiddenHand if observer == owner else OpenHand)
    seen = PIKOKO.view(dealt, 1).hands[0]
    assert isinstance(seen, OpenHand)
    assert set(feathers("W1 W2")) < set(seen.feathers)


def test_P6_the_public_knows_only_what_every_player_knows() -> None:
    dealt = chance(table(), any_deal())
    assert PIKOKO.view(dealt, PUBLIC).hands == (HiddenHand(8),) * 3


def test_P6_what_can_be_played_from_a_peacock_is_no_part_of_its_owner_s_view() -> None:
    state = play(at_play(deal("", "B3 B5 Y2", "", turned_up="R6"), starter=2), "W1")
    assert awaited(state) == (0,)
    assert playable(state, 0)
    assert PIKOKO.view(state, 1).legal == ()
    assert PIKOKO.view(state, 0).legal == PIKOKO.legal(state, 0)


def test_P6_the_owner_s_view_is_the_same_whatever_is_in_the_peacock() -> None:
    """The two tables differ by a feather of seat 1, which decides whether blue can be followed."""
    others = ("B2 B3 B5 B6 W1 W2 W3 W5", "P2 P3 P4 P5 P6 Y2 Y3 Y5")
    with_blue = at_play(deal(others[0], "B1 R2 R3 R4 R5 PYR1 PWR7 Y6", others[1], turned_up="R6"), starter=2)
    without_blue = at_play(deal(others[0], "W6 R2 R3 R4 R5 PYR1 PWR7 Y6", others[1], turned_up="R6"), starter=2)
    for one, other in ((with_blue, without_blue), (play(with_blue, "B2"), play(without_blue, "B2"))):
        assert PIKOKO.view(one, 1) == PIKOKO.view(other, 1)
    assert playable(play(with_blue, "B2"), 0) != playable(play(without_blue, "B2"), 0)


def test_P6_a_refusal_tells_the_owner_nothing() -> None:
    state = play(at_play(deal("W1", "B3", "P6", turned_up="R6"), starter=2), "W1")
    own, foreign = Play(Face("B3")), Play(Face("P6"))
    assert PIKOKO.refusal(state, 1, own) == PIKOKO.refusal(state, 1, foreign)


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_P20_the_first_starting_player_is_drawn(seat: int) -> None:
    undrawn = PIKOKO.start(Options(4))
    assert PIKOKO.prompt(undrawn) == Chance("starter")
    sizes = []

    def draw(size: int) -> int:
        sizes.append(size)
        return seat

    assert PIKOKO.outcome(undrawn, draw) == DrawStarter(seat)
    assert sizes == [4]
    drawn = chance(undrawn, DrawStarter(seat))
    assert PIKOKO.view(drawn, PUBLIC).starter == seat
    assert chance(drawn, any_deal(4)).subject == seat


def test_P20_or_the_table_names_one() -> None:
    named = PIKOKO.start(Options(3, first_starter=2))
    assert PIKOKO.prompt(named) == Chance("deal")
    assert PIKOKO.view(named, PUBLIC).starter == 2
    assert rule_against_chance(named, DrawStarter(0)) == "P20"


def test_P20_the_starting_player_sits_at_the_table() -> None:
    assert rule_against_chance(PIKOKO.start(Options(3)), DrawStarter(3)) == "P20"
    with pytest.raises(Refused) as refused:
        PIKOKO.start(Options(3, first_starter=3))
    assert refused.value.refusal.rule == "P20"


def test_P20_there_is_no_deal_before_there_is_a_starting_player() -> None:
    assert rule_against_chance(PIKOKO.start(Options(3)), any_deal()) == "P20"
    first_three = [type(PIKOKO.prompt(state)).__name__ for state, _ in islice(random_game(3, seed=0), 3)]
    assert first_three == ["Chance", "Chance", "Awaits"]
