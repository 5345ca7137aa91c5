"""`coverts record`: the referee and the reader's desk."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

from tests.cli.command import Command
from tests.records.second_reading import cut, random_record


def record(game: str = "pikoko", players: int = 3, seed: int = 1) -> dict[str, Any]:
    return random_record(game, players, random.Random(seed))


def one_line(data: object) -> bytes:
    return json.dumps(data).encode() + b"\n"


@pytest.fixture
def mixed(tmp_path: Path) -> Path:
    """One record of each kind."""
    spoiled = record()
    spoiled["rounds"][0]["tricks"][2]["winner"] = 7
    unfinished = cut(record(), random.Random(3))
    file = tmp_path / "mixed.jsonl"
    file.write_bytes(one_line(record()) + one_line(unfinished) + one_line(spoiled) + b"nonsense\n")
    return file


def test_each_record_gets_a_line(coverts: Command, mixed: Path) -> None:
    said = coverts("record", "check", str(mixed))
    assert said.status == 2
    first, second, third, fourth = said.out.splitlines()
    assert first.startswith(f"{mixed}:1: legal and complete, 112 moves; ")
    assert second.startswith(f"{mixed}:2: legal and unfinished after ")
    assert third.startswith(f"{mixed}:3: illegal at round 1, trick 3: P14: ")
    assert fourth.startswith(f"{mixed}:4: unreadable: This is not JSON")
    assert said.err == "4 records: 1 complete, 1 unfinished, 1 illegal, 1 unreadable.\n"


def test_json_gives_an_object_a_record(coverts: Command, mixed: Path) -> None:
    said = coverts("record", "check", "--json", str(mixed))
    first, second, third, fourth = map(json.loads, said.out.splitlines())
    game = record()
    source = {"source": f"{mixed}:1"}
    assert first == {"ok": True, "complete": True, "totals": game["totals"], "winners": game["winners"]} | source
    assert second == {"ok": True, "complete": False, "source": f"{mixed}:2"}
    assert (third["ok"], third["where"], third["rule"]) == (False, "round 1, trick 3", "P14")
    assert third["why"]
    assert (fourth["ok"], fourth["where"]) == (False, "the record")
    assert said.err == ""


def test_json_goes_into_a_file_beside_the_text(coverts: Command, mixed: Path, tmp_path: Path) -> None:
    sheet = tmp_path / "verdicts.jsonl"
    said = coverts("record", "check", "--output", str(sheet), str(mixed))
    assert (said.status, said.out) == (2, coverts("record", "check", str(mixed)).out)
    assert sheet.read_text() == coverts("record", "check", "--json", str(mixed)).out
    said = coverts("record", "check", "--output", str(tmp_path / "no" / "file"), str(mixed))
    assert (said.status, said.out) == (2, "")
    assert f"{tmp_path / 'no' / 'file'} cannot be written" in said.err


@pytest.mark.parametrize(
    ("data", "status"),
    [(one_line(record("pok", 7)), 0), (one_line(record() | {"winners": [0, 1, 2]}), 1), (b"[]", 2), (b"", 2)],
    ids=["legal", "illegal", "no record", "nothing"],
)
def test_the_status_says_how_it_went_from_standard_input_too(coverts: Command, data: bytes, status: int) -> None:
    assert coverts("record", "check", "-", stdin=data).status == status


def test_a_file_that_is_not_there_costs_nothing_else(coverts: Command, mixed: Path, tmp_path: Path) -> None:
    said = coverts("record", "check", str(tmp_path / "none.json"), str(tmp_path), str(mixed))
    assert said.status == 2
    lines = said.out.splitlines()
    assert lines[0].endswith("none.json: unreadable: The file cannot be read: No such file or directory.")
    assert lines[1].endswith("unreadable: The file cannot be read: Is a directory.")
    assert len(lines) == 6


def test_a_game_is_told_as_a_story(coverts: Command, tmp_path: Path) -> None:
    for game, players in (("pikoko", 5), ("pok", 6)):
        file = tmp_path / f"{game}.json"
        data = record(game, players)
        file.write_bytes(one_line(data))
        said = coverts("record", "show", str(file))
        assert (said.status, said.err) == (0, "")
        assert len(said.out.splitlines()) > 20
        for seat in data["seats"]:
            assert seat["name"] in said.out


def test_an_illegal_game_is_told_as_far_as_it_is_legal(coverts: Command, mixed: Path) -> None:
    said = coverts("record", "show", str(mixed))
    assert said.status == 2
    assert f"{mixed}:3: illegal at round 1, trick 3" in said.err
    assert f"{mixed}:4: unreadable" in said.err


@pytest.mark.parametrize("change", [{"seats": []}, {"seats": [{"name": "Ada"}] * 9}], ids=["nobody", "too many"])
def test_a_table_that_cannot_be_is_not_told(coverts: Command, change: dict[str, Any]) -> None:
    said = coverts("record", "show", "-", stdin=one_line(record() | change))
    assert said.status == 1
    assert "P3" in said.err


def test_converting_keeps_everything(coverts: Command, tmp_path: Path) -> None:
    data = record() | {"event": {"name": "Club night", "tags": ["é", "🪶"]}}
    data["rounds"][0]["comment"] = "What a start"
    first, lines, pages = tmp_path / "a.json", tmp_path / "b.jsonl", tmp_path / "c.json"
    first.write_bytes(one_line(data))
    assert coverts("record", "convert", str(first), str(lines)).out == f"Wrote one record to {lines}.\n"
    assert coverts("record", "convert", str(lines), str(pages)).status == 0
    assert json.loads(lines.read_bytes()) == json.loads(pages.read_bytes()) == data
    assert len(lines.read_bytes().splitlines()) == 1
    assert len(pages.read_bytes().splitlines()) > 40


def test_converting_to_text_tells_the_story(coverts: Command, tmp_path: Path) -> None:
    source, target = tmp_path / "a.jsonl", tmp_path / "b.txt"
    source.write_bytes(one_line(record()) + one_line(record("pok", 4)))
    assert coverts("record", "convert", str(source), str(target)).out == f"Wrote 2 records to {target}.\n"
    assert "POK" in target.read_text()


def test_illegal_records_are_not_converted(coverts: Command, mixed: Path, tmp_path: Path) -> None:
    target = tmp_path / "target.jsonl"
    target.write_text("what was there before")
    said = coverts("record", "convert", str(mixed), str(target))
    assert said.status == 2
    assert said.err.count("Nothing was written.") == 2
    assert target.read_text() == "what was there before"


def test_a_page_holds_one_record(coverts: Command, tmp_path: Path) -> None:
    source, target = tmp_path / "a.jsonl", tmp_path / "b.json"
    source.write_bytes(one_line(record()) * 2)
    said = coverts("record", "convert", str(source), str(target))
    assert said.status == 1
    assert "a .json file holds one" in said.err
    assert not target.exists()


def test_an_unknown_form_is_refused(coverts: Command, tmp_path: Path) -> None:
    said = coverts("record", "convert", "a.json", str(tmp_path / "b.pdf"))
    assert said.status == 2
    assert "ends in .json, .jsonl or .txt" in said.err


def test_a_target_that_cannot_be_written_is_named(coverts: Command, tmp_path: Path) -> None:
    said = coverts("record", "convert", "-", str(tmp_path / "no" / "b.json"), stdin=one_line(record()))
    assert said.status == 2
    assert "cannot be written" in said.err


def test_names_with_control_characters_cannot_touch_the_terminal(coverts: Command) -> None:
    data = record()
    data["seats"][0]["name"] = "Ada\x1b[2J\r\n\u202eBo"
    for words in (("check",), ("show",)):
        said = coverts("record", *words, "-", stdin=one_line(data))
        assert said.status == 0
        assert not {"\x1b", "\r", "\u202e"} & set(said.out)


def played(feather: str) -> dict[str, Any]:
    data = record()
    data["rounds"][0]["hands"][0][0] = feather
    return data


def offered(counter: str) -> dict[str, Any]:
    data = record("pok")
    data["rounds"][0]["played"][0] = counter
    return data


def thrown(face: str) -> dict[str, Any]:
    data = record("pok")
    data["rounds"][0]["dice"][0] = face
    return data


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (played("P12"), "P1: There is no feather P12."),
        (played("ß" * 30), "P1: There is no feather " + "\\xdf" * 5 + "."),
        (offered("X"), "K1: There is no counter X; counters are B, G and R."),
        (thrown("9B"), "K2: No die has a side 9B."),
        ({"format": "coverts/1"}, "The record does not say which game it is of; this program knows pikoko, pok."),
        ({"format": "coverts/1", "game": None}, "The game is null; this program knows pikoko, pok."),
        ({"format": "coverts/1", "game": "chess"}, 'The game is "chess"; this program knows pikoko, pok.'),
        ({"format": "coverts/1", "game": ["pok"]}, "The game is […]; this program knows pikoko, pok."),
    ],
)
def test_what_was_found_is_quoted_whole_and_as_it_is_written(
    coverts: Command, tmp_path: Path, data: dict[str, Any], sentence: str
) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(one_line(data))
    assert coverts("record", "check", str(file)).out.rstrip().endswith(f": {sentence}")
