"""Harm to what Pikoko's rounds lead to, its scores, totals and number of rounds, and to the winners of either game."""

import random

from tests.records import second_reading_pikoko as pikoko
from tests.records.spoils.places import Record, players_of
from tests.records.spoils.registry import WHOLE_RECORD, WHOLE_ROUND, spoils, spoils_a_round


@spoils_a_round("pikoko", "scores")
def wrong_score(record: Record, this_round: Record, rng: random.Random) -> str:
    this_round["scores"][rng.randrange(players_of(record))] += rng.choice([-1, 1])
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
    record["totals"][rng.randrange(players_of(record))] += rng.choice([-1, 1])
    return WHOLE_RECORD


@spoils("pikoko", "pok")
def wrong_winner(record: Record, rng: random.Random) -> str | None:
    if "winners" not in record:
        return None
    losers = [seat for seat in range(players_of(record)) if seat not in record["winners"]]
    if not losers:
        return None
    record["winners"][rng.randrange(len(record["winners"]))] = rng.choice(losers)
    record["winners"].sort()
    return WHOLE_RECORD


@spoils("pikoko", "pok")
def one_winner_too_many(record: Record, rng: random.Random) -> str | None:
    losers = [seat for seat in range(players_of(record)) if seat not in record.get("winners", range(7))]
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
    record["totals"] = [0] * players_of(record)
    record["winners"] = list(range(players_of(record)))
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
    record["rounds"].append(pikoko.random_round(players_of(record), starter, rng))
    scores = [this_round["scores"] for this_round in record["rounds"]]
    record["totals"] = pikoko.totals_of(scores)
    record["winners"] = pikoko.winners_of(scores)
    return WHOLE_RECORD
