"""Fair deals against the second reading of the protocol, and how evenly they fall."""

import random
from collections import Counter
from math import sqrt
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from coverts.fair.fingerprint import fingerprint
from coverts.fair.stream import key_of, stream_of
from coverts.games import pikoko, pok
from coverts.games.contract import Chance
from coverts.games.pikoko import PIKOKO, Deal, DrawStarter
from coverts.games.pikoko.actions import deck
from coverts.games.pok import POK
from coverts.games.pok.dice import DIE_FACE, THROWS, WAYS
from coverts.games.registry import GAMES
from coverts.records.fairness import rules_of
from tests.fair import second_reading as naive
from tests.fair.transcripts import TABLES, transcript
from tests.laws.examples import examples

STREAMS = examples(5_000)
"""For χ². COVERTS_EXAMPLES=200 draws a million."""


def other_options(game: str, players: int, rng: random.Random) -> dict[str, Any]:
    if game == "pok":
        return rng.choice([{}, {"memory_aid": True}])
    tie = rng.choice([{}, {"start_token_tie": "may-stay"}, {"start_token_tie": "left-neighbour"}])
    return tie | rng.choice([{}, {"first_starter": rng.randrange(players)}])


@settings(max_examples=examples(200), deadline=None)
@given(st.sampled_from(TABLES), st.integers(0, 2**64))
def test_the_second_reading_agrees(table: tuple[str, int], seed: int) -> None:
    (game, players), rng = table, random.Random(seed)
    chosen = other_options(game, players, rng)
    options = msgspec.convert({"players": players, **chosen}, GAMES[game].options_type)
    bots, withheld = (tuple([seat for seat in range(players) if rng.random() < 0.2]) for _ in range(2))
    found = transcript(game, options, rng, bots=bots, withheld=withheld)
    assert found.rules == rules_of(game, options) == naive.rules(game, chosen, players)
    for number, one in found.numbered():
        assert one.seed is not None
        assert one.commitment == naive.house(found.game, found.rules, number, one.seed)
        salt = naive.salt(found.game, found.rules, number, list(one.nonces))
        assert found.salt(number) == salt
        if game == "pikoko":
            _same_deal(found, number, salt, options)
        else:
            for k in (1, 2, rng.randrange(3, 500)):
                thrown = POK.outcome(POK.start(options), found.stream(1, f"throw/{k}").below)
                assert [str(face) for face in thrown.dice] == naive.throw(one.seed, salt, k)
    houses, people = [one.commitment for one in found.rounds], [list(one.clients) for one in found.rounds]
    assert [naive.DECK[place] for place in fingerprint(found)] == naive.prints(found.game, houses, people)


def _same_deal(found: Any, number: int, salt: bytes, options: Any) -> None:
    state, seed = PIKOKO.start(options), found.rounds[number - 1].seed
    if PIKOKO.prompt(state) == Chance("starter"):
        drawn = PIKOKO.outcome(state, found.stream(number, "starter").below)
        assert isinstance(drawn, DrawStarter)
        assert drawn.seat == naive.starter(seed, salt, options.players)
        state = PIKOKO.step(state, drawn).state
    dealt = PIKOKO.outcome(state, found.stream(number, "deck").below)
    assert isinstance(dealt, Deal)
    order = [naive.DECK[place] for place in naive.shuffled(seed, salt, options.players)]
    assert [str(feather) for hand in dealt.hands for feather in hand] == order[: 8 * options.players]
    assert str(dealt.turned_up) == order[8 * options.players]


def is_even(counted: Counter[Any], ways: dict[Any, float]) -> bool:
    """χ² against how often each should come, within five standard deviations."""
    number = counted.total()
    assert counted.keys() <= ways.keys()
    chi = sum((counted[one] - number * share) ** 2 / (number * share) for one, share in ways.items())
    freedom = len(ways) - 1
    return abs(chi - freedom) < 5 * sqrt(2 * freedom)


def streams(info: str) -> Any:
    rng = random.Random(f"even {info}")
    for _ in range(STREAMS):
        yield stream_of(key_of(rng.randbytes(32), rng.randbytes(32), info))


@pytest.mark.parametrize("players", [3, 4, 5])
def test_starters_are_even(players: int) -> None:
    counted = Counter(stream.below(players) for stream in streams("starter"))
    assert is_even(counted, dict.fromkeys(range(players), 1 / players))


@pytest.mark.parametrize("players", [3, 4, 5])
def test_deals_are_even(players: int) -> None:
    """Where each feather goes: to which seat, turned up, or left over."""
    state, cards = PIKOKO.start(pikoko.Options(players, first_starter=0)), deck(players)
    counted: Counter[Any] = Counter()
    for stream in streams("deck"):
        dealt = PIKOKO.outcome(state, stream.below)
        assert isinstance(dealt, Deal)
        where = {feather: seat for seat, hand in enumerate(dealt.hands) for feather in hand}
        where[dealt.turned_up] = players
        counted.update((feather, where.get(feather, players + 1)) for feather in cards)
    shares = [8 / len(cards)] * players + [1 / len(cards), (len(cards) - 8 * players - 1) / len(cards)]
    for feather in cards:
        one = Counter({place: counted[feather, place] for place in range(players + 2)})
        assert is_even(one, dict(enumerate(shares))), feather


def test_throws_are_even() -> None:
    state = POK.start(pok.Options(3))
    counted = Counter(POK.outcome(state, stream.below).dice for stream in streams("throw/1"))
    ways = {tuple([DIE_FACE[face] for face in throw]): way / 216 for throw, way in zip(THROWS, WAYS, strict=True)}
    assert is_even(counted, ways)


def test_a_crooked_stream_would_be_noticed() -> None:
    counted = Counter(min(stream.below(5), stream.below(10)) for stream in streams("starter"))
    assert not is_even(counted, dict.fromkeys(range(5), 1 / 5))
