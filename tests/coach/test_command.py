"""`coverts review`."""

import json
from pathlib import Path
from typing import Any

import pytest

from coverts.lang import LANGUAGES
from coverts.records.writing import data_of, line, page
from tests.cli.command import Command
from tests.coach.games import table
from tests.records.second_reading import cut

KEYS = ["game", "players", "seat", "points", "average", "luck", "luck_parts", "mistakes", "decisions"]
DECISION = ["round", "kind", "about", "chosen", "best", "loss", "error", "size", "luck", "options"]


@pytest.fixture
def coverts(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Command:
    monkeypatch.setenv("COVERTS_LANG", "en")
    return Command(monkeypatch, capsys)


def written(folder: Path, name: str, players: int) -> Path:
    file = folder / f"{name}.json"
    file.write_bytes(page(data_of(table(name, "casual", players, 0))))
    return file


@pytest.mark.parametrize(("name", "players"), [("pikoko", 4), ("pok", 4)])
def test_one_object_for_programs(coverts: Command, tmp_path: Path, name: str, players: int) -> None:
    file = written(tmp_path, name, players)
    said = coverts("review", str(file), "--seat", "1", "--json", "--effort", "quick")
    assert (said.status, said.err) == (0, "")
    found: dict[str, Any] = json.loads(said.out)
    assert list(found) == KEYS
    assert (found["game"], found["players"], found["seat"]) == (name, players, 1)
    assert found["points"] == pytest.approx(found["average"] + found["luck"] - found["mistakes"], abs=1e-9)
    for one in found["decisions"]:
        assert list(one) == DECISION
        assert one["size"] in ("none", "small", "medium", "big")
        assert all(list(option) == ["action", "worth", "error"] for option in one["options"])
        assert {one["chosen"], one["best"]} <= {option["action"] for option in one["options"]}
    kinds = {one["kind"] for one in found["decisions"]}
    assert kinds == ({"offer"} if name == "pok" else {"bid", "self-bid", "confidence", "play"})
    again = coverts("review", str(file), "--seat", "Bo", "--json", "--effort", "quick")
    assert again.out == said.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_review_to_read(coverts: Command, tmp_path: Path, language: str) -> None:
    file, sheet = written(tmp_path, "pok", 4), tmp_path / "review.json"
    said = coverts("review", str(file), "--lang", language, "--output", str(sheet))
    assert (said.status, said.err) == (0, "")
    decimal = "." if language == "en" else ","
    assert f"0{decimal}250" in said.out
    assert "Ada" in said.out.splitlines()[0]
    assert len(said.out.splitlines()) > 15
    assert json.loads(sheet.read_bytes())["seat"] == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_review_of_pikoko_to_read(coverts: Command, tmp_path: Path, language: str) -> None:
    said = coverts("review", str(written(tmp_path, "pikoko", 3)), "--lang", language, "--effort", "quick")
    assert (said.status, said.err) == (0, "")
    assert len(said.out.splitlines()) > 45


def test_a_picture_of_the_game(coverts: Command, tmp_path: Path) -> None:
    file, picture = written(tmp_path, "pok", 3), tmp_path / "game.svg"
    assert coverts("review", str(file), "--plot", str(picture)).status == 0
    assert picture.read_text().startswith("<?xml")
    assert coverts("review", str(file), "--plot", str(tmp_path / "game.png")).status == 2


def test_whose_game_it_is_if_nobody_says(coverts: Command, tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    file.write_bytes(page(data_of(table("pok", "casual", 3, 0)) | {"practice": {"human": 2}}))
    assert json.loads(coverts("review", str(file), "--json").out)["seat"] == 2


def test_what_cannot_be_reviewed_is_answered_in_words(coverts: Command, tmp_path: Path) -> None:
    file, none = written(tmp_path, "pok", 3), tmp_path / "none.json"
    said = coverts("review", str(none))
    assert (said.status, said.out) == (2, "")
    assert "No such file" in said.err
    for seat in ("3", "-1", "Nobody"):
        said = coverts("review", str(file), f"--seat={seat}")
        assert (said.status, said.out) == (2, "")
        assert f"“{seat}”" in said.err
        assert "0 to 2" in said.err
    nonsense = tmp_path / "nonsense.json"
    nonsense.write_text("nonsense")
    said = coverts("review", str(nonsense))
    assert (said.status, said.out) == (2, "")
    assert "not JSON" in said.err


def test_a_game_that_goes_on_is_not_reviewed(coverts: Command, tmp_path: Path) -> None:
    from random import Random

    data = json.loads(page(data_of(table("pok", "casual", 3, 0))))
    file = tmp_path / "unfinished.json"
    file.write_bytes(json.dumps(cut(data, Random(2))).encode())
    said = coverts("review", str(file))
    assert (said.status, said.out) == (1, "")
    assert "not over" in said.err


def test_one_game_at_a_time(coverts: Command, tmp_path: Path) -> None:
    file = tmp_path / "many.jsonl"
    file.write_bytes(line(data_of(table("pok", "casual", 3, 0))) * 2)
    said = coverts("review", str(file))
    assert (said.status, said.out) == (2, "")
    assert "2 records" in said.err
