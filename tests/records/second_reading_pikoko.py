"""Pikoko read a second time from the rules, as plainly as possible: cards are strings, hands are lists.

Nothing here looks at the product's own rules; the numbers in brackets are those of docs/rules.md.
Functions that take cards expect cards that exist; judging what does not is second_reading.py's work.
"""

import copy
import random
from typing import Any

COLOURS = "RYPWB"
COLOURS_OF_MANY = {1: "PYR", 4: "BWY", 7: "PWR", 10: "BWR"}
HIGHEST = {3: 7, 4: 9, 5: 11}
TOKENS = 9
TRICKS = 8
ROUNDS = 3
TIE_RULES = ["passes-on", "may-stay", "left-neighbour"]
SEAT_COLOURS = ["red", "yellow", "purple", "white", "blue"]

Record = dict[str, Any]


# Cards (P1-P5)


def deck(players: int) -> list[str]:
    """The feathers in play with so many players (P1-P3)."""
    cards = []
    for number in range(1, HIGHEST[players] + 1):
        many = COLOURS_OF_MANY.get(number, "")
        if many:
            cards.append(f"{many}{number}")
        cards += [f"{colour}{number}" for colour in COLOURS if colour not in many]
    return cards


def colours_of(card: str) -> str:
    return card.rstrip("0123456789")


def number_of(card: str) -> int:
    return int(card.removeprefix(colours_of(card)))


def is_many_coloured(card: str) -> bool:
    return len(colours_of(card)) > 1


def trump_of(turned_up: str) -> str | None:
    return None if is_many_coloured(turned_up) else colours_of(turned_up)


# Bidding (P7-P8)


def reveal_steps(starter: int, players: int) -> list[list[tuple[int, int]]]:
    """The (bidder, target) pairs that are revealed together, step after step."""
    clockwise = [(starter + i) % players for i in range(players)]
    steps = [[(bidder, target) for bidder in range(players) if bidder != target] for target in clockwise]
    return [*steps, [(seat, seat) for seat in range(players)]]


# Tricks (P11-P15)


def legal_cards(left: list[str], led: str | None) -> list[str]:
    """What may be played from a peacock with these cards left; `led` is None for the first card (P12)."""
    following = [card for card in left if led is not None and led in colours_of(card)]
    return following or left


def ways_to_play(card: str, led: str | None) -> list[str]:
    """The card as it may stand in a record, with a colour if it has several (P13)."""
    if not is_many_coloured(card):
        return [card]
    if led is not None and led in colours_of(card):
        return [f"{card}={led}"]
    return [f"{card}={colour}" for colour in colours_of(card)]


def card_of(play: str) -> str:
    return play.partition("=")[0]


def counted_colour(play: str) -> str:
    card, _, named = play.partition("=")
    return named or colours_of(card)


def trick_winner(first: int, plays: list[str], trump: str | None) -> int:
    """The seat whose peacock takes the trick (P14): play i came from the peacock left of its player."""
    led = counted_colour(plays[0])
    trumps = [play for play in plays if counted_colour(play) == trump]
    followers = [play for play in plays if counted_colour(play) == led]
    best = max(trumps or followers, key=lambda play: number_of(card_of(play)))
    return (first + plays.index(best) + 1) % len(plays)


def leader_after(winner: int, players: int) -> int:
    """The player on the right of the peacock that took the trick (P15)."""
    return (winner - 1) % players


# Scoring (P16-P19)


def score_of(bids: list[int], confidence: int | None, taken: list[int]) -> int:
    """One player's points for one round; `taken` are the tricks of each peacock."""
    points = 0
    for bid, tricks in zip(bids, taken, strict=True):
        points += {0: 2, 1: 1}.get(abs(bid - tricks), 0)
    if confidence is None:
        return points + 1
    return points + (3 if bids[confidence] == taken[confidence] else -1)


def totals_of(scores_by_round: list[list[int]]) -> list[int]:
    return [sum(scores) for scores in zip(*scores_by_round, strict=True)]


def next_starter(last: int, totals: list[int], tie_rule: str) -> int:
    """P18."""
    players = len(totals)
    fewest = [seat for seat in range(players) if totals[seat] == min(totals)]
    if len(fewest) == 1:
        return fewest[0]
    left_neighbour = (last + 1) % players
    if tie_rule == "left-neighbour":
        return left_neighbour
    begin = last if tie_rule == "may-stay" else left_neighbour
    clockwise = [(begin + i) % players for i in range(players)]
    return next(seat for seat in clockwise if seat in fewest)


def winners_of(scores_by_round: list[list[int]]) -> list[int]:
    """P19."""
    totals = totals_of(scores_by_round)
    tied = [seat for seat, total in enumerate(totals) if total == max(totals)]
    best_round = {seat: max(scores[seat] for scores in scores_by_round) for seat in tied}
    return [seat for seat in tied if best_round[seat] == max(best_round.values())]


# Random games


def random_record(players: int, rng: random.Random, options: dict[str, Any]) -> Record:
    tie_rule = options.get("start_token_tie", "passes-on")
    starter = options.get("first_starter")
    if starter is None:
        starter = rng.randrange(players)
    rounds: list[Record] = []
    for _ in range(ROUNDS):
        rounds.append(random_round(players, starter, rng))
        starter = next_starter(starter, totals_of([done["scores"] for done in rounds]), tie_rule)
    scores = [done["scores"] for done in rounds]
    record: Record = {"format": "coverts/1", "game": "pikoko", "seats": _random_seats(players, rng)}
    if options:
        record["options"] = dict(options)
    return {**record, "rounds": rounds, "totals": totals_of(scores), "winners": winners_of(scores)}


def _random_seats(players: int, rng: random.Random) -> list[Record]:
    colours = rng.sample(SEAT_COLOURS, players)
    if rng.random() < 0.5:
        return [{"name": f"Player {seat}"} for seat in range(players)]
    return [{"name": f"Player {seat}", "colour": colours[seat]} for seat in range(players)]


def random_round(players: int, starter: int, rng: random.Random) -> Record:
    cards = rng.sample(deck(players), TRICKS * players + 1)
    turned_up = cards.pop()
    hands = [cards[TRICKS * seat : TRICKS * (seat + 1)] for seat in range(players)]
    bids = _random_bids(players, starter, rng)
    confidence = [rng.choice([None, *range(players)]) for _ in range(players)]
    tricks = _random_tricks(hands, starter, trump_of(turned_up), rng)
    taken = [[trick["winner"] for trick in tricks].count(seat) for seat in range(players)]
    return {
        "starter": starter,
        "hands": hands,
        "turned_up": turned_up,
        "bids": bids,
        "confidence": confidence,
        "tricks": tricks,
        "scores": [score_of(bids[seat], confidence[seat], taken) for seat in range(players)],
    }


def _random_bids(players: int, starter: int, rng: random.Random) -> list[list[int]]:
    bids = [[0] * players for _ in range(players)]
    for step in reveal_steps(starter, players):
        for bidder, target in step:
            stock = TOKENS - sum(bids[bidder])
            bids[bidder][target] = rng.randint(0, min(stock, rng.choice([3, 4, TOKENS])))
    return bids


def _random_tricks(hands: list[list[str]], starter: int, trump: str | None, rng: random.Random) -> list[Record]:
    players = len(hands)
    left = copy.deepcopy(hands)
    leader = starter
    tricks = []
    for _ in range(TRICKS):
        plays: list[str] = []
        for i in range(players):
            target = (leader + i + 1) % players
            led = counted_colour(plays[0]) if plays else None
            card = rng.choice(legal_cards(left[target], led))
            left[target].remove(card)
            plays.append(rng.choice(ways_to_play(card, led)))
        winner = trick_winner(leader, plays, trump)
        tricks.append({"first": leader, "plays": plays, "winner": winner})
        leader = leader_after(winner, players)
    return tricks


# Games broken off


def cut(record: Record, rng: random.Random) -> Record:
    """The same game, broken off at a random point."""
    short = copy.deepcopy(record)
    del short["totals"], short["winners"]
    kept = rng.randrange(len(short["rounds"]))
    last = short["rounds"][kept]
    where_to_stop = rng.choice([_stop_in_bidding, _stop_before_tricks, _stop_in_tricks, _stop_in_a_trick, None])
    if where_to_stop is None:
        short["rounds"] = short["rounds"][:kept]
        return short
    del last["scores"]
    where_to_stop(last, rng)
    short["rounds"] = short["rounds"][: kept + 1]
    return short


def _stop_in_bidding(last: Record, rng: random.Random) -> None:
    """After the deal, after some peacocks, or when all bids are made but no confidence card is chosen."""
    steps = reveal_steps(last["starter"], len(last["hands"]))
    for step in steps[rng.randint(0, len(steps)) :]:
        for bidder, target in step:
            last["bids"][bidder][target] = None
    del last["confidence"]
    _drop_tricks(last, rng)


def _stop_before_tricks(last: Record, rng: random.Random) -> None:
    _drop_tricks(last, rng)


def _drop_tricks(last: Record, rng: random.Random) -> None:
    """No `tricks` and an empty list say the same."""
    if rng.random() < 0.5:
        del last["tricks"]
    else:
        last["tricks"] = []


def _stop_in_tricks(last: Record, rng: random.Random) -> None:
    """Between two tricks, or after the last one, before scoring."""
    last["tricks"] = last["tricks"][: rng.randint(1, TRICKS)]


def _stop_in_a_trick(last: Record, rng: random.Random) -> None:
    last["tricks"] = last["tricks"][: rng.randint(1, TRICKS)]
    trick = last["tricks"][-1]
    del trick["winner"]
    trick["plays"] = trick["plays"][: rng.randrange(1, len(trick["plays"]))]
