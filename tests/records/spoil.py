"""Ways to make a legal record illegal in one place.

Each function in SPOILS takes a legal record, complete or cut, and returns a spoiled copy together with a fragment
that must occur in the referee's `where`, or None if the record has no place for this kind of harm. Below, each is
written as a function that spoils the copy it is given and returns the fragment alone (or, if it was given a round,
the fragment after "round 2").
"""

import copy
import functools
import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from tests.records import second_reading_pikoko as pikoko
from tests.records import second_reading_pok as pok

Record = dict[str, Any]
Spoil = Callable[[Record, random.Random], tuple[Record, str] | None]
Harm = Callable[[Record, random.Random], str | None]
HarmToARound = Callable[[Record, Record, random.Random], str | None]

WHOLE_RECORD = ""
WHOLE_ROUND = ""
SPOILS: list[Spoil] = []


def spoils(*games: str) -> Callable[[Harm], Spoil]:
    """Turns a function that harms a record of these games into a spoil and lists it."""

    def listed(harm: Harm) -> Spoil:
        @functools.wraps(harm)
        def spoil(record: Record, rng: random.Random) -> tuple[Record, str] | None:
            if record["game"] not in games:
                return None
            spoiled = copy.deepcopy(record)
            fragment = harm(spoiled, rng)
            return None if fragment is None else (spoiled, fragment)

        SPOILS.append(spoil)
        return spoil

    return listed


def spoils_a_round(game: str, *keys: str) -> Callable[[HarmToARound], Spoil]:
    """The same for a function that harms any one round that has all of these keys."""

    def listed(harm: HarmToARound) -> Spoil:
        @spoils(game)
        @functools.wraps(harm)
        def harm_to_any(record: Record, rng: random.Random) -> str | None:
            rounds = _rounds_with(record, *keys)
            if not rounds:
                return None
            number, this_round = rng.choice(rounds)
            fragment = harm(record, this_round, rng)
            return None if fragment is None else f"round {number}{fragment}"

        return harm_to_any

    return listed


def name_of(spoil: Spoil) -> str:
    return str(getattr(spoil, "__name__", spoil))


# Places to do harm


def _players(record: Record) -> int:
    return len(record["seats"])


def _rounds_with(record: Record, *keys: str) -> list[tuple[int, Record]]:
    """The rounds that have all of these, counted from 1."""
    return [(number, r) for number, r in enumerate(record["rounds"], start=1) if all(r.get(key) for key in keys)]


def _tricks(record: Record) -> list[tuple[str, Record]]:
    """Every trick with its place, the last one perhaps not over."""
    return [
        (f"round {number}, trick {count}", trick)
        for number, this_round in _rounds_with(record, "tricks")
        for count, trick in enumerate(this_round["tricks"], start=1)
    ]


@dataclass(frozen=True)
class Play:
    """One card played, with what could be played in its stead."""

    where: str
    trick: Record
    index: int
    hand: list[str]
    left: list[str]
    led: str | None

    @property
    def text(self) -> str:
        return str(self.trick["plays"][self.index])

    @property
    def card(self) -> str:
        return pikoko.card_of(self.text)

    @property
    def is_many_coloured(self) -> bool:
        return pikoko.is_many_coloured(self.card)

    def replace(self, text: str) -> str:
        """Plays this instead, and says where."""
        self.trick["plays"][self.index] = text
        return self.where

    def replace_card(self, card: str, rng: random.Random) -> str:
        """Plays this card instead, written as it should be."""
        return self.replace(rng.choice(pikoko.ways_to_play(card, self.led)))


def _plays(record: Record) -> Iterator[Play]:
    players = _players(record)
    for number, this_round in _rounds_with(record, "tricks"):
        left = copy.deepcopy(this_round["hands"])
        for count, trick in enumerate(this_round["tricks"], start=1):
            for index, text in enumerate(trick["plays"]):
                seat = (trick["first"] + index) % players
                target = (seat + 1) % players
                where = f"round {number}, trick {count}, seat {seat}"
                led = pikoko.counted_colour(trick["plays"][0]) if index > 0 else None
                yield Play(where, trick, index, this_round["hands"][target], list(left[target]), led)
                left[target].remove(pikoko.card_of(text))


def _any_play(record: Record, rng: random.Random, suits: Callable[[Play], bool]) -> Play | None:
    suitable = [play for play in _plays(record) if suits(play)]
    return rng.choice(suitable) if suitable else None


def _any_hand(this_round: Record, rng: random.Random) -> tuple[int, list[str]]:
    """A seat and its hand."""
    return rng.choice(list(enumerate(this_round["hands"])))


def _removed_cards(record: Record) -> list[str]:
    """Cards that are left out with so few players."""
    return [card for card in pikoko.deck(5) if card not in pikoko.deck(_players(record))]


def _undealt(this_round: Record) -> list[str]:
    """The cards in play that are neither in a hand nor turned up."""
    hands = this_round["hands"]
    gone = [*(card for hand in hands for card in hand), this_round["turned_up"]]
    return [card for card in pikoko.deck(len(hands)) if card not in gone]


def _replace_any(cards: list[str], card: str, rng: random.Random) -> None:
    cards[rng.randrange(len(cards))] = card


def _other_seat(seat: int, players: int, rng: random.Random) -> int:
    return rng.choice([other for other in range(players) if other != seat])


def _scrambled(card: str, rng: random.Random) -> str:
    """A multi-coloured feather with its letters in another order."""
    letters = pikoko.colours_of(card)
    orders = [letters[::-1], letters[1:] + letters[0], letters[1] + letters[0] + letters[2]]
    return f"{rng.choice(orders)}{pikoko.number_of(card)}"


NO_SUCH_CARDS = ["R7", "Y1", "B10", "W4", "R0", "Y12", "G3", "r2", "R03", "5B", "B", "8", "", "PYR4", "PY1", "R2=R"]


# Both games: the head of the record


@spoils("pikoko", "pok")
def unknown_format(record: Record, rng: random.Random) -> str:
    record["format"] = rng.choice(["coverts/2", "coverts", "coverts/0", ""])
    return WHOLE_RECORD


@spoils("pikoko", "pok")
def unknown_game(record: Record, rng: random.Random) -> str:
    record["game"] = rng.choice(["chess", "", "Pikoko", "POK"])
    return WHOLE_RECORD


@spoils("pikoko", "pok")
def too_few_seats(record: Record, rng: random.Random) -> str:
    record["seats"] = record["seats"][:2]
    return WHOLE_RECORD


@spoils("pikoko", "pok")
def too_many_seats(record: Record, rng: random.Random) -> str:
    record["seats"] = [{"name": f"Player {seat}"} for seat in range(8)]
    return WHOLE_RECORD


@spoils("pikoko")
def unknown_tie_rule(record: Record, rng: random.Random) -> str:
    record.setdefault("options", {})["start_token_tie"] = "oldest-player"
    return WHOLE_RECORD


@spoils("pikoko")
def absent_first_starter(record: Record, rng: random.Random) -> str:
    record.setdefault("options", {})["first_starter"] = rng.choice([-1, _players(record)])
    return WHOLE_RECORD


@spoils("pok")
def memory_aid_of_a_word(record: Record, rng: random.Random) -> str:
    record.setdefault("options", {})["memory_aid"] = "sometimes"
    return WHOLE_RECORD


# Pikoko: the deal


@spoils("pikoko")
def first_starter_passed_over(record: Record, rng: random.Random) -> str | None:
    if not record["rounds"]:
        return None
    other = _other_seat(record["rounds"][0]["starter"], _players(record), rng)
    record.setdefault("options", {})["first_starter"] = other
    return "round 1"


@spoils("pikoko")
def wrong_start_token(record: Record, rng: random.Random) -> str | None:
    later = list(enumerate(record["rounds"], start=1))[1:]
    if not later:
        return None
    number, this_round = rng.choice(later)
    this_round["starter"] = _other_seat(this_round["starter"], _players(record), rng)
    return f"round {number}"


@spoils_a_round("pikoko")
def starter_without_a_seat(record: Record, this_round: Record, rng: random.Random) -> str:
    this_round["starter"] = rng.choice([-1, _players(record)])
    return WHOLE_ROUND


@spoils_a_round("pikoko")
def card_in_two_hands(record: Record, this_round: Record, rng: random.Random) -> str:
    """Either of the two seats may be blamed."""
    seat, other = rng.sample(range(_players(record)), 2)
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
        for number, this_round in _rounds_with(record, "hands")
        for seat, hand in enumerate(this_round["hands"])
        for i, card in enumerate(hand)
        if pikoko.is_many_coloured(card)
    ]
    if not places:
        return None
    where, hand, i = rng.choice(places)
    hand[i] = _scrambled(hand[i], rng)
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
    this_round["hands"].pop(rng.randrange(_players(record)))
    return WHOLE_ROUND


# Pikoko: bids and confidence


def _any_bid(record: Record, rng: random.Random) -> tuple[str, list[int], int] | None:
    """The place, the row and the target of one bid that was revealed."""
    places = [
        (f"round {number}, seat {bidder}", row, target)
        for number, this_round in _rounds_with(record, "bids")
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
    this_round["bids"].pop(rng.randrange(_players(record)))
    return WHOLE_ROUND


@spoils_a_round("pikoko", "tricks")
def missing_bid_in_a_round_played(record: Record, this_round: Record, rng: random.Random) -> str:
    rng.choice(this_round["bids"])[rng.randrange(_players(record))] = None
    return WHOLE_ROUND


@spoils_a_round("pikoko", "confidence")
def bids_revealed_out_of_order(record: Record, this_round: Record, rng: random.Random) -> str:
    """An unfinished game with a gap: a whole step of the bidding is missing, a later one is there."""
    _break_off(record, this_round, "confidence", "tricks", "scores")
    steps = pikoko.reveal_steps(this_round["starter"], _players(record))
    for bidder, target in rng.choice(steps[:-1]):
        this_round["bids"][bidder][target] = None
    return WHOLE_ROUND


@spoils_a_round("pikoko", "confidence")
def one_bid_revealed_before_the_others(record: Record, this_round: Record, rng: random.Random) -> str:
    """An unfinished game that stops within a step, though its bids are revealed together."""
    _break_off(record, this_round, "confidence", "tricks", "scores")
    steps = pikoko.reveal_steps(this_round["starter"], _players(record))
    stop = rng.randrange(len(steps))
    early = rng.choice(steps[stop])
    for bidder, target in [pair for step in steps[stop:] for pair in step if pair != early]:
        this_round["bids"][bidder][target] = None
    return WHOLE_ROUND


@spoils_a_round("pikoko", "confidence")
def confidence_before_the_last_bids(record: Record, this_round: Record, rng: random.Random) -> str:
    _break_off(record, this_round, "tricks", "scores")
    for seat in range(_players(record)):
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
    seat = rng.randrange(_players(record))
    this_round["confidence"][seat] = rng.choice([-1, _players(record)])
    return f", seat {seat}"


@spoils_a_round("pikoko", "confidence")
def missing_confidence_of_a_seat(record: Record, this_round: Record, rng: random.Random) -> str:
    this_round["confidence"].pop()
    return WHOLE_ROUND


# Pikoko: plays


@spoils("pikoko")
def revoke(record: Record, rng: random.Random) -> str | None:
    def strays(play: Play) -> list[str]:
        return [card for card in play.left if card not in pikoko.legal_cards(play.left, play.led)]

    play = _any_play(record, rng, lambda play: bool(strays(play)))
    return play.replace_card(rng.choice(strays(play)), rng) if play else None


@spoils("pikoko")
def revoke_to_spare_a_many_coloured_feather(record: Record, rng: random.Random) -> str | None:
    """The led colour is there on one multi-coloured feather only, and another card is played."""

    def only_many(play: Play) -> bool:
        following = pikoko.legal_cards(play.left, play.led)
        return len(following) == 1 < len(play.left) and pikoko.is_many_coloured(following[0])

    play = _any_play(record, rng, lambda play: play.led is not None and only_many(play))
    return play.replace_card(rng.choice([card for card in play.left if card != play.card]), rng) if play else None


@spoils("pikoko")
def card_of_another_hand(record: Record, rng: random.Random) -> str | None:
    play = _any_play(record, rng, lambda play: True)
    if play is None:
        return None
    elsewhere = [card for card in pikoko.deck(_players(record)) if card not in play.hand]
    return play.replace_card(rng.choice(elsewhere), rng)


@spoils("pikoko")
def card_played_twice(record: Record, rng: random.Random) -> str | None:
    play = _any_play(record, rng, lambda play: len(play.left) < len(play.hand))
    return play.replace_card(rng.choice([card for card in play.hand if card not in play.left]), rng) if play else None


@spoils("pikoko")
def no_such_card_played(record: Record, rng: random.Random) -> str | None:
    """R2=R, here, is a plain card with a colour; it has a spoil of its own."""
    play = _any_play(record, rng, lambda play: True)
    return play.replace(rng.choice(NO_SUCH_CARDS[:-1])) if play else None


@spoils("pikoko")
def undeclared_colour_of_a_lead(record: Record, rng: random.Random) -> str | None:
    play = _any_play(record, rng, lambda play: play.is_many_coloured and play.led is None)
    return play.replace(play.card) if play else None


@spoils("pikoko")
def undeclared_colour_of_a_later_card(record: Record, rng: random.Random) -> str | None:
    play = _any_play(record, rng, lambda play: play.is_many_coloured and play.led is not None)
    return play.replace(play.card) if play else None


@spoils("pikoko")
def colour_not_on_the_feather(record: Record, rng: random.Random) -> str | None:
    play = _any_play(record, rng, lambda play: play.is_many_coloured)
    if play is None:
        return None
    absent = [colour for colour in pikoko.COLOURS if colour not in pikoko.colours_of(play.card)]
    return play.replace(f"{play.card}={rng.choice(absent)}")


@spoils("pikoko")
def colour_that_does_not_exist(record: Record, rng: random.Random) -> str | None:
    play = _any_play(record, rng, lambda play: play.is_many_coloured)
    return play.replace(play.card + rng.choice(["=G", "=", "=r", "=RR", "=red", "=R=R"])) if play else None


@spoils("pikoko")
def follow_declared_as_another_colour(record: Record, rng: random.Random) -> str | None:
    def follows(play: Play) -> bool:
        return play.is_many_coloured and play.led is not None and play.led in pikoko.colours_of(play.card)

    play = _any_play(record, rng, follows)
    if play is None:
        return None
    others = [colour for colour in pikoko.colours_of(play.card) if colour != play.led]
    return play.replace(f"{play.card}={rng.choice(others)}")


@spoils("pikoko")
def colour_declared_on_a_plain_feather(record: Record, rng: random.Random) -> str | None:
    play = _any_play(record, rng, lambda play: not play.is_many_coloured)
    return play.replace(f"{play.card}={pikoko.colours_of(play.card)}") if play else None


@spoils("pikoko")
def letters_in_wrong_order_in_a_play(record: Record, rng: random.Random) -> str | None:
    play = _any_play(record, rng, lambda play: play.is_many_coloured)
    return play.replace(f"{_scrambled(play.card, rng)}={pikoko.counted_colour(play.text)}") if play else None


# Pikoko: tricks, scores and the end


@spoils("pikoko")
def wrong_leader(record: Record, rng: random.Random) -> str | None:
    if not (tricks := _tricks(record)):
        return None
    where, trick = rng.choice(tricks)
    trick["first"] = _other_seat(trick["first"], _players(record), rng)
    return where


@spoils("pikoko")
def wrong_trick_winner(record: Record, rng: random.Random) -> str | None:
    over = [(where, trick) for where, trick in _tricks(record) if trick.get("winner") is not None]
    if not over:
        return None
    where, trick = rng.choice(over)
    trick["winner"] = _other_seat(trick["winner"], _players(record), rng)
    return where


@spoils("pikoko")
def trick_without_its_last_card(record: Record, rng: random.Random) -> str | None:
    over = [(where, trick) for where, trick in _tricks(record) if trick.get("winner") is not None]
    if not over:
        return None
    where, trick = rng.choice(over)
    trick["plays"].pop()
    return where


@spoils("pikoko")
def trick_without_winner_before_another(record: Record, rng: random.Random) -> str | None:
    followed = [
        (f"round {number}, trick {count}", trick)
        for number, this_round in _rounds_with(record, "tricks")
        for count, trick in enumerate(this_round["tricks"][:-1], start=1)
    ]
    if not followed:
        return None
    where, trick = rng.choice(followed)
    del trick["winner"]
    return where


@spoils_a_round("pikoko", "scores")
def too_few_tricks(record: Record, this_round: Record, rng: random.Random) -> str:
    this_round["tricks"].pop()
    return WHOLE_ROUND


@spoils_a_round("pikoko", "scores")
def ninth_trick(record: Record, this_round: Record, rng: random.Random) -> str:
    this_round["tricks"].append(copy.deepcopy(this_round["tricks"][-1]))
    return WHOLE_ROUND


@spoils_a_round("pikoko", "scores")
def wrong_score(record: Record, this_round: Record, rng: random.Random) -> str:
    this_round["scores"][rng.randrange(_players(record))] += rng.choice([-1, 1])
    return WHOLE_ROUND


@spoils_a_round("pikoko", "scores")
def missing_scores_of_a_seat(record: Record, this_round: Record, rng: random.Random) -> str:
    this_round["scores"].pop()
    return WHOLE_ROUND


@spoils("pikoko")
def round_without_scores_before_another(record: Record, rng: random.Random) -> str | None:
    if len(record["rounds"]) < 2:
        return None
    number = rng.randrange(1, len(record["rounds"]))
    del record["rounds"][number - 1]["scores"]
    return f"round {number}"


@spoils("pikoko")
def wrong_total(record: Record, rng: random.Random) -> str | None:
    if "totals" not in record:
        return None
    record["totals"][rng.randrange(_players(record))] += rng.choice([-1, 1])
    return WHOLE_RECORD


@spoils("pikoko", "pok")
def wrong_winner(record: Record, rng: random.Random) -> str | None:
    if "winners" not in record:
        return None
    losers = [seat for seat in range(_players(record)) if seat not in record["winners"]]
    if not losers:
        return None
    record["winners"][rng.randrange(len(record["winners"]))] = rng.choice(losers)
    record["winners"].sort()
    return WHOLE_RECORD


@spoils("pikoko", "pok")
def one_winner_too_many(record: Record, rng: random.Random) -> str | None:
    losers = [seat for seat in range(_players(record)) if seat not in record.get("winners", range(7))]
    if not losers:
        return None
    record["winners"] = sorted([*record["winners"], rng.choice(losers)])
    return WHOLE_RECORD


@spoils("pikoko", "pok")
def one_winner_too_few(record: Record, rng: random.Random) -> str | None:
    if not record.get("winners"):
        return None
    record["winners"].pop(rng.randrange(len(record["winners"])))
    return WHOLE_RECORD


@spoils("pikoko")
def totals_without_winners(record: Record, rng: random.Random) -> str | None:
    if "winners" not in record:
        return None
    del record["winners"]
    return WHOLE_RECORD


@spoils("pikoko")
def winners_without_totals(record: Record, rng: random.Random) -> str | None:
    if "totals" not in record:
        return None
    del record["totals"]
    return WHOLE_RECORD


@spoils("pikoko")
def result_of_an_unfinished_game(record: Record, rng: random.Random) -> str | None:
    if "totals" in record:
        return None
    record["totals"] = [0] * _players(record)
    record["winners"] = list(range(_players(record)))
    return WHOLE_RECORD


@spoils("pikoko")
def too_few_rounds(record: Record, rng: random.Random) -> str | None:
    """Totals and winners are right for the rounds there are."""
    if "totals" not in record:
        return None
    record["rounds"].pop()
    scores = [this_round["scores"] for this_round in record["rounds"]]
    record["totals"] = pikoko.totals_of(scores)
    record["winners"] = pikoko.winners_of(scores)
    return WHOLE_RECORD


@spoils("pikoko")
def fourth_round(record: Record, rng: random.Random) -> str | None:
    """A legal round of its own; totals and winners are right for all four."""
    if "totals" not in record:
        return None
    tie_rule = record.get("options", {}).get("start_token_tie", "passes-on")
    starter = pikoko.next_starter(record["rounds"][-1]["starter"], record["totals"], tie_rule)
    record["rounds"].append(pikoko.random_round(_players(record), starter, rng))
    scores = [this_round["scores"] for this_round in record["rounds"]]
    record["totals"] = pikoko.totals_of(scores)
    record["winners"] = pikoko.winners_of(scores)
    return WHOLE_RECORD


# POK


@spoils("pok")
def counter_no_longer_held(record: Record, rng: random.Random) -> str | None:
    places = []
    for number, _ in _rounds_with(record, "played"):
        counters = pok.counters_after(record["rounds"][: number - 1], _players(record))
        for seat, left in enumerate(counters):
            places += [(number, seat, symbol) for symbol in pok.SYMBOLS if symbol not in left]
    if not places:
        return None
    number, seat, symbol = rng.choice(places)
    record["rounds"][number - 1]["played"][seat] = symbol
    return f"round {number}, seat {seat}"


@spoils_a_round("pok", "played")
def unknown_symbol(record: Record, this_round: Record, rng: random.Random) -> str:
    seat = rng.randrange(_players(record))
    this_round["played"][seat] = rng.choice(["X", "b", "", "Y", "1B", "-", "BG"])
    return f", seat {seat}"


@spoils_a_round("pok", "played")
def missing_counter_of_a_seat(record: Record, this_round: Record, rng: random.Random) -> str:
    this_round["played"].pop()
    return WHOLE_ROUND


@spoils_a_round("pok", "dice")
def face_of_no_die(record: Record, this_round: Record, rng: random.Random) -> str:
    this_round["dice"][rng.randrange(3)] = rng.choice(["4R", "0B", "1X", "R1", "", "B", "--"])
    return WHOLE_ROUND


@spoils_a_round("pok", "dice")
def face_of_another_die(record: Record, this_round: Record, rng: random.Random) -> str:
    """Such as 2B on the first die, or a blank there."""
    die = rng.randrange(3)
    elsewhere = sorted({face for faces in pok.DICE for face in faces if face not in pok.DICE[die]})
    this_round["dice"][die] = rng.choice(elsewhere)
    return WHOLE_ROUND


@spoils_a_round("pok", "dice")
def two_dice(record: Record, this_round: Record, rng: random.Random) -> str:
    this_round["dice"].pop()
    return WHOLE_ROUND


@spoils_a_round("pok", "dice")
def four_dice(record: Record, this_round: Record, rng: random.Random) -> str:
    this_round["dice"].append(pok.BLANK)
    return WHOLE_ROUND


@spoils("pok")
def one_too_many_hands_over(record: Record, rng: random.Random) -> str | None:
    places = [
        (number, this_round["handed_over"], seat)
        for number, this_round in enumerate(record["rounds"], start=1)
        for seat in range(_players(record))
        if seat not in this_round.get("handed_over", range(7))
    ]
    if not places:
        return None
    number, handed_over, seat = rng.choice(places)
    handed_over.append(seat)
    handed_over.sort()
    return f"round {number}"


@spoils_a_round("pok", "handed_over")
def one_too_few_hands_over(record: Record, this_round: Record, rng: random.Random) -> str:
    this_round["handed_over"].pop(rng.randrange(len(this_round["handed_over"])))
    return WHOLE_ROUND


@spoils("pok")
def round_not_judged_before_another(record: Record, rng: random.Random) -> str | None:
    if len(record["rounds"]) < 2:
        return None
    number = rng.randrange(1, len(record["rounds"]))
    del record["rounds"][number - 1]["handed_over"]
    return f"round {number}"


@spoils_a_round("pok", "handed_over")
def counters_handed_over_unseen(record: Record, this_round: Record, rng: random.Random) -> str:
    del this_round["played"]
    return WHOLE_ROUND


@spoils("pok")
def play_after_the_end(record: Record, rng: random.Random) -> str | None:
    """A legal round of its own; the winners stay those of the real end."""
    if "winners" not in record:
        return None
    record["rounds"].append(pok.random_round(pok.counters_after(record["rounds"], _players(record)), rng))
    return WHOLE_RECORD


@spoils("pok")
def winners_before_the_end(record: Record, rng: random.Random) -> str | None:
    """Those who lead when the last round is taken away."""
    if "winners" not in record:
        return None
    record["rounds"].pop()
    left = [len(counters) for counters in pok.counters_after(record["rounds"], _players(record))]
    record["winners"] = [seat for seat, count in enumerate(left) if count == min(left)]
    return WHOLE_RECORD
