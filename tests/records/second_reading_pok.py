"""POK read a second time from the rules, as plainly as possible: counters are lists of letters.

Nothing here looks at the product's own rules; the numbers in brackets are those of docs/rules.md.
"""

import copy
import random
from typing import Any

SYMBOLS = "BGR"
BLANK = "-"
DICE = [
    ["1B", "1B", "1G", "1G", "1R", "1R"],
    ["2B", "2G", "2R", BLANK, BLANK, BLANK],
    ["3B", "3G", "3R", BLANK, BLANK, BLANK],
]
LEFT_TO_A_WINNER = 1
FEWEST_FOR_A_DEAD_POSITION = 4

Record = dict[str, Any]


def new_counters(players: int) -> list[list[str]]:
    """K1."""
    return [list("BBGGRR") for _ in range(players)]


def counters_after(rounds: list[Record], players: int) -> list[list[str]]:
    """What is left to each seat after these rounds; one that was not judged changes nothing."""
    counters = new_counters(players)
    for this_round in rounds:
        for seat in this_round.get("handed_over", []):
            counters[seat].remove(this_round["played"][seat])
    return counters


def handed_over(dice: list[str], shown: list[str]) -> list[int]:
    """The seats that hand over the counter they show (K4, K5)."""
    faces = [face for face in dice if face != BLANK]
    met = [face[1] for face in faces if shown.count(face[1]) == int(face[0])]
    if met:
        return [seat for seat, symbol in enumerate(shown) if symbol in met]
    on_dice = [face[1] for face in faces]
    elsewhere = [seat for seat, symbol in enumerate(shown) if symbol not in on_dice]
    return [] if len(elsewhere) == len(shown) else elsewhere


def winners_now(counters: list[list[str]]) -> list[int]:
    """Who has won with these counters left to each seat; empty while the game goes on (K7, K8)."""
    done = [seat for seat, left in enumerate(counters) if len(left) <= LEFT_TO_A_WINNER]
    if done:
        return done
    return list(range(len(counters))) if is_dead(counters) else []


def is_dead(counters: list[list[str]]) -> bool:
    """K8."""
    symbols = {symbol for left in counters for symbol in left}
    return len(counters) >= FEWEST_FOR_A_DEAD_POSITION and len(symbols) == 1


def random_record(players: int, rng: random.Random, options: dict[str, Any]) -> Record:
    rounds: list[Record] = []
    while not winners_now(counters := counters_after(rounds, players)):
        rounds.append(random_round(counters, rng))
    record: Record = {"format": "coverts/1", "game": "pok"}
    record["seats"] = [{"name": f"Player {seat}"} for seat in range(players)]
    if options:
        record["options"] = dict(options)
    return {**record, "rounds": rounds, "winners": winners_now(counters)}


def random_round(counters: list[list[str]], rng: random.Random) -> Record:
    dice = [rng.choice(faces) for faces in DICE]
    played = [rng.choice(left) for left in counters]
    return {"dice": dice, "played": played, "handed_over": handed_over(dice, played)}


def cut(record: Record, rng: random.Random) -> Record:
    """The same game, broken off between rounds, after a throw, or before the counters are judged."""
    short = copy.deepcopy(record)
    del short["winners"]
    kept = rng.randrange(len(short["rounds"]))
    not_yet: list[str] | None = rng.choice([["played", "handed_over"], ["handed_over"], None])
    if not_yet is None:
        short["rounds"] = short["rounds"][:kept]
        return short
    for key in not_yet:
        del short["rounds"][kept][key]
    short["rounds"] = short["rounds"][: kept + 1]
    return short
