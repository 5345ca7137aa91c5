"""`coverts simulate`."""

import json
import random
from itertools import chain
from pathlib import Path

import pytest

from coverts.games.pikoko import PIKOKO
from coverts.games.pok import POK
from coverts.registry import PLUGINS
from coverts.simulate.playout import added, playouts
from coverts.simulate.stream import BITS, MASK, Stream, below, mixed, number_at, stream_key
from tests.cli.command import Command


def test_json_gives_the_figures(coverts: Command) -> None:
    said = coverts("simulate", "pikoko", "--players", "3", "--games", "20", "--seed", "7", "--json")
    assert (said.status, said.err) == (0, "")
    figures = json.loads(said.out)
    assert figures["games"] == 20
    assert figures["decisions"] == 20 * 3 * (3 * 3 + 3 + 8 * 3)
    assert figures["seconds"] > 0
    assert figures["decisions_per_second"] > 0
    assert sum(figures["ended_by"].values()) == 20


def test_json_is_printed_as_it_is_written(coverts: Command, tmp_path: Path) -> None:
    file = tmp_path / "figures.json"
    said = coverts("simulate", "pok", "--games", "5", "--json", "--output", str(file))
    assert (said.status, said.err, said.out) == (0, "", file.read_text())
    in_words = coverts("simulate", "pok", "--games", "5", "--output", str(file)).out
    assert f"checksum    {json.loads(file.read_text())['checksum']}" in in_words


@pytest.mark.parametrize(
    ("game", "players", "checksum"),
    [("pikoko", 4, "06cf9416d84b3a7b"), ("pok", 7, "0210b23d921d72f2")],
)
def test_the_checksum_depends_only_on_the_seed(coverts: Command, game: str, players: int, checksum: str) -> None:
    words = ("simulate", game, "--players", str(players), "--games", "10", "--json")
    first, again, other = (json.loads(coverts(*words, "--seed", seed).out) for seed in ("5", "5", "6"))
    assert first["checksum"] == again["checksum"] == checksum
    assert other["checksum"] != checksum


def test_a_game_is_the_same_however_many_are_played_around_it() -> None:
    options = PIKOKO.options_type(4)
    few = [playout.checksum for playout in playouts(PIKOKO, options, games=3, seed=1)]
    many = [playout.checksum for playout in playouts(PIKOKO, options, games=6, seed=1)]
    assert many[:3] == few
    assert len(set(many)) == 6


def test_the_checksum_of_several_games_knows_no_order() -> None:
    played = list(playouts(POK, POK.options_type(3), games=5, seed=1))
    shuffled = random.Random(1).sample(played, 5)
    sums = [0, 0]
    for one, other in zip(played, shuffled, strict=True):
        sums = [added(sums[0], one), added(sums[1], other)]
    assert sums[0] == sums[1] <= MASK


def test_the_records_are_legal(coverts: Command, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    said = coverts("simulate", "pok", "--games", "25", "--records", str(file))
    assert said.status == 0
    assert "checksum" in said.out
    checked = coverts("record", "check", "--json", str(file))
    assert checked.status == 0
    assert [json.loads(line)["complete"] for line in checked.out.splitlines()] == [True] * 25
    assert [entry.name for entry in tmp_path.iterdir()] == ["games.jsonl"]


@pytest.mark.parametrize(("game", "players"), [("pikoko", "2"), ("pikoko", "6"), ("pok", "8"), ("pok", "-1")])
def test_a_table_of_the_wrong_size_is_refused(coverts: Command, game: str, players: str) -> None:
    said = coverts("simulate", game, "--players", players)
    assert said.status == 2
    assert f"coverts: {PLUGINS[game].title} is for 3 to" in said.err


def test_a_file_that_cannot_be_written_is_named(coverts: Command, tmp_path: Path) -> None:
    said = coverts("simulate", "pok", "--games", "1", "--records", str(tmp_path / "no" / "file"))
    assert said.status == 2
    assert "cannot be written: No such file or directory" in said.err


@pytest.mark.parametrize("option", ["--records", "--plot", "--output"])
def test_of_several_files_the_one_that_cannot_be_written_is_named(
    coverts: Command, tmp_path: Path, option: str
) -> None:
    files = {"--records": "a.jsonl", "--plot": "b.svg", "--output": "c.json"}
    words = [word for name, file in files.items() for word in (name, str(tmp_path / file))]
    bad = str(tmp_path / "no" / files[option])
    words[words.index(option) + 1] = bad
    said = coverts("simulate", "pok", "--games", "1", *words)
    assert (said.status, said.out) == (2, "")
    assert f"{bad} cannot be written" in said.err
    assert not list(tmp_path.iterdir())


def test_stopping_writes_nothing_and_says_so(coverts: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text("what was there before")

    def interrupted(*_: object) -> bytes:
        raise KeyboardInterrupt

    monkeypatch.setattr("coverts.cli.simulate._record", interrupted)
    said = coverts("simulate", "pok", "--games", "3", "--records", str(file))
    assert said.status == 130
    assert "nothing was written" in said.err
    assert [entry.read_text() for entry in tmp_path.iterdir()] == ["what was there before"]


def test_numbers_of_a_stream_are_spread_evenly() -> None:
    """χ² with 46 degrees of freedom: 46 expected, above 100 once in 100,000 seeds."""
    for seed in range(3):
        draw, counts = Stream(seed, 0), [0] * 47
        for _ in range(47_000):
            counts[draw(47)] += 1
        assert sum((count - 1000) ** 2 / 1000 for count in counts) < 100


def test_first_numbers_of_neighbouring_games_are_spread_evenly() -> None:
    counts = [0] * 47
    for game in range(47_000):
        counts[Stream(1, game)(47)] += 1
    assert sum((count - 1000) ** 2 / 1000 for count in counts) < 100


def test_stream_arithmetic_stays_within_its_bits() -> None:
    rng = random.Random(2)
    for _ in range(1000):
        seed, game, place = rng.getrandbits(80), rng.getrandbits(40), rng.getrandbits(20)
        key = stream_key(seed, game)
        number = number_at(key, place)
        assert 0 <= key < 1 << BITS
        assert 0 <= number < 1 << BITS
        assert 0 <= below(number, 47) < 47
    assert len({mixed(number) for number in range(10_000)}) == 10_000


def test_threads_and_batches_do_not_matter(coverts: Command) -> None:
    words = ("simulate", "pikoko", "--players", "3", "--games", "2000", "--json")
    one, three = (json.loads(coverts(*words, "--threads", threads).out) for threads in ("1", "3"))
    assert one["compiled"]
    assert one["checksum"] == three["checksum"]
    assert one["counts"] == three["counts"]
    assert sum(one["counts"]["scores"].values()) == 2000 * 3 * 3
    assert sum(int(number) * often for number, often in one["counts"]["tricks"].items()) == 2000 * 3 * 8


def test_bots_can_play(coverts: Command) -> None:
    words = ("simulate", "pikoko", "--players", "3", "--games", "5", "--json")
    random_play, casual = (json.loads(coverts(*words, "--policy", policy).out) for policy in ("random", "casual"))
    assert casual["decisions"] == random_play["decisions"]
    assert casual["checksum"] != random_play["checksum"]
    assert not casual["compiled"]


def test_without_compilation_it_says_so(coverts: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COVERTS_COMPILE", "off")
    assert "interpreted" in coverts("simulate", "pok", "--players", "3", "--games", "1000").out


def test_pictures_are_the_same_every_time(coverts: Command, tmp_path: Path) -> None:
    for game in ("pikoko", "pok"):
        files = [tmp_path / f"{game}{number}.svg" for number in range(2)]
        for file in files:
            assert coverts("simulate", game, "--games", "30", "--plot", str(file)).status == 0
        first, second = (file.read_text() for file in files)
        assert first == second
        assert first.startswith("<?xml")


def test_a_picture_of_another_form_is_refused(coverts: Command, tmp_path: Path) -> None:
    said = coverts("simulate", "pok", "--games", "1", "--plot", str(tmp_path / "scores.png"))
    assert said.status == 2
    assert "does not end in .svg" in said.err


def test_it_says_what_people_want_to_know_before_the_checksum(coverts: Command) -> None:
    said = coverts("simulate", "pikoko", "--players", "3", "--games", "20", "--seed", "7").out.splitlines()
    assert [line.split()[0] for line in said[1:]] == [
        *("points", "tricks", "bids", "length", "winners", "ended", "decisions", "start", "checksum")
    ]
    assert said[2].startswith("tricks      2.67 a peacock")
    assert said[4] == "length      3 rounds and 108 decisions a game"
    said = coverts("simulate", "pok", "--games", "20").out.splitlines()
    assert [line.split()[0] for line in said[1:]] == [
        *("length", "counters", "winners", "ended", "decisions", "start", "checksum")
    ]


@pytest.mark.parametrize(("game", "players"), [("pikoko", 3), ("pok", 4)])
def test_the_averages_are_those_of_the_records(coverts: Command, tmp_path: Path, game: str, players: int) -> None:
    file, games = tmp_path / "games.jsonl", 30
    words = ("simulate", game, "--players", str(players), "--games", str(games), "--records", str(file), "--json")
    averages = json.loads(coverts(*words).out)["averages"]
    records = [json.loads(line) for line in file.read_text().splitlines()]
    rounds = [played for record in records for played in record["rounds"]]

    def mean(numbers: list[int]) -> float:
        return round(sum(numbers) / len(numbers), 6)

    assert averages["rounds"] == mean([len(record["rounds"]) for record in records])
    assert averages["winners"] == mean([len(record["winners"]) for record in records])
    assert averages["shared_victories"] == mean([len(record["winners"]) > 1 for record in records])
    if game == "pok":
        handed = [
            [sum(seat in played["handed_over"] for played in record["rounds"]) for seat in range(players)]
            for record in records
        ]
        left = [[6 - number for number in numbers] for numbers in handed]
        others = [
            left[game][seat]
            for game, record in enumerate(records)
            for seat in range(players)
            if seat not in record["winners"]
        ]
        assert averages["counters_left"] == mean([*chain(*left)])
        assert averages["counters_left_of_others"] == mean(others)
        return
    assert averages["points_a_round"] == mean([points for played in rounds for points in played["scores"]])
    totals = [
        [sum(points) for points in zip(*(played["scores"] for played in record["rounds"]), strict=True)]
        for record in records
    ]
    assert averages["points_a_game"] == mean([*chain(*totals)])
    assert averages["points_of_winners"] == mean([max(points) for points in totals])
    taken = [
        [sum(trick["winner"] == seat for trick in played["tricks"]) for seat in range(players)] for played in rounds
    ]
    pairs = [
        (bid, taken[number][subject])
        for number, played in enumerate(rounds)
        for row in played["bids"]
        for subject, bid in enumerate(row)
    ]
    assert averages["bids"] == mean([bid for bid, _ in pairs])
    assert averages["bids_exact"] == mean([bid == took for bid, took in pairs])
    assert averages["bids_off_by_one"] == mean([abs(bid - took) == 1 for bid, took in pairs])
    assert averages["tricks"] == mean([*chain(*taken)])


def test_numbers_are_written_as_the_language_writes_them(coverts: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COVERTS_LANG", "de")
    assert "Stiche      2,67 pro Pfau" in coverts("simulate", "pikoko", "--players", "3", "--games", "5").out
