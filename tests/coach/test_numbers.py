"""Numbers about a player: counted from records, and added up from reviews."""

from random import Random
from typing import Any

import pytest

from coverts.coach.judging import coach_of
from coverts.coach.numbers import Played, numbers_of
from coverts.coach.telling import ToldKind
from coverts.games.contract import AnyGame
from coverts.games.pikoko import PIKOKO
from coverts.games.pok import POK
from coverts.records.referee import totals_of
from coverts.records.writing import record_of
from tests.records.games import TABLES, names, played


def a_record(game: AnyGame, players: int, seed: int) -> Any:
    options = game.options_type(players)
    return record_of(game, options, names(players), [step for _, step in played(game, options, Random(seed))])


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_what_is_counted_is_what_the_record_says(game: AnyGame, players: int) -> None:
    """Points of bids and cards are all there are; offers that were right are the counters handed over."""
    coach = coach_of(game.name)
    assert coach is not None
    for seed in range(5):
        record = a_record(game, players, seed)
        for seat in range(players):
            tried = [*coach.tried(record, seat)]
            if game is PIKOKO:
                totals = totals_of(record)
                assert totals is not None
                assert sum(one.points for one in tried) == totals[seat]
                assert len(tried) == 3 * (players + 1)
                for about in ("own", "left"):
                    assert sum((one.what, one.about) == ("bid", about) for one in tried) == 3
            else:
                assert sum(one.outcome == "right" for one in tried) == sum(
                    seat in round_.handed_over for round_ in record.rounds
                )
                assert len(tried) == len(record.rounds)


def test_how_bids_came_out() -> None:
    """Of the first round, against what the peacocks took: exact, one off, or more."""
    coach = coach_of("pikoko")
    assert coach is not None
    seen = set()
    for seed in range(10):
        record = a_record(PIKOKO, 3, seed)
        first = record.rounds[0]
        bids = [one for one in coach.tried(record, 2) if one.what == "bid"]
        for subject, about in enumerate(["left", "others", "own"]):
            off = abs(first.bids[2][subject] - sum(trick.winner == subject for trick in first.tricks))
            outcome = "right" if off == 0 else "close" if off == 1 else "bad"
            assert (bids[subject].about, bids[subject].outcome) == (about, outcome)
            seen.add(outcome)
    assert seen == {"right", "close", "bad"}


def game_of(seed: int, seat: int, kinds: list[ToldKind] | None) -> Played:
    return Played(at=1_000 * seed, record=a_record(POK, 3, seed), seat=seat, kinds=kinds)


def test_losses_over_time_beside_the_levels() -> None:
    def told(number: int, lost: float) -> list[ToldKind]:
        return [ToldKind(kind="offer", number=number, lost=lost, level=None)]

    games = [game_of(1, 0, told(4, 0.02)), game_of(2, 1, None), game_of(3, 2, told(5, 0.0))]
    found = numbers_of("pok", games)
    assert (found.games, found.reviewed) == (3, 2)
    assert found.expected == pytest.approx(1)
    winners = [one.record.winners or () for one in games]
    shares = [1 / len(won) if one.seat in won else 0 for one, won in zip(games, winners, strict=True)]
    assert found.victories == pytest.approx(sum(shares))
    (offers,) = found.losses
    assert (offers.kind, offers.number) == ("offer", 9)
    assert offers.lost == pytest.approx(0.02)
    assert [(one.at, one.number, one.lost) for one in offers.games] == [(1_000, 4, 0.02), (3_000, 5, 0.0)]
    assert {*offers.levels} == {"random", "novice", "casual", "club", "expert", "master"}
    assert offers.level is not None
    off = {level: abs(loss - 0.02 / 9) for level, loss in offers.levels.items()}
    assert off[offers.level] == min(off.values())
    # Of few decisions nothing is said.
    assert numbers_of("pok", games[:1]).losses[0].level is None


def test_nothing_yet() -> None:
    found = numbers_of("pikoko", [])
    assert (found.games, found.counts, found.losses, found.victories) == (0, (), (), 0)
