"""Fair deals, rule by rule."""

import random
from typing import Any

import pytest

from coverts.fair.commitments import client_commitment, server_commitment
from coverts.fair.fingerprint import fingerprint
from coverts.fair.rules_text import rules_text
from coverts.fair.stream import WORDS, Stream, limit_of
from coverts.fair.transcript import counted, salt_of
from coverts.games.pikoko import Options
from coverts.records.reading import document
from coverts.records.referee import check
from coverts.records.replaying import Illegal
from tests.fair import second_reading as naive
from tests.fair.transcripts import fair_record, transcript

GAME, SEED = bytes(range(16)), bytes(range(32))
RULES = 'pikoko/1:{"players":5}'


def refused(record: dict[str, Any]) -> tuple[str, str]:
    """The rule and the place of what is wrong."""
    with pytest.raises(Illegal) as found:
        check(document(record).record)
    return found.value.refusal.rule, str(found.value.where)


def test_F1_the_rules_are_a_text_with_one_way_to_write_it() -> None:
    assert rules_text("pikoko/1", {}, 4) == 'pikoko/1:{"players":4}'
    assert rules_text("pok/1", {"memory_aid": True}, 5) == 'pok/1:{"memory_aid":true,"players":5}'


@pytest.mark.parametrize(
    "rules",
    [
        'pikoko/1:{"players":4}',
        'pikoko/2:{"players":3}',
        'pok/1:{"players":3}',
        'pikoko/1:{"players": 3}',
        'pikoko/1:{"players":3,"players":3}',
        'pikoko/1:{"players":3,"start_token_tie":"may-stay"}',
        'pikoko/1:{"feathers":3,"players":3}',
        'pikoko/1:{"players":true}',
        "pikoko/1:3",
        "pikoko/1:{",
        "pikoko/1",
        "",
    ],
)
def test_F1_other_rules_are_refused(rules: str) -> None:
    record = fair_record("pikoko", 3)
    record["fair"]["rules"] = rules
    assert refused(record) == ("F1", "the record")


def test_F1_another_protocol_is_refused() -> None:
    record = fair_record("pok", 3)
    record["fair"]["protocol"] = "coverts-fair/2"
    assert refused(record) == ("F1", "the record")


@pytest.mark.parametrize("option", ["passes-on", "left-neighbour"])
def test_F1_a_default_that_is_spelt_out_is_the_same_rule(option: str) -> None:
    record = fair_record("pikoko", 3)
    record["options"] = {"start_token_tie": option}
    if option == "passes-on":
        assert check(document(record).record).fair
    else:
        assert refused(record) == ("F1", "the record")


def test_F2_a_round_that_was_dealt_was_committed_to() -> None:
    record = fair_record("pikoko", 3)
    del record["fair"]["rounds"][2]
    assert refused(record)[0] == "F2"
    record["fair"]["rounds"] = []
    assert refused(record)[0] == "F2"


def test_F2_something_was_committed_to() -> None:
    record = fair_record("pikoko", 3, moves=0)
    assert check(document(record).record).fair
    record["fair"]["rounds"] = []
    assert refused(record) == ("F2", "the record")


def test_F2_there_are_no_more_rounds_than_in_a_game() -> None:
    record = fair_record("pok", 3)
    record["fair"]["rounds"] *= 2
    assert refused(record)[0] == "F2"


def test_F2_an_unfinished_game_needs_no_commitment_for_rounds_that_were_not_dealt() -> None:
    record = fair_record("pikoko", 3, moves=20)
    del record["fair"]["rounds"][1:]
    assert check(document(record).record).fair


@pytest.mark.parametrize("name", ["clients", "nonces"])
def test_F2_every_seat_has_its_place(name: str) -> None:
    for change in (lambda entries: entries[:-1], lambda entries: [*entries, None]):
        record = fair_record("pok", 4)
        record["fair"]["rounds"][0][name] = change(record["fair"]["rounds"][0][name])
        assert refused(record) == ("F2", "round 1")


@pytest.mark.parametrize("text", ["", "00", "0" * 62, "0" * 65, "G" * 64, "A" * 64, " " + "0" * 63, "٠" * 64])
def test_F2_bytes_are_lower_case_hexadecimal(text: str) -> None:
    record = fair_record("pok", 4)
    record["fair"]["rounds"][0]["nonces"][2] = text
    assert refused(record) == ("F2", "round 1, seat 2")


def test_F3_the_seed_opens_the_commitment_of_the_house() -> None:
    assert server_commitment(GAME, RULES, 1, SEED) == naive.house(GAME, RULES, 1, SEED)
    record = fair_record("pikoko", 3)
    record["fair"]["rounds"][1]["seed"] = "0" * 64
    assert refused(record) == ("F3", "round 2")


def test_F3_the_seed_of_another_round_does_not() -> None:
    record = fair_record("pikoko", 3)
    rounds = record["fair"]["rounds"]
    rounds[0]["seed"], rounds[1]["seed"] = rounds[1]["seed"], rounds[0]["seed"]
    assert refused(record) == ("F3", "round 1")


def test_F4_a_number_opens_the_commitment_of_its_seat() -> None:
    assert client_commitment(GAME, 1, 3, b"\3" * 32) == naive.person(GAME, 1, 3, b"\3" * 32)
    record = fair_record("pikoko", 3)
    record["fair"]["rounds"][2]["nonces"][1] = "0" * 64
    assert refused(record) == ("F4", "round 3, seat 1")


def test_F4_nobody_reveals_what_they_have_not_committed_to() -> None:
    record = fair_record("pok", 3)
    record["fair"]["rounds"][0]["clients"][2] = None
    assert refused(record) == ("F4", "round 1, seat 2")


def test_F4_numbers_and_commitments_do_not_change_seats() -> None:
    record = fair_record("pok", 3)
    for name in ("clients", "nonces"):
        entries = record["fair"]["rounds"][0][name]
        entries[0], entries[1] = entries[1], entries[0]
    assert refused(record) == ("F4", "round 1, seat 0")


def test_F5_what_is_missing_counts_as_zero() -> None:
    assert counted(None) == bytes(32)
    assert counted(SEED) == SEED
    assert salt_of(GAME, RULES, 1, [None, SEED]) == salt_of(GAME, RULES, 1, [bytes(32), SEED])


def test_F5_a_bot_takes_nothing_from_the_proof() -> None:
    verdict = check(document(fair_record("pikoko", 4, bots=(0, 2))).record).fair
    assert verdict is not None
    assert verdict.is_proved


def test_F5_whoever_withholds_a_number_is_named() -> None:
    verdict = check(document(fair_record("pikoko", 4, bots=(0,), withheld=(1, 3))).record).fair
    assert verdict is not None
    assert verdict.missing == (1, 3)


def test_F5_where_nobody_reveals_anything_the_house_was_alone() -> None:
    for record in (fair_record("pok", 3, bots=(0, 1, 2)), fair_record("pok", 3, withheld=(0, 1, 2))):
        verdict = check(document(record).record).fair
        assert verdict is not None
        assert verdict.missing == (0, 1, 2)


def test_F5_a_number_cannot_be_taken_back_afterwards() -> None:
    record = fair_record("pikoko", 3)
    record["fair"]["rounds"][1]["nonces"][0] = None
    assert refused(record) == ("F7", "round 2")


@pytest.mark.parametrize("number", [1, 2, 3, 5, 6, 7, 47, 2**16, 2**31 - 1, 2**31, 2**31 + 1, WORDS - 1, WORDS])
def test_F6_every_number_has_equally_many_words(number: int) -> None:
    limit = limit_of(number)
    assert limit % number == 0
    assert WORDS - number < limit <= WORDS
    last = Stream(iter([limit - 1])).below(number)
    assert last == number - 1
    if limit < WORDS:
        stream = Stream(iter([limit, WORDS - 1, limit, number - 1]))
        assert stream.below(number) == number - 1
        assert stream.drawn[0].passed_over == 3


@pytest.mark.parametrize("number", [0, -1, WORDS + 1])
def test_F6_nothing_is_drawn_below_nothing_or_beyond_a_word(number: int) -> None:
    with pytest.raises(ValueError, match="no number"):
        Stream(iter([0])).below(number)


def test_F7_another_starter_is_refused() -> None:
    record = fair_record("pikoko", 3, moves=2)
    record["rounds"][0]["starter"] = (record["rounds"][0]["starter"] + 1) % 3
    assert refused(record) == ("F7", "round 1")


def test_F7_another_deal_is_refused() -> None:
    record = fair_record("pikoko", 3, moves=2)
    hands = record["rounds"][0]["hands"]
    record["rounds"][0]["hands"] = [hands[1], hands[0], hands[2]]
    assert refused(record) == ("F7", "round 1")


def test_F7_another_feather_turned_up_is_refused() -> None:
    record = fair_record("pikoko", 3, moves=2)
    dealt = {feather for hand in record["rounds"][0]["hands"] for feather in hand} | {record["rounds"][0]["turned_up"]}
    record["rounds"][0]["turned_up"] = next(feather for feather in naive.DECK if feather not in dealt)
    assert refused(record) == ("F7", "round 1")


def test_F7_another_throw_is_refused() -> None:
    record = fair_record("pok", 5, moves=7)
    record["rounds"][1]["dice"][0] = "1B" if record["rounds"][1]["dice"][0] != "1B" else "1R"
    assert refused(record) == ("F7", "round 2")


def test_F7_the_order_within_a_hand_means_nothing() -> None:
    record = fair_record("pikoko", 3)
    for round_ in record["rounds"]:
        round_["hands"] = [hand[::-1] for hand in round_["hands"]]
    assert check(document(record).record).fair


def test_F7_a_starter_that_the_table_named_is_not_drawn() -> None:
    for seat in range(3):
        record = fair_record("pikoko", 3, first_starter=seat)
        assert record["fair"]["rules"] == f'pikoko/1:{{"first_starter":{seat},"players":3}}'
        assert check(document(record).record).fair


def test_F8_a_round_that_is_scored_has_its_seed() -> None:
    for game, number in (("pikoko", 2), ("pok", 1)):
        record = fair_record(game, 3)
        record["fair"]["rounds"][number - 1]["seed"] = None
        assert refused(record) == ("F8", f"round {number}")


def test_F8_a_round_that_is_not_may_wait() -> None:
    record = fair_record("pikoko", 3, moves=20)
    record["fair"]["rounds"][0]["seed"] = None
    verdict = check(document(record).record).fair
    assert verdict is not None
    assert (verdict.is_proved, verdict.unrevealed) == (False, (1,))


def test_F9_eight_feathers_follow_from_all_commitments() -> None:
    found = transcript("pikoko", Options(4), random.Random(1), bots=(2,))
    houses = [one.commitment for one in found.rounds]
    people = [list(one.clients) for one in found.rounds]
    eight = [naive.DECK[place] for place in fingerprint(found)]
    assert eight == naive.prints(found.game, houses, people)
    people[0][0] = bytes(32)
    assert eight != naive.prints(found.game, houses, people)
