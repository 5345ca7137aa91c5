"""Nothing under `fair` can be changed without being noticed."""

import json
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import pytest

from coverts.records.reading import Unreadable, read
from coverts.records.referee import Verdict, check
from coverts.records.replaying import Illegal
from coverts.records.writing import line
from tests.fair.transcripts import TABLES, fair_record


def judged(text: bytes) -> Verdict | None:
    """The verdict, or None if the record is refused."""
    try:
        return check(read(text).record)
    except (Illegal, Unreadable):
        return None


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_fair_games_are_proved(game: str, players: int) -> None:
    verdict = judged(line(fair_record(game, players, bots=(1,))))
    assert verdict is not None
    assert verdict.fair is not None
    assert verdict.fair.is_proved


@pytest.mark.parametrize(("game", "players"), [("pikoko", 3), ("pok", 4)])
def test_every_single_bit_of_it_is_noticed(game: str, players: int) -> None:
    """All bits of the JSON: digits, names of keys, brackets, commas and quotation marks."""
    text = line(fair_record(game, players, bots=(1,)))
    begin = text.index(b'"fair":') + len(b'"fair":')
    # It is the last key of a record.
    assert json.loads(text[begin:].strip()[:-1]) == json.loads(text)["fair"]
    end = len(text.rstrip()) - 1
    for place in range(begin, end):
        for bit in range(8):
            changed = bytearray(text)
            changed[place] ^= 1 << bit
            assert judged(bytes(changed)) is None, (place - begin, bit)


def changes(value: Any) -> Iterator[Any]:
    """The same data with one thing taken out, doubled, emptied or put in another order."""
    if isinstance(value, dict):
        for key in value:
            yield {name: entry for name, entry in value.items() if name != key}
            yield from ({**value, key: changed} for changed in changes(value[key]))
    elif isinstance(value, list):
        for place, entry in enumerate(value):
            yield value[:place] + value[place + 1 :]
            yield [*value[:place], entry, *value[place:]]
            yield from ([*value[:place], changed, *value[place + 1 :]] for changed in changes(entry))
            for other in range(place):
                swapped = list(value)
                swapped[place], swapped[other] = value[other], value[place]
                yield swapped
    others: list[Any] = [None, [], {}, 0, "", True]
    yield from (another for another in others if another != value)


@pytest.mark.parametrize(("game", "players"), [("pikoko", 3), ("pok", 4)])
def test_every_change_of_its_structure_is_noticed(game: str, players: int) -> None:
    record, count = fair_record(game, players, bots=(1,)), 0
    for fair in changes(record["fair"]):
        if fair != record["fair"]:
            count += 1
            assert judged(line(record | {"fair": fair})) is None, fair
    assert count > 100


def test_a_chance_move_of_every_round_is_compared() -> None:
    record = fair_record("pikoko", 3)
    other = fair_record("pikoko", 3, "another")
    for number in range(3):
        mixed = deepcopy(record)
        mixed["fair"]["rounds"][number] = other["fair"]["rounds"][number]
        assert judged(line(mixed)) is None
    assert judged(line(record | {"fair": other["fair"]})) is None


def test_a_record_without_it_is_legal() -> None:
    record = fair_record("pok", 3)
    del record["fair"]
    verdict = judged(line(record))
    assert verdict is not None
    assert verdict.fair is None


def test_keys_that_nobody_knows_are_allowed_in_it() -> None:
    record = fair_record("pok", 3)
    record["fair"]["by"] = "somebody"
    record["fair"]["rounds"][0]["note"] = 1
    assert judged(line(record)) is not None


@pytest.mark.parametrize("moves", [0, 1, 2, 3, 10, 60, 112])
def test_unfinished_games_are_judged_too(moves: int) -> None:
    verdict = judged(line(fair_record("pikoko", 3, moves=moves)))
    assert verdict is not None
    assert verdict.fair is not None
    assert verdict.fair.is_proved
