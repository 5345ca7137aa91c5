"""The shapes of things in a record, and its head: what the second reading demands before any rule of a game.

Whoever finds something wrong raises IllegalRecordError, with the place and the reason.
"""

from typing import Any

Record = dict[str, Any]

FORMAT = "coverts/1"
SEATS = {"pikoko": range(3, 6), "pok": range(3, 8)}
WHOLE_RECORD = ""


class IllegalRecordError(Exception):
    def __init__(self, where: str, why: str) -> None:
        super().__init__(where, why)
        self.where = where
        self.why = why


def demand(condition: bool, where: str, why: str) -> None:
    if not condition:
        raise IllegalRecordError(where, why)


def is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def is_seat(value: Any, players: int) -> bool:
    return is_number(value) and value in range(players)


def is_list_of(value: object, length: int) -> bool:
    return isinstance(value, list) and len(value) == length


def are_numbers(found: object, expected: list[int]) -> bool:
    """The very same numbers; True and 1.0 are not 1."""
    return isinstance(found, list) and all(map(is_number, found)) and found == expected


def judge_head(record: object) -> None:
    if not isinstance(record, dict):
        raise IllegalRecordError(WHOLE_RECORD, "a record is an object")
    demand(record.get("format") == FORMAT, WHOLE_RECORD, f"only {FORMAT} is read")
    demand(record.get("game") in ("pikoko", "pok"), WHOLE_RECORD, "unknown game")
    seats = record.get("seats")
    demand(isinstance(seats, list), WHOLE_RECORD, "no seats")
    demand(len(record["seats"]) in SEATS[record["game"]], WHOLE_RECORD, "not so many players")
    for number, seat in enumerate(record["seats"]):
        named = isinstance(seat, dict) and isinstance(seat.get("name"), str)
        demand(named, f"seat {number}", "a seat has a name")
        demand(isinstance(seat.get("colour", ""), str | None), f"seat {number}", "a colour is a word")
    demand(isinstance(record.get("rounds"), list), WHOLE_RECORD, "no rounds")
    for number, this_round in enumerate(record["rounds"], start=1):
        demand(isinstance(this_round, dict), f"round {number}", "a round is an object")


def options_of(record: Record) -> Record:
    options = record.get("options")
    if options is None:
        return {}
    if not isinstance(options, dict):
        raise IllegalRecordError(WHOLE_RECORD, "options are an object")
    return options
