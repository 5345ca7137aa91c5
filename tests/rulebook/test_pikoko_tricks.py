"""P11–P15: the tricks."""

from itertools import product

import pytest

from coverts.games.contract import PUBLIC, Awaits
from coverts.games.pikoko import PIKOKO, Colour, Face, OpenHand, Phase, Play, State, Taking
from coverts.games.pikoko.feathers import FACE, NO_COLOUR
from coverts.games.pikoko.taking import reason
from coverts.games.pikoko.tricks import strongest
from coverts.games.seats import right_of
from tests.rulebook.pikoko_table import (
    any_deal,
    at_play,
    awaited,
    deal,
    faces_of,
    play,
    play_out,
    playable,
    random_game,
    rule_against,
)

# Seats for the rulebook's example, clockwise.
RED, YELLOW, BLUE = 0, 1, 2


def last_taken_by(state: State) -> int | None:
    return state.tricks[-1].taken_by


def taker(trick: str, trump: str | None = None) -> str:
    """Which face of a trick takes it."""
    faces = [Face(word) for word in trick.split()]
    code = NO_COLOUR if trump is None else Colour(trump).index
    return faces[strongest(tuple(face.index for face in faces), code)].notation


def test_P11_everybody_plays_the_feathers_of_the_peacock_on_their_left() -> None:
    state = at_play(
        deal("R2 R3 R4 R5 Y2 Y3 P2 P3", "W1 W2 W3 W5 W6 Y5 P4 P5", "B1 B2 B3 B5 B6 Y6 P6 R6", turned_up="Y7")
    )
    assert playable(state, 0) == faces_of("W1 W2 W3 W5 W6 Y5 P4 P5")
    state = play(state, "W1")
    assert playable(state, 1) == faces_of("B1 B2 B3 B5 B6 Y6 P6 R6")
    state = play(state, "B1")
    assert playable(state, 2) == faces_of("R2 R3 R4 R5 Y2 Y3 P2 P3")


@pytest.mark.parametrize("feather", ["R2", "B3"])
def test_P11_never_their_own_or_another_s(feather: str) -> None:
    state = at_play(deal("R2", "", "B3", turned_up="Y7"))
    assert rule_against(state, 0, Play(Face(feather))) == "P11"


def test_P11_a_feather_is_played_once() -> None:
    state = play(at_play(deal("W3", "W5", "W2", turned_up="Y7")), "W5 W2 W3")
    assert last_taken_by(state) == 1
    assert awaited(state) == (0,)
    assert rule_against(state, 0, Play(Face.W5)) == "P11"


@pytest.mark.parametrize("starter", [0, 1, 2, 3])
def test_P11_the_starting_player_opens_and_play_goes_clockwise(starter: int) -> None:
    state = at_play(any_deal(4), starter=starter)
    order: list[int] = []
    for _ in range(4):
        order.extend(awaited(state))
        state = play(state, min(playable(state, awaited(state)[0])))
    assert order == [(starter + step) % 4 for step in range(4)]


def test_P11_nobody_plays_out_of_turn() -> None:
    state = at_play(deal("", "", "B3", turned_up="Y7"))
    assert rule_against(state, 1, Play(Face.B3)) == "P11"


@pytest.mark.parametrize("players", [3, 4, 5])
def test_P11_there_are_eight_tricks_and_then_no_feathers(players: int) -> None:
    state = play_out(at_play(any_deal(players)))
    assert len(state.tricks) == sum(state.taken) == 8
    assert {len(trick.plays) for trick in state.tricks} == {players}
    assert state.hands == (0,) * players


def test_P12_the_first_feather_is_free() -> None:
    hand = "R2 Y3 PYR1 W3 B3 P5 Y5 P6"
    state = at_play(deal("", hand, "", turned_up="R6"))
    assert playable(state, 0) == faces_of(hand)


def test_P12_everybody_after_that_must_follow_the_led_colour() -> None:
    state = play(at_play(deal("", "B3", "B5 B6 Y2 Y3 R2 R3 P2 P3", turned_up="R6")), "B3")
    assert playable(state, 1) == {"B5", "B6"}


@pytest.mark.parametrize("feather", ["Y2", "R2"])
def test_P12_a_revoke_is_refused_even_with_a_trump(feather: str) -> None:
    state = play(at_play(deal("", "B3", "B5 Y2 R2", turned_up="R6")), "B3")
    assert rule_against(state, 1, Play(Face(feather))) == "P12"


def test_P12_without_the_led_colour_any_feather_will_do() -> None:
    hand = "R2 R3 R4 Y2 Y3 P2 P3 PYR1"
    state = play(at_play(deal("", "B3", hand, turned_up="R6")), "B3")
    assert playable(state, 1) == faces_of(hand)


def test_P12_what_counts_is_the_led_colour_not_that_of_the_feather_before() -> None:
    state = play(at_play(deal("R2 B5", "B3", "R3 -B", turned_up="Y6")), "B3 R3")
    assert rule_against(state, 2, Play(Face.R2)) == "P12"


@pytest.mark.parametrize(("led", "must"), [("B", "BWY4=B"), ("W", "BWY4=W"), ("Y", "BWY4=Y")])
def test_P12_a_multi_coloured_feather_must_follow_when_it_is_the_only_one(led: str, must: str) -> None:
    state = play(at_play(deal("", f"{led}3", f"BWY4 P2 -{led}", turned_up="R6")), f"{led}3")
    assert playable(state, 1) == {must}
    assert rule_against(state, 1, Play(Face.P2)) == "P12"


def test_P12_beside_a_plain_one_it_may_but_need_not() -> None:
    state = play(at_play(deal("", "B3", "BWY4 B5 -B", turned_up="R6")), "B3")
    assert playable(state, 1) == {"BWY4=B", "B5"}


@pytest.mark.parametrize("colour", ["W", "Y"])
def test_P12_it_counts_as_led_even_when_another_of_its_colours_is_trump(colour: str) -> None:
    state = play(at_play(deal("", "B5", "BWY4 -B", turned_up=f"{colour}6")), "B5")
    assert playable(state, 1) == {"BWY4=B"}
    assert rule_against(state, 1, Play(Face(f"BWY4={colour}"))) == "P12"


def test_P12_so_it_does_not_take_the_trick_as_a_trump() -> None:
    state = play(at_play(deal("R2 -B", "B5", "BWY4 -B", turned_up="W6")), "B5 BWY4=B R2")
    assert last_taken_by(state) == 1


def test_P13_who_leads_a_multi_coloured_feather_names_one_of_its_three_colours() -> None:
    state = at_play(deal("", "PYR1", "", turned_up="B6"))
    assert {"PYR1=R", "PYR1=Y", "PYR1=P"} <= playable(state, 0)
    assert "W1" not in playable(state, 0)


@pytest.mark.parametrize(("named", "follow"), [("R", "R2"), ("Y", "Y2"), ("P", "P2")])
def test_P13_the_colour_named_by_the_leader_is_led(named: str, follow: str) -> None:
    state = play(at_play(deal("", "PYR1", "R2 Y2 P2 W2 W3 W5 W6 B3", turned_up="B6")), f"PYR1={named}")
    assert playable(state, 1) == {follow}


def test_P13_who_discards_a_multi_coloured_feather_names_a_colour() -> None:
    state = play(at_play(deal("", "R3", "BWY4 -R", turned_up="P6")), "R3")
    assert {"BWY4=B", "BWY4=W", "BWY4=Y"} <= playable(state, 1)


def test_P13_naming_trump_makes_it_a_trump() -> None:
    state = play(at_play(deal("R2", "R6", "BWY4 -R", turned_up="B7")), "R6 BWY4=B R2")
    assert last_taken_by(state) == 2


@pytest.mark.parametrize("colour", ["W", "Y"])
def test_P13_naming_another_colour_does_not(colour: str) -> None:
    state = play(at_play(deal("R2", "R6", "BWY4 -R", turned_up="B7")), f"R6 BWY4={colour} R2")
    assert last_taken_by(state) == 1


def test_P13_leading_it_as_trump_makes_it_a_trump() -> None:
    state = play(at_play(deal("R2 -P", "PYR1", "R3 -P", turned_up="P6")), "PYR1=P R3 R2")
    assert last_taken_by(state) == 1


def test_P13_the_player_names_the_colour_and_not_the_owner() -> None:
    state = at_play(deal("", "PYR1", "", turned_up="B6"))
    assert awaited(state) == (0,)
    assert rule_against(state, 1, Play(Face("PYR1=Y"))) == "P11"


def test_P13_the_record_keeps_the_colour_that_was_named() -> None:
    state = play(at_play(deal("R2", "R6", "BWY4 -R", turned_up="P5")), "R6 BWY4=Y R2")
    assert [face.notation for face in state.tricks[0].plays] == ["R6", "BWY4=Y", "R2"]
    assert PIKOKO.view(state, PUBLIC).tricks == state.tricks


def test_P13_the_whole_feather_is_gone_whatever_it_counted_as() -> None:
    state = play(at_play(deal("R2", "PYR1 R6", "R3", turned_up="P5")), "PYR1=R R3 R2")
    assert not playable(state, 0) & faces_of("PYR1")
    hand = PIKOKO.view(state, 0).hands[1]
    assert isinstance(hand, OpenHand)
    assert len(hand.feathers) == 7


def rulebook_trick(turned_up: str) -> State:
    """Blue leads B3 from red's peacock, red plays B5 from yellow's, yellow plays R2 from blue's."""
    return play(at_play(deal("B3", "B5", "R2 -B", turned_up=turned_up), starter=BLUE), "B3 B5 R2")


def test_P14_example_with_red_as_trump_blue_s_peacock_takes_the_trick() -> None:
    assert last_taken_by(rulebook_trick(turned_up="R6")) == BLUE


@pytest.mark.parametrize("turned_up", ["PWR7", "W6"])
def test_P14_example_without_a_trump_in_it_yellow_s_peacock_takes_it(turned_up: str) -> None:
    assert last_taken_by(rulebook_trick(turned_up)) == YELLOW


@pytest.mark.parametrize(
    ("trick", "trump", "takes"),
    [
        ("B3 B5 B2", None, "B5"),
        ("B3 B5 B2", "B", "B5"),
        ("B3 Y6 R6", None, "B3"),
        ("B3 B6 Y2", "Y", "Y2"),
        ("B3 Y2 Y5", "Y", "Y5"),
        ("B3 Y5 Y2", "Y", "Y5"),
        ("Y2 B6 P6", "Y", "Y2"),
        ("W6 PWR7=W BWY4=W", None, "PWR7=W"),
        ("W11 BWR10=R R9", "R", "BWR10=R"),
    ],
)
def test_P14_the_highest_trump_takes_it_or_else_the_highest_of_the_led_colour(
    trick: str, trump: str | None, takes: str
) -> None:
    assert taker(trick, trump) == takes


@pytest.mark.parametrize(
    ("trick", "trump", "why"),
    [
        ("B3 B5 B2", "B", Taking.HIGHEST_TRUMP),
        ("B3 Y2 Y5", "Y", Taking.HIGHEST_TRUMP),
        ("B3 B6 Y2", "Y", Taking.ONLY_TRUMP),
        ("Y2 B6 P6", "Y", Taking.ONLY_TRUMP),
        ("B3 B5 B2", None, Taking.HIGHEST_LED),
        ("B3 B5 Y2", "W", Taking.HIGHEST_LED),
        ("B3 Y6 R6", "W", Taking.ONLY_LED),
        ("B3 Y6 R6", None, Taking.ONLY_LED),
        # A feather of three colours counts as the one that was named.
        ("W11 BWR10=R R9", "R", Taking.HIGHEST_TRUMP),
        ("W11 BWR10=B R9", "R", Taking.ONLY_TRUMP),
        ("W6 PWR7=W BWY4=W", "R", Taking.HIGHEST_LED),
    ],
)
def test_P14_why_a_feather_takes_the_trick(trick: str, trump: str | None, why: Taking) -> None:
    faces = tuple(Face(word).index for word in trick.split())
    code = NO_COLOUR if trump is None else Colour(trump).index
    assert reason(faces, strongest(faces, code), code) is why


@pytest.mark.parametrize(("turned_up", "why"), [("R6", Taking.ONLY_TRUMP), ("W6", Taking.HIGHEST_LED)])
def test_P14_everybody_is_told_why(turned_up: str, why: Taking) -> None:
    state = rulebook_trick(turned_up)
    for observer in (RED, YELLOW, BLUE, PUBLIC):
        assert PIKOKO.view(state, observer).tricks[-1].reason is why


def test_P14_the_owner_takes_it_and_not_the_player() -> None:
    state = play(at_play(deal("R2", "R3", "R5", turned_up="P6")), "R3 R5 R2")
    assert state.tricks[0].first == 0
    assert last_taken_by(state) == 2
    assert PIKOKO.view(state, PUBLIC).taken == (0, 0, 1)


def test_P14_no_two_feathers_can_tie() -> None:
    """Whoever plays second or third, the same feather takes the trick."""
    low = [face for face in FACE if face.feather.number <= 4]
    for led, one, other in product(low, repeat=3):
        if len({led.feather, one.feather, other.feather}) < 3:
            continue
        for trump in (None, *(colour.notation for colour in Colour)):
            tricks = {taker(f"{led} {one} {other}", trump), taker(f"{led} {other} {one}", trump)}
            assert len(tricks) == 1


def test_P15_the_player_on_the_right_of_the_taker_leads() -> None:
    state = play(at_play(deal("R2", "R3", "R5", turned_up="P6")), "R3 R5 R2")
    assert last_taken_by(state) == 2
    assert PIKOKO.prompt(state) == Awaits((1,), "play")


def test_P15_so_the_taker_s_peacock_supplies_the_first_feather() -> None:
    state = play(at_play(deal("R2", "R3", "R5 R6 Y2", turned_up="P6")), "R3 R5 R2")
    assert {"R6", "Y2"} <= playable(state, 1)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_P15_in_every_trick_of_a_game(players: int) -> None:
    for state, _ in random_game(players, seed=15):
        if state.phase is Phase.PLAY and not state.trick:
            taken_by = last_taken_by(state) if state.tricks else None
            leader = state.starter if taken_by is None else right_of(taken_by, players)
            assert awaited(state) == (leader,)
