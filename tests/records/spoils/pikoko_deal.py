"""Harm to the start of a round of Pikoko: the start token, the hands and the card turned up."""

import random

from tests.records import second_reading_pikoko as pikoko
from tests.records.spoils.miswritten_cards import NO_SUCH_CARDS, scrambled
from tests.records.spoils.places import Record, other_seat, players_of, rounds_with
from tests.records.spoils.registry import WHOLE_ROUND, spoils, spoils_a_round


def _any_hand(this_round: Record, rng: random.Random) -> tuple[int, list[str]]:
    """A seat and its hand."""
    return rng.choice(list(enumerate(this_round["hands"])))


def _removed_cards(record: Record) -> list[str]:
    """Cards that are left out with so few players."""
    return [card for card in pikoko.deck(5) if card not in pikoko.deck(players_of(record))]


def _undealt(this_round: Record) -> list[str]:
    """The cards in play that are neither in a hand nor turned up."""
    hands = this_round["hands"]
    gone = [*(card for hand in hands for card in hand), this_round["turned_up"]]
    return [card for card in pikoko.deck(len(hands)) if card not in gone]


def _replace_any(cards: list[str], card: str, rng: random.Random) -> None:
    cards[rng.randrange(len(cards))] = card


@spoils("pikoko")
def first_starter_passed_over(record: Record, rng: random.Random) -> str | None:
    if not record["rounds"]:
        return None
    other = other_seat(record["rounds"][0]["starter"], players_of(record), rng)
    record.setdefault("options", {})["first_starter"] = other
    return "round 1"


@spoils("pikoko")
def wrong_start_token(record: Record, rng: random.Random) -> str | None:
    later = list(enumerate(record["rounds"], start=1))[1:]
    if not later:
        return None
    number, this_round = rng.choice(later)
    this_round["starter"] = other_seat(this_round["starter"], players_of(record), rng)
    return f"round {number}"


@spoils_a_round("pikoko")
def starter_without_a_seat(record: Record, this_round: Record, rng: random.Random) -> str:
    this_round["starter"] = rng.choice([-1, players_of(record)])
    return WHOLE_ROUND


@spoils_a_round("pikoko")
def card_in_two_hands(record: Record, this_round: Record, rng: random.Random) -> str:
    """Either of the two seats may be blamed."""
    seat, other = rng.sample(range(players_of(record)), 2)
    _replace_any(this_round["hands"][seat], rng.choice(this_round["hands"][other]), rng)
    return ", seat "


@spoils_a_round("pikoko")
def card_twice_in_a_hand(record: Record, this_round: Record, rng: random.Random) -> str:
    seat, hand = _any_hand(this_round, rng)
    kept, lost = rng.sample(range(len(hand)), 2)
    hand[lost] = hand[kept]
    return f", seat {seat}"


@spoils_a_round("pikoko")
def turned_up_card_in_a_hand(record: Record, this_round: Record, rng: random.Random) -> str:
    """Either the hand or the card turned up may be blamed."""
    _replace_any(rng.choice(this_round["hands"]), this_round["turned_up"], rng)
    return WHOLE_ROUND


@spoils_a_round("pikoko")
def removed_card_in_a_hand(record: Record, this_round: Record, rng: random.Random) -> str | None:
    removed = _removed_cards(record)
    if not removed:
        return None
    seat, hand = _any_hand(this_round, rng)
    _replace_any(hand, rng.choice(removed), rng)
    return f", seat {seat}"


@spoils_a_round("pikoko")
def removed_card_turned_up(record: Record, this_round: Record, rng: random.Random) -> str | None:
    removed = _removed_cards(record)
    if not removed:
        return None
    this_round["turned_up"] = rng.choice(removed)
    return WHOLE_ROUND


@spoils_a_round("pikoko")
def no_such_card_in_a_hand(record: Record, this_round: Record, rng: random.Random) -> str:
    seat, hand = _any_hand(this_round, rng)
    _replace_any(hand, rng.choice(NO_SUCH_CARDS), rng)
    return f", seat {seat}"


@spoils_a_round("pikoko")
def no_such_card_turned_up(record: Record, this_round: Record, rng: random.Random) -> str:
    this_round["turned_up"] = rng.choice(NO_SUCH_CARDS)
    return WHOLE_ROUND


@spoils("pikoko")
def letters_in_wrong_order_in_a_hand(record: Record, rng: random.Random) -> str | None:
    places = [
        (f"round {number}, seat {seat}", hand, i)
        for number, this_round in rounds_with(record, "hands")
        for seat, hand in enumerate(this_round["hands"])
        for i, card in enumerate(hand)
        if pikoko.is_many_coloured(card)
    ]
    if not places:
        return None
    where, hand, i = rng.choice(places)
    hand[i] = scrambled(hand[i], rng)
    return where


@spoils_a_round("pikoko")
def hand_of_seven(record: Record, this_round: Record, rng: random.Random) -> str:
    seat, hand = _any_hand(this_round, rng)
    hand.pop(rng.randrange(len(hand)))
    return f", seat {seat}"


@spoils_a_round("pikoko")
def hand_of_nine(record: Record, this_round: Record, rng: random.Random) -> str:
    seat, hand = _any_hand(this_round, rng)
    hand.append(rng.choice(_undealt(this_round)))
    return f", seat {seat}"


@spoils_a_round("pikoko")
def missing_hand(record: Record, this_round: Record, rng: random.Random) -> str:
    this_round["hands"].pop(rng.randrange(players_of(record)))
    return WHOLE_ROUND
