"""P1–P4: the feathers."""

from collections import Counter
from itertools import product

import msgspec
import pytest

from coverts.games.contract import OPEN, Refused
from coverts.games.pikoko import PIKOKO, Colour, Face, Feather, Options
from coverts.games.pikoko.actions import deck
from coverts.games.pikoko.feathers import number_of
from tests.rulebook.pikoko_table import any_deal, deal, random_game, rule_against_chance, table

MULTI_COLOURED = {"PYR1": "PYR", "BWY4": "BWY", "PWR7": "PWR", "BWR10": "BWR"}


def test_P1_the_colours_are_red_yellow_purple_white_blue() -> None:
    assert [colour.notation for colour in Colour] == ["R", "Y", "P", "W", "B"]


def test_P1_each_number_from_1_to_11_is_once_in_every_colour() -> None:
    faces = Counter((face.colour, number_of(face.index)) for face in Face)
    assert faces == Counter(product(Colour, range(1, 12)))


@pytest.mark.parametrize("notation", MULTI_COLOURED)
def test_P2_a_multi_coloured_feather_is_its_number_in_three_colours(notation: str) -> None:
    feather, colours = Feather(notation), MULTI_COLOURED[notation]
    assert "".join(colour.notation for colour in feather.colours) == colours
    faces = [face for face in Face if face.feather is feather]
    assert {face.notation for face in faces} == {f"{notation}={colour}" for colour in colours}
    assert {number_of(face.index) for face in faces} == {feather.number}


def test_P2_there_are_no_other_multi_coloured_feathers() -> None:
    assert {feather.notation for feather in Feather if len(feather.colours) > 1} == set(MULTI_COLOURED)


def test_P2_their_numbers_have_two_plain_feathers_and_all_others_five() -> None:
    plain = Counter(feather.number for feather in Feather if len(feather.colours) == 1)
    assert plain == {number: 2 if number in (1, 4, 7, 10) else 5 for number in range(1, 12)}


def test_P2_that_makes_35_and_12_feathers() -> None:
    beside_multi = [feather for feather in Feather if feather.number in (1, 4, 7, 10)]
    assert (len(Feather) - len(beside_multi), len(beside_multi)) == (35, 12)
    assert len(Feather) == 47


@pytest.mark.parametrize(("players", "size", "highest"), [(3, 29, 7), (4, 39, 9), (5, 47, 11)])
def test_P3_fewer_players_leave_out_the_highest_numbers(players: int, size: int, highest: int) -> None:
    assert set(deck(players)) == {feather for feather in Feather if feather.number <= highest}
    assert len(deck(players)) == size


@pytest.mark.parametrize(("players", "feather"), [(3, "R8"), (3, "B11"), (4, "BWR10"), (4, "R11")])
def test_P3_a_feather_left_out_cannot_be_dealt_or_turned_up(players: int, feather: str) -> None:
    others = [""] * (players - 1)
    assert rule_against_chance(table(players), deal(feather, *others, turned_up="R2")) == "P3"
    assert rule_against_chance(table(players), deal("", *others, turned_up=feather)) == "P3"


@pytest.mark.parametrize(("players", "highest"), [(3, 7), (4, 9), (5, 11)])
def test_P3_a_feather_left_out_can_never_be_played(players: int, highest: int) -> None:
    faces = {action.face for action in PIKOKO.actions(Options(players)) if hasattr(action, "face")}
    assert faces == {face for face in Face if face.feather.number <= highest}


@pytest.mark.parametrize("players", [2, 6])
def test_P3_three_to_five_play(players: int) -> None:
    assert list(PIKOKO.players) == [3, 4, 5]
    with pytest.raises(Refused) as refused:
        PIKOKO.start(Options(players))
    assert refused.value.refusal.rule == "P3"


def test_P4_the_names_of_colours_are_no_part_of_the_rules() -> None:
    """No edition to choose, and nothing on the wire but the five letters."""
    assert set(Options.__struct_fields__) == {"players", "start_token_tie", "first_starter"}
    words = "red yellow purple white blue pink green"
    for state, _ in random_game(3, seed=4):
        written = msgspec.json.encode(PIKOKO.view(state, OPEN)).decode()
        assert not [word for word in words.split() if f'"{word}"' in written]


def test_P4_a_colour_is_its_letter_on_the_wire() -> None:
    dealt = PIKOKO.step(table(), any_deal(turned_up="W6")).state
    assert msgspec.to_builtins(PIKOKO.view(dealt, OPEN))["trump"] == "W"
