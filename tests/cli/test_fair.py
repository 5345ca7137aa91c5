"""`coverts fair explain`, and what the referee says of fair records."""

import json
from pathlib import Path
from typing import Any

import pytest

from coverts.lang import LANGUAGES
from coverts.records.writing import line
from tests.cli.command import Command
from tests.fair.transcripts import fair_record


def file_with(tmp_path: Path, *records: dict[str, Any]) -> str:
    path = tmp_path / "games.jsonl"
    path.write_bytes(b"".join(map(line, records)))
    return str(path)


def test_the_referee_says_what_is_proved(coverts: Command, tmp_path: Path) -> None:
    records = [
        fair_record("pikoko", 3),
        fair_record("pok", 4, withheld=(1, 3)),
        fair_record("pikoko", 3, moves=20) | {},
    ]
    records[2]["fair"]["rounds"][0]["seed"] = None
    said = coverts("record", "check", file_with(tmp_path, *records))
    first, second, third = said.out.splitlines()
    assert said.status == 0
    assert first.endswith("; the deal is proved fair")
    assert second.endswith("; the deal is proved fair but for the numbers of Bo and Di")
    assert third.endswith("; not proved yet, because the seed is not revealed: round 1")
    objects = [
        json.loads(row) for row in coverts("record", "check", "--json", file_with(tmp_path, *records)).out.split()
    ]
    assert [found["fair"] for found in objects] == [
        {"proved": True, "missing": [], "unrevealed": []},
        {"proved": False, "missing": [1, 3], "unrevealed": []},
        {"proved": False, "missing": [], "unrevealed": [1]},
    ]


def test_a_wrong_number_is_refused_with_rule_and_place(coverts: Command, tmp_path: Path) -> None:
    record = fair_record("pikoko", 3)
    record["fair"]["rounds"][1]["nonces"][2] = "0" * 64
    said = coverts("record", "check", file_with(tmp_path, record))
    assert said.status == 1
    assert "illegal at round 2, seat 2: F4: " in said.out


@pytest.mark.parametrize(("game", "players"), [("pikoko", 3), ("pok", 5)])
def test_every_number_is_told(coverts: Command, tmp_path: Path, game: str, players: int) -> None:
    record = fair_record(game, players, bots=(1,), withheld=(2,))
    file = file_with(tmp_path, record)
    said = coverts("fair", "explain", file)
    assert said.status == 0
    [found] = map(json.loads, coverts("fair", "explain", "--json", file).out.splitlines())
    fair = record["fair"]
    numbers = [fair["game"], *[one[key] for one in fair["rounds"] for key in ("commitment", "seed")]]
    numbers += [text for one in fair["rounds"] for key in ("clients", "nonces") for text in one[key] if text]
    numbers += [one["salt"] for one in found["rounds"]]
    numbers += [draw["key"] for one in found["rounds"] for draw in one["draws"]]
    for number in numbers:
        assert number in said.out
    assert found["fair"]["missing"] == [2]
    draws = [draw for one in found["rounds"] for draw in one["draws"]]
    assert all(draw["matches"] for draw in draws)
    assert len(draws) == len(record["rounds"]) + (game == "pikoko")
    assert said.out.count("\n    below ") == sum(len(draw["numbers"]) for draw in draws)


def test_what_is_wrong_is_shown_where_it_is(coverts: Command, tmp_path: Path) -> None:
    record = fair_record("pok", 3)
    record["fair"]["rounds"][0]["seed"] = "0" * 64
    said = coverts("fair", "explain", file_with(tmp_path, record))
    assert said.status == 1
    assert "does NOT open the commitment" in said.out
    assert "NOT what is recorded" in said.out
    assert "illegal at round 1: F3: " in said.out


def test_records_without_it_and_no_records(coverts: Command, tmp_path: Path) -> None:
    record = fair_record("pok", 3)
    del record["fair"]
    said = coverts("fair", "explain", file_with(tmp_path, record))
    assert (said.status, said.out.splitlines()[0]) == (0, "This record does not say what its deals followed from.")
    assert coverts("fair", "explain", "-", stdin=b"nonsense").status == 2
    record = fair_record("pok", 3)
    record["fair"]["game"] = "x"
    assert coverts("fair", "explain", "-", stdin=line(record)).status == 1
    record = fair_record("pikoko", 3)
    del record["fair"]["rounds"][1:]
    assert coverts("fair", "explain", "-", stdin=line(record)).status == 1


def test_the_json_goes_into_a_file_too(coverts: Command, tmp_path: Path) -> None:
    file, sheet = file_with(tmp_path, fair_record("pok", 3)), tmp_path / "numbers.jsonl"
    assert coverts("fair", "explain", "--output", str(sheet), file).status == 0
    assert sheet.read_text() == coverts("fair", "explain", "--json", file).out
    said = coverts("fair", "explain", "--output", str(tmp_path / "no" / "file"), file)
    assert (said.status, said.out) == (2, "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_told_in_every_language(
    coverts: Command, tmp_path: Path, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COVERTS_LANG", language)
    records = [fair_record("pikoko", 3, bots=(0,), withheld=(1,)), fair_record("pok", 3)]
    records[1]["fair"]["rounds"][0]["seed"] = None
    records[1]["fair"]["rounds"][0]["nonces"][0] = "0" * 64
    said = coverts("fair", "explain", file_with(tmp_path, *records))
    assert said.status == 1
    assert len(said.out.splitlines()) > 100
