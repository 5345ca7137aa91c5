"""Harm to the rounds of POK, its dice, the counters played and handed over, and to its end."""

import random

from tests.records import second_reading_pok as pok
from tests.records.spoils.places import Record, players_of, rounds_with
from tests.records.spoils.registry import WHOLE_RECORD, WHOLE_ROUND, spoils, spoils_a_round


@spoils("pok")
def counter_no_longer_held(record: Record, rng: random.Random) -> str | None:
    places = []
    for number, _ in rounds_with(record, "played"):
        counters = pok.counters_after(record["rounds"][: number - 1], players_of(record))
        for seat, left in enumerate(counters):
            places += [(number, seat, symbol) for symbol in pok.SYMBOLS if symbol not in left]
    if not places:
        return None
    number, seat, symbol = rng.choice(places)
    record["rounds"][number - 1]["played"][seat] = symbol
    return f"round {number}, seat {seat}"


@spoils_a_round("pok", "played")
def unknown_symbol(record: Record, this_round: Record, rng: random.Random) -> str:
    seat = rng.randrange(players_of(record))
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
        for seat in range(players_of(record))
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
    record["rounds"].append(pok.random_round(pok.counters_after(record["rounds"], players_of(record)), rng))
    return WHOLE_RECORD


@spoils("pok")
def winners_before_the_end(record: Record, rng: random.Random) -> str | None:
    """Those who lead when the last round is taken away."""
    if "winners" not in record:
        return None
    record["rounds"].pop()
    left = [len(counters) for counters in pok.counters_after(record["rounds"], players_of(record))]
    record["winners"] = [seat for seat, count in enumerate(left) if count == min(left)]
    return WHOLE_RECORD
