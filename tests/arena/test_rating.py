"""Ratings are fair about ties and seats, and find out how strong simulated players are."""

from collections.abc import Sequence
from random import Random
from statistics import correlation, fmean
from typing import TypeAlias

import pytest
from hypothesis import given
from hypothesis import strategies as st

from coverts.arena.rating import ratings
from coverts.arena.seatings import Lineup

Game: TypeAlias = tuple[Lineup, Sequence[int]]

NAMES = ("a", "b", "c", "d", "e", "f", "g")


def places_of(scores: Sequence[int]) -> tuple[int, ...]:
    """How many others have more."""
    return tuple([sum(other > own for other in scores) for own in scores])


def places(players: int) -> st.SearchStrategy[tuple[int, ...]]:
    """Places at a table, often shared."""
    return st.lists(st.integers(0, 3), min_size=players, max_size=players).map(places_of)


@st.composite
def games(draw: st.DrawFn, names: Sequence[str] = NAMES) -> Game:
    """A game of some of them, some of whom may sit there twice."""
    lineup = tuple(draw(st.lists(st.sampled_from(names), min_size=2, max_size=7)))
    return lineup, draw(places(len(lineup)))


def test_ratings_know_better_from_worse() -> None:
    played = [(("a", "b", "c"), (0, 1, 2)), (("c", "a", "b"), (2, 0, 1))] * 10
    found = ratings(("a", "b", "c", "d"), played)
    assert found["a"].mu > found["b"].mu > found["c"].mu
    assert found["a"].sigma < found["d"].sigma
    assert found["d"].mu == 25
    assert ratings(("a", "b", "c", "d"), played) == found


def test_two_players_move_by_the_whole_step() -> None:
    """Equals expect a half; sigma² / c is 7.45 where sigma is 25 / 3 and c the root of 2 (sigma² + beta²)."""
    found = ratings(("a", "b"), [(("a", "b"), (0, 1))])
    assert found["a"].mu == pytest.approx(25 + 2.635, abs=0.001)
    assert found["b"].mu == pytest.approx(25 - 2.635, abs=0.001)


def test_tied_winners_are_above_the_third() -> None:
    """Plackett–Luce gives 26.00, 26.00, 26.56 here."""
    found = [found.mu for found in ratings(NAMES[:5], [(NAMES[:5], (0, 0, 2, 3, 4))]).values()]
    assert found[0] == found[1] > found[2] > found[3] > found[4]


@given(st.integers(3, 7).flatmap(places))
def test_from_equal_ratings_the_order_is_that_of_the_places(found: tuple[int, ...]) -> None:
    lineup = NAMES[: len(found)]
    rated = ratings(lineup, [(lineup, found)])
    for one, place in zip(lineup, found, strict=True):
        for other, below in zip(lineup, found, strict=True):
            if place == below:
                assert rated[one].mu == pytest.approx(rated[other].mu, rel=1e-12)
                assert rated[one].sigma == pytest.approx(rated[other].sigma, rel=1e-12)
            elif place < below:
                assert rated[one].mu > rated[other].mu


@given(st.lists(games(NAMES[2:]), max_size=4), games(NAMES[2:]), st.integers(-8, 1))
def test_tied_players_of_equal_rating_move_alike(earlier: list[Game], last: Game, twins: int) -> None:
    """The twins have never played before; the others have, so their ratings differ."""
    others, found = last
    scores = [twins, *[-2 * place for place in found], twins]
    rated = ratings(NAMES, [*earlier, (("a", *others, "b"), places_of(scores))])
    assert rated["a"].mu == pytest.approx(rated["b"].mu, rel=1e-12)
    assert rated["a"].sigma == pytest.approx(rated["b"].sigma, rel=1e-12)


@given(st.lists(games(), min_size=1, max_size=4), st.randoms(use_true_random=False))
def test_the_order_of_seats_does_not_matter(played: list[Game], random: Random) -> None:
    turned = []
    for lineup, found in played:
        seats = random.sample(range(len(lineup)), len(lineup))
        turned.append((tuple([lineup[seat] for seat in seats]), tuple([found[seat] for seat in seats])))
    assert ratings(NAMES, turned) == ratings(NAMES, played)


def simulated(players: int, strengths: Sequence[float], number: int, random: Random) -> list[Game]:
    """Games in which luck is as large as the differences; in half of them several share the victory, as in POK."""
    found: list[Game] = []
    for _ in range(number):
        seats = random.sample(range(len(strengths)), players)
        shown = [strengths[seat] + random.gauss(0, 25 / 6) for seat in seats]
        winners = random.randint(2, players - 1) if random.random() < 0.5 else 1
        least = sorted(shown, reverse=True)[winners - 1]
        lineup = tuple([f"{seat}" for seat in seats])
        found.append((lineup, tuple([0 if one >= least else winners for one in shown])))
    return found


@pytest.mark.parametrize("players", [3, 5, 7])
def test_simulated_strengths_are_recovered(players: int) -> None:
    """Without the division by n − 1 the seven correlate by 0.94, with Plackett–Luce by 0.95."""
    found = []
    for seed in range(6):
        random = Random(seed)
        strengths = [random.gauss(25, 25 / 6) for _ in range(8)]
        rated = ratings([f"{seat}" for seat in range(8)], simulated(players, strengths, 300, random))
        found.append(correlation(strengths, [rated[f"{seat}"].mu for seat in range(8)]))
    assert fmean(found) > 0.96
