"""Bids in the last round of a game: for the victory, but away from the most points only where that is clear."""

from itertools import chain, pairwise
from math import comb

import numpy as np
import pytest
from msgspec.structs import replace

from coverts.belief.arrays import Ints
from coverts.belief.models.machines import Machine
from coverts.belief.seen_rows import seen_from
from coverts.bots.pikoko.members import nets_of, population
from coverts.bots.pikoko.minds import victory_plans
from coverts.bots.pikoko.minds.aims import PER_POINT, USUAL_CARD
from coverts.bots.pikoko.minds.plans import best_bids, bid_worths
from coverts.bots.pikoko.minds.searching import Searcher
from coverts.bots.pikoko.minds.settings import Settings
from coverts.bots.pikoko.minds.victory_plans import (
    CHALLENGERS,
    all_plans,
    challengers,
    clear_winner,
    match_worths,
    plans_worth,
)
from coverts.games.pikoko.course import BID
from coverts.games.pikoko.rows.layout import BEST_ROUNDS, PHASE, ROUND, SEAT, TOKENS_LEFT, TOTALS
from coverts.games.pikoko.scoring import ROUNDS, bid_points, wins
from tests.belief.positions import decisions

TO_WIN = Settings(bid_rounds=16, card_rounds=4, play_rounds=2, for_the_match=True, match_rounds=60)


def last_round(totals: list[int], best_rounds: list[int] | None = None) -> list[int]:
    """Seat 0 of three makes the first bid of the last round, with nine tokens, when the score pad says so."""
    row, seat = next((row, seat) for _, row, seat in decisions(3, 41) if row[ROUND] == ROUNDS and row[PHASE] == BID)
    seen = seen_from(row, seat)
    seen[SEAT] = 0
    seen[TOTALS : TOTALS + 3] = totals
    seen[BEST_ROUNDS : BEST_ROUNDS + 3] = best_rounds or [0, 0, 0]
    return seen


def rounds(own: list[int], rivals: int = 2) -> tuple[Ints, Ints]:
    """Rounds in which seat 0's peacock took so many tricks and the others none, with a rival's points for bids.

    Seat 1 has as many points for its bids (2 to 6) in every round, and seat 2 none.
    """
    taken = np.zeros((len(own), 3), np.int64)
    taken[:, 0] = own
    bids = np.full((len(own), 3, 3), 9)
    bids[:, 0] = 0
    bids[:, 1, : rivals // 2] = taken[:, : rivals // 2]
    return taken, bids


HEDGED = [0] * 9 + [1] * 2 + [2] * 9
"""A bid of 1 is worth the most points on such a peacock, but only one as a rule: 0 and 2 are right more often."""


def worth_of(seen: list[int], plan: list[int]) -> float:
    taken, bids = rounds(HEDGED)
    return float(plans_worth(seen, taken, bids, [0], np.array([plan])).mean())


def test_bids_for_the_most_points_are_the_beginning() -> None:
    assert best_bids([bid_worths(np.array(HEDGED))], 9) == [1]


def test_who_is_far_behind_takes_a_risk() -> None:
    """Seat 0 has 4 points for the others' peacocks. With 2 more it is level, and wins by the better round (P19)."""
    seen, (taken, bids) = last_round([20, 24, 0]), rounds(HEDGED)
    found = challengers(seen, taken, bids, [0], [1])
    assert found.ravel().tolist() == [2, 0] or found.ravel().tolist() == [0, 2]
    safe, bold = (plans_worth(seen, taken, bids, [0], np.array([[one]]))[0] for one in (1, 0))
    assert safe.mean() == pytest.approx(0.1 + PER_POINT * (4 + 1.1 + USUAL_CARD))
    assert bold.mean() == pytest.approx(0.45 + PER_POINT * (4 + 1.0 + USUAL_CARD))
    assert clear_winner([np.tile(safe, 20), np.tile(bold, 20)]) == 1


def test_who_leads_by_little_plays_safe() -> None:
    """One point more is enough, and the hedged bid always brings it: it wins more than any other."""
    seen, (taken, bids) = last_round([20, 23, 0]), rounds(HEDGED)
    assert len(challengers(seen, taken, bids, [0], [1])) == 0
    assert worth_of(seen, [1]) > worth_of(seen, [0]) + 0.3


@pytest.mark.parametrize("totals", [[90, 0, 0], [0, 90, 0]])
def test_where_the_game_is_decided_points_decide(totals: list[int]) -> None:
    chance = np.random.default_rng(2)
    for _ in range(5):
        taken, bids = chance.integers(0, 5, (40, 3)), chance.integers(0, 5, (40, 3, 3))
        plan = best_bids([bid_worths(taken[:, one]) for one in (1, 2, 0)], 9)
        assert len(challengers(last_round(totals), taken, bids, [1, 2, 0], plan)) == 0


def test_P19_of_equal_totals_the_best_round_wins() -> None:
    """Seat 0 ends level with seat 1 if its bid is right; 8 points in this round are its best, or are not enough."""
    taken, bids = rounds([0])
    for rival, share in ((7, 1.0), (8, 0.5), (9, 0.0)):
        seen = last_round([20, 24, 0], [3, rival, 0])
        worth = plans_worth(seen, taken, bids, [0], np.array([[0]]))
        assert worth[0, 0] == pytest.approx(share + PER_POINT * (6 + USUAL_CARD))


def test_P19_rounds_in_the_mind_are_won_by_the_rule() -> None:
    chance = np.random.default_rng(3)
    seen = last_round([20, 21, 19], [9, 10, 8])
    taken, bids = chance.integers(0, 4, (60, 3)), chance.integers(0, 4, (60, 3, 3))
    worths = match_worths(seen, taken, bids)
    for world in range(60):
        points = [
            sum(bid_points(int(bids[world, seat, one]), int(taken[world, one])) for one in range(3)) + USUAL_CARD
            for seat in range(3)
        ]
        totals = [seen[TOTALS + seat] + points[seat] for seat in range(3)]
        best = [max(seen[BEST_ROUNDS + seat], points[seat]) for seat in range(3)]
        won = [wins(seat, totals, best) for seat in range(3)]
        assert worths[world] == pytest.approx(won[0] / sum(won) + PER_POINT * points[0])


def test_a_plan_is_worth_what_its_bids_are() -> None:
    chance = np.random.default_rng(4)
    seen = last_round([20, 21, 19])
    taken, bids = chance.integers(0, 4, (30, 3)), chance.integers(0, 4, (30, 3, 3))
    plans = np.array([[3, 1], [0, 2]])
    for plan, worths in zip(plans, plans_worth(seen, taken, bids, [2, 0], plans), strict=True):
        bids[:, 0, [2, 0]] = plan
        assert worths == pytest.approx(match_worths(seen, taken, bids))


def test_challengers_are_few_and_each_begins_otherwise() -> None:
    chance = np.random.default_rng(5)
    taken, bids = chance.integers(0, 5, (40, 3)), chance.integers(0, 5, (40, 3, 3))
    seen = last_round([20, 24, 24])
    found = challengers(seen, taken, bids, [1, 2, 0], [0, 0, 0])
    assert len(found) == CHALLENGERS
    assert len({0, *found[:, 0].tolist()}) == CHALLENGERS + 1
    means = plans_worth(seen, taken, bids, [1, 2, 0], found).mean(axis=1).tolist()
    assert all(one >= other for one, other in pairwise(means))


def test_luck_is_no_reason() -> None:
    chance = np.random.default_rng(6)
    plan = chance.integers(0, 2, 100).astype(float)
    assert clear_winner([plan]) == 0
    assert clear_winner([plan, plan]) == 0
    assert clear_winner([plan, np.concatenate([[1.0 - plan[0]], plan[1:]])]) == 0
    assert clear_winner([plan, np.maximum(plan, chance.integers(0, 2, 100)), plan]) == 1


def test_all_plans_are_there() -> None:
    for peacocks, tokens in ((1, 9), (3, 9), (4, 2)):
        plans = all_plans(peacocks, tokens)
        assert len({tuple(plan) for plan in plans.tolist()}) == comb(tokens + peacocks, peacocks)
        assert plans.sum(axis=1).max() == tokens


def test_who_has_won_already_bids_for_points(machine: Machine) -> None:
    nets, compared = nets_of(population(4)), 0
    for _, row, seat in decisions(4, 42):
        if row[ROUND] == ROUNDS and row[PHASE] == BID and row[TOKENS_LEFT + seat] > 0:
            decided = []
            for lead in (60, -60):
                seen = seen_from(row, seat)
                seen[TOTALS + seat] += lead
                minds = [Searcher(nets, 0, settings) for settings in (TO_WIN, replace(TO_WIN, match_rounds=0))]
                decided += [mind.decide(machine, seen, (), 5) for mind in minds]
            assert len(set(decided)) == 1
            compared += 1
    assert compared > 5


def test_who_is_a_little_behind_may_bid_otherwise(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    """The more readily, the less a gain must be beyond doubt."""
    nets, different = nets_of(population(4)), {victory_plans.CLEARLY: 0, 0.0: 0}
    for _, row, seat in chain(*[decisions(4, 44, game) for game in range(4)]):
        if row[ROUND] == ROUNDS and row[PHASE] == BID and row[TOKENS_LEFT + seat] > 0:
            seen = seen_from(row, seat)
            seen[TOTALS : TOTALS + 4] = [24] * 4
            seen[TOTALS + seat] = 21
            for_points = Searcher(nets, 0, replace(TO_WIN, match_rounds=0)).decide(machine, seen, (), 1)
            for clearly in different:
                monkeypatch.setattr(victory_plans, "CLEARLY", clearly)
                bids = {Searcher(nets, 0, TO_WIN).decide(machine, seen, (), 1) for _ in range(2)}
                assert len(bids) == 1
                assert bids <= set(range(seen[TOKENS_LEFT + seat] + 1))
                different[clearly] += bids != {for_points}
    cautious, ready_to_dare = different.values()
    assert cautious <= ready_to_dare
    assert ready_to_dare > 0
