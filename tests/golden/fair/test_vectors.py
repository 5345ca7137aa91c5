"""Fair deals against the vectors that are kept, and the vectors against the second reading."""

import json
from os import environ
from typing import Any

import pytest

from tests.fair import second_reading as naive
from tests.golden.fair.vectors import FILE, text
from tests.golden.golden import REWRITE

KEPT: list[dict[str, Any]] = json.loads(FILE.read_text("utf-8"))


def _name(vector: dict[str, Any]) -> str:
    return f"{vector['kind']} {vector['players']}"


def test_the_vectors_are_up_to_date() -> None:
    if environ.get(REWRITE):
        FILE.write_text(text(), "utf-8")
    assert FILE.read_text("utf-8") == text(), f"{REWRITE}=1 pytest tests/golden/fair"


def test_the_vector_of_the_page() -> None:
    first = KEPT[0]
    assert first["rules"] == 'pikoko/1:{"players":5}'
    assert first["commitments"] == ["53646a50ac878bad6e0bd26ae7ea5f054f7431dff77ec529e8ba96ff2b9029c6"]
    assert first["clientCommitments"][0][3] == "a6d29804dc84c7c956cf9f605e52af4c90f5fc7cabba45393c056139f4391ad7"
    assert first["salts"] == ["bcb4dfe1c3800a04c66397936e4d65c2e29dbb38e2460ec5e584dff1321ebcee"]
    assert first["starter"] == 1
    places = (
        "39 18 23 19 28 8 13 22 46 16 1 24 32 36 33 17 7 15 29 42 11 10 37 35 41 31 3 12 27 14 30 34 20 44 9 40 5 45"
    )
    assert first["decks"] == [[*map(int, places.split()), 25, 21, 0, 26, 2, 43, 4, 6, 38]]


def test_every_size_of_both_games_is_there() -> None:
    sizes = {(vector["kind"], vector["players"]) for vector in KEPT}
    assert sizes == {("pikoko", 3), ("pikoko", 4), ("pikoko", 5)} | {("pok", players) for players in range(3, 8)}


@pytest.mark.parametrize("vector", KEPT, ids=_name)
def test_the_second_reading_says_the_same(vector: dict[str, Any]) -> None:
    game, players = bytes.fromhex(vector["game"]), vector["players"]
    seeds = [bytes.fromhex(seed) for seed in vector["seeds"]]
    nonces = [[None if one is None else bytes.fromhex(one) for one in row] for row in vector["nonces"]]
    clients = [[None if one is None else bytes.fromhex(one) for one in row] for row in vector["clientCommitments"]]
    for number, seed in enumerate(seeds, 1):
        assert naive.house(game, vector["rules"], number, seed).hex() == vector["commitments"][number - 1]
        salt = naive.salt(game, vector["rules"], number, nonces[number - 1])
        assert salt.hex() == vector["salts"][number - 1]
        for seat, nonce in enumerate(nonces[number - 1]):
            assert nonce is None or naive.person(game, number, seat, nonce) == clients[number - 1][seat]
        if vector["kind"] == "pikoko":
            assert naive.shuffled(seed, salt, players) == vector["decks"][number - 1]
            assert number > 1 or naive.starter(seed, salt, players) == vector["starter"]
        else:
            assert [naive.throw(seed, salt, k + 1) for k in range(len(vector["throws"]))] == vector["throws"]
    houses = [bytes.fromhex(one) for one in vector["commitments"]]
    assert naive.prints(game, houses, clients) == vector["fingerprint"]
