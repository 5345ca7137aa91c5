"""The second reading of the rules must stand by itself before the referee is held against it."""

import copy
import random
from typing import Any

import pytest

from tests.records import second_reading_pikoko as pikoko
from tests.records import second_reading_pok as pok
from tests.records.second_reading import Record, Verdict, cut, judge, random_record
from tests.records.spoils.all import SPOILS, Spoil, name_of
from tests.records.tables import TABLES, random_options

GAMES_PER_TABLE = 20


def _random_games(game: str, players: int, count: int = GAMES_PER_TABLE) -> list[Record]:
    rng = random.Random(f"{game} {players}")
    return [random_record(game, players, rng, **random_options(game, players, rng)) for _ in range(count)]


# Records as a whole


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_random_games_are_legal_and_complete(game: str, players: int) -> None:
    for record in _random_games(game, players):
        assert judge(record) == Verdict(True, True, record.get("totals"), record["winners"])


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_games_broken_off_are_legal_and_unfinished(game: str, players: int) -> None:
    rng = random.Random(f"cut {game} {players}")
    for record in _random_games(game, players):
        before = copy.deepcopy(record)
        for _ in range(10):
            assert judge(cut(record, rng)) == Verdict(True, False)
        assert record == before


@pytest.mark.parametrize("spoil", SPOILS, ids=name_of)
def test_spoiled_records_are_refused(spoil: Spoil) -> None:
    rng = random.Random(name_of(spoil))
    used = 0
    for game, players in TABLES:
        for record in _random_games(game, players, count=5):
            for legal in (record, cut(record, rng), cut(record, rng)):
                used += _is_refused_when_spoiled(legal, spoil, rng)
    assert used >= 10


def _is_refused_when_spoiled(legal: Record, spoil: Spoil, rng: random.Random) -> bool:
    before = copy.deepcopy(legal)
    assert judge(legal).ok
    result = spoil(legal, rng)
    assert legal == before
    if result is None:
        return False
    spoiled, fragment = result
    verdict = judge(spoiled)
    assert not verdict.ok
    assert verdict.where is not None
    assert fragment in verdict.where
    assert verdict.why
    return True


def test_unknown_keys_are_ignored() -> None:
    for game, players in TABLES:
        record = _random_games(game, players, count=1)[0]
        for place in (record, record["seats"][0], record["rounds"][0], record.setdefault("options", {})):
            place["x-note"] = {"any": ["thing"]}
        assert judge(record).ok


def test_a_game_not_begun_is_unfinished() -> None:
    for game, players in TABLES:
        seats = [{"name": ""} for _ in range(players)]
        assert judge({"format": "coverts/1", "game": game, "seats": seats, "rounds": []}) == Verdict(True, False)


@pytest.mark.parametrize("nonsense", [{}, [], None, "record", 7])
def test_nonsense_is_refused(nonsense: Any) -> None:
    assert not judge(nonsense).ok


# Pikoko


def test_P2_P3_numbers_of_feathers() -> None:
    assert [len(pikoko.deck(players)) for players in (3, 4, 5)] == [29, 39, 47]
    for players in (3, 4, 5):
        shown = sorted((pikoko.number_of(card), c) for card in pikoko.deck(players) for c in pikoko.colours_of(card))
        assert shown == sorted((n, c) for n in range(1, pikoko.HIGHEST[players] + 1) for c in "RYPWB")


def test_P8_bids_are_revealed_peacock_by_peacock_and_own_bids_last() -> None:
    assert pikoko.reveal_steps(1, 3) == [
        [(0, 1), (2, 1)],
        [(0, 2), (1, 2)],
        [(1, 0), (2, 0)],
        [(0, 0), (1, 1), (2, 2)],
    ]


def test_P12_a_many_coloured_feather_follows_each_of_its_colours() -> None:
    assert pikoko.legal_cards(["PYR1", "B2", "W3"], "Y") == ["PYR1"]
    assert pikoko.legal_cards(["PYR1", "B2", "Y3"], "Y") == ["PYR1", "Y3"]
    assert pikoko.legal_cards(["PYR1", "B2"], "W") == ["PYR1", "B2"]
    assert pikoko.ways_to_play("PYR1", "Y") == ["PYR1=Y"]


def test_P13_the_player_names_the_colour_of_a_lead_or_discard() -> None:
    assert pikoko.ways_to_play("PYR1", None) == ["PYR1=P", "PYR1=Y", "PYR1=R"]
    assert pikoko.ways_to_play("PYR1", "B") == ["PYR1=P", "PYR1=Y", "PYR1=R"]


BLUE, RED, YELLOW = 0, 1, 2


@pytest.mark.parametrize(("trump", "winner"), [("R", BLUE), (None, YELLOW), ("W", YELLOW)])
def test_P14_example_of_the_rulebooks(trump: str | None, winner: int) -> None:
    assert pikoko.trick_winner(BLUE, ["B3", "B5", "R2"], trump) == winner


def test_P14_a_feather_named_trump_is_one() -> None:
    assert pikoko.trick_winner(0, ["B3", "B5", "PYR1=R"], "R") == 0
    assert pikoko.trick_winner(0, ["B3", "B5", "PYR1=Y"], "R") == 2


def test_P14_example_of_the_record_page() -> None:
    assert pikoko.trick_winner(1, ["Y2", "Y7", "PYR1=Y"], "B") == 0


@pytest.mark.parametrize(
    ("bids", "confidence", "points"),
    [
        pytest.param([0, 1, 3], 0, 0, id="red: 0+0+1, wrong confidence"),
        pytest.param([3, 2, 1], None, 5, id="yellow: 2+1+1, no confidence"),
        pytest.param([1, 3, 0], 1, 5, id="blue: 0+2+0, right confidence"),
    ],
)
def test_P16_P17_example_of_the_rulebooks(bids: list[int], confidence: int | None, points: int) -> None:
    assert pikoko.score_of(bids, confidence, taken=[3, 3, 2]) == points


@pytest.mark.parametrize(
    ("last", "totals", "tie_rule", "starter"),
    [
        (0, [3, 1, 2], "passes-on", 1),
        (0, [1, 2, 3], "passes-on", 0),
        (0, [1, 2, 1], "passes-on", 2),
        (0, [1, 2, 1], "may-stay", 0),
        (0, [1, 2, 1], "left-neighbour", 1),
        (2, [1, 1, 5], "passes-on", 0),
        (2, [1, 1, 5], "may-stay", 0),
        (3, [2, 9, 2, 2], "passes-on", 0),
        (3, [2, 9, 2, 2], "may-stay", 3),
        (1, [-1, 9, 9, 9], "left-neighbour", 0),
    ],
)
def test_P18_start_token(last: int, totals: list[int], tie_rule: str, starter: int) -> None:
    assert pikoko.next_starter(last, totals, tie_rule) == starter


@pytest.mark.parametrize(
    ("scores_by_round", "winners"),
    [
        ([[1, 2, 3], [1, 2, 3], [1, 2, 3]], [2]),
        ([[5, 2, 3], [1, 2, 3], [3, 5, 3]], [0, 1]),
        ([[6, 2, 3], [1, 2, 3], [2, 5, 3]], [0]),
        ([[0, 9, 9], [0, 0, 0], [9, 0, 0]], [0, 1, 2]),
    ],
)
def test_P19_winners(scores_by_round: list[list[int]], winners: list[int]) -> None:
    assert pikoko.winners_of(scores_by_round) == winners


def test_P18_P19_random_games_reach_ties() -> None:
    """Otherwise the oracle would say nothing about the tie rules."""
    games = [record for players in (3, 4, 5) for record in _random_games("pikoko", players, count=60)]
    assert any(len(record["winners"]) > 1 for record in games)
    assert any(record["totals"].count(max(record["totals"])) > len(record["winners"]) for record in games)
    first_rounds = [record["rounds"][0]["scores"] for record in games]
    assert sum(scores.count(min(scores)) > 1 for scores in first_rounds) >= 10


# POK


@pytest.mark.parametrize(
    ("dice", "shown", "seats"),
    [
        (["1R", "2B", "-"], "BBGR", [0, 1, 3]),
        (["1R", "2G", "-"], "GGBG", [2]),
        (["1G", "2G", "-"], "GGBG", [2]),
        (["1R", "2G", "3R"], "GGBG", [2]),
        (["1B", "2B", "-"], "BBGB", [2]),
        (["1R", "2B", "-"], "BBR", [0, 1, 2]),
        (["1R", "-", "-"], "BBG", []),
        (["1R", "-", "-"], "RRG", [2]),
        (["1R", "2R", "3R"], "RRRR", []),
    ],
)
def test_K4_K5_examples(dice: list[str], shown: str, seats: list[int]) -> None:
    assert pok.handed_over(dice, list(shown)) == seats


def test_K7_several_may_win_together() -> None:
    assert pok.winners_now([["B"], ["G", "R"], ["R"]]) == [0, 2]
    assert pok.winners_now([["B", "B"], ["G", "R"], ["R", "R"]]) == []


def test_K8_a_dead_position_needs_four_players_and_one_symbol() -> None:
    pair = ["B", "B"]
    assert pok.winners_now([pair] * 3) == []
    assert pok.winners_now([pair] * 4) == [0, 1, 2, 3]
    assert pok.winners_now([pair, pair, pair, ["B"]]) == [3]
    assert pok.winners_now([pair, pair, pair, ["G", "G"]]) == []


def test_K8_random_games_reach_dead_positions() -> None:
    games = [record for players in (4, 5, 6, 7) for record in _random_games("pok", players, count=150)]
    dead = [record for record in games if pok.is_dead(pok.counters_after(record["rounds"], len(record["seats"])))]
    assert dead
    assert any(record["winners"] == list(range(len(record["seats"]))) for record in dead)
    assert all(judge(record).ok for record in dead)
