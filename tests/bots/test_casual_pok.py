"""Sensible things that a player of POK by rule of thumb does."""

from itertools import product
from random import Random

import pytest

from coverts.bots import bot_for
from coverts.bots.chance import PARTS, one_of
from coverts.bots.pok.chances import handing_chances, mix_of, offer_chances, released_by_shown, shown_chances
from coverts.games.pok import POK, DieFace, Offer
from coverts.games.pok.challenge import released_symbols
from tests.rulebook.pok_table import table_with, throw

CASUAL = bot_for("pok", "casual")
B, G, R = 1, 2, 4


def dice(text: str) -> tuple[int, ...]:
    return tuple(DieFace(face).index for face in text.split())


def offers(counters: str, thrown: str, *, memory_aid: bool = True) -> dict[str, int]:
    """How often seat 0 offers each symbol in a hundred tries."""
    view = POK.view(throw(table_with(counters, memory_aid=memory_aid), thrown), 0)
    found = dict.fromkeys("BGR", 0)
    for seed in range(100):
        action = CASUAL.choose(view, Random(seed).randrange)
        assert isinstance(action, Offer)
        found[action.symbol.notation] += 1
    return found


def test_chances_against_counting_on_fingers() -> None:
    mixes = [[0.5, 0.25, 0.25], [0.2, 0.3, 0.5], [0.0, 1.0, 0.0]]
    thrown = dice("1B 2G 3R")
    expected = [0.0, 0.0, 0.0]
    for shown in product(range(3), repeat=3):
        chance = 1.0
        for mix, symbol in zip(mixes, shown, strict=True):
            chance *= mix[symbol]
        for own in range(3):
            counts = tuple((*shown, own).count(symbol) for symbol in range(3))
            expected[own] += chance * (released_symbols(thrown, counts) >> own & 1)
    assert handing_chances(released_by_shown(thrown, 4), mixes) == pytest.approx(expected)
    assert sum(shown_chances(mixes)) == pytest.approx(1)


def test_nobody_shows_what_they_do_not_hold() -> None:
    assert mix_of([0.2, 0.3, 0.5], G) == [0, 1, 0]
    assert mix_of([0.2, 0.3, 0.5], B | R)[1] == 0
    assert sum(mix_of([0.2, 0.3, 0.5], B | R)) == pytest.approx(1)


def test_a_symbol_on_no_die_is_preferred_when_no_die_can_be_met() -> None:
    assert offers("GGRR BB BB BB", "1B - 3G")["R"] > 90, "three discs meet no 1B, and one square no 3G"


def test_a_die_that_is_met_for_sure_is_met() -> None:
    assert offers("BBGGRR BBRR BBRR BBRR", "1G - 3G")["G"] > 90, "nobody else holds squares"


def test_a_symbol_that_all_others_must_show_is_left_to_them() -> None:
    assert offers("BR BB BB", "1B - -")["R"] > 90
    assert offers("BG BB BB BB", "1B 2B -")["B"] == 0, "four discs meet nothing, and the square goes"


def test_equal_symbols_are_mixed() -> None:
    mixed = offers("BBGGRR " * 4, "1B - -")
    assert mixed["G"] > 15
    assert mixed["R"] > 15


def test_what_others_hold_is_used_only_where_it_is_shown() -> None:
    """One disc meets the 1B, and if nobody can show one, the 1B cannot be met by others."""
    discs, squares = "BR BB BB", "BR GG GG"
    assert offers(squares, "1B - -")["B"] > 90
    assert offers(discs, "1B - -")["R"] > 90
    assert offers(squares, "1B - -", memory_aid=False) == offers(discs, "1B - -", memory_aid=False)


def test_the_better_of_two_counters_is_the_one_held_twice() -> None:
    """When the chances are the same, a choice is kept."""
    chances = offer_chances(dice("1G - -"), [B | G | R] * 2)
    assert chances[0] == pytest.approx(chances[2])
    uneven = offers("BRR BBGGRR BBGGRR", "1G - -")
    assert uneven["R"] > uneven["B"] > 0


@pytest.mark.parametrize(("drawn", "place"), [(0, 0), (PARTS // 2, 1), (PARTS - 1, 2)])
def test_weights_are_chances(drawn: int, place: int) -> None:
    assert one_of([0.25, 0.5, 0.25], lambda limit: min(drawn, limit - 1)) == place
