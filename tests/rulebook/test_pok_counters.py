"""K1, K3 and K6–K9: counters, closed fists, memory and the end."""

from random import Random

import pytest

from coverts.games.contract import OPEN, PUBLIC, Act, Awaits, Chance, Over, Refused
from coverts.games.pok import POK, Offer, Options, Phase, Symbol
from coverts.games.pok.challenge import released_symbols
from coverts.games.pok.course import is_dead
from coverts.games.pok.events import OffersRevealed
from coverts.games.seats import everybody
from tests.rulebook.pok_table import (
    all_throws,
    counters,
    holding,
    offer,
    played,
    random_round,
    rule_against,
    rule_against_throw,
    shown_by,
    table,
    table_with,
    throw,
)

TABLES = [3, 4, 5, 6, 7]


@pytest.mark.parametrize("players", TABLES)
def test_K1_everybody_holds_two_discs_two_squares_and_two_triangles(players: int) -> None:
    state = table(players)
    assert [counters(state, seat) for seat in range(players)] == ["BBGGRR"] * players


def test_K1_hidden_from_the_others() -> None:
    for observer in (0, 1, 2, 3, PUBLIC):
        seen = POK.view(table(), observer).counters
        assert [seat for seat, which in enumerate(seen) if which is not None] == (
            [] if observer == PUBLIC else [observer]
        )


@pytest.mark.parametrize("players", [2, 8])
def test_K1_three_to_seven_play(players: int) -> None:
    assert list(POK.players) == TABLES
    with pytest.raises(Refused) as refused:
        POK.start(Options(players))
    assert refused.value.refusal.rule == "K1"


def test_K3_first_the_throw_then_everybody_offers_then_the_next_throw() -> None:
    state = table()
    assert POK.prompt(state) == Chance("throw")
    state = throw(state, "1R 2B -")
    assert POK.prompt(state) == Awaits((0, 1, 2, 3), "offer")
    for seat in range(4):
        state = offer(state, seat, "B")
    assert POK.prompt(state) == Chance("throw")
    assert throw(state, "1R - -").round == 2


def test_K3_everybody_sees_the_throw() -> None:
    state = throw(table(), "1R 2B -")
    for observer in (0, 3, PUBLIC):
        assert [face.notation for face in POK.view(state, observer).dice] == ["1R", "2B", "-"]


def test_K3_an_offer_is_one_of_the_own_counters() -> None:
    state = throw(table_with("BBG BBGGRR BBGGRR"), "1R 2B -")
    assert POK.legal(state, 0) == (Offer(Symbol.B), Offer(Symbol.G))
    assert rule_against(state, 0, "R") == "K3"


def test_K3_it_is_secret_until_the_last_fist_closes() -> None:
    state = offer(throw(table(), "1R 2B -"), 2, "G")
    for observer in (0, 1, 3, PUBLIC):
        view = POK.view(state, observer)
        assert view.ready == (False, False, True, False)
        assert view.sealed == (None,) * 4
    assert POK.view(state, 2).sealed[2] == Offer(Symbol.G)


def test_K3_all_reveal_together() -> None:
    state = throw(table(3), "1R 2B -")
    steps = []
    for seat, symbol in enumerate((Symbol.B, Symbol.B, Symbol.R)):
        steps.append(POK.step(state, Act(seat, Offer(symbol))))
        state = steps[-1].state
    shown = [[e.result.played for e in step.events if isinstance(e, OffersRevealed)] for step in steps]
    assert shown == [[], [], [(Symbol.B, Symbol.B, Symbol.R)]]


def test_K3_a_closed_fist_stays_closed() -> None:
    assert rule_against(offer(throw(table(), "1R - -"), 0, "B"), 0, "G") == "K3"


def test_K3_no_offer_before_the_throw_and_one_throw_a_round() -> None:
    assert rule_against(table(), 0, "B") == "K3"
    assert rule_against_throw(throw(table(), "1R - -"), "1R - -") == "K3"


def test_K6_what_is_handed_over_leaves_the_game_and_the_rest_is_taken_back() -> None:
    state = played(table(), "1R 2B -", "B B G R")
    assert [counters(state, seat) for seat in range(4)] == ["BGGRR", "BGGRR", "BBGGRR", "BBGGR"]


def test_K6_a_counter_taken_back_can_be_offered_again() -> None:
    state = throw(played(table(), "1R 2B -", "B B G R"), "1G - -")
    assert POK.refusal(state, 2, Offer(Symbol.G)) is None
    assert state.counters_left(2) == 6


def test_K6_a_symbol_that_is_used_up_cannot_be_offered() -> None:
    state = table(3)
    for _ in range(2):
        state = played(state, "1R - -", "R B B")
    assert rule_against(throw(state, "1R - -"), 0, "R") == "K3"


def test_K7_the_first_to_have_handed_over_five_wins() -> None:
    state = played(table_with("BG BBGGRR BBGGRR"), "1B - -", "B G G")
    assert counters(state, 0) == "G"
    assert POK.prompt(state) == Over((0,), "handed-over")


def test_K7_not_with_four() -> None:
    state = played(table_with("BBG BBGGRR BBGGRR"), "1B - -", "B G G")
    assert counters(state, 0) == "BG"
    assert POK.prompt(state) == Chance("throw")


def test_K7_not_with_a_counter_that_is_taken_back() -> None:
    state = played(table_with("BG BBGGRR BBGGRR"), "1B - -", "B B G")
    assert state.phase is Phase.THROW


def test_K7_several_in_the_same_round_share_the_victory() -> None:
    state = played(table_with("BG BR BBGGRR RR"), "1R 2B -", "B B G R")
    assert POK.prompt(state) == Over((0, 1, 3), "handed-over")


def test_K7_the_game_is_over_then() -> None:
    state = played(table_with("BG BBGGRR BBGGRR"), "1B - -", "B G G")
    assert rule_against(state, 1, "G") == "K7"
    assert rule_against_throw(state, "1B - -") == "K7"


@pytest.mark.parametrize("players", TABLES)
def test_K7_every_game_ends_with_winners(players: int) -> None:
    random, state = Random(players), table(players)
    while state.phase is not Phase.OVER:
        state = random_round(state, random)
    end = POK.prompt(state)
    assert isinstance(end, Over)
    assert end.winners


@pytest.mark.parametrize("players", [4, 5, 6, 7])
@pytest.mark.parametrize("symbol", ["B", "G", "R"])
def test_K8_with_four_or_more_the_same_last_symbol_ends_the_game_for_all(players: int, symbol: str) -> None:
    other = "G" if symbol == "B" else "B"
    last_but_one = table_with(" ".join([symbol * 2 + other] + [symbol * 2] * (players - 1)))
    state = played(last_but_one, f"1{other} - -", " ".join([other] + [symbol] * (players - 1)))
    assert POK.prompt(state) == Over(everybody(players), "dead-position")


def test_K8_with_three_the_third_die_still_helps() -> None:
    state = played(table_with("RRB RR RR"), "1B - -", "B R R")
    assert POK.prompt(state) == Chance("throw")
    assert POK.prompt(played(state, "1B - 3R", "R R R")) == Over((0, 1, 2), "handed-over")


def test_K8_only_when_nobody_has_anything_else() -> None:
    state = played(table_with("RRBG RR RR RR"), "1B - -", "B R R R")
    assert POK.prompt(state) == Chance("throw")


def test_K8_two_each_of_different_symbols_is_not_dead() -> None:
    assert not is_dead(tuple(holding(each) for each in ("RR", "RR", "RR", "BB")))
    assert is_dead(tuple(holding(each) for each in ("RR", "RR", "RR", "RR")))


def test_K8_whoever_has_won_in_that_round_has_won_alone() -> None:
    state = played(table_with("BR RR RR RR"), "1B - -", "B R R R")
    assert POK.prompt(state) == Over((0,), "handed-over")


@pytest.mark.parametrize("players", TABLES)
def test_K8_it_is_the_only_dead_position(players: int) -> None:
    """Whatever is shown, some throw releases somebody, unless four or more all show the same."""
    throws = all_throws()
    for shown in shown_by(players):
        released = [released_symbols(dice, shown) for dice in throws]
        helped = any(mask >> symbol & 1 and shown[symbol] for mask in released for symbol in range(3))
        assert helped != (max(shown) == players > 3)


def test_K9_the_number_of_counters_left_is_public() -> None:
    state = played(table(), "1R 2B -", "B B G R")
    assert {POK.view(state, observer).left for observer in (0, 1, 2, 3, PUBLIC, OPEN)} == {(5, 5, 6, 5)}


def test_K9_which_ones_is_for_players_to_remember() -> None:
    state = played(table(), "1R 2B -", "B B G R")
    assert not Options(4).memory_aid
    assert [which is None for which in POK.view(state, 0).counters] == [False, True, True, True]
    assert POK.view(state, PUBLIC).counters == (None,) * 4


@pytest.mark.parametrize("players", TABLES)
def test_K9_the_memory_aid_shows_what_a_perfect_memory_would_know(players: int) -> None:
    random, state = Random(9), table(players, memory_aid=True)
    memory = [list("BBGGRR") for _ in range(players)]
    while state.phase is not Phase.OVER:
        state = random_round(state, random)
        assert state.last is not None
        for seat in state.last.handed_over:
            memory[seat].remove(state.last.played[seat].notation)
        for observer in (0, PUBLIC):
            seen = POK.view(state, observer).counters
            assert [[symbol.notation for symbol in which or ()] for which in seen] == memory


def test_K9_the_memory_aid_does_not_look_into_closed_fists() -> None:
    state = offer(throw(table(memory_aid=True), "1R 2B -"), 2, "G")
    assert POK.view(state, 0).sealed == (None,) * 4
    assert POK.view(state, 0) == POK.view(offer(throw(table(memory_aid=True), "1R 2B -"), 2, "B"), 0)
