"""`points = average + luck - mistakes`, exactly, in every game."""

from math import fsum, inf
from random import Random

import pytest
from msgspec import UNSET

from coverts.coach.judging import Chain, Judged, Reckoning, coach_of
from coverts.coach.review import Review
from coverts.coach.reviewing import course, reviewed
from coverts.coach.seat_games import SeatGame, seat_game
from coverts.records.referee import totals_of
from tests.coach.games import seat_of, table
from tests.laws.examples import examples


def review(game: SeatGame) -> Review:
    coach = coach_of(game.game)
    assert coach is not None
    return reviewed(coach, game, "quick", 5)


def hold(found: Review) -> None:
    """What is true of every review."""
    assert found.points == pytest.approx(found.average + found.luck - found.mistakes, abs=1e-9)
    assert found.luck == pytest.approx(fsum(found.luck_parts.values()), abs=1e-9)
    assert found.mistakes == pytest.approx(fsum(one.loss for one in found.decisions), abs=1e-9)
    for one in found.decisions:
        worths = {option.action: option.worth for option in one.options}
        assert one.loss == worths[one.best] - worths[one.chosen] >= 0.0
        assert one.options[0].action == one.best
        if found.game == "pok" or one.round < 3:
            assert worths[one.best] == max(worths.values())
    last = inf
    for one, following in zip(found.decisions, found.decisions[1:], strict=False):
        if one.round == following.round or found.game == "pok":
            last = following.options[0].worth - {o.action: o.worth for o in one.options}[one.chosen]
            assert one.luck == pytest.approx(last, abs=1e-9)
    assert last != inf


@pytest.mark.parametrize("level", ["novice", "casual", "expert"])
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_sums_of_pok(players: int, level: str) -> None:
    for seed in range(examples(4)):
        record = table("pok", level, players, seed)
        assert record.winners is not UNSET
        for seat in range(players):
            found = review(seat_game(record, seat))
            hold(found)
            assert found.points == (seat in record.winners) / len(record.winners)
            assert found.average == 1 / players
            assert set(found.luck_parts) == {"throw", "offers"}


def test_sums_of_pok_where_it_is_not_solved() -> None:
    hold(review(seat_of("pok", "casual", 7, 1)))


@pytest.mark.parametrize(("players", "level"), [(3, "novice"), (4, "casual"), (5, "novice")])
def test_sums_of_pikoko(players: int, level: str) -> None:
    for seed in range(examples(1)):
        record = table("pikoko", level, players, seed)
        seat = seed % players
        found = review(seat_game(record, seat))
        hold(found)
        totals = totals_of(record)
        assert totals is not None
        assert found.points == totals[seat]
        assert set(found.luck_parts) == {"deal", "hidden", "others"}
        assert len(found.decisions) == 3 * (players + 1 + 8)


def judged(worths: list[float], chosen: int) -> Judged:
    best = max(range(len(worths)), key=worths.__getitem__)
    actions = list(range(len(worths)))
    return Judged(round=1, kind="bid", about=0, actions=actions, worths=worths, errors=worths, chosen=chosen, best=best)


def test_sums_whatever_the_worths_are() -> None:
    numbers = Random(1)
    for _ in range(200):
        average, result = numbers.uniform(-20, 20), numbers.uniform(-20, 20)
        decisions = [[numbers.uniform(-20, 20) for _ in range(numbers.randint(1, 4))] for _ in range(13)]
        made = [judged(worths, 0) for worths in decisions]
        chain = Chain(average=average, judged=made, result=result, parts={"deal": numbers.random()})
        losses = fsum(one.loss for one in chain.judged)
        assert result == pytest.approx(average + fsum(chain.lucks()) - losses, abs=1e-9)
        parts = Reckoning(chains=[chain], rest="others").luck_of(chain)
        assert fsum(parts.values()) == pytest.approx(fsum(chain.lucks()), abs=1e-9)


def test_the_course_of_a_game_leads_from_the_average_to_the_points() -> None:
    game = seat_of("pok", "casual", 4, 1)
    coach = coach_of("pok")
    assert coach is not None
    reckoning = coach.reckon(game, list(coach.judge(game.moments, "quick", 0)), "quick", 0)
    found = course(reckoning)
    assert len(found) == len(game.moments) + 2
    assert found[0] == 0.25
    assert found[-1] == pytest.approx(reckoning.chains[0].result, abs=1e-9)
