"""The referee against a second reading of the rules, which knows nothing of our rule books."""

import random
from typing import Any

import msgspec
import pytest

from coverts.records.reading import Unreadable, document
from coverts.records.referee import check
from coverts.records.replaying import Illegal
from tests.records.second_reading import Record, Verdict, cut, judge, random_record
from tests.records.spoils.all import SPOILS, Spoil, name_of
from tests.records.tables import TABLES, random_options


def referee(record: Record) -> Verdict:
    """What the referee says, in the words of the second reading."""
    try:
        verdict = check(document(msgspec.json.decode(msgspec.json.encode(record))).record)
    except (Illegal, Unreadable) as refused:
        return Verdict(False, None, None, None, str(refused.where), str(refused))
    totals = None if verdict.totals is None else list(verdict.totals)
    winners = None if verdict.winners is None else list(verdict.winners)
    return Verdict(True, verdict.complete, totals, winners)


def games(game: str, players: int, count: int, name: str) -> list[Record]:
    rng = random.Random(f"{name} {game} {players}")
    return [random_record(game, players, rng, **random_options(game, players, rng)) for _ in range(count)]


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_the_referee_agrees_on_random_games(game: str, players: int) -> None:
    for record in games(game, players, 60, "whole"):
        assert referee(record) == judge(record) == Verdict(True, True, record.get("totals"), record["winners"])


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_the_referee_agrees_on_games_broken_off_anywhere(game: str, players: int) -> None:
    rng = random.Random(f"cut {game} {players}")
    for record in games(game, players, 20, "cut"):
        for _ in range(10):
            unfinished = cut(record, rng)
            assert referee(unfinished) == judge(unfinished) == Verdict(True, False)


@pytest.mark.parametrize("spoil", SPOILS, ids=name_of)
def test_the_referee_refuses_what_is_illegal_in_one_place_and_says_where(spoil: Spoil) -> None:
    rng = random.Random(f"referee {name_of(spoil)}")
    refused = 0
    for game, players in TABLES:
        for record in games(game, players, 6, name_of(spoil)):
            for legal in (record, cut(record, rng), cut(record, rng)):
                refused += _is_refused(legal, spoil, rng)
    assert refused, "no record had a place for this"


def _is_refused(legal: Record, spoil: Spoil, rng: random.Random) -> bool:
    spoiled: tuple[dict[str, Any], str] | None = spoil(legal, rng)
    if spoiled is None:
        return False
    record, fragment = spoiled
    verdict = referee(record)
    assert not verdict.ok
    assert fragment in (verdict.where or ""), verdict
    return True
