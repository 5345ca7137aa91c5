"""How the bids and cards of a seat came out, counted from a record of Pikoko."""

from collections.abc import Iterator

from coverts.coach.tried import Outcome, Tried
from coverts.games.pikoko.scoring import NO_CONFIDENCE_POINTS, bid_points, confidence_points
from coverts.games.seats import left_of
from coverts.records.pikoko.format import PikokoRecord, PikokoRound

ENDS: dict[int, Outcome] = {2: "right", 1: "close", 0: "bad"}
"""By what a bid brings."""


def tried(record: PikokoRecord, seat: int) -> Iterator[Tried]:
    """Every bid of the seat's, and every confidence card, of a game that was played to its end."""
    for round_ in record.rounds:
        yield from _bids(round_, seat, len(record.seats))
        yield from _card(round_, seat, len(record.seats))


def _bids(round_: PikokoRound, seat: int, players: int) -> Iterator[Tried]:
    for subject, bid in enumerate(round_.bids[seat] if round_.bids else ()):
        if bid is not None:
            points = bid_points(bid, _taken(round_, subject))
            yield Tried("bid", _whose(subject, seat, players), ENDS[points], points)


def _card(round_: PikokoRound, seat: int, players: int) -> Iterator[Tried]:
    if not round_.confidence or not round_.bids:
        return
    card = round_.confidence[seat]
    if card is None:
        yield Tried("card", "none", "right", NO_CONFIDENCE_POINTS)
        return
    bid, taken = round_.bids[seat][card], _taken(round_, card)
    assert bid is not None
    whose = "own" if card == seat else _whose(card, seat, players)
    yield Tried("card", whose, "right" if bid == taken else "bad", confidence_points(bid, taken))


def _taken(round_: PikokoRound, subject: int) -> int:
    return sum(trick.winner == subject for trick in round_.tricks or ())


def _whose(subject: int, seat: int, players: int) -> str:
    """One's own peacock, that of the left neighbour, whose feathers one plays, or another."""
    return "own" if subject == seat else "left" if subject == left_of(seat, players) else "others"
