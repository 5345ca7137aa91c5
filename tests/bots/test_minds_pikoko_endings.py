"""The last tricks of a searching player: exact, and decided by what its seat sees."""

from random import Random

import numpy as np
import pytest
from msgspec.structs import replace

from coverts.belief import worlds_of
from coverts.belief.models.machines import Machine
from coverts.belief.seen_rows import seen_row
from coverts.bots.pikoko.members import nets_of, population
from coverts.bots.pikoko.minds import PikokoMind
from coverts.bots.pikoko.minds.endings import ending_worths, endings, exact_worths, is_ending
from coverts.bots.pikoko.minds.searching import Searcher
from coverts.bots.pikoko.minds.settings import Settings
from coverts.games.pikoko import PIKOKO, Phase, State
from coverts.games.pikoko.feathers import COLOUR, FACE, FACES_ON, HAND_SIZE, Colour, Face, Feather, colour_of
from coverts.games.pikoko.rows.layout import BEST_ROUNDS, BIDS, CARD, MOST, PLAYERS, ROUND, SEAT, TAKEN, TOTALS
from coverts.games.pikoko.scoring import ROUNDS
from tests.belief.positions import decisions

EXACT = Settings(bid_rounds=4, card_rounds=4, play_rounds=2, for_the_match=True, exact_tricks=3)


def ends(players: int, seed: int, tricks: int) -> list[State]:
    states = [state for state, _, _ in decisions(players, seed) if state.phase is Phase.PLAY]
    return [state for state in states if len(state.tricks) >= HAND_SIZE - tricks]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_compiled_and_interpreted_endings_are_worth_the_same(machine: Machine, players: int) -> None:
    interpreted = Machine(lambda function: function)
    for state in ends(players, 31, 2):
        view = PIKOKO.view(state, state.awaits[0])
        seen, hands = seen_row(view), worlds_of(view).hands[:6]
        worths, eager = ending_worths(seen, for_the_match=True), np.full(MOST, 2.0)
        slowly = interpreted.settle(seen, hands, worths, eager)
        assert machine.settle(seen, hands, worths, eager) == pytest.approx(slowly, abs=1e-12)


def test_three_tricks_are_worked_out_at_once(machine: Machine) -> None:
    """However the colours lie, values are between those of the best and the worst ending."""
    for state in ends(5, 32, 3):
        view = PIKOKO.view(state, state.awaits[0])
        seen = seen_row(view)
        found = exact_worths(machine, seen, worlds_of(view), for_the_match=False)
        assert is_ending(seen, 3)
        assert ((found >= -1.0) & (found <= 2.0 * 5 + 3.0)).all()


def test_decisions_are_the_same_in_every_world() -> None:
    bot, compared = PikokoMind(EXACT), 0
    for state in ends(4, 33, 2):
        seat = state.awaits[0]
        worlds = worlds_of(PIKOKO.view(state, seat)).hands[::3].tolist()
        there = [replace(state, hands=(*state.hands[:seat], hand, *state.hands[seat + 1 :])) for hand in worlds]
        decided = {bot.choose(PIKOKO.view(one, seat), Random(1).randrange) for one in there}
        assert len(decided) == 1
        compared += len(there)
    assert compared > 30


def test_exact_decisions_leave_nothing_to_chance() -> None:
    bot = PikokoMind(EXACT)
    for state in ends(3, 34, 3):
        view = PIKOKO.view(state, state.awaits[0])
        assert len({bot.choose(view, Random(seed).randrange) for seed in range(3)}) == 1


def naming() -> list[int]:
    """Three players; the last feather of a round is PWR7, B5 and B3 lie before it, and red is trump."""
    state = next(state for state in ends(3, 35, 1) if len(state.trick) == 2)
    seat = state.awaits[0]
    hands = [0, 0, 0]
    hands[(seat + 1) % 3] = FACES_ON[Feather.PWR7.index]
    blues = (Face.B5.index, Face.B3.index)
    seen = seen_row(PIKOKO.view(replace(state, hands=tuple(hands), trick=blues, turned_up=Feather.R2.index), seat))
    seen[CARD + seat] = 3
    seen[ROUND] = 1
    return seen


def bid(seen: list[int], seat: int, subject: int, more: int) -> None:
    """Let a seat have bid so many more on a peacock than it has taken so far."""
    seen[BIDS + seat * MOST + subject] = seen[TAKEN + subject] + more


def named(machine: Machine, seen: list[int]) -> Colour:
    mind = Searcher(nets_of(population(3)), 0, EXACT)
    face = mind.decide(machine, seen, (), 7)
    assert FACE[face].feather is Feather.PWR7
    return COLOUR[colour_of(face)]


def test_the_last_feather_is_a_trump_only_if_that_is_good(machine: Machine) -> None:
    for wanted in (True, False):
        seen = naming()
        me, target, holder = seen[SEAT], (seen[SEAT] + 1) % 3, (seen[SEAT] + 2) % 3
        for subject in (me, target, holder):
            bid(seen, me, subject, 0)
        bid(seen, me, target if wanted else holder, 1)
        assert (named(machine, seen) is Colour.R) is wanted


def test_P19_in_the_last_round_a_point_is_given_up_for_the_victory(machine: Machine) -> None:
    """As red the seven brings oneself a point more and a rival two more: enough to pass by."""
    seen = naming()
    me, target, holder = seen[SEAT], (seen[SEAT] + 1) % 3, (seen[SEAT] + 2) % 3
    # One's own bids: two points for red, and nothing else depends on it. The rival's: all depends on it.
    for seat in (me, target, holder):
        for subject in (me, target, holder):
            seen[BIDS + seat * MOST + subject] = 9 if seen[TAKEN + subject] < 6 else 0
    bid(seen, me, target, 1)
    bid(seen, target, target, 1)
    bid(seen, target, holder, 0)
    assert named(machine, seen) is Colour.R
    seen[ROUND] = ROUNDS
    seen[TOTALS : TOTALS + 3] = [0, 0, 0]
    seen[BEST_ROUNDS : BEST_ROUNDS + 3] = [0, 0, 0]
    seen[TOTALS + me], seen[TOTALS + target] = 23, 20
    assert named(machine, seen) is not Colour.R


def test_endings_are_numbered_as_the_kernel_counts() -> None:
    seen = seen_row(PIKOKO.view(state := ends(4, 36, 2)[0], state.awaits[0]))
    tricks = endings(seen)
    before = np.array(seen[TAKEN : TAKEN + seen[PLAYERS]])
    digits = [int("".join(map(str, (row - before).tolist())), 3) for row in tricks]
    assert digits == list(range(3**4))
