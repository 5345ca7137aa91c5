"""Judged decisions: repeatable, in agreement with themselves, and right where it can be counted."""

from itertools import product

import numpy as np
import pytest

from coverts.bots.pok.equilibrium import table_mix
from coverts.coach.judging import Judged
from coverts.coach.pikoko import PIKOKO_COACH
from coverts.coach.pikoko.averages import averages, gain_from, stage_of, stages
from coverts.coach.pikoko.judge import chance_for, judged
from coverts.coach.pikoko.limits import SCALE, WORK
from coverts.coach.pikoko.mind import mind_for
from coverts.coach.pok import POK_COACH
from coverts.coach.pok.judge import holdings_at
from coverts.coach.pok.reckoning import share_of
from coverts.coach.sampling import Limits, Rolled, believed, compared
from coverts.coach.seat_games import Moment
from coverts.games.bits import members
from coverts.games.pikoko.course import owner_at
from coverts.games.pikoko.rows.layout import BIDS, CARD, HANDS, LEADER, MOST, PLAYED, TAKEN, TRUMP
from coverts.games.pikoko.scoring import bid_points, confidence_points
from coverts.games.pikoko.tricks import strongest
from coverts.games.pok import POK, Options
from coverts.games.pok.challenge import released_symbols
from coverts.games.pok.counters import after_round, held
from coverts.games.pok.course import winners
from coverts.games.pok.dice import DIE_FACE, THROWS, WAYS
from tests.coach.games import seat_of, written
from tests.laws.examples import examples


def first_round(seed: int) -> list[Judged]:
    game = seat_of("pikoko", "casual", 4, 0)
    return list(PIKOKO_COACH.judge(game.moments[:13], "quick", seed))


def test_the_same_seed_gives_the_same_bytes_and_another_one_does_not() -> None:
    first, again, other = first_round(1), first_round(1), first_round(2)
    assert list(map(written, first)) == list(map(written, again))
    assert list(map(written, first)) != list(map(written, other))


def test_a_decision_is_judged_the_same_whatever_was_judged_before() -> None:
    moments = seat_of("pikoko", "casual", 4, 0).moments
    assert written(judged(moments[4], WORK["quick"], chance_for(1, 4))) == written(first_round(1)[4])


def test_results_come_one_by_one() -> None:
    found = PIKOKO_COACH.judge(seat_of("pikoko", "casual", 4, 0).moments, "thorough", 1)
    assert next(iter(found)).kind == "bid"


def test_sizes_agree_where_the_difference_is_clear() -> None:
    agreed, clear = 0, 0
    for seed in range(examples(1)):
        moments = seat_of("pikoko", "novice", 3, seed).moments
        pairs = zip(*[PIKOKO_COACH.judge(moments, "normal", other) for other in (1, 2)], strict=True)
        for one, other in pairs:
            if all(SCALE.is_clear(it.loss, it.error) for it in (one, other)):
                clear += 1
                agreed += SCALE.size(one.loss, one.error) == SCALE.size(other.loss, other.error)
    assert clear >= 5
    # One in five may stand at the border between two sizes in a sample as small as this one.
    assert agreed >= 0.8 * clear


def test_losses_of_own_bids_differ_by_no_more_than_their_errors_say() -> None:
    spread, said = [], []
    for seed in range(3):
        for place, moment in enumerate(seat_of("pikoko", "casual", 4, seed).moments):
            if moment.view.prompt.kind == "self-bid" and len(moment.view.legal) > 2:
                found = [judged(moment, WORK["quick"], chance_for(other, place)) for other in range(5 * examples(1))]
                # Where what was chosen is the best in some samples there is no difference there, and no error.
                if all(one.best != one.chosen for one in found):
                    spread.append(np.var([one.loss for one in found], ddof=1))
                    said.append(np.mean([one.error**2 for one in found]))
    assert len(said) >= 3
    assert np.mean(spread) < 1.5**2 * np.mean(said)


def last_trick_by_hand(moment: Moment) -> float | None:
    """The points of a round in its last trick, over all worlds; None where a feather has three colours."""
    mind = mind_for(moment.view.options.players)
    at = mind.situation(moment)
    seen, players, me = at.seen, moment.view.options.players, moment.view.observer
    laid = [face.index for face in moment.view.trick.plays]
    total = 0.0
    for hand, weight in zip(at.worlds.hands.tolist(), at.worlds.weights.tolist(), strict=True):
        faces, taken = list(laid), list(seen[TAKEN : TAKEN + players])
        for place in range(seen[PLAYED], players):
            owner = owner_at(seen[LEADER], place, players)
            left = members(hand if owner == me else seen[HANDS + owner])
            if len(left) != 1:
                return None
            faces += left
        taken[owner_at(seen[LEADER], strongest(faces, seen[TRUMP]), players)] += 1
        bids = seen[BIDS + me * MOST : BIDS + me * MOST + players]
        card = seen[CARD + me]
        points = sum(map(bid_points, bids, taken))
        points += 1 if card == players else confidence_points(bids[card], taken[card])
        total += weight * points
    return total


def test_the_last_trick_counted_by_hand() -> None:
    counted = 0
    for seed in range(3):
        for moment in seat_of("pikoko", "casual", 3, seed).moments:
            if moment.view.prompt.kind == "play" and len(moment.view.tricks) == 7:
                by_hand = last_trick_by_hand(moment)
                if by_hand is not None:
                    found = judged(moment, WORK["quick"], chance_for(0, 0))
                    gain = gain_from(mind_for(3).situation(moment).seen)
                    assert found.kept - gain == pytest.approx(by_hand, abs=1e-6)
                    counted += 1
    assert counted >= 2


def test_cards_bring_what_the_tricks_say() -> None:
    for one in first_round(3):
        if one.kind == "confidence":
            none = one.worths[one.actions.index(None)]
            for place in (one.best, one.chosen):
                seat = one.actions[place]
                if isinstance(seat, int):
                    # P17: 3 if the bid is right, else -1; No Confidence brings 1.
                    right = one.figures["best_right"][seat]
                    assert one.worths[place] - none == pytest.approx(4 * right - 2, abs=0.3)


def test_clear_differences_are_found_and_hopeless_options_dropped() -> None:
    numbers, calls = np.random.default_rng(4), []

    def rolls(options: list[int], number: int) -> Rolled:
        calls.append(options)
        luck = numbers.normal(0, 3, number)
        means = np.array([5.0, 4.4, 1.0, 4.99])[options]
        return Rolled(means[:, None] + luck + numbers.normal(0, 0.5, (len(options), number)), None)

    found = compared(rolls, 4, 1, Limits(64, 128, 1024), SCALE)
    assert found.best in (0, 3)
    assert found.worths[found.best] - found.worths[1] == pytest.approx(0.6, abs=0.1)
    assert found.error < 0.05
    assert found.errors[0] > 2 * found.error
    assert 2 not in calls[-1]


def losses_found(means: list[float], numbers: np.random.Generator, times: int) -> list[float]:
    """What was lost by the first of some options with these means, each time by other rounds."""

    def rolls(options: list[int], number: int) -> Rolled:
        luck = numbers.normal(0, 3, number)
        return Rolled(np.array(means)[options][:, None] + luck + numbers.normal(0, 1.5, (len(options), number)), None)

    found = [compared(rolls, len(means), 0, Limits(64, 128, 256), SCALE) for _ in range(times)]
    assert all(one.worths[one.best] == max(one.worths) for one in found)
    return [one.worths[one.best] - one.worths[0] for one in found]


def test_of_equal_options_none_has_lost() -> None:
    """The best of noisy worths is too good: six equal options, each known to 0.13 points, seemed to lose 0.12."""
    losses = losses_found([5.0] * 6, np.random.default_rng(6), 200)
    assert np.mean(losses) < 0.05
    assert np.mean(np.array(losses) == 0.0) > 0.3


@pytest.mark.parametrize("loss", [0.5, 1.0, 2.0])
def test_real_losses_stay(loss: float) -> None:
    losses = losses_found([5.0, 5.0 + loss, 5.0 + loss, 4.0], np.random.default_rng(7), 200)
    assert np.mean(losses) == pytest.approx(loss, abs=0.1)


@pytest.mark.parametrize(("lead", "error"), [(0.01, 0.05), (0.1, 0.05), (0.3, 0.04), (0.2, 0.2), (1.0, 0.1)])
def test_what_is_to_be_believed_of_a_lead_by_numbers(lead: float, error: float) -> None:
    lost, width = np.linspace(0, 5, 200_001, retstep=True)
    some = 0.5 / SCALE.medium * width * np.exp(-(((lead - lost) / error) ** 2) / 2)
    none = 0.5 * np.exp(-((lead / error) ** 2) / 2)
    assert believed(lead, error, SCALE.medium) == pytest.approx((lost * some).sum() / (some.sum() + none), abs=1e-3)


def test_what_is_exact_or_behind_is_believed_as_it_is() -> None:
    assert believed(0.3, 0.0, SCALE.small) == 0.3
    assert believed(-0.1, 0.2, SCALE.small) == 0.0


def test_who_plays_for_the_victory_makes_no_mistake() -> None:
    def rolls(options: list[int], number: int) -> Rolled:
        points = np.array([6.0, 7.0, 6.5])[options]
        wins = np.array([0.6, 0.3, 0.6])[options]
        return Rolled(np.repeat(points[:, None], number, 1), np.repeat(wins[:, None], number, 1))

    assert compared(rolls, 3, 0, Limits(8, 8, 8), SCALE).best == 2
    assert compared(rolls, 3, 1, Limits(8, 8, 8), SCALE).best == 1


def offers_by_hand(moment: Moment, symbol: int) -> float:
    """What an offer is worth, over everything that the others may offer by the table."""
    holdings, seat = holdings_at(moment), moment.view.observer
    dice = tuple([face.index for face in moment.view.dice])
    mixes = [table_mix(holdings, dice, who) for who in range(len(holdings))]
    worth = 0.0
    for offers in product(range(3), repeat=len(holdings)):
        chance = 1.0
        for who, offer in enumerate(offers):
            chance *= float(offer == symbol) if who == seat else mixes[who][offer]
        if chance:
            released = released_symbols(dice, tuple(offers.count(one) for one in range(3)))
            then = [after_round(one, offer, released) for one, offer in zip(holdings, offers, strict=True)]
            won = members(winners(then))
            worth += chance * ((seat in won) / len(won) if won else share_of(tuple(then), seat))
    return worth


@pytest.mark.parametrize("players", [3, 4])
def test_offers_counted_by_hand(players: int) -> None:
    game = seat_of("pok", "casual", players, 2)
    for moment, found in zip(game.moments, POK_COACH.judge(game.moments, "quick", 0), strict=True):
        for action, worth in zip(moment.view.legal, found.worths, strict=True):
            assert held(holdings_at(moment)[0], action.symbol.index)
            assert worth == pytest.approx(offers_by_hand(moment, action.symbol.index), abs=1e-9)


@pytest.mark.parametrize("players", [3, 4])
def test_over_all_throws_the_start_is_worth_an_equal_share(players: int) -> None:
    state = POK.start(Options(players))
    total = 0.0
    for dice, ways in zip(THROWS, WAYS, strict=True):
        thrown = POK.step(state, POK.outcome_type(tuple([DIE_FACE[face] for face in dice]))).state
        view = POK.view(thrown, 0)
        (found,) = POK_COACH.judge([Moment(view, (), view.legal[0])], "quick", 0)
        total += ways / 216 * found.value
    assert total == pytest.approx(1 / players, abs=1e-5)


def test_every_offer_of_the_table_is_right() -> None:
    for seed in range(3):
        game = seat_of("pok", "expert", 4, seed)
        assert all(one.loss < 1e-4 for one in POK_COACH.judge(game.moments, "quick", 0))


@pytest.mark.parametrize("players", [3, 4, 5])
def test_constants_are_there_for_every_stage_of_a_round(players: int) -> None:
    table = averages().tables[str(players)]
    assert len(table.places) == players
    assert len(table.gains) == stages(players)
    mind = mind_for(players)
    found = [stage_of(mind.situation(one).seen) for one in seat_of("pikoko", "novice", players, 0).moments]
    assert found == [*range(stages(players))] * 3
