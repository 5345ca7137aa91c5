"""Every number has an address."""

from itertools import product

from coverts.arena import Comparison, Field, answered, play
from coverts.arena.banks import BANKS, Bank, chance, choice, seating
from coverts.bots import random_legal
from coverts.games.contract import Draw
from tests.arena.company import PIKOKO, POK, Greedy, Listener


def numbers(draw: Draw) -> tuple[int, ...]:
    return tuple(draw(1 << 15) for _ in range(4))


def test_addresses_have_numbers_of_their_own() -> None:
    found = [numbers(choice(*address)) for address in product(BANKS, range(5), range(4), range(20))]
    found += [numbers(chance(*address)) for address in product(BANKS, range(20), range(5))]
    found += [numbers(seating(*address)) for address in product(BANKS, range(20))]
    assert len(set(found)) == len(found)


def test_the_same_address_has_the_same_numbers() -> None:
    assert numbers(choice("tuning", 3, 1, 4)) == numbers(choice("tuning", 3, 1, 4))


def test_the_banks_are_kept() -> None:
    """Figures in the docs are about these very deals."""
    kept: dict[Bank, int] = {"tuning": chance("tuning", 0, 0)(1 << 15), "held-out": chance("held-out", 0, 0)(1 << 15)}
    assert kept == KEPT


def test_what_others_draw_changes_nobodys_numbers() -> None:
    heard = []
    for other in (random_legal, Greedy()):
        listener = Listener()
        play(POK, ("a", "me", "a"), {"a": other, "me": listener}, 5)
        heard.append([drawn for _, drawn, _ in listener.heard])
    shorter = min(map(len, heard))
    assert heard[0][:shorter] == heard[1][:shorter]


def test_feathers_and_the_first_starter_belong_to_the_deal() -> None:
    for number in range(3):
        listeners = [Listener(), Listener()]
        for listener, other in zip(listeners, (random_legal, Greedy()), strict=True):
            play(PIKOKO, ("me", "a", "a"), {"a": other, "me": listener}, number)
        first, second = ([view for view, _, _ in listener.heard] for listener in listeners)
        for one, two in zip(first, second, strict=True):
            assert (one.round, one.turned_up) == (two.round, two.turned_up)  # type: ignore[attr-defined]
        assert first[0].starter == number % 3  # type: ignore[attr-defined]


def test_each_seat_remembers_the_rounds_that_have_ended() -> None:
    listener = Listener()
    play(PIKOKO, ("me", "a", "a"), {"a": random_legal, "me": listener}, 0)
    for view, _, past in listener.heard:
        assert [seen.round for seen in past] == list(range(1, view.round))  # type: ignore[attr-defined]
        assert all(seen.observer == 0 for seen in past)


def test_the_seat_counts_and_not_who_sits_there() -> None:
    """Who is compared has the same luck as the candidate."""
    question = Comparison(setting=POK, candidate="x", fields=(Field(("random",), "random"),), numbers=range(3))
    found = answered(question, bots={"x": random_legal}).fields[0]
    assert all(deal.difference == 0 for deal in found.deals)
    assert found.difference.half == 0


KEPT: dict[Bank, int] = {"tuning": 1437, "held-out": 29561}
