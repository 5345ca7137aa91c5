"""K2, K4 and K5: the dice, and who hands over."""

from collections import Counter
from itertools import product

import pytest

from coverts.games.contract import Draw
from coverts.games.pok import DICE, POK, DieFace, RoundVerdict, Throw
from coverts.games.pok.challenge import is_met
from tests.rulebook.pok_table import handed_over, played, rule_against_throw, table


@pytest.mark.parametrize(("die", "faces"), [(0, "1B 1B 1G 1G 1R 1R"), (1, "2B 2G 2R - - -"), (2, "3B 3G 3R - - -")])
def test_K2_the_faces_of_the_dice(die: int, faces: str) -> None:
    assert Counter(face.notation for face in DICE[die]) == Counter(faces.split())


def rolling(*sides: int) -> Draw:
    """Chance that lets the dice fall on these sides."""
    left = list(sides)

    def draw(size: int) -> int:
        assert size == 6
        return left.pop(0)

    return draw


def test_K2_there_are_216_throws() -> None:
    throws = Counter(POK.outcome(table(), rolling(*sides)) for sides in product(range(6), repeat=3))
    assert throws.total() == 216
    assert len(throws) == 3 * 4 * 4
    assert throws[Throw((DieFace.B1, DieFace.BLANK, DieFace.BLANK))] == 2 * 3 * 3
    assert throws[Throw((DieFace.R1, DieFace.R2, DieFace.R3))] == 2


@pytest.mark.parametrize("dice", ["2B - -", "- - -", "1B 3B -", "1B 1B -", "1B - 2B", "1B -", "1B - - -"])
def test_K2_no_die_shows_what_is_on_none_of_its_faces(dice: str) -> None:
    assert rule_against_throw(table(), dice) == "K2"


def test_K4_example_1_of_the_rulebook() -> None:
    assert handed_over("1R 2B -", "B B G R") == (0, 1, 3)


@pytest.mark.parametrize(("showing", "met"), [(0, False), (1, False), (2, True), (3, False)])
def test_K4_a_die_is_met_by_exactly_as_many_as_it_asks_for(showing: int, met: bool) -> None:
    assert is_met(DieFace.B2.index, (showing, 0, 4 - showing)) is met


def test_K4_a_blank_is_never_met() -> None:
    assert not is_met(DieFace.BLANK.index, (0, 2, 2))


def test_K4_every_die_is_judged_by_itself() -> None:
    """Three discs meet neither the one nor the two; two discs meet the two, whatever the one asks for."""
    assert handed_over("1B 2B -", "B B B R") == (3,)
    assert handed_over("1B 2B -", "B B G R") == (0, 1)
    assert handed_over("1B 2B -", "B G G R") == (0,)
    assert handed_over("1G 2G 3R", "G G B R") == (0, 1)


def test_K4_equal_symbols_are_never_added_up() -> None:
    assert handed_over("1B 2B 3B", "B B B G") == (0, 1, 2)
    assert handed_over("1B - 3B", "B B B B R") == (4,)


def test_K4_several_dice_can_be_met() -> None:
    assert handed_over("1R 2B 3G", "R B B G G G") == (0, 1, 2, 3, 4, 5)


def test_K4_a_symbol_not_met_is_taken_back_although_another_is_met() -> None:
    assert handed_over("1R 2B -", "R B G G") == (0,)


def test_K4_a_symbol_on_no_die_is_taken_back_if_any_die_is_met() -> None:
    state = played(table(), "1R 2B -", "R G G G")
    assert state.last is not None
    assert state.last.handed_over == (0,)
    assert state.last.met == (True, False, False)
    assert state.last.verdict is RoundVerdict.MET


@pytest.mark.parametrize("dice", ["1R 2G -", "1G 2G -", "1R 2G 3R", "1G 2G 3R"])
def test_K5_example_2_of_the_rulebook(dice: str) -> None:
    """The other dice are not told, but no disc is on them."""
    assert handed_over(dice, "G G B G") == (2,)


def test_K5_example_3_of_the_rulebook() -> None:
    assert handed_over("1B 2B -", "B B G B") == (2,)


def test_K5_if_no_die_is_met_symbols_on_no_die_are_handed_over() -> None:
    state = played(table(), "1B - 3R", "B B G R")
    assert state.last is not None
    assert state.last.handed_over == (2,)
    assert state.last.verdict is RoundVerdict.ABSENT


def test_K5_that_can_be_two_symbols() -> None:
    assert handed_over("1B - -", "B B G R") == (2, 3)


@pytest.mark.parametrize("shown", ["G G G G", "G R G R", "R R R G"])
def test_K5_but_if_that_is_everybody_nobody_does(shown: str) -> None:
    state = played(table(), "1B 2B -", shown)
    assert state.last is not None
    assert state.last.handed_over == ()
    assert state.last.verdict is RoundVerdict.ALL_ABSENT


def test_K5_with_all_symbols_on_the_dice_and_none_met_nobody_hands_over() -> None:
    state = played(table(), "1R 2B 3G", "G G R R")
    assert state.last is not None
    assert state.last.handed_over == ()
    assert state.last.verdict is RoundVerdict.NONE
