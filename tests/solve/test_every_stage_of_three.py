"""The table for three players against the rules read anew: every throw in every position, by brute force."""

from functools import cache
from itertools import permutations, product
from math import prod

import pytest

from coverts.games.pok.dice import DieFace
from coverts.solve.pok.shipped import shipped
from tests.solve.reading import THROWS, Hand, Throw, after, all_positions, gone, same

Worths = dict[tuple[Hand, ...], dict[Hand, float]]


def number(hand: Hand) -> int:
    return hand[0] + 4 * hand[1] + 16 * hand[2]


def faces(throw: Throw) -> tuple[int, ...]:
    return tuple(DieFace("-" if die is None else f"{die[0]}{'BGR'[die[1]]}").index for die in throw)


@cache
def landing(hands: tuple[Hand, ...]) -> tuple[list[int], tuple[Hand, ...], list[Hand]]:
    """Who has won; or else which of the positions that differ in seats and symbols alone it is, and the hands there."""
    winners = [player for player, hand in enumerate(hands) if sum(hand) == 1]
    if winners:
        return winners, (), []
    images = [[(hand[a], hand[b], hand[c]) for hand in hands] for a, b, c in permutations(range(3))]
    image = next(image for image in images if tuple(sorted(image)) == same(hands))
    return [], same(hands), image


def worth(hands: tuple[Hand, ...], seat: int, values: Worths) -> float:
    """What hands after a round are worth to a seat."""
    winners, position, image = landing(hands)
    return (seat in winners) / len(winners) if winners else values[position][image[seat]]


@pytest.fixture(scope="module")
def found() -> tuple[Worths, Worths, float]:
    """Values, best answers' values, and the most that anybody gains in one round alone."""
    table, values, bests, regret = shipped(3), Worths(), Worths(), 0.0
    for hands in all_positions(3):
        choices = [[symbol for symbol in range(3) if hand[symbol]] for hand in hands]
        mean, looping = [0.0] * 3, 0.0
        stages = []
        for throw, chance in THROWS.items():
            offers = [table.offers(tuple(map(number, hands)), faces(throw), seat) for seat in range(3)]
            own = [dict.fromkeys(choice, 0.0) for choice in choices]
            top = [dict.fromkeys(choice, 0.0) for choice in choices]
            stay = [dict.fromkeys(choice, 0.0) for choice in choices]
            for shown in product(*choices):
                leaves = gone(throw, shown)
                then = after(hands, shown, leaves)
                for seat in range(3):
                    others = prod(offers[other][shown[other]] for other in range(3) if other != seat)
                    if any(leaves):
                        own[seat][shown[seat]] += others * worth(then, seat, values)
                        top[seat][shown[seat]] += others * worth(then, seat, bests)
                    else:
                        stay[seat][shown[seat]] += others
            stages.append((chance, offers, own, top, stay))
            looping += chance * sum(offers[0][symbol] * stay[0][symbol] for symbol in choices[0])
            for seat in range(3):
                mean[seat] += chance * sum(offers[seat][symbol] * own[seat][symbol] for symbol in choices[seat])
        value = [each / (1 - looping) for each in mean]
        best = list(value)
        for seat in range(3):
            for _, offers, own, _, stay in stages:
                gets = {symbol: own[seat][symbol] + stay[seat][symbol] * value[seat] for symbol in choices[seat]}
                plays = sum(offers[seat][symbol] * gets[symbol] for symbol in choices[seat])
                regret = max(regret, max(gets.values()) - plays)
            for _ in range(400):
                before = best[seat]
                best[seat] = sum(
                    chance * max(top[seat][symbol] + stay[seat][symbol] * before for symbol in choices[seat])
                    for chance, _, _, top, stay in stages
                )
                if abs(best[seat] - before) < 1e-13:
                    break
        values[hands] = dict(zip(hands, value, strict=True))
        bests[hands] = dict(zip(hands, best, strict=True))
    return values, bests, regret


def test_every_position_is_there(found: tuple[Worths, Worths, float]) -> None:
    assert len(found[0]) == shipped(3).header.positions == 457


def test_nobody_gains_in_any_round(found: tuple[Worths, Worths, float]) -> None:
    assert found[2] == pytest.approx(shipped(3).header.certificate.worst_regret, abs=1e-9)
    assert found[2] <= 1e-6


def test_nobody_gains_in_the_whole_game(found: tuple[Worths, Worths, float]) -> None:
    start = ((2, 2, 2),) * 3
    gains = [sum(bests[hand] - values[hand] for hand in hands) for hands, values, bests in _both(found)]
    assert max(gains) == pytest.approx(shipped(3).header.certificate.nashconv_worst, abs=1e-9)
    assert max(gains) <= 1e-6
    assert found[0][start][2, 2, 2] == pytest.approx(1 / 3, abs=1e-9)


def test_the_values_kept_are_those_of_the_offers_kept(found: tuple[Worths, Worths, float]) -> None:
    for hands, values in found[0].items():
        for seat, hand in enumerate(hands):
            assert shipped(3).value(tuple(map(number, hands)), seat) == pytest.approx(values[hand], abs=1e-6)


def _both(found: tuple[Worths, Worths, float]) -> list[tuple[tuple[Hand, ...], dict[Hand, float], dict[Hand, float]]]:
    return [(hands, values, found[1][hands]) for hands, values in found[0].items()]
