"""A second judge of game records, written from the rules and the record format alone, to hold the referee against.

It is naive on purpose: it walks through a record from the front and complains about the first thing that is wrong.
The rules themselves are in second_reading_pikoko.py and second_reading_pok.py, and what they take for granted,
the shapes of things and the head of the record, in second_reading_shapes.py.
"""

import random
from dataclasses import dataclass
from typing import Any

from tests.records import second_reading_pikoko as pikoko
from tests.records import second_reading_pok as pok
from tests.records.second_reading_shapes import (
    WHOLE_RECORD,
    IllegalRecordError,
    are_numbers,
    demand,
    is_list_of,
    is_number,
    is_seat,
    judge_head,
    options_of,
)

Record = dict[str, Any]


@dataclass(frozen=True)
class Verdict:
    ok: bool
    complete: bool | None = None
    totals: list[int] | None = None
    winners: list[int] | None = None
    where: str | None = None
    why: str | None = None


def judge(record: Record) -> Verdict:
    try:
        judge_head(record)
        return _judge_pikoko(record) if record["game"] == "pikoko" else _judge_pok(record)
    except IllegalRecordError as illegal:
        return Verdict(ok=False, where=illegal.where, why=illegal.why)


def random_record(game: str, players: int, rng: random.Random, **options: Any) -> Record:
    """A complete game of random legal moves; the options go into the record as they are."""
    play = {"pikoko": pikoko.random_record, "pok": pok.random_record}[game]
    return play(players, rng, options)


def cut(record: Record, rng: random.Random) -> Record:
    """The same complete game broken off at a random point, as a legal unfinished record."""
    return pikoko.cut(record, rng) if record["game"] == "pikoko" else pok.cut(record, rng)


# Pikoko


def _judge_pikoko(record: Record) -> Verdict:
    options = _pikoko_options(record)
    rounds = record["rounds"]
    finished = record.get("totals") is not None
    demand(finished == (record.get("winners") is not None), WHOLE_RECORD, "totals and winners come together")
    demand(len(rounds) <= pikoko.ROUNDS, WHOLE_RECORD, "more than three rounds")
    demand(not finished or len(rounds) == pikoko.ROUNDS, WHOLE_RECORD, "finished before three rounds")
    history: list[list[int]] = []
    for number, this_round in enumerate(rounds, start=1):
        may_stop = not finished and number == len(rounds)
        judge_of_round = _PikokoRound(this_round, number, len(record["seats"]), may_stop)
        judge_of_round.judge_starter(_expected_starter(rounds, history, options))
        scores = judge_of_round.judge()
        if scores is not None:
            history.append(scores)
    if not finished:
        return Verdict(ok=True, complete=False)
    totals, winners = pikoko.totals_of(history), pikoko.winners_of(history)
    demand(are_numbers(record["totals"], totals), WHOLE_RECORD, f"totals are {totals}")
    demand(are_numbers(record["winners"], winners), WHOLE_RECORD, f"winners are {winners}, P19")
    return Verdict(ok=True, complete=True, totals=totals, winners=winners)


def _pikoko_options(record: Record) -> Record:
    options = options_of(record)
    tie_rule = options.get("start_token_tie", "passes-on")
    demand(tie_rule in pikoko.TIE_RULES, WHOLE_RECORD, "unknown start_token_tie")
    first = options.get("first_starter")
    demand(first is None or is_seat(first, len(record["seats"])), WHOLE_RECORD, "first_starter is no seat")
    return {"start_token_tie": tie_rule, "first_starter": first}


def _expected_starter(rounds: list[Record], history: list[list[int]], options: Record) -> int | None:
    """The starter of the round after this history; None if it can be anybody."""
    if not history:
        first: int | None = options["first_starter"]
        return first
    last = rounds[len(history) - 1]["starter"]
    return pikoko.next_starter(last, pikoko.totals_of(history), options["start_token_tie"])


class _PikokoRound:
    """Judges one round, from the deal to the scores."""

    def __init__(self, this_round: Record, number: int, players: int, may_stop: bool) -> None:
        self.round = this_round
        self.where = f"round {number}"
        self.players = players
        self.may_stop = may_stop

    def judge_starter(self, expected: int | None) -> None:
        starter = self.round.get("starter")
        demand(is_seat(starter, self.players), self.where, "the starter is no seat")
        demand(expected is None or starter == expected, self.where, f"seat {expected} starts, P18 or P20")

    def judge(self) -> list[int] | None:
        """The right scores, or None where an unfinished game stops before them."""
        self._judge_deal()
        if not self._are_all_bids_made():
            self._judge_stop_before("confidence", "tricks", "scores")
            return None
        if self.round.get("confidence") is None:
            self._judge_stop_before("tricks", "scores")
            return None
        self._judge_confidence()
        taken = self._judge_tricks()
        if taken is None or self.round.get("scores") is None:
            self._judge_stop_before("scores")
            return None
        return self._judge_scores(taken)

    def _judge_stop_before(self, *later: str) -> None:
        demand(self.may_stop, self.where, f"the round stops before {later[0]}")
        for key in later:
            not_yet = self.round.get(key) is None or (key == "tricks" and self.round[key] == [])
            demand(not_yet, self.where, f"{key} come too early")

    def _at(self, seat: int) -> str:
        return f"{self.where}, seat {seat}"

    def _judge_deal(self) -> None:
        in_play = pikoko.deck(self.players)
        hands = self.round.get("hands")
        demand(is_list_of(hands, self.players), self.where, "not one hand for each seat")
        dealt: list[str] = []
        for seat, hand in enumerate(self.round["hands"]):
            demand(is_list_of(hand, pikoko.TRICKS), self._at(seat), "a hand is eight feathers, P5")
            for card in hand:
                demand(card in in_play, self._at(seat), f"{card} is not in play, P2 and P3")
                demand(card not in dealt, self._at(seat), f"{card} is dealt twice")
                dealt.append(card)
        turned_up = self.round.get("turned_up")
        demand(turned_up in in_play, self.where, f"{turned_up} is not in play, P2 and P3")
        demand(turned_up not in dealt, self.where, f"{turned_up} is turned up and in a hand")

    def _are_all_bids_made(self) -> bool:
        bids = self.round.get("bids")
        if bids is None:
            return False
        demand(is_list_of(bids, self.players), self.where, "not one row of bids for each seat")
        for bidder, row in enumerate(bids):
            demand(is_list_of(row, self.players), self._at(bidder), "not one bid on each seat")
        stock = [pikoko.TOKENS] * self.players
        revealing = True
        for step in pikoko.reveal_steps(self.round["starter"], self.players):
            revealed = [(bidder, bids[bidder][target]) for bidder, target in step if bids[bidder][target] is not None]
            demand(len(revealed) in (0, len(step)), self.where, "bids on one peacock are revealed together, P7 and P8")
            demand(revealing or not revealed, self.where, "bids revealed out of order, P7 and P8")
            revealing = bool(revealed)
            for bidder, bid in revealed:
                possible = is_number(bid) and 0 <= bid <= stock[bidder]
                demand(possible, self._at(bidder), f"a bid of {bid} with {stock[bidder]} tokens left, P9")
                stock[bidder] -= bid
        return revealing

    def _judge_confidence(self) -> None:
        chosen = self.round["confidence"]
        demand(is_list_of(chosen, self.players), self.where, "not one confidence card for each seat")
        for seat, trusted in enumerate(chosen):
            known = trusted is None or is_seat(trusted, self.players)
            demand(known, self._at(seat), f"confidence in an absent player {trusted}, P10")

    def _judge_tricks(self) -> list[int] | None:
        """The number of tricks each peacock took, or None if there are tricks to come."""
        tricks = self.round.get("tricks")
        if tricks is None:
            return None
        demand(isinstance(tricks, list), self.where, "tricks are a list")
        left = [list(hand) for hand in self.round["hands"]]
        taken = [0] * self.players
        leader = self.round["starter"]
        for number, trick in enumerate(tricks, start=1):
            where = f"{self.where}, trick {number}"
            demand(number <= pikoko.TRICKS, where, "more than eight tricks")
            winner = self._judge_trick(trick, leader, left, where)
            if winner is None:
                demand(self.may_stop and number == len(tricks), where, "a trick without an end")
                return None
            taken[winner] += 1
            leader = pikoko.leader_after(winner, self.players)
        return taken if len(tricks) == pikoko.TRICKS else None

    def _judge_trick(self, trick: Any, leader: int, left: list[list[str]], where: str) -> int | None:
        """The seat that takes the trick, None if it is not over; takes the cards played out of `left`."""
        if not isinstance(trick, dict):
            raise IllegalRecordError(where, "a trick is an object")
        first, plays, winner = trick.get("first"), trick.get("plays"), trick.get("winner")
        demand(is_number(first) and first == leader, where, f"seat {leader} plays first, P11 and P15")
        if not isinstance(plays, list) or len(plays) > self.players:
            raise IllegalRecordError(where, "one play for each seat")
        for i, play in enumerate(plays):
            seat = (leader + i) % self.players
            led = pikoko.counted_colour(plays[0]) if i > 0 else None
            _judge_play(play, led, left[(seat + 1) % self.players], f"{where}, seat {seat}")
        if len(plays) < self.players:
            demand(winner is None, where, "a winner before the end of the trick")
        if winner is None:
            return None
        expected = pikoko.trick_winner(leader, plays, pikoko.trump_of(self.round["turned_up"]))
        demand(is_number(winner) and winner == expected, where, f"seat {expected} takes the trick, P14")
        return expected

    def _judge_scores(self, taken: list[int]) -> list[int]:
        bids, confidence = self.round["bids"], self.round["confidence"]
        scores = [pikoko.score_of(bids[seat], confidence[seat], taken) for seat in range(self.players)]
        demand(are_numbers(self.round["scores"], scores), self.where, f"scores are {scores}, P16 and P17")
        return scores


def _judge_play(play: Any, led: str | None, left: list[str], where: str) -> None:
    """Judges one card and takes it out of the cards left to the target's peacock."""
    if not isinstance(play, str):
        raise IllegalRecordError(where, "a play is a word")
    card = pikoko.card_of(play)
    demand(card in left, where, f"{card} is not in the target's peacock, P11")
    demand(card in pikoko.legal_cards(left, led), where, f"{card} does not follow {led}, P12")
    ways = pikoko.ways_to_play(card, led)
    demand(play in ways, where, f"{play} must be written {' or '.join(ways)}, P13")
    left.remove(card)


# POK


def _judge_pok(record: Record) -> Verdict:
    memory_aid = options_of(record).get("memory_aid", False)
    demand(isinstance(memory_aid, bool), WHOLE_RECORD, "memory_aid is true or false")
    finished = record.get("winners") is not None
    counters = pok.new_counters(len(record["seats"]))
    rounds = record["rounds"]
    for number, this_round in enumerate(rounds, start=1):
        demand(not pok.winners_now(counters), WHOLE_RECORD, f"round {number} after the end, K7 and K8")
        may_stop = not finished and number == len(rounds)
        _judge_pok_round(this_round, counters, f"round {number}", may_stop)
    if not finished:
        return Verdict(ok=True, complete=False)
    winners = pok.winners_now(counters)
    demand(bool(winners), WHOLE_RECORD, "winners before the end, K7 and K8")
    demand(are_numbers(record["winners"], winners), WHOLE_RECORD, f"winners are {winners}, K7 and K8")
    return Verdict(ok=True, complete=True, winners=winners)


def _judge_pok_round(this_round: Record, counters: list[list[str]], where: str, may_stop: bool) -> None:
    """Judges one round and takes the counters handed over out of `counters`."""
    dice, played, given = (this_round.get(key) for key in ("dice", "played", "handed_over"))
    if not isinstance(dice, list) or len(dice) != len(pok.DICE):
        raise IllegalRecordError(where, "three dice, K2")
    for face, faces in zip(dice, pok.DICE, strict=True):
        demand(face in faces, where, f"this die has no {face}, K2")
    if played is None:
        demand(may_stop and given is None, where, "nobody plays")
        return
    if not isinstance(played, list) or len(played) != len(counters):
        raise IllegalRecordError(where, "one counter for each seat, K3")
    for seat, symbol in enumerate(played):
        demand(symbol in counters[seat], f"{where}, seat {seat}", f"no counter {symbol} left, K3")
    if given is None:
        demand(may_stop, where, "nothing said of counters handed over")
        return
    expected = pok.handed_over(dice, played)
    demand(are_numbers(given, expected), where, f"{expected} hand over, K4 and K5")
    for seat in expected:
        counters[seat].remove(played[seat])
