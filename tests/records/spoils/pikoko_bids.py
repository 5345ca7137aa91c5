"""Harm to the bids and the confidence cards of Pikoko."""

import random
from typing import Any

from tests.records import second_reading_pikoko as pikoko
from tests.records.spoils.places import Record, players_of, rounds_with
from tests.records.spoils.registry import WHOLE_RECORD, WHOLE_ROUND, spoils, spoils_a_round


def _any_bid(record: Record, rng: random.Random) -> tuple[str, list[int], int] | None:
    """The place, the row and the target of one bid that was revealed."""
    places = [
        (f"round {number}, seat {bidder}", row, target)
        for number, this_round in rounds_with(record, "bids")
        for bidder, row in enumerate(this_round["bids"])
        for target, bid in enumerate(row)
        if bid is not None
    ]
    return rng.choice(places) if places else None


@spoils("pikoko")
def bid_above_the_tokens_left(record: Record, rng: random.Random) -> str | None:
    """The bidder spends exactly one token too many in the round."""
    if (found := _any_bid(record, rng)) is None:
        return None
    where, row, target = found
    row[target] += pikoko.TOKENS + 1 - sum(bid or 0 for bid in row)
    return where


@spoils("pikoko")
def negative_bid(record: Record, rng: random.Random) -> str | None:
    if (found := _any_bid(record, rng)) is None:
        return None
    where, row, target = found
    row[target] = -1
    return where


@spoils("pikoko")
def half_a_token(record: Record, rng: random.Random) -> str | None:
    if (found := _any_bid(record, rng)) is None:
        return None
    row: list[Any] = found[1]
    row[found[2]] = 0.5
    return WHOLE_RECORD


@spoils_a_round("pikoko", "bids")
def missing_bids_of_a_seat(record: Record, this_round: Record, rng: random.Random) -> str:
    this_round["bids"].pop(rng.randrange(players_of(record)))
    return WHOLE_ROUND


@spoils_a_round("pikoko", "tricks")
def missing_bid_in_a_round_played(record: Record, this_round: Record, rng: random.Random) -> str:
    rng.choice(this_round["bids"])[rng.randrange(players_of(record))] = None
    return WHOLE_ROUND


@spoils_a_round("pikoko", "confidence")
def bids_revealed_out_of_order(record: Record, this_round: Record, rng: random.Random) -> str:
    """An unfinished game with a gap: a whole step of the bidding is missing, a later one is there."""
    _break_off(record, this_round, "confidence", "tricks", "scores")
    steps = pikoko.reveal_steps(this_round["starter"], players_of(record))
    for bidder, target in rng.choice(steps[:-1]):
        this_round["bids"][bidder][target] = None
    return WHOLE_ROUND


@spoils_a_round("pikoko", "confidence")
def one_bid_revealed_before_the_others(record: Record, this_round: Record, rng: random.Random) -> str:
    """An unfinished game that stops within a step, though its bids are revealed together."""
    _break_off(record, this_round, "confidence", "tricks", "scores")
    steps = pikoko.reveal_steps(this_round["starter"], players_of(record))
    stop = rng.randrange(len(steps))
    early = rng.choice(steps[stop])
    for bidder, target in [pair for step in steps[stop:] for pair in step if pair != early]:
        this_round["bids"][bidder][target] = None
    return WHOLE_ROUND


@spoils_a_round("pikoko", "confidence")
def confidence_before_the_last_bids(record: Record, this_round: Record, rng: random.Random) -> str:
    _break_off(record, this_round, "tricks", "scores")
    for seat in range(players_of(record)):
        this_round["bids"][seat][seat] = None
    return WHOLE_ROUND


def _break_off(record: Record, last: Record, *missing: str) -> None:
    """Makes the record an unfinished one that ends in this round, without these keys."""
    record["rounds"] = record["rounds"][: record["rounds"].index(last) + 1]
    record.pop("totals", None)
    record.pop("winners", None)
    for key in missing:
        last.pop(key, None)


@spoils_a_round("pikoko", "tricks")
def tricks_without_confidence(record: Record, this_round: Record, rng: random.Random) -> str:
    _break_off(record, this_round, "confidence", "scores")
    return WHOLE_ROUND


@spoils_a_round("pikoko", "confidence")
def confidence_in_an_absent_seat(record: Record, this_round: Record, rng: random.Random) -> str:
    seat = rng.randrange(players_of(record))
    this_round["confidence"][seat] = rng.choice([-1, players_of(record)])
    return f", seat {seat}"


@spoils_a_round("pikoko", "confidence")
def missing_confidence_of_a_seat(record: Record, this_round: Record, rng: random.Random) -> str:
    this_round["confidence"].pop()
    return WHOLE_ROUND
